"""Kingdom cards of Menagerie."""

from typing import Final

from regalia.dominion.instructions import PlusCards
from regalia.dominion.layout import ACTION, REACTION
from regalia.dominion.printed import Card
from regalia.dominion.reactions import PLAY_SHEEPDOG

MENAGERIE: Final = [
    Card("sheepdog", 3, ACTION | REACTION, (PlusCards(2),), listeners=(PLAY_SHEEPDOG,)),
]
MENAGERIE_BESIDE: Final[list[Card]] = []
