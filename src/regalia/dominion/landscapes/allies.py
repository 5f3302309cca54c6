"""Allies."""

from typing import Final

from regalia.dominion.printed import Landscape

ALLY_CARDS: Final[list[Landscape]] = []
