"""What environments know of a game: its part ``environment``, or else what is true of any game."""

from typing import Any, Final

from regalia.games import door_of
from regalia.kernel.door import loaded

PLAIN: Final = "regalia.env.plain"


def environment_of(game: str) -> Any:
    return loaded(door_of(game).environment or PLAIN)
