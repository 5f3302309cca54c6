"""Kingdom cards of Promos."""

from typing import Final

from regalia.dominion.printed import Card

PROMOS: Final[list[Card]] = []
