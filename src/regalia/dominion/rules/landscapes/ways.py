"""Ways: what an Action may do instead of its own instructions (G-PLAY-06)."""

from typing import Final

from regalia.dominion.rules.hands import DiscardWholeHand
from regalia.dominion.rules.instructions import PlusActions, PlusCards, ReturnThis
from regalia.dominion.rules.printed import Landscape, Sheet

WAYS: Final[list[Landscape]] = [
    Landscape("way_of_the_horse", (PlusCards(2), PlusActions(1), ReturnThis())),
    Landscape("way_of_the_mole", (PlusActions(1), DiscardWholeHand(), PlusCards(3))),
    Landscape("way_of_the_ox", (PlusActions(2),)),
]

SHEET: Final = Sheet(WAYS)
