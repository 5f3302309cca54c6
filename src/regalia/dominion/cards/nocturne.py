"""Kingdom cards of Nocturne."""

from typing import Final

from regalia.dominion.printed import Card

NOCTURNE: Final[list[Card]] = []
NOCTURNE_BESIDE: Final[list[Card]] = []
