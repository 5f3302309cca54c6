"""Characters and cards that installed packages bring to a game, by entry points.

They are looked for when a setup names something the game does not know, and are never drawn by lot: seeds keep their meaning.
"""

from functools import cache
from typing import Any


@cache
def entries(group: str) -> dict[str, Any]:
    """The entry points of a group by name, in the order of their names."""
    from importlib.metadata import entry_points  # 20 ms that games of printed cards do not need

    return {entry.name: entry for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)}


def guest(group: str, name: str) -> Any:
    """What a package brings under this name; None if none does."""
    entry = entries(group).get(name)
    return None if entry is None else entry.load()
