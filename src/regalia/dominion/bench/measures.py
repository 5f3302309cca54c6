"""What ``regalia bench`` measures of Dominion."""

from collections.abc import Callable
from typing import Any, Final

from regalia.arena.peers import pyminion_money
from regalia.arena.playout import playout
from regalia.dominion.bench.anchors import anchors
from regalia.dominion.bench.money import mirror
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.setup import new_game
from regalia.kernel.chance import Chance

__all__ = ["BUDGETS", "acts", "anchors", "decisions", "exercises", "games"]

BUDGETS: Final = {"money": (13_600, 900), "kingdom": (600_000, 0), "copy_dominion": (1.5, 0), "copy_dominion_4": (1.5, 0)}


def games() -> dict[str, Callable[[int], Any]]:
    setup = setup_for("money", seats=2, tells_by_asking=True)
    found: dict[str, Callable[[int], Any]] = {"money": lambda number: mirror(new_game(setup.reseeded(number)))}
    peer = pyminion_money()
    return found if peer is None else {**found, "money_pyminion": peer}


def decisions() -> dict[str, Callable[[int], int]]:
    """Random play with the ten cards of the first game."""
    setup = setup_for(seats=2, tells_by_asking=True)  # decisions with a choice are counted
    return {"kingdom": lambda number: playout(new_game(setup.reseeded(number)), Chance(number))}


def exercises() -> dict[str, Callable[[int], Any]]:
    """For a profile: kingdoms by lot."""
    setups = [setup_for(kingdom="random", seats=2 + seed % 3, seed=seed) for seed in range(100)]
    return {"kingdoms": lambda number: playout(new_game(setups[number % len(setups)].reseeded(number)), Chance(number), 2_000)}


def acts(midgame: int) -> dict[str, Callable[[int], Any]]:
    """A copy at two seats, and at four, with more zones and piles of each."""
    two, four = (new_game(setup_for(seats=seats, seed=7)) for seats in (2, 4))
    for game in (two, four):
        playout(game, Chance(7), midgame)
    return {"copy_dominion": lambda number: two.copy(), "copy_dominion_4": lambda number: four.copy()}
