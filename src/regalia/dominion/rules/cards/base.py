"""The base cards of every game and the 26 Kingdom cards of the base set, second edition."""

from typing import Final

from regalia.dominion.rules.cards.base_instructions import (
    DiscardPerEmptyPile,
    DiscardToDraw,
    DiscardTopMayPlay,
    DrawMaySetActionsAside,
    LoseTreasure,
    MayTrashCopper,
    PerCards,
    TopdeckFromDiscard,
    TopdeckVictory,
)
from regalia.dominion.rules.from_hand import DiscardDownTo, MayPlayFromHand, TopdeckFromHand, TrashToGain, TrashUpTo
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
    GainUpTo,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusPotions,
    ThisTurn,
)
from regalia.dominion.rules.kinds import CURSE, GOLD, SILVER
from regalia.dominion.rules.layout import ACTION, DECK, HAND, TREASURE
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import FIRST_SILVER, SHIELD
from regalia.dominion.rules.sorting import LookAndSortOut

BASIC: Final = [
    Card("copper", (PlusCoins(1),)),
    Card("silver", (PlusCoins(2),)),
    Card("gold", (PlusCoins(3),)),
    Card("estate"),
    Card("duchy"),
    Card("province"),
    Card("curse"),  # no Victory card (G-CURSE-05)
    Card("potion", (PlusPotions(1),)),
    Card("platinum", (PlusCoins(5),)),  # only together with Colony
    Card("colony"),
]

BASE: Final = [
    Card("cellar", (PlusActions(1), DiscardToDraw())),
    Card("chapel", (TrashUpTo(4),)),
    Card("moat", (PlusCards(2),), listeners=(SHIELD,)),
    Card("harbinger", (PlusCards(1), PlusActions(1), TopdeckFromDiscard(may=True))),
    Card("merchant", (PlusCards(1), PlusActions(1), ThisTurn()), listeners=(FIRST_SILVER,)),
    Card("vassal", (PlusCoins(2), DiscardTopMayPlay())),
    Card("village", (PlusCards(1), PlusActions(2))),
    Card("workshop", (GainUpTo(4),)),
    Card("bureaucrat", (Gain(SILVER, DECK), EachOther(TopdeckVictory())), gives=(SILVER,)),
    Card("gardens", worth=PerCards(10)),
    Card("militia", (PlusCoins(2), EachOther(DiscardDownTo(3)))),
    Card("moneylender", (MayTrashCopper(3),)),
    Card("poacher", (PlusCards(1), PlusActions(1), PlusCoins(1), DiscardPerEmptyPile())),
    Card("remodel", (TrashToGain(2),)),
    Card("smithy", (PlusCards(3),)),
    Card("throne_room", (MayPlayFromHand(ACTION, 2),)),
    Card("bandit", (Gain(GOLD), EachOther(LoseTreasure())), gives=(GOLD,)),
    Card("council_room", (PlusCards(4), PlusBuys(1), EachOther(PlusCards(1)))),
    Card("festival", (PlusActions(2), PlusBuys(1), PlusCoins(2))),
    Card("laboratory", (PlusCards(2), PlusActions(1))),
    Card("library", (DrawMaySetActionsAside(7),)),
    Card("market", (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(1))),
    Card("mine", (TrashToGain(3, TREASURE, HAND, optional=True),)),
    Card("sentry", (PlusCards(1), PlusActions(1), LookAndSortOut(2))),
    Card("witch", (PlusCards(2), EachOther(Gain(CURSE))), gives=(CURSE,)),
    Card("artisan", (GainUpTo(5, place=HAND), TopdeckFromHand())),
]
MONEYLENDER_FIRST_EDITION: Final = Card("moneylender", (MayTrashCopper(3, must=True),))

SHEET: Final = Sheet(BASIC, BASE, printings={"moneylender_first_edition": MONEYLENDER_FIRST_EDITION})
