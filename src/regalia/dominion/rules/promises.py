"""Keeping promises: what becomes due at a moment of the turn, and the windows of those moments."""

from typing import Any, Final

from regalia.dominion.rules.kinds import KIND_OF, KINDS, NO_KIND
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    DUE,
    END_OF_TURN,
    NEW_HAND,
    REST_OF_TURN,
    START_OF_CLEAN_UP,
    START_OF_TURN,
    TURN_STARTS,
)
from regalia.dominion.rules.playing import FollowOne, Moment
from regalia.dominion.rules.printed import Instruction, Listener, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening, open_window


def promise(game: Dominion, later: Later) -> None:
    """What happens at every start of a turn joins the start of turn that is being done (G-SIMULTANEOUS-06)."""
    game.pending.append(later)
    if later.every and later.moment == START_OF_TURN and game.phase == TURN_STARTS and later.seat == game.active:
        game.pending.append(later.due())


class NextTurn(Instruction):
    """At the start of your next turn: ``then``. The card stays in play till then (G-CLEAN-UP-06)."""

    def __init__(self, then: Instruction, every: bool = False) -> None:
        self.then: Final = then
        self.every: Final = every

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, START_OF_TURN, kind_of(game, play), self.then, play, self.every))


class RestOfTurn(Instruction):
    """What a listener of the card lets follow when its time comes this turn, once for each playing (G-THIS-TURN-01, -02).

    Whom this playing does not affect stays so.
    """

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, REST_OF_TURN, kind_of(game, play), self.then, play))


def promised(game: Dominion, seat: int, kind: int) -> list[Later]:
    """For the rest of this turn, by what this player played."""
    return [one for one in game.pending if one.moment == REST_OF_TURN and one.kind == kind and one.seat == seat]


class AtEndOfTurn(Instruction):
    """At the end of this turn, after the new hand was drawn: ``then`` (G-END-OF-TURN-01)."""

    def __init__(self, then: Instruction) -> None:
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, END_OF_TURN, kind_of(game, play), self.then, play))


class AtCleanUp(Instruction):
    """At the start of Clean-up: ``then``, perhaps only if the player likes (G-CLEAN-UP-02)."""

    def __init__(self, then: Instruction, may: bool) -> None:
        self.then: Final = then
        self.may: Final = may

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, START_OF_CLEAN_UP, kind_of(game, play), self.then, play, False, self.may))


def kind_of(game: Dominion, play: Play) -> int:
    return game.box.kind[play.card]


class Due(Listener):
    """One option for each kind whose promise is due; two of one kind are kept one after the other."""

    def __init__(self, name: str, moment: int, may: bool) -> None:
        super().__init__(name, NO_KIND, moment, must=not may, repeats=True, subjects=KINDS, about=A_KIND)
        self.may: Final = may

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        for later in game.pending:
            if later.moment == DUE and later.seat == seat and later.may == self.may:
                option = self.options[later.kind]
                if option not in options:
                    options.append(option)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        for later in game.pending:
            if later.moment == DUE and later.seat == seat and later.may == self.may and later.kind == subject:
                game.pending.remove(later)
                game.push(FollowOne(later.then, seat, later.play))
                return


class TurnMoment(Moment):
    """A moment of the turn that is about no card."""

    def __init__(self, turn_of: int, kind: int, moment: int) -> None:
        super().__init__(turn_of, kind)
        self.moment: Final = moment

    def number(self) -> int:
        return self.moment

    def settled(self, game: Dominion, marked: int) -> None:
        if game.pending:
            game.pending = [later for later in game.pending if later.moment != DUE]


def come_to(game: Dominion, moment: int) -> None:
    """A moment of the turn has come: what was promised for it is due, and everybody may react."""
    due = fall_due(game, moment) if game.pending else False
    if due or game.box.wakes[moment]:
        open_window(game, TurnMoment(game.active, NO_KIND, moment))


def fall_due(game: Dominion, moment: int) -> bool:
    """True if a promise is due now."""
    kept: list[Later] = []
    due = False
    for later in game.pending:
        if later.moment == moment and (later.seat == game.active or moment == END_OF_TURN):
            kept.append(later.due())
            due = True
            if later.every:
                kept.append(later)
        else:
            kept.append(later)
    game.pending = kept
    return due


def is_one_too_many(game: Dominion, later: Later) -> bool:
    """An Outpost gives no third turn in a row, nor does an extra turn that says so (``may``); some follow no extra turn."""
    if later.seat != game.active:
        return False
    if game.turn_kind != NO_KIND and not later.then.follows_extra_turn():
        return True
    return (later.may or later.kind == OUTPOST) and game.active == game.last_turn_of


OUTPOST: Final = KIND_OF["outpost"]
DUE_MOMENTS: Final = ((START_OF_TURN, "start"), (START_OF_CLEAN_UP, "clean_up"), (NEW_HAND, "hand"), (END_OF_TURN, "end"))
DUES: Final = tuple(
    [Due(f"{'may_do' if may else 'do'}_at_{name}", moment, may) for moment, name in DUE_MOMENTS for may in (False, True)]
)
