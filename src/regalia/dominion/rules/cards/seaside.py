"""Kingdom cards of Seaside."""

from typing import Final

from regalia.dominion.rules.cards.seaside_instructions import (
    ExtraTurnWithThree,
    RevealToReturn,
)
from regalia.dominion.rules.instructions import PlusBuys, PlusCards
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card
from regalia.dominion.rules.promises import NextTurn

# -- Wharf ---------------------------------------------------------------------------------------------------------------

NOW_AND_NEXT_TURN: Final = (PlusCards(2), PlusBuys(1))

SEASIDE: Final[list[Card]] = [
    Card("ambassador", (RevealToReturn(),)),
    Card("outpost", (ExtraTurnWithThree(),)),
    Card("wharf", (*NOW_AND_NEXT_TURN, NextTurn(InOrder(NOW_AND_NEXT_TURN)))),
]
