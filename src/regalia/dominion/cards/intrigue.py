"""Kingdom cards of Intrigue."""

from typing import Final

from regalia.dominion.instructions import MayTrashThis, PlusActions, PlusCards
from regalia.dominion.layout import ACTION
from regalia.dominion.printed import Card

INTRIGUE: Final = [
    Card("mining_village", 4, ACTION, (PlusCards(1), PlusActions(2), MayTrashThis(2))),
]
