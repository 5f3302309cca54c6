"""Hexes."""

from typing import Final

from regalia.dominion.printed import Landscape

HEX_CARDS: Final[list[Landscape]] = []
