"""Boons."""

from typing import Final

from regalia.dominion.printed import Landscape

BOON_CARDS: Final[list[Landscape]] = []
