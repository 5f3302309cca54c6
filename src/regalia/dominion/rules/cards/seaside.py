"""Kingdom cards of Seaside."""

from typing import Final

from regalia.dominion.rules.cards.seaside_decks import (
    DiscardTopForCurse,
    LookAtBottom,
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
from regalia.dominion.rules.cards.seaside_later import (
    BLOCKADE_CURSES,
    CORSAIR_TRASHES,
    LIGHTHOUSE_GUARDS,
    LIGHTHOUSE_GUARDS_IN_PLAY,
    MONKEY_DRAWS,
    PLAY_PIRATE,
    SAILOR_PLAYS,
    GainSmuggled,
    GainToBlockade,
    OncePlayGained,
)
from regalia.dominion.rules.cards.seaside_mats import (
    CURSE_PER_EMBARGO,
    CoinPerToken,
    PutEmbargo,
    PutOnIsland,
    RobTreasures,
    TakeMat,
    TopOntoMat,
)
from regalia.dominion.rules.cards.seaside_treasury import (
    TREASURY_DISCARDED,
    TREASURY_NOTES,
    TREASURY_TOPDECKS,
    RememberPlay,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import DiscardFromHand, TrashUpTo
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
    GainUpTo,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    TrashThis,
)
from regalia.dominion.rules.kinds import CURSE, GOLD, SILVER
from regalia.dominion.rules.layout import GAINS, HAND, PIRATE_COINS, TREASURE
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Instruction, Listener, Sheet
from regalia.dominion.rules.promises import NextTurn
from regalia.dominion.rules.sorting import LookDiscardAllOrNone
from regalia.dominion.rules.waiting import SetAsideFromHand, TakeFromThis

WHARF: Final = (PlusCards(2), PlusBuys(1))  # now and next turn
ASTROLABE: Final = (PlusCoins(1), PlusBuys(1))
TACTICIAN: Final = InOrder((PlusCards(5), PlusActions(1), PlusBuys(1)))
NATIVE_VILLAGE: Final = Choose(1, (Alternative("top_onto_mat", TopOntoMat()), Alternative("take_mat", TakeMat())))
PIRATE_SHIP: Final = Choose(1, (Alternative("coin_per_token", CoinPerToken()), Alternative("rob_treasures", RobTreasures())))
TREASURY: Final = (PlusCards(1), PlusActions(1), PlusCoins(1))
SAILOR: Final = InOrder((PlusCoins(2), TrashUpTo(1)))  # next turn


def lighthouse(guard: Listener) -> Card:
    return Card("lighthouse", (PlusActions(1), PlusCoins(1), NextTurn(PlusCoins(1))), listeners=(guard,))


def embargo(*token: Instruction) -> Card:
    return Card("embargo", (PlusCoins(2), *token), listeners=(CURSE_PER_EMBARGO,), gives=(CURSE,), marks_piles=True)


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
    Card("lookout", (PlusActions(1), LookTrashDiscard(3))),
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
    Card("blockade", (GainToBlockade(4),), listeners=(BLOCKADE_CURSES,), gives=(CURSE,)),
    Card("corsair", (PlusCoins(2), NextTurn(PlusCards(1))), listeners=(CORSAIR_TRASHES,)),
    embargo(TrashThis(PutEmbargo())),
    Card("island", (PutOnIsland(),), own_mats=True),
    lighthouse(LIGHTHOUSE_GUARDS),
    Card("monkey", (NextTurn(PlusCards(1)),), listeners=(MONKEY_DRAWS,)),
    Card("native_village", (PlusActions(2), NATIVE_VILLAGE), own_mats=True),
    Card("pirate", (NextTurn(GainUpTo(6, TREASURE, HAND)),), listeners=(PLAY_PIRATE,)),
    Card("pirate_ship", (PIRATE_SHIP,), tokens=1 << PIRATE_COINS),
    Card("sailor", (PlusActions(1), OncePlayGained(), NextTurn(SAILOR)), listeners=(SAILOR_PLAYS,)),
    Card("smugglers", (GainSmuggled(6),), logs_gains=True),
    Card("treasury", (*TREASURY, RememberPlay()), listeners=(TREASURY_TOPDECKS,), tokens=1 << GAINS, logs_gains=True),
]
SEASIDE_PRINTINGS: Final = {
    "treasury_first_printing": Card("treasury", TREASURY, listeners=(TREASURY_NOTES, TREASURY_DISCARDED)),
    "lighthouse_first_printing": lighthouse(LIGHTHOUSE_GUARDS_IN_PLAY),
    "embargo_first_printing": embargo(TrashThis(), PutEmbargo()),
}

SHEET: Final = Sheet(SEASIDE, printings=SEASIDE_PRINTINGS)
