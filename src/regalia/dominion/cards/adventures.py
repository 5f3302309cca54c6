"""Kingdom cards of Adventures."""

from typing import Final

from regalia.dominion.printed import Card

ADVENTURES: Final[list[Card]] = []
ADVENTURES_BESIDE: Final[list[Card]] = []
