"""Action cards that are played when a character is called: Rasputin and the Acrobat (A-RASPUTIN-01, A-ACROBAT-01)."""

from typing import Any, Final

from regalia.citadels.rules.crown import move_crown
from regalia.citadels.rules.knowledge import may_have, may_hold
from regalia.citadels.rules.layout import (
    ACROBAT,
    MOST_SEATS,
    RASPUTIN,
    hand,
    ring,
)
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option, Question
from regalia.kernel.windows import Happening, Reaction


class CalledWhenHit(Happening[Citadels]):
    """A character that was named or marked is called (R-D4.19, -20)."""

    def __init__(self, turn_of: int, rank: int) -> None:
        super().__init__(turn_of)
        self.rank: Final = rank

    def reactions(self, game: Citadels) -> list[Reaction[Any]]:
        return RASPUTIN_REACTIONS

    def question(self, game: Citadels) -> Question:
        return RASPUTIN_OR_NOT


class PlayRasputin(Reaction[Citadels]):
    """Take the turn as if nothing had been done to the character (A-RASPUTIN-01)."""

    def list(self, game: Citadels, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CalledWhenHit)
        if not game.unhindered and game.find_role(about.rank) == seat and game.find(hand(seat), RASPUTIN) != NO_CARD:
            options.append(self.options[0])

    def might(self, game: Citadels, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CalledWhenHit)
        return not game.unhindered and may_have(game, seat, about.rank) and may_hold(game, seat, RASPUTIN)

    def react(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> None:
        game.move(game.find(hand(seat), RASPUTIN), hand(seat), ring(seat))
        game.active = seat
        game.unhindered = True
        if game.journal is not None:
            game.tell("plays_action", "A-RASPUTIN-01", (seat, RASPUTIN))


class PutRasputinAway(SeatEffect[Citadels]):
    """It stays out until the end of the turn (A-RASPUTIN-03) and protects nobody after it."""

    def run(self, game: Citadels) -> Decision | None:
        game.unhindered = False
        card = game.find(ring(self.seat), RASPUTIN)
        if card != NO_CARD:
            game.discard(card, ring(self.seat))
        return None


class Rank4Unanswered(Happening[Citadels]):
    """Rank 4 was called and nobody answered (A-ACROBAT-01)."""

    def reactions(self, game: Citadels) -> list[Reaction[Any]]:
        return ACROBAT_REACTIONS

    def question(self, game: Citadels) -> Question:
        return ACROBAT_OR_NOT


class PlayAcrobat(Reaction[Citadels]):
    """Take the crown; out of turn, so it is not the one card of a turn (R-D4.2)."""

    def list(self, game: Citadels, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if game.find(hand(seat), ACROBAT) != NO_CARD:
            options.append(self.options[0])

    def might(self, game: Citadels, seat: int, about: Happening[Any]) -> bool:
        return may_hold(game, seat, ACROBAT)

    def react(self, game: Citadels, seat: int, about: Happening[Any], subject: int) -> None:
        card = game.find(hand(seat), ACROBAT)
        if game.journal is not None:
            game.tell("plays_action", "A-ACROBAT-01", (seat, ACROBAT))
        game.move(card, hand(seat), ring(seat))
        game.discard(card, ring(seat))
        game.acrobat = True
        move_crown(game, seat, "A-ACROBAT-01")


PUT_RASPUTIN_AWAY: Final = [PutRasputinAway(seat) for seat in range(MOST_SEATS)]
RASPUTIN_REACTIONS: Final[list[Reaction[Any]]] = [PlayRasputin("play_rasputin", secret=True)]
ACROBAT_REACTIONS: Final[list[Reaction[Any]]] = [PlayAcrobat("play_acrobat", secret=True)]
RASPUTIN_OR_NOT: Final = Question("rasputin", "A-RASPUTIN-01", poker_face=True)
ACROBAT_OR_NOT: Final = Question("acrobat", "A-ACROBAT-01", poker_face=True)
