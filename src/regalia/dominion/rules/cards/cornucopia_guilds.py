"""More Kingdom cards of Cornucopia and of Guilds, of both editions."""

from typing import Final

from regalia.dominion.rules.cards.cornucopia_attacks import CurseThenDraw, CurseToDrawLater, DiscardForCopy, DrawIfMarked
from regalia.dominion.rules.cards.cornucopia_instructions import DiscardForAction, DiscardForBuy, PerNames
from regalia.dominion.rules.cards.cornucopia_revealing import (
    DiscardForNames,
    DrawForNames,
    NameToSkip,
    NeighbourDiscards,
    RevealForNew,
    RevealForType,
    TakeOneOfEach,
)
from regalia.dominion.rules.cards.nocturne_instructions import MayPlayNew
from regalia.dominion.rules.costs import EXACTLY
from regalia.dominion.rules.from_hand import DiscardFromHand, TrashToGain
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins, PlusTokens
from regalia.dominion.rules.kinds import CURSE, GOLD
from regalia.dominion.rules.layout import ACTION, ANY_TYPE, COFFERS, CURSE_TYPE, TREASURE, VICTORY
from regalia.dominion.rules.printed import Card

A_COFFERS: Final = PlusTokens(COFFERS)
WITH_COFFERS: Final = 1 << COFFERS

CORNUCOPIA_GUILDS: Final[list[Card]] = [
    Card("advisor", (PlusActions(1), NeighbourDiscards(3))),
    Card("baker", (PlusCards(1), PlusActions(1), A_COFFERS), tokens=WITH_COFFERS, start_tokens=((COFFERS, 1),)),
    Card("candlestick_maker", (PlusActions(1), PlusBuys(1), A_COFFERS), tokens=WITH_COFFERS),
    Card("carnival", (TakeOneOfEach(4),)),
    Card("fairgrounds", worth=PerNames(2, 5)),
    Card("farming_village", (PlusActions(2), RevealForType(ACTION | TREASURE))),
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
    Card("hunting_party", (PlusCards(1), PlusActions(1), RevealForNew())),
    Card("jester", (PlusCoins(2), EachOther(DiscardForCopy())), gives=(CURSE,)),
    Card("journeyman", (NameToSkip(3),)),
    Card("menagerie", (PlusActions(1), DrawForNames(3, 1))),
    Card(
        "plaza",
        (PlusCards(1), PlusActions(2), DiscardFromHand(1, TREASURE, A_COFFERS, optional=True)),
        tokens=WITH_COFFERS,
    ),
    Card("remake", (TrashToGain(1, how=EXACTLY), TrashToGain(1, how=EXACTLY))),
    Card("shop", (PlusCards(1), PlusCoins(1), MayPlayNew())),
    Card("soothsayer", (Gain(GOLD), EachOther(CurseThenDraw())), gives=(GOLD, CURSE)),
]

CORNUCOPIA_PRINTINGS: Final = {
    "soothsayer_first_printing": Card(
        "soothsayer", (Gain(GOLD), EachOther(CurseToDrawLater()), EachOther(DrawIfMarked())), gives=(GOLD, CURSE)
    ),
}
