"""Projects."""

from typing import Final

from regalia.dominion.printed import Landscape

PROJECTS: Final[list[Landscape]] = []
