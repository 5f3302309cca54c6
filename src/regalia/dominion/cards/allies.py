"""Kingdom cards of Allies."""

from typing import Final

from regalia.dominion.printed import Card

ALLIES: Final[list[Card]] = []
ALLIES_IN_PILES: Final[list[Card]] = []
