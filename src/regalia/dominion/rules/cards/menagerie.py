"""Kingdom cards of Menagerie, and the Horses beside the Supply."""

from typing import Final

from regalia.dominion.rules.cards.menagerie_instructions import (
    CAMEL_TRAIN_GAINED,
    COPY_NEXT,
    DISCARD_FROM_EXILE,
    HORSE,
    HOSTELRY_GAINED,
    PAY_WITH_ACTION,
    PLAY_BLACK_CAT,
    PLAY_FALCONER,
    SLEIGH_TO_DECK,
    SLEIGH_TO_HAND,
    BackFromBuying,
    BuyPerEmptyPile,
    ExileCurse,
    ExileFromSupply,
    IfOutsideOwnTurn,
)
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
    GainCheaper,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ReturnThis,
    ThisTurn,
)
from regalia.dominion.rules.kinds import CURSE, GOLD, KIND_OF
from regalia.dominion.rules.layout import HAND
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import PLAY_SHEEPDOG, WhenGained

CAVALRY_GAINED: Final = WhenGained("cavalry_gained", KIND_OF["cavalry"], InOrder((PlusCards(2), PlusBuys(1), BackFromBuying())))

MENAGERIE: Final[list[Card]] = [
    Card("black_cat", (PlusCards(2), IfOutsideOwnTurn(EachOther(Gain(CURSE)))), listeners=(PLAY_BLACK_CAT,), gives=(CURSE,)),
    Card("sleigh", (Gain(HORSE), Gain(HORSE)), listeners=(SLEIGH_TO_HAND, SLEIGH_TO_DECK), gives=(HORSE,)),
    Card("camel_train", (ExileFromSupply(),), listeners=(CAMEL_TRAIN_GAINED, DISCARD_FROM_EXILE), gives=(GOLD,), mats=True),
    Card("sheepdog", (PlusCards(2),), listeners=(PLAY_SHEEPDOG,)),
    Card("snowy_village", (PlusCards(1), PlusActions(4), PlusBuys(1), ThisTurn())),
    Card("cavalry", (Gain(HORSE), Gain(HORSE)), listeners=(CAVALRY_GAINED,), gives=(HORSE,)),
    Card("hostelry", (PlusCards(1), PlusActions(2)), listeners=(HOSTELRY_GAINED,), gives=(HORSE,)),
    Card(
        "coven",
        (PlusActions(1), PlusCoins(2), EachOther(ExileCurse())),
        listeners=(DISCARD_FROM_EXILE,),
        gives=(CURSE,),
        mats=True,
    ),
    Card("falconer", (GainCheaper(HAND),), listeners=(PLAY_FALCONER,)),
    Card("kiln", (PlusCoins(2), ThisTurn()), listeners=(COPY_NEXT,)),
    Card("animal_fair", (PlusCoins(4), BuyPerEmptyPile()), offers=(PAY_WITH_ACTION,)),
]
MENAGERIE_BESIDE: Final[list[Card]] = [
    Card("horse", (PlusCards(2), PlusActions(1), ReturnThis())),
]

SHEET: Final = Sheet(MENAGERIE, MENAGERIE_BESIDE)
