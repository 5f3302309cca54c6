"""A question that is asked in one world only is searched in none: the truth is never dealt in place of a world.

The toy is interpreted, so these tests are for the pure engine.
"""

from typing import Final

import pytest

from regalia.bots import shown
from regalia.bots.search import Budget, Effort, Node, search
from regalia.bots.searcher import PlainGuide, Searcher
from regalia.kernel.chance import FAST, Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.effects import Effect
from regalia.kernel.game import Game
from regalia.kernel.numbers import numbers
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.setup import Setup
from regalia.kernel.worlds import Worlds

CARDS = 30
GUESS = Verb("guess", 3)
WHICH = Question("which", "")


class GuessingSetup(Setup):
    def reseeded(self, seed: int) -> "GuessingSetup":
        return GuessingSetup(self.game, self.seats, seed, self.chance)


SETUP = GuessingSetup("guessing", 2, 7, FAST)


class Guessing(Game):
    """Seat 0 guesses whether the top of a face-down pile is low, middle or high; a point for whoever is right."""

    points: list[int]

    __slots__ = ("points",)

    def copy(self) -> "Guessing":
        twin = Guessing()
        self.copy_shared(twin)
        twin.points = self.points[:]
        return twin

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        return [[card for card in self.zones[0] if not self.known[card] >> viewer & 1]]

    def facts(self, viewer: int) -> dict[str, object]:
        return {"points": self.points}

    def zone_names(self) -> list[str]:
        return ["pile"]

    def standings(self) -> dict[str, object]:
        return {"winners": [0] if self.points[0] else [1], "totals": self.points}


class Guess(Effect[Guessing]):
    """``only``: the pile in the one world in which it asks; empty: it always does."""

    def __init__(self, only: tuple[int, ...]) -> None:
        self.only: Final = only

    def run(self, game: Guessing) -> Decision | None:
        return Decision(0, WHICH, list(GUESS.options)) if not self.only or list(self.only) == game.zones[0] else None

    def chosen(self, game: Guessing, option: Option) -> None:
        right = game.zones[0][-1] * 3 // CARDS == option.subject
        game.points = [int(right), int(not right)]


def guessing(always: bool) -> Guessing:
    game = Guessing()
    game.sit_down(SETUP)
    game.lay_zones(1)
    game.zones[0] = list(range(CARDS))
    game.place, game.moves, game.known = numbers([0] * CARDS), numbers([0] * CARDS), numbers([0] * CARDS)
    game.points = [0, 0]
    game.push(Guess(() if always else tuple(game.zones[0])))
    game.proceed()
    return game


def test_the_truth_is_never_dealt_instead_of_a_world() -> None:
    with pytest.raises(NoWorld, match="'which' is asked in none of 120 worlds dealt for seat 0"):
        Worlds(guessing(always=False), 0).deal(Chance(1))


def test_a_player_without_worlds_answers_all_the_same() -> None:
    top = Node()
    search(Worlds(guessing(always=False), 0), 0, PlainGuide(), Budget(5, 0.0), Chance(1), top)
    assert top.visits == 0
    for view in (shown(guessing(always=False)), guessing(always=True).view(0)):  # no world to be had, or none handed out
        bot = Searcher(Chance(1), Effort(iterations=5))
        assert bot.choose(view) in view.options and bot.top.visits == 0


def test_any_game_is_searched() -> None:
    game = guessing(always=True)
    bot = Searcher(Chance(1), Effort(30, 0.0, 1, 1))
    assert bot.choose(shown(game)) in GUESS.options
    assert bot.top.visits == 30


def test_a_dealt_world_has_neither_the_seed_nor_the_future() -> None:
    game = guessing(always=True)
    worlds = Worlds(game, 0)
    dealt = [worlds.deal(Chance(seed)) for seed in range(20)]
    assert {world.setup.seed for world in dealt} == {0} and game.setup.seed == SETUP.seed
    assert len({world.zones[0][-1] for world in dealt}) > 5
    game.answer_number(2)
    assert worlds.deal(Chance(0)).decision is not None, "worlds are of the moment they were asked for"
