"""Landmarks."""

from typing import Final

from regalia.dominion.printed import Landscape

LANDMARKS: Final[list[Landscape]] = []
