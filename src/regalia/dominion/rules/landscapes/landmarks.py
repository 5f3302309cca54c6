"""Landmarks."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import BUY_PHASE, CARD_BOUGHT, CARD_GAINED, POINTS
from regalia.dominion.rules.printed import Landscape, Listener, Sheet
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class PointsForMoneyLeft(Listener):
    """Basilica: a buyer of a card with $2 or more left takes 2 VP tokens from it, or the last one (G-BUY-PHASE-08)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and game.coins >= 2 and game.held[game.box.landscape_of[self.kind]] > 0:
            if self.is_meant(game, seat, about):
                options.append(self.options[0])

    def is_meant(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardBought)
        return seat == about.buyer

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        at = game.box.landscape_of[self.kind]
        number = min(2, game.held[at])
        game.held[at] = game.held[at] - number
        game.add_tokens(seat, POINTS, number)


class PointsForGain(PointsForMoneyLeft):
    """The newest Basilica: for a card gained in the own Buy phase, bought or not."""

    def is_meant(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat == about.gainer and game.phase == BUY_PHASE


TAKE_FROM_BASILICA: Final = PointsForMoneyLeft("take_from_basilica", KIND_OF["basilica"], CARD_BOUGHT, must=True)
BASILICA_FOR_GAIN: Final = PointsForGain("basilica_for_gain", KIND_OF["basilica"], CARD_GAINED, must=True)

LANDMARKS: Final[list[Landscape]] = [
    Landscape("basilica", listeners=(TAKE_FROM_BASILICA,), tokens=1 << POINTS, stock=6),
]
BASILICA_NEWEST: Final = Landscape("basilica", listeners=(BASILICA_FOR_GAIN,), tokens=1 << POINTS, stock=6)

SHEET: Final = Sheet(LANDMARKS, printings={"basilica_newest": BASILICA_NEWEST})
