"""More Kingdom cards of Cornucopia and of Guilds, of both editions."""

from typing import Final

from regalia.dominion.rules.cards.cornucopia_attacks import (
    FOOTPAD_DRAWS,
    HORSE_TRADERS_ASIDE,
    BaneOrCurse,
    CurseThenDraw,
    CurseToDrawLater,
    DiscardForCopy,
    DrawIfMarked,
)
from regalia.dominion.rules.cards.cornucopia_instructions import (
    FARMHANDS_GAINED,
    FERRYMAN_GAINED,
    DiscardForAction,
    DiscardForBuy,
    GainPerNames,
    PerNames,
)
from regalia.dominion.rules.cards.cornucopia_revealing import (
    DiscardForNames,
    DrawForNames,
    NameToSkip,
    NeighbourDiscards,
    RevealForNew,
    RevealForType,
    TakeOneOfEach,
)
from regalia.dominion.rules.cards.cornucopia_rewards import JOUST_CARD
from regalia.dominion.rules.cards.guilds_instructions import (
    MERCHANT_GUILD_PAYS,
    MERCHANT_GUILD_SELLS,
    PlayPerCoin,
    SilverPerCoin,
    TopdeckPerCoin,
    TrashToSpend,
    TrashToTax,
)
from regalia.dominion.rules.cards.nocturne_instructions import MayPlayNew
from regalia.dominion.rules.costs import EXACTLY
from regalia.dominion.rules.from_hand import DiscardDownTo, DiscardFromHand, TrashToGain, TrashUpTo
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
    ThisTurn,
)
from regalia.dominion.rules.kinds import CURSE, GOLD, SILVER
from regalia.dominion.rules.landscapes.projects import RevealTopToPlay
from regalia.dominion.rules.layout import ACTION, ANY_TYPE, COFFERS, CURSE_TYPE, GAINS, TREASURE, VICTORY
from regalia.dominion.rules.overpaying import OVERPAID
from regalia.dominion.rules.printed import Card

A_COFFERS: Final = PlusTokens(COFFERS)
WITH_COFFERS: Final = 1 << COFFERS

CORNUCOPIA_GUILDS: Final[list[Card]] = [
    Card("advisor", (PlusActions(1), NeighbourDiscards(3))),
    Card("baker", (PlusCards(1), PlusActions(1), A_COFFERS), tokens=WITH_COFFERS, start_tokens=((COFFERS, 1),)),
    Card("butcher", (PlusTokens(COFFERS, 2), TrashToSpend()), tokens=WITH_COFFERS),
    Card("candlestick_maker", (PlusActions(1), PlusBuys(1), A_COFFERS), tokens=WITH_COFFERS),
    Card("carnival", (TakeOneOfEach(4),)),
    Card("fairgrounds", worth=PerNames(2, 5)),
    Card("farmhands", (PlusCards(1), PlusActions(2)), listeners=(FARMHANDS_GAINED,)),
    Card("farming_village", (PlusActions(2), RevealForType(ACTION | TREASURE))),
    Card("ferryman", (PlusCards(2), PlusActions(1), DiscardFromHand(1)), listeners=(FERRYMAN_GAINED,)),
    Card(
        "footpad",
        (PlusTokens(COFFERS, 2), EachOther(DiscardDownTo(3))),
        listeners=(FOOTPAD_DRAWS,),
        tokens=WITH_COFFERS,
    ),
    Card("fortune_teller", (PlusCoins(2), EachOther(RevealForType(VICTORY | CURSE_TYPE, back=True)))),
    Card(
        "hamlet",
        (
            PlusCards(1),
            PlusActions(1),
            DiscardForAction(1, ANY_TYPE, PlusActions(1), optional=True),
            DiscardForBuy(1, ANY_TYPE, PlusBuys(1), optional=True),
        ),
    ),
    Card("harvest", (DiscardForNames(4),)),
    Card(
        "herald", (PlusCards(1), PlusActions(1), RevealTopToPlay()), listeners=(OVERPAID,), overpay=TopdeckPerCoin(waits=True)
    ),
    Card("horn_of_plenty", (GainPerNames(),)),
    Card("horse_traders", (PlusBuys(1), PlusCoins(3), DiscardFromHand(2)), listeners=(HORSE_TRADERS_ASIDE,)),
    Card("hunting_party", (PlusCards(1), PlusActions(1), RevealForNew())),
    Card("infirmary", (PlusCards(1), TrashUpTo(1)), listeners=(OVERPAID,), overpay=PlayPerCoin()),
    Card("jester", (PlusCoins(2), EachOther(DiscardForCopy())), gives=(CURSE,)),
    JOUST_CARD,
    Card("journeyman", (NameToSkip(3),)),
    Card("masterpiece", (PlusCoins(1),), listeners=(OVERPAID,), gives=(SILVER,), overpay=SilverPerCoin(waits=True)),
    Card("menagerie", (PlusActions(1), DrawForNames(3, 1))),
    Card(
        "merchant_guild",
        (PlusBuys(1), PlusCoins(1), ThisTurn()),
        listeners=(MERCHANT_GUILD_PAYS,),
        tokens=WITH_COFFERS | 1 << GAINS,
    ),
    Card(
        "plaza",
        (PlusCards(1), PlusActions(2), DiscardFromHand(1, TREASURE, A_COFFERS, optional=True)),
        tokens=WITH_COFFERS,
    ),
    Card("remake", (TrashToGain(1, how=EXACTLY), TrashToGain(1, how=EXACTLY))),
    Card("shop", (PlusCards(1), PlusCoins(1), MayPlayNew())),
    Card("soothsayer", (Gain(GOLD), EachOther(CurseThenDraw())), gives=(GOLD, CURSE)),
    Card("taxman", (TrashToTax(),)),
    Card("young_witch", (PlusCards(2), DiscardFromHand(2), EachOther(BaneOrCurse())), gives=(CURSE,)),
]

CORNUCOPIA_PRINTINGS: Final = {
    "herald_first_printing": Card(
        "herald", (PlusCards(1), PlusActions(1), RevealTopToPlay()), overpay=TopdeckPerCoin(waits=False)
    ),
    "masterpiece_first_printing": Card("masterpiece", (PlusCoins(1),), gives=(SILVER,), overpay=SilverPerCoin(waits=False)),
    "merchant_guild_first_printing": Card(
        "merchant_guild", (PlusBuys(1), PlusCoins(1)), listeners=(MERCHANT_GUILD_SELLS,), tokens=WITH_COFFERS
    ),
    "soothsayer_first_printing": Card(
        "soothsayer", (Gain(GOLD), EachOther(CurseToDrawLater()), EachOther(DrawIfMarked())), gives=(GOLD, CURSE)
    ),
}
