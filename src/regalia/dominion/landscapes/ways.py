"""Ways."""

from typing import Final

from regalia.dominion.printed import Landscape

WAYS: Final[list[Landscape]] = []
