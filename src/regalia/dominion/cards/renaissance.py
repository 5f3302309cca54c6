"""Kingdom cards of Renaissance."""

from typing import Final

from regalia.dominion.printed import Card

RENAISSANCE: Final[list[Card]] = []
