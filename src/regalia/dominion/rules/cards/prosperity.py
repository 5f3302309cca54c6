"""Kingdom cards of Prosperity."""

from typing import Final

from regalia.dominion.rules.cards.prosperity_instructions import (
    CoppersToHand,
)
from regalia.dominion.rules.instructions import DrawUpTo, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import COPPER
from regalia.dominion.rules.printed import Card
from regalia.dominion.rules.reactions import WATCHTOWER_TOPDECKS, WATCHTOWER_TRASHES

PROSPERITY: Final = [
    Card("watchtower", (DrawUpTo(6),), listeners=(WATCHTOWER_TRASHES, WATCHTOWER_TOPDECKS)),
    Card("counting_house", (CoppersToHand(),)),
    Card("grand_market", (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(2)), not_with=COPPER),
]
