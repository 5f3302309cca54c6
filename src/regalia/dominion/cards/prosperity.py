"""Kingdom cards of Prosperity."""

from typing import Final

from regalia.dominion.instructions import DrawUpTo, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.kinds import COPPER
from regalia.dominion.layout import ACTION, REACTION
from regalia.dominion.printed import Card
from regalia.dominion.reactions import WATCHTOWER_TOPDECKS, WATCHTOWER_TRASHES

PROSPERITY: Final = [
    Card("watchtower", 3, ACTION | REACTION, (DrawUpTo(6),), listeners=(WATCHTOWER_TRASHES, WATCHTOWER_TOPDECKS)),
    Card("grand_market", 6, ACTION, (PlusCards(1), PlusActions(1), PlusBuys(1), PlusCoins(2)), not_with=COPPER),
]
