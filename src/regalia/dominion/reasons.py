"""Why something cannot be done in Dominion: all reasons with their arguments, by name and type, in their order."""

from typing import Final

from regalia.kernel.told import Kind

REASONS: Final[dict[str, Kind]] = {}
