"""Promotional cards."""

from typing import Final

from regalia.dominion.rules.cards.cornucopia_revealing import NeighbourDiscards
from regalia.dominion.rules.cards.empires_instructions import PlayFromSupply
from regalia.dominion.rules.cards.hinterlands_hands import PerVictoryCards
from regalia.dominion.rules.cards.promos_instructions import (
    PlaceStash,
    ShowBlackMarket,
    TopdeckIfAlone,
    TrashForCheaperAndGold,
)
from regalia.dominion.rules.cards.promos_playing import (
    AVANTO,
    PRINCE_SETS_ASIDE,
    SAUNA,
    SAUNA_TRASHES,
    SAUNA_TRASHES_IN_PLAY,
    SetAsideForPrince,
    SetThisAsideFirst,
)
from regalia.dominion.rules.cards.prosperity_instructions import DiscardForCoins
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import EXACTLY, Cost
from regalia.dominion.rules.facts import Facts
from regalia.dominion.rules.from_hand import MayPlayOne, TrashToGain, TrashUpTo
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins, ThisTurn
from regalia.dominion.rules.kinds import GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import (
    ACTION,
    COMMAND,
    DURATION,
    SHUFFLING,
    START_OF_CLEAN_UP,
)
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.promises import NextTurn
from regalia.dominion.rules.reactions import WhenGained
from regalia.dominion.rules.waiting import SetAsideFromHand, TakeFromThis

WALLED_VILLAGE: Final = KIND_OF["walled_village"]
TOPDECK_WALLED_VILLAGE: Final = TopdeckIfAlone("topdeck_walled_village", WALLED_VILLAGE, START_OF_CLEAN_UP, repeats=True)
PLACE_STASH: Final = PlaceStash("place_stash", KIND_OF["stash"], SHUFFLING, repeats=True)
CAPTAIN: Final = PlayFromSupply(COMMAND | DURATION, 4)
CHURCH: Final = InOrder((TakeFromThis(), TrashUpTo(1)))  # next turn
GOVERNOR: Final = Choose(
    1,
    (
        Alternative("governor_cards", InOrder((PlusCards(3), EachOther(PlusCards(1))))),
        Alternative("governor_treasures", InOrder((Gain(GOLD), EachOther(Gain(SILVER))))),
        Alternative(
            "governor_upgrades",
            InOrder(
                (
                    TrashToGain(2, optional=True, how=EXACTLY),
                    EachOther(TrashToGain(1, optional=True, how=EXACTLY)),
                )
            ),
        ),
    ),
)
MARCHLAND_GAINED: Final = WhenGained("marchland_gained", KIND_OF["marchland"], InOrder((PlusBuys(1), DiscardForCoins())))
SAUNA_TEXT: Final = (PlusCards(1), PlusActions(1), MayPlayOne(AVANTO))

PROMOS: Final[list[Card]] = [
    Card("black_market", (PlusCoins(2), ShowBlackMarket())),
    Card("walled_village", (PlusCards(1), PlusActions(2)), listeners=(TOPDECK_WALLED_VILLAGE,)),
    Card("stash", (PlusCoins(2),), listeners=(PLACE_STASH,), own_back=True),
    Card("captain", (CAPTAIN, NextTurn(CAPTAIN))),
    Card("church", (PlusActions(1), SetAsideFromHand(3, CHURCH, optional=True))),
    Card("dismantle", (TrashForCheaperAndGold(),), gives=(GOLD,)),
    Card("envoy", (NeighbourDiscards(5),)),
    Card("governor", (PlusActions(1), GOVERNOR), gives=(SILVER, GOLD)),
    Card("marchland", worth=PerVictoryCards(3), listeners=(MARCHLAND_GAINED,)),
    Card("prince", (SetAsideForPrince(),)),
    Card("sauna", (*SAUNA_TEXT, ThisTurn()), listeners=(SAUNA_TRASHES,)),
]
PROMOS_IN_PILES: Final[list[Card]] = [Card("avanto", (PlusCards(3), MayPlayOne(SAUNA)))]
PROMOS_PRINTINGS: Final = {
    "sauna_first_printing": Card("sauna", SAUNA_TEXT, listeners=(SAUNA_TRASHES_IN_PLAY,)),
    "captain_first_printing": Card("captain", (CAPTAIN, NextTurn(CAPTAIN)), facts=Facts(Cost(6), ACTION | DURATION)),
    "prince_first_printing": Card(
        "prince", (SetThisAsideFirst(),), listeners=(PRINCE_SETS_ASIDE,), facts=Facts(Cost(8), ACTION)
    ),
}

# Newest wording: its owner may look through what is left of the deck first.
STASH_NEWEST: Final = Card("stash", (PlusCoins(2),), listeners=(PLACE_STASH,), own_back=True, shows_rest=True)

SHEET: Final = Sheet(PROMOS, PROMOS_IN_PILES, printings={**PROMOS_PRINTINGS, "stash_newest": STASH_NEWEST})
