"""Landmarks."""

from typing import Any, Final

from regalia.dominion.buying import CardBought
from regalia.dominion.kinds import KIND_OF
from regalia.dominion.layout import CARD_BOUGHT, LANDMARK, POINTS
from regalia.dominion.printed import Landscape, Listener
from regalia.dominion.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class PointsForMoneyLeft(Listener):
    """Basilica: whoever buys a card and has $2 or more left takes 2 VP tokens from it, or the last one (G-BUY-PHASE-08)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer == game.active and game.coins >= 2 and game.held[game.box.landscape_of[self.kind]] > 0:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        at = game.box.landscape_of[self.kind]
        number = min(2, game.held[at])
        game.held[at] = game.held[at] - number
        game.add_tokens(seat, POINTS, number)


TAKE_FROM_BASILICA: Final = PointsForMoneyLeft("take_from_basilica", KIND_OF["basilica"], CARD_BOUGHT, must=True)

LANDMARKS: Final[list[Landscape]] = [
    Landscape("basilica", LANDMARK, listeners=(TAKE_FROM_BASILICA,), tokens=1 << POINTS, stock=6),
]
