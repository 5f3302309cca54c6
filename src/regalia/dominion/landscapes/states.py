"""States."""

from typing import Final

from regalia.dominion.printed import Landscape

STATES: Final[list[Landscape]] = []
