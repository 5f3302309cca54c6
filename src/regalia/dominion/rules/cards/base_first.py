"""The six Kingdom cards of the base set that only its first edition has."""

from typing import Final

from regalia.dominion.rules.cards.base_first_instructions import Adventure, StealTreasures
from regalia.dominion.rules.cards.dark_ages_instructions import MayEmptyDeck
from regalia.dominion.rules.instructions import (
    EachPlayer,
    GainUpTo,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    TrashThis,
)
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.revealing import RevealTopToDecide

BASE_FIRST: Final = [
    Card("adventurer", (Adventure(2),)),
    Card("chancellor", (PlusCoins(2), MayEmptyDeck())),
    Card("feast", (TrashThis(), GainUpTo(5))),
    Card("spy", (PlusCards(1), PlusActions(1), EachPlayer(RevealTopToDecide()))),
    Card("thief", (StealTreasures(2),)),
    Card("woodcutter", (PlusBuys(1), PlusCoins(2))),
]

SHEET: Final = Sheet(BASE_FIRST)
