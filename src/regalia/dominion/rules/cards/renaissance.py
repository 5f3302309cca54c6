"""Kingdom cards of Renaissance."""

from typing import Final

from regalia.dominion.rules.cards.renaissance_instructions import (
    DiscardCosting,
    IfDiscardPile,
    ImproveInPlay,
    InActionPhase,
    RevealForGuard,
    SetAsideByCost,
    TakeTreasureOfTrash,
    TrashTreasure,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.instructions import EachOther, PlusActions, PlusCards, PlusCoins, PlusTokens
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.landscapes.artifacts import FLAG, HORN, KEY, LANTERN, TREASURE_CHEST, TakeArtifact
from regalia.dominion.rules.layout import CARD_REVEALED, CARD_TRASHED, COFFERS, VILLAGERS
from regalia.dominion.rules.printed import Card, Listener, Sheet
from regalia.dominion.rules.promises import AtCleanUp
from regalia.dominion.rules.reactions import OfItself, WhenGained

FLAG_BEARER: Final = KIND_OF["flag_bearer"]
FLAG_BEARER_GAINED: Final = WhenGained("flag_bearer_gained", FLAG_BEARER, TakeArtifact(FLAG))
FLAG_BEARER_TRASHED: Final = OfItself("flag_bearer_trashed", FLAG_BEARER, CARD_TRASHED, TakeArtifact(FLAG), must=True)
PATRON: Final = KIND_OF["patron"]
PATRON_REVEALED: Final = OfItself(
    "patron_revealed", PATRON, CARD_REVEALED, PlusTokens(COFFERS), must=True
)  # at any time: the checks G-DISCARD-12 and G-REVEAL-04 follow the older wording
PATRON_REVEALED_IN_ACTION_PHASE: Final = InActionPhase(
    "patron_revealed_in_action_phase", PATRON, CARD_REVEALED, PlusTokens(COFFERS), must=True
)
TREASURER: Final = Choose(
    1,
    (
        Alternative("trash_treasure", TrashTreasure()),
        Alternative("treasure_from_trash", TakeTreasureOfTrash()),
        Alternative("take_key", TakeArtifact(KEY)),
    ),
)


def patron(revealed: Listener) -> Card:
    text = (PlusTokens(VILLAGERS), PlusCoins(2))
    return Card("patron", text, listeners=(revealed,), tokens=1 << VILLAGERS | 1 << COFFERS)


RENAISSANCE: Final = [
    Card("border_guard", (PlusActions(1), RevealForGuard()), gives=(HORN, LANTERN)),
    Card("improve", (PlusCoins(2), AtCleanUp(ImproveInPlay(), may=False))),
    Card("flag_bearer", (PlusCoins(2),), listeners=(FLAG_BEARER_GAINED, FLAG_BEARER_TRASHED), gives=(FLAG,)),
    patron(PATRON_REVEALED),
    Card("research", (PlusActions(1), SetAsideByCost())),
    Card("swashbuckler", (PlusCards(3), IfDiscardPile(4)), gives=(TREASURE_CHEST,), tokens=1 << COFFERS),
    Card("treasurer", (PlusCoins(3), TREASURER), gives=(KEY,)),
    Card("villain", (PlusTokens(COFFERS, 2), EachOther(DiscardCosting(2, 5))), tokens=1 << COFFERS),
]
RENAISSANCE_PRINTINGS: Final = {"patron_newest": patron(PATRON_REVEALED_IN_ACTION_PHASE)}

SHEET: Final = Sheet(RENAISSANCE, printings=RENAISSANCE_PRINTINGS)
