"""Kingdom cards of Seaside."""

from typing import Final

from regalia.dominion.rules.cards.seaside_decks import (
    DiscardTopForCurse,
    LookAtBottom,
    LookDiscardAllOrNone,
    LookTrashDiscard,
    RevealTopIfCopy,
    TopdeckDownTo,
)
from regalia.dominion.rules.cards.seaside_instructions import (
    DiscardCopper,
    DiscardHandFor,
    ExtraTurnWithThree,
    MayShowProvince,
    RevealToReturn,
    TrashBothMaps,
    TrashForCoins,
)
from regalia.dominion.rules.from_hand import DiscardFromHand
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import CURSE, GOLD, SILVER
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card
from regalia.dominion.rules.promises import NextTurn
from regalia.dominion.rules.waiting import SetAsideFromHand, TakeFromThis

WHARF: Final = (PlusCards(2), PlusBuys(1))  # now and next turn
ASTROLABE: Final = (PlusCoins(1), PlusBuys(1))
TACTICIAN: Final = InOrder((PlusCards(5), PlusActions(1), PlusBuys(1)))

SEASIDE: Final[list[Card]] = [
    Card("ambassador", (RevealToReturn(),)),
    Card("outpost", (ExtraTurnWithThree(),)),
    Card("wharf", (*WHARF, NextTurn(InOrder(WHARF)))),
    Card("astrolabe", (*ASTROLABE, NextTurn(InOrder(ASTROLABE)))),
    Card("bazaar", (PlusCards(1), PlusActions(2), PlusCoins(1))),
    Card("caravan", (PlusCards(1), PlusActions(1), NextTurn(PlusCards(1)))),
    Card("cutpurse", (PlusCoins(2), EachOther(DiscardCopper()))),
    Card("explorer", (MayShowProvince(),), gives=(SILVER, GOLD)),
    Card("fishing_village", (PlusActions(2), PlusCoins(1), NextTurn(InOrder((PlusActions(1), PlusCoins(1)))))),
    Card("ghost_ship", (PlusCards(2), EachOther(TopdeckDownTo(3)))),
    Card("haven", (PlusCards(1), PlusActions(1), SetAsideFromHand(1, TakeFromThis()))),
    Card("lookout", (PlusActions(1), LookTrashDiscard())),
    Card("merchant_ship", (PlusCoins(2), NextTurn(PlusCoins(2)))),
    Card("navigator", (PlusCoins(2), LookDiscardAllOrNone(5))),
    Card("pearl_diver", (PlusCards(1), PlusActions(1), LookAtBottom())),
    Card("salvager", (PlusBuys(1), TrashForCoins())),
    Card("sea_chart", (PlusCards(1), PlusActions(1), RevealTopIfCopy())),
    Card("sea_hag", (EachOther(DiscardTopForCurse()),), gives=(CURSE,)),
    Card(
        "sea_witch",
        (PlusCards(2), EachOther(Gain(CURSE)), NextTurn(InOrder((PlusCards(2), DiscardFromHand(2))))),
        gives=(CURSE,),
    ),
    Card("tactician", (DiscardHandFor(NextTurn(TACTICIAN)),)),
    Card("tide_pools", (PlusCards(3), PlusActions(1), NextTurn(DiscardFromHand(2)))),
    Card("treasure_map", (TrashBothMaps(),), gives=(GOLD,)),
    Card("warehouse", (PlusCards(3), PlusActions(1), DiscardFromHand(3))),
]
