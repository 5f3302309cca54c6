"""Kingdom cards of Cornucopia."""

from typing import Final

from regalia.dominion.printed import Card

CORNUCOPIA: Final[list[Card]] = []
PRIZES: Final[list[Card]] = []
