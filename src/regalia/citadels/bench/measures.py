"""What ``regalia bench`` measures of Citadels."""

from collections.abc import Callable
from typing import Any, Final

from regalia.arena.playout import playout
from regalia.citadels.bench.alone import alone
from regalia.citadels.rules.choose import setup_for
from regalia.citadels.rules.setup import new_game
from regalia.kernel.chance import Chance

CASTS: Final = 20
BUDGETS: Final = {"first_game": (10_000, 900), "random_casts": (6000, 450), "copy": (1.5, 6)}


def games() -> dict[str, Callable[[int], Any]]:
    first_game = setup_for(seats=4)
    first_game_alone = alone(first_game)
    casts = [setup_for(seats=6, cast="random", uniques="random", seed=seed) for seed in range(CASTS)]
    return {
        "first_game": lambda number: playout(new_game(first_game.reseeded(number)), Chance(number)),
        "first_game_alone": lambda number: playout(new_game(first_game_alone.reseeded(number)), Chance(number)),
        "random_casts": lambda number: playout(new_game(casts[number % CASTS].reseeded(number)), Chance(number)),
    }


def decisions() -> dict[str, Callable[[int], int]]:
    return {}


def exercises() -> dict[str, Callable[[int], Any]]:
    """For a profile: casts and districts by lot at every number of seats."""
    setups = [setup_for(seats=2 + seed % 7, cast="random", uniques="random", seed=seed) for seed in range(100, 170)]
    return {"casts": lambda number: playout(new_game(setups[number % len(setups)].reseeded(number)), Chance(number))}


def anchors(scale: float) -> list[Any]:
    """No figures are known from outside."""
    return []


def acts(midgame: int) -> dict[str, Callable[[int], Any]]:
    game = new_game(setup_for(seats=4, seed=7))
    bot = Chance(7)
    playout(game, bot, midgame)
    return {
        "copy": lambda number: game.copy(),
        "view": lambda number: game.view(number % 4),
        "determinize": lambda number: game.determinize(number % 4, bot),
    }
