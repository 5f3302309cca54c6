"""Kingdom cards of Prosperity."""

from typing import Final

from regalia.dominion.rules.cards.prosperity_bans import GainUnnamed
from regalia.dominion.rules.cards.prosperity_gains import (
    COLLECTION_POINTS,
    GOONS_POINTS,
    HOARD_GOLD,
    HOARD_GOLD_BOUGHT,
    MINT_BOUGHT,
    MINT_GAINED,
    PLAY_CLERK,
    QUARRY,
    SEAL_TOPDECKS,
    TALISMAN_COPIES,
    TIARA_TOPDECKS,
    ActionsCheaper,
    ActionsCheaperInPlay,
    CheaperPerAction,
)
from regalia.dominion.rules.cards.prosperity_instructions import (
    CoinPerTradeToken,
    CoinPerTreasure,
    CoppersToHand,
    DiscardCurseOrGain,
    DiscardForCoins,
    DiscardOfThree,
    IfEmptyPiles,
    LookToPlay,
    MayDiscardTwo,
    RevealHandForPoints,
    RevealToCopy,
    RevealTreasure,
    TrashForPoints,
    TrashToForge,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import Facts, facts_of
from regalia.dominion.rules.from_hand import (
    DiscardDownTo,
    DiscardFromHand,
    MayPlayFromHand,
    TopdeckFromHand,
    TrashFromHand,
    TrashToGain,
    TrashUpTo,
)
from regalia.dominion.rules.hands import CardPerShown, IfCardsInHand
from regalia.dominion.rules.instructions import (
    DrawUpTo,
    EachOther,
    Gain,
    GainUpTo,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
    ThisTurn,
    TrashThis,
)
from regalia.dominion.rules.kinds import COPPER, CURSE, GOLD
from regalia.dominion.rules.layout import ACTION, CURSE_TYPE, POINTS, TREASURE
from regalia.dominion.rules.naming import LeftNames
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import WATCHTOWER_TOPDECKS, WATCHTOWER_TRASHES

INVEST: Final = Choose(
    1, (Alternative("plus_coin", PlusCoins(1)), Alternative("trash_for_points", TrashThis(RevealHandForPoints())))
)
# In games using Charlatan a Curse is a Treasure too, for everybody and always (G2-TYPE-02).
CURSE_WORTH_COIN: Final = Card("curse", (PlusCoins(1),), facts=Facts(Cost(0), CURSE_TYPE | TREASURE, facts_of("curse").points))
RABBLE: Final = DiscardOfThree(ACTION | TREASURE)

PROSPERITY: Final = [
    Card("watchtower", (DrawUpTo(6),), listeners=(WATCHTOWER_TRASHES, WATCHTOWER_TOPDECKS)),
    Card("counting_house", (CoppersToHand(),)),
    Card("grand_market", (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(2)), not_with=COPPER),
    Card("anvil", (PlusCoins(1), DiscardFromHand(1, TREASURE, GainUpTo(4), optional=True))),
    Card("bank", (CoinPerTreasure(),)),
    Card(
        "bishop",
        (PlusCoins(1), PlusTokens(POINTS), TrashForPoints(), EachOther(TrashUpTo(1))),
        tokens=1 << POINTS,
    ),
    Card("charlatan", (PlusCoins(3), EachOther(Gain(CURSE))), gives=(CURSE,), changes=(CURSE_WORTH_COIN,)),
    Card(
        "city",
        (
            PlusCards(1),
            PlusActions(2),
            IfEmptyPiles(1, PlusCards(1)),
            IfEmptyPiles(2, InOrder((PlusBuys(1), PlusCoins(1)))),
        ),
    ),
    Card("clerk", (PlusCoins(2), EachOther(IfCardsInHand(5, TopdeckFromHand()))), listeners=(PLAY_CLERK,)),
    Card("collection", (PlusCoins(2), PlusBuys(1), ThisTurn()), listeners=(COLLECTION_POINTS,), tokens=1 << POINTS),
    Card("contraband", (PlusCoins(3), PlusBuys(1), LeftNames()), bars_named=True),
    Card("crystal_ball", (PlusCoins(1), LookToPlay())),
    Card("expand", (TrashToGain(3),)),
    Card("forge", (TrashToForge(),)),
    Card(
        "goons",
        (PlusBuys(1), PlusCoins(2), EachOther(DiscardDownTo(3))),
        listeners=(GOONS_POINTS,),
        tokens=1 << POINTS,
    ),
    Card("hoard", (PlusCoins(2), ThisTurn()), listeners=(HOARD_GOLD,), gives=(GOLD,)),
    Card("investment", (TrashFromHand(), INVEST), tokens=1 << POINTS),
    Card("kings_court", (MayPlayFromHand(ACTION, 3),)),
    Card("loan", (PlusCoins(1), RevealTreasure(plays=False))),
    Card("magnate", (CardPerShown(TREASURE),)),
    Card("mint", (RevealToCopy(),), listeners=(MINT_GAINED,)),
    Card("monument", (PlusCoins(2), PlusTokens(POINTS)), tokens=1 << POINTS),
    Card("mountebank", (PlusCoins(2), EachOther(DiscardCurseOrGain(1, CURSE_TYPE, optional=True))), gives=(CURSE, COPPER)),
    Card("peddler", (PlusCards(1), PlusActions(1), PlusCoins(1)), cheaper=CheaperPerAction()),
    Card("quarry", (PlusCoins(1), ThisTurn()), cheaper=ActionsCheaper(QUARRY, 2)),
    Card("rabble", (PlusCards(3), EachOther(RABBLE))),
    Card("royal_seal", (PlusCoins(2),), listeners=(SEAL_TOPDECKS,)),
    Card("talisman", (PlusCoins(1),), listeners=(TALISMAN_COPIES,)),
    Card("tiara", (PlusBuys(1), ThisTurn(), MayPlayFromHand(TREASURE, 2)), listeners=(TIARA_TOPDECKS,)),
    Card("trade_route", (PlusBuys(1), TrashFromHand(), CoinPerTradeToken()), trades=True),
    Card("vault", (PlusCards(2), DiscardForCoins(), EachOther(MayDiscardTwo(2, PlusCards(1), fewer=True)))),
    Card("venture", (PlusCoins(1), RevealTreasure(plays=True))),
    Card("war_chest", (LeftNames(), GainUnnamed(5))),
    Card("workers_village", (PlusCards(1), PlusActions(2), PlusBuys(1))),
]

PROSPERITY_PRINTINGS: Final = {
    "hoard_first_printing": Card("hoard", (PlusCoins(2),), listeners=(HOARD_GOLD_BOUGHT,), gives=(GOLD,)),
    "mint_first_printing": Card("mint", (RevealToCopy(),), listeners=(MINT_BOUGHT,)),
    "trade_route_first_printing": Card("trade_route", (PlusBuys(1), CoinPerTradeToken(), TrashFromHand()), trades=True),
    "quarry_first_printing": Card("quarry", (PlusCoins(1),), cheaper=ActionsCheaperInPlay(QUARRY, 2)),
}

SHEET: Final = Sheet(PROSPERITY, printings=PROSPERITY_PRINTINGS)
