"""Events."""

from typing import Final

from regalia.dominion.printed import Landscape

EVENT_CARDS: Final[list[Landscape]] = []
