"""Promotional cards."""

from typing import Final

from regalia.dominion.rules.cards.promos_instructions import (
    PlaceStash,
    ShowBlackMarket,
    TopdeckIfAlone,
)
from regalia.dominion.rules.instructions import PlusActions, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import (
    SHUFFLING,
    START_OF_CLEAN_UP,
)
from regalia.dominion.rules.printed import Card

WALLED_VILLAGE: Final = KIND_OF["walled_village"]
TOPDECK_WALLED_VILLAGE: Final = TopdeckIfAlone("topdeck_walled_village", WALLED_VILLAGE, START_OF_CLEAN_UP, repeats=True)
PLACE_STASH: Final = PlaceStash("place_stash", KIND_OF["stash"], SHUFFLING, repeats=True)

PROMOS: Final[list[Card]] = [
    Card("black_market", (PlusCoins(2), ShowBlackMarket())),
    Card("walled_village", (PlusCards(1), PlusActions(2)), listeners=(TOPDECK_WALLED_VILLAGE,)),
    Card("stash", (PlusCoins(2),), listeners=(PLACE_STASH,), own_back=True),
]

# Newest wording: its owner may look through what is left of the deck first.
STASH_NEWEST: Final = Card("stash", (PlusCoins(2),), listeners=(PLACE_STASH,), own_back=True, shows_rest=True)
