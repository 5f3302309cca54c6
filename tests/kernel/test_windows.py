"""Windows on a toy table: who is asked what, in which order, and when again (G-SIMULTANEOUS-01 … -13).

The toy is interpreted, so these tests are for the pure engine; real windows are tested both ways by laws and cases.
"""

from typing import Any, Final

import pytest

from regalia.kernel.chance import FAST, Chance
from regalia.kernel.effects import Effect
from regalia.kernel.game import Game
from regalia.kernel.options import PASS, Decision, IllegalOption, Option, Question, Verb
from regalia.kernel.setup import Setup
from regalia.kernel.windows import Happening, Reaction, open_window

CALLED: Final = Question("called", "G-SIMULTANEOUS-01")


class Toy(Game):
    """``held[seat]``: the names of the reactions a seat has; ``suspects``: who might have a secret; ``log``: what was done."""

    held: list[list[str]]
    suspects: int
    log: list[tuple[Any, ...]]


class Answer(Reaction[Toy]):
    """What it does is in its name: a "gift" lets the seat to the right react, a "nest" opens a window inside.

    "later" is there for all to see and possible once a duty is done.
    """

    def list(self, game: Toy, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if self.name != "later" or [done for done in game.log if done[1:2] == ("duty",)]:
            options.extend(self.stands(game, seat, about))

    def stands(self, game: Toy, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        return tuple(self.options[: game.held[seat].count(self.name)])

    def might(self, game: Toy, seat: int, about: Happening[Any]) -> bool:
        return self.name == "secret" and game.suspects >> seat & 1 == 1

    def react(self, game: Toy, seat: int, about: Happening[Any], subject: int) -> None:
        game.log.append((seat, self.name, subject))
        if self.name == "gift":
            game.held[(seat - 1) % game.seats].append("public")
        if self.name == "nest" and isinstance(about, Ring) and about.depth == 0:
            open_window(game, Ring(seat, 1))

    def marks(self, seat: int) -> int:
        return 1 << seat if self.name == "shield" else 0


REACTIONS: Final[list[Reaction[Any]]] = [
    Answer("public", 4),
    Answer("secret", 4, secret=True),
    Answer("duty", 4, must=True),
    Answer("again", 4, repeats=True),
    Answer("gift", 4),
    Answer("shield", 4, secret=True),
    Answer("nest", 4),
    Answer("later", 4),
]
NAMED: Final = {reaction.name: reaction for reaction in REACTIONS}


class Ring(Happening[Toy]):
    def __init__(self, turn_of: int, depth: int) -> None:
        super().__init__(turn_of)
        self.depth: Final = depth

    def reactions(self, game: Toy) -> list[Reaction[Any]]:
        return REACTIONS if self.depth == 0 else [NAMED["secret"]]

    def question(self, game: Toy) -> Question:
        return CALLED

    def settled(self, game: Toy, marked: int) -> None:
        game.log.append(("settled", self.depth, marked))


class Choosy(Ring):
    """Its public options may be declined one by one."""

    def declining(self, option: Option) -> Option | None:
        assert isinstance(option.verb, Reaction)
        return DECLINE.of(REACTIONS.index(option.verb))


DECLINE: Final = Verb("decline", 8, "number")


class Afterwards(Effect[Toy]):
    def run(self, game: Toy) -> Decision | None:
        game.log.append(("afterwards",))
        return None


def toy(*held: str, turn_of: int = 0, suspects: int = 0, tells_by_asking: bool = False, choosy: bool = False) -> Toy:
    game = Toy()
    game.seats = len(held)
    game.setup = Setup("toy", game.seats, 0, FAST, tells_by_asking)
    game.chance = Chance(0)
    game.journal = None
    game.shares_rows = False
    game.held = [names.split() for names in held]
    game.suspects = suspects
    game.log = []
    game.stack = [Afterwards()]
    game.deputies = None
    open_window(game, Choosy(turn_of, 0) if choosy else Ring(turn_of, 0))
    game.proceed()
    return game


def asked(game: Toy) -> tuple[int, list[str]]:
    assert game.decision is not None and game.decision.question is CALLED
    return game.decision.seat, [option.verb.name for option in game.decision.options]


def passes(game: Toy) -> None:
    game.answer(PASS)


def does(game: Toy, name: str, subject: int = 0) -> None:
    game.answer(NAMED[name].of(subject))


def ends(game: Toy, marked: int = 0) -> list[tuple[Any, ...]]:
    assert game.decision is None
    assert game.log[-2:] == [("settled", 0, marked), ("afterwards",)]
    return game.log[:-2]


@pytest.mark.rules("G-SIMULTANEOUS-08", "G-SIMULTANEOUS-11")
def test_seats_are_asked_clockwise_from_the_one_whose_turn_it_is() -> None:
    game = toy("public", "public", "", "public", turn_of=1)
    order = []
    while game.decision is not None:
        order.append(game.decision.seat)
        passes(game)
    assert order == [1, 3, 0]
    assert ends(game) == []


def test_a_window_nobody_can_use_asks_nobody() -> None:
    assert ends(toy("", "", "")) == []


@pytest.mark.rules("G-SIMULTANEOUS-06", "G-SIMULTANEOUS-10")
def test_after_every_reaction_the_asking_starts_over() -> None:
    game = toy("", "gift", "public")
    assert asked(game) == (1, ["gift", "pass"])
    does(game, "gift")
    assert asked(game) == (0, ["public", "pass"]), "seat 0 could do nothing before; now it can, and comes first"
    does(game, "public")
    assert asked(game) == (2, ["public", "pass"])
    does(game, "public")
    assert ends(game) == [(1, "gift", 0), (0, "public", 0), (2, "public", 0)]


@pytest.mark.rules("G-SIMULTANEOUS-03", "G-SIMULTANEOUS-04", "G-SIMULTANEOUS-05")
def test_what_is_public_is_declined_once_and_what_is_secret_may_be_used_later() -> None:
    game = toy("public secret", "public")
    assert asked(game) == (0, ["public", "secret", "pass"])
    passes(game)
    does(game, "public")
    assert asked(game) == (0, ["secret", "pass"])
    passes(game)
    assert ends(game) == [(1, "public", 0)]


@pytest.mark.rules("G-SIMULTANEOUS-01")
def test_a_seat_orders_its_own_reactions() -> None:
    game = toy("public secret", "")
    does(game, "secret")
    assert asked(game) == (0, ["public", "pass"])
    does(game, "public")
    assert ends(game) == [(0, "secret", 0), (0, "public", 0)]


@pytest.mark.rules("G-SIMULTANEOUS-02")
def test_what_must_be_done_cannot_be_passed() -> None:
    game = toy("duty secret", "")
    assert asked(game) == (0, ["secret", "duty"])
    with pytest.raises(IllegalOption):
        passes(game)
    does(game, "secret")
    assert ends(game) == [(0, "secret", 0), (0, "duty", 0)], "the one thing left to do needs no question"


@pytest.mark.rules("G-SIMULTANEOUS-02", "G-SIMULTANEOUS-04")
def test_what_is_public_may_be_declined_before_what_must_be_done() -> None:
    game = toy("duty public", "")
    assert asked(game) == (0, ["public", "duty", "pass"])
    passes(game)
    assert ends(game) == [(0, "duty", 0)], "declined once and for all, and the duty is done"


@pytest.mark.rules("G-REACTION-02")
def test_a_reaction_is_used_once_unless_it_may_be_used_again() -> None:
    game = toy("again", "")
    for _ in range(3):
        assert asked(game) == (0, ["again", "pass"])
        does(game, "again")
    passes(game)
    assert ends(game) == [(0, "again", 0)] * 3


def test_equal_reactions_are_used_one_by_one() -> None:
    game = toy("secret secret", "")
    assert asked(game) == (0, ["secret", "pass"]), "options that look the same are one"
    does(game, "secret", 0)
    assert asked(game) == (0, ["secret", "pass"])
    does(game, "secret", 1)
    assert ends(game) == [(0, "secret", 0), (0, "secret", 1)]


def test_what_a_reaction_marks_is_known_when_the_window_closes() -> None:
    game = toy("", "shield", "shield", "")
    does(game, "shield")
    does(game, "shield")
    assert ends(game, marked=0b110) == [(1, "shield", 0), (2, "shield", 0)]


@pytest.mark.rules("G-SIMULTANEOUS-12")
def test_a_window_inside_a_window_is_finished_first() -> None:
    game = toy("nest", "secret")
    does(game, "nest")
    assert asked(game) == (1, ["secret", "pass"])
    passes(game)
    assert game.log == [(0, "nest", 0), ("settled", 1, 0)]
    assert asked(game) == (1, ["secret", "pass"]), "the outer window goes on"
    does(game, "secret")
    assert ends(game) == [(0, "nest", 0), ("settled", 1, 0), (1, "secret", 0)]


def test_everybody_who_might_react_is_asked() -> None:
    game = toy("", "secret", "", "", suspects=0b1110)
    order = []
    while game.decision is not None:
        order.append(asked(game))
        passes(game)
    assert order == [(1, ["secret", "pass"]), (2, ["pass"]), (3, ["pass"])]
    assert ends(game) == []


def test_whoever_might_react_is_asked_again_after_every_reaction() -> None:
    """As a seat with something would be: otherwise being asked again would tell."""
    game = toy("", "", "gift secret", "", suspects=0b1110)
    passes(game)
    does(game, "gift")
    assert asked(game) == (1, ["public", "pass"])
    passes(game)
    assert asked(game) == (2, ["secret", "pass"])
    passes(game)
    assert asked(game) == (3, ["pass"])
    passes(game)
    assert ends(game) == [(2, "gift", 0)]


@pytest.mark.rules("G-SIMULTANEOUS-04")
def test_passing_declines_what_all_see_even_if_it_is_impossible_just_now() -> None:
    game = toy("public duty later", "")
    assert asked(game) == (0, ["public", "duty", "pass"])
    passes(game)
    assert ends(game) == [(0, "duty", 0)], "later became possible, and was declined before"


@pytest.mark.rules("G-SIMULTANEOUS-03", "G-SIMULTANEOUS-04")
def test_one_option_is_declined_and_another_kept() -> None:
    game = toy("public duty later", "", choosy=True)
    assert asked(game) == (0, ["public", "duty", "decline", "pass"]), "only what is possible needs declining"
    game.answer(DECLINE.of(0))
    assert asked(game) == (0, ["later", "pass"]), "the duty left nothing to choose"
    does(game, "later")
    assert ends(game) == [(0, "duty", 0), (0, "later", 0)]


def test_a_single_option_is_declined_by_passing_alone() -> None:
    game = toy("public public secret", "", choosy=True)
    assert asked(game) == (0, ["public", "secret", "pass"])
    game = toy("public public gift", "", choosy=True)
    assert asked(game) == (0, ["public", "gift", "decline", "decline", "pass"])
    game.answer(DECLINE.of(0))
    assert asked(game) == (0, ["gift", "pass"]), "all copies were declined"


def test_what_is_used_up_is_asked_for_no_more() -> None:
    game = toy("secret secret secret secret", "public", "", suspects=0b001)
    for subject in range(4):
        does(game, "secret", subject)
    assert asked(game) == (1, ["public", "pass"]), "seat 0 used it as often as anybody can"
    does(game, "public")
    assert ends(game) == [(0, "secret", 0), (0, "secret", 1), (0, "secret", 2), (0, "secret", 3), (1, "public", 0)]


def test_a_single_duty_is_asked_for_if_something_secret_might_come_before_it() -> None:
    game = toy("duty", "", suspects=0b01)
    assert asked(game) == (0, ["duty"])
    does(game, "duty")
    assert asked(game) == (0, ["pass"]), "and after it"
    passes(game)
    assert ends(game) == [(0, "duty", 0)]


def test_a_setup_that_tells_by_asking_asks_nobody_for_nothing() -> None:
    game = toy("", "secret", "", "duty", suspects=0b1111, tells_by_asking=True)
    assert asked(game) == (1, ["secret", "pass"])
    passes(game)
    assert asked(game) == (1, ["secret", "pass"])
    passes(game)
    assert ends(game) == [(3, "duty", 0)]


def why_not(game: Toy, name: str, subject: int = 0) -> str:
    found = game.stack[-1].why_not(game, NAMED[name].of(subject))
    assert found is None or found.rule == CALLED.rule
    return "" if found is None else found.name


def test_why_somebody_cannot_react() -> None:
    """Of the seat that is asked, however many passed before it."""
    game = toy("secret", "", "secret secret public", "public", turn_of=1)
    assert asked(game) == (2, ["public", "secret", "pass"])
    assert why_not(game, "public") == why_not(game, "secret") == ""
    assert why_not(game, "duty") == why_not(game, "secret", 2) == "cannot_react"
    does(game, "secret")
    assert asked(game) == (2, ["public", "secret", "pass"])
    assert why_not(game, "secret", 0) == "reacted" and why_not(game, "secret", 1) == ""
    passes(game)
    assert asked(game) == (3, ["public", "pass"])
    assert why_not(game, "secret", 0) == "cannot_react", "somebody else did"
    assert game.stack[-1].why_not(game, Verb("nod").of(0)) is None


def test_nobody_explains_to_a_seat_that_is_not_there() -> None:
    game = toy("public", "")
    assert game.explain(1, NAMED["public"].of(0)).name == "waiting"
    for seat in (-1, 2):
        with pytest.raises(ValueError, match=f"unknown seat {seat}; expected a number from 0 to 1"):
            game.explain(seat, NAMED["public"].of(0))


def test_a_reaction_can_be_done_in_one_way_unless_said() -> None:
    assert [option.subject for option in Reaction[Toy]("wave").options] == [0]
