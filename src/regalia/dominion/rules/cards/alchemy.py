"""Kingdom cards of Alchemy."""

from typing import Final

from regalia.dominion.rules.cards.alchemy_instructions import (
    POSSESSION,
    TRANSMUTE,
    GainForPossessed,
    PossessLeft,
    TrashToTransmute,
)
from regalia.dominion.rules.cards.alchemy_potions import (
    ALCHEMIST_DISCARDED,
    ALCHEMIST_TOPDECKS,
    HERBALIST,
    HERBALIST_DISCARDED,
    CoinsPerCards,
    DrawUntilNoAction,
    FindActions,
    MayComeBack,
    PerActions,
    TrashToDraw,
)
from regalia.dominion.rules.cards.hinterlands_instructions import KeepFromPlay
from regalia.dominion.rules.instructions import (
    EachOther,
    EachPlayer,
    Gain,
    GainUpTo,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ThisTurn,
)
from regalia.dominion.rules.kinds import COPPER, CURSE, DUCHY, GOLD, POTION
from regalia.dominion.rules.layout import ACTION, TREASURE, WOULD_GAIN
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.revealing import RevealTopToDecide, TakeOfTop

HERBALIST_TOPDECKS: Final = KeepFromPlay("herbalist_topdecks", HERBALIST, TREASURE)
GAINED_BY_POSSESSOR: Final = GainForPossessed("gained_by_possessor", POSSESSION, WOULD_GAIN, must=True)

ALCHEMY: Final = [
    Card("transmute", (TrashToTransmute(),), gives=(DUCHY, TRANSMUTE, GOLD)),
    Card("possession", (PossessLeft(),), listeners=(GAINED_BY_POSSESSOR,)),
    Card("alchemist", (PlusCards(2), PlusActions(1), MayComeBack()), listeners=(ALCHEMIST_TOPDECKS,)),
    Card("apothecary", (PlusCards(1), PlusActions(1), TakeOfTop(4, 0, (COPPER, POTION)))),
    Card("apprentice", (PlusActions(1), TrashToDraw())),
    Card("familiar", (PlusCards(1), PlusActions(1), EachOther(Gain(CURSE))), gives=(CURSE,)),
    Card("golem", (FindActions(2),)),
    Card("herbalist", (PlusBuys(1), PlusCoins(1), ThisTurn()), listeners=(HERBALIST_TOPDECKS,)),
    Card("philosophers_stone", (CoinsPerCards(5),)),
    Card("scrying_pool", (PlusActions(1), EachPlayer(RevealTopToDecide()), DrawUntilNoAction())),
    Card("university", (PlusActions(2), GainUpTo(5, ACTION, may=True))),
    Card("vineyard", worth=PerActions(3)),
]

ALCHEMY_PRINTINGS: Final = {
    "alchemist_first_printing": Card("alchemist", (PlusCards(2), PlusActions(1)), listeners=(ALCHEMIST_DISCARDED,)),
    "herbalist_first_printing": Card("herbalist", (PlusBuys(1), PlusCoins(1)), listeners=(HERBALIST_DISCARDED,)),
}

# Newest wording: no second extra turn in a row, and Debt goes to the possessor too.
POSSESSION_NEWEST: Final = Card("possession", (PossessLeft(once=True),), listeners=(GAINED_BY_POSSESSOR,), moves_debt=True)

SHEET: Final = Sheet(ALCHEMY, printings={**ALCHEMY_PRINTINGS, "possession_newest": POSSESSION_NEWEST})
