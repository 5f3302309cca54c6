"""Artifacts."""

from typing import Final

from regalia.dominion.printed import Landscape

ARTIFACTS: Final[list[Landscape]] = []
