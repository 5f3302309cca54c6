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
from regalia.dominion.rules.layout import ACTION, ATTACK, CURSE_TYPE, DECK, HAND, REACTION, TREASURE, VICTORY
from regalia.dominion.rules.printed import Card
from regalia.dominion.rules.reactions import FIRST_SILVER, SHIELD
from regalia.dominion.rules.sorting import LookAtTop

BASIC: Final = [
    Card("copper", 0, TREASURE, (PlusCoins(1),)),
    Card("silver", 3, TREASURE, (PlusCoins(2),)),
    Card("gold", 6, TREASURE, (PlusCoins(3),)),
    Card("estate", 2, VICTORY, points=1),
    Card("duchy", 5, VICTORY, points=3),
    Card("province", 8, VICTORY, points=6),
    Card("curse", 0, CURSE_TYPE, points=-1),  # no Victory card (G-CURSE-05)
    Card("potion", 4, TREASURE, (PlusPotions(1),)),
    Card("platinum", 9, TREASURE, (PlusCoins(5),)),  # only together with Colony
    Card("colony", 11, VICTORY, points=10),
]

BASE: Final = [
    Card("cellar", 2, ACTION, (PlusActions(1), DiscardToDraw())),
    Card("chapel", 2, ACTION, (TrashUpTo(4),)),
    Card("moat", 2, ACTION | REACTION, (PlusCards(2),), listeners=(SHIELD,)),
    Card("harbinger", 3, ACTION, (PlusCards(1), PlusActions(1), TopdeckFromDiscard(may=True))),
    Card("merchant", 3, ACTION, (PlusCards(1), PlusActions(1), ThisTurn()), listeners=(FIRST_SILVER,)),
    Card("vassal", 3, ACTION, (PlusCoins(2), DiscardTopMayPlay())),
    Card("village", 3, ACTION, (PlusCards(1), PlusActions(2))),
    Card("workshop", 3, ACTION, (GainUpTo(4),)),
    Card("bureaucrat", 4, ACTION | ATTACK, (Gain(SILVER, DECK), EachOther(TopdeckVictory())), gives=(SILVER,)),
    Card("gardens", 4, VICTORY, worth=PerCards(10)),
    Card("militia", 4, ACTION | ATTACK, (PlusCoins(2), EachOther(DiscardDownTo(3)))),
    Card("moneylender", 4, ACTION, (MayTrashCopper(3),)),
    Card("poacher", 4, ACTION, (PlusCards(1), PlusActions(1), PlusCoins(1), DiscardPerEmptyPile())),
    Card("remodel", 4, ACTION, (TrashToGain(2),)),
    Card("smithy", 4, ACTION, (PlusCards(3),)),
    Card("throne_room", 4, ACTION, (MayPlayFromHand(ACTION, 2),)),
    Card("bandit", 5, ACTION | ATTACK, (Gain(GOLD), EachOther(LoseTreasure())), gives=(GOLD,)),
    Card("council_room", 5, ACTION, (PlusCards(4), PlusBuys(1), EachOther(PlusCards(1)))),
    Card("festival", 5, ACTION, (PlusActions(2), PlusBuys(1), PlusCoins(2))),
    Card("laboratory", 5, ACTION, (PlusCards(2), PlusActions(1))),
    Card("library", 5, ACTION, (DrawMaySetActionsAside(7),)),
    Card("market", 5, ACTION, (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(1))),
    Card("mine", 5, ACTION, (TrashToGain(3, TREASURE, HAND, optional=True),)),
    Card("sentry", 5, ACTION, (PlusCards(1), PlusActions(1), LookAtTop())),
    Card("witch", 5, ACTION | ATTACK, (PlusCards(2), EachOther(Gain(CURSE))), gives=(CURSE,)),
    Card("artisan", 6, ACTION, (GainUpTo(5, place=HAND), TopdeckFromHand())),
]
MONEYLENDER_FIRST_EDITION: Final = Card("moneylender", 4, ACTION, (MayTrashCopper(3, must=True),))
