"""Kingdom cards of Seaside."""

from typing import Final

from regalia.dominion.printed import Card

SEASIDE: Final[list[Card]] = []
