"""States: taken for some time, in force from then on (G-TAKE-01, -03)."""

from typing import Any, Final

from regalia.dominion.rules.from_hand import DiscardFromHand
from regalia.dominion.rules.instructions import PlusCoins
from regalia.dominion.rules.kinds import GOLD, KIND_OF, SILVER
from regalia.dominion.rules.landscapes.owning import OwnMoment
from regalia.dominion.rules.layout import ACTION, START_OF_BUY_PHASE, START_OF_TURN, hand
from regalia.dominion.rules.printed import Landscape, Listener, Play, Replacement, Sheet
from regalia.dominion.rules.receiving import ReceiveBoon, give_back
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


class ForThisTurn(Listener):
    """Deluded, Envious: at the start of the Buy phase they go back, and hold for the rest of the turn (G-THIS-TURN-01)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, kind, START_OF_BUY_PHASE, must=True)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and game.has(seat, self.kind):
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        give_back(game, seat, self.kind)
        game.in_force.append(self.kind)


class OnlyOneCoin(Replacement):
    """Envious: Silver and Gold make $1, whatever else is said about playing them."""

    def applies(self, game: Dominion, play: Play) -> bool:
        return play.seat == game.active and ENVIOUS in game.in_force and game.box.kind[play.card] in (SILVER, GOLD)


class DiscardForBoon(OwnMoment):
    """Lost in the Woods: at the start of the turn a card may be discarded to receive a Boon (G-START-OF-TURN-01)."""

    def is_of_use(self, game: Dominion, seat: int) -> bool:
        return len(game.zones[hand(seat)]) > 0


DELUDED: Final = KIND_OF["deluded"]
ENVIOUS: Final = KIND_OF["envious"]
DELUDED_ENDS: Final = ForThisTurn("return_deluded", DELUDED)
ENVIOUS_ENDS: Final = ForThisTurn("return_envious", ENVIOUS)
IN_THE_WOODS: Final = DiscardForBoon(
    "discard_for_boon", KIND_OF["lost_in_the_woods"], START_OF_TURN, DiscardFromHand(1, then=ReceiveBoon()), must=False
)

STATES: Final[list[Landscape]] = [
    Landscape("deluded", listeners=(DELUDED_ENDS,), bars=ACTION),
    Landscape("envious", listeners=(ENVIOUS_ENDS,), replaces=OnlyOneCoin((PlusCoins(1),))),
    Landscape("lost_in_the_woods", listeners=(IN_THE_WOODS,)),
    Landscape("miserable"),
    Landscape("twice_miserable"),
]

SHEET: Final = Sheet(STATES)
