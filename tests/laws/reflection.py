"""A game laid open by reflection: an attribute forgotten somewhere cannot hide."""

from collections.abc import Iterator
from typing import Any

import numpy as np

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.numbers import NUMBERS
from regalia.kernel.options import Decision
from regalia.kernel.store import attributes

SHARED = ("setup", "decision", "sight", "buries")  # never changed once made, so copies share them


def frozen(thing: Any) -> Any:
    """A value that later changes of the game cannot reach."""
    if isinstance(thing, (list, NUMBERS)):
        row: Any = thing
        return tuple([frozen(part) for part in row])
    if isinstance(thing, Chance):
        return thing.kind(), tuple(thing.state())
    if isinstance(thing, Decision):
        return thing.seat, thing.question.name, tuple(thing.options)
    return thing


def state(game: Game) -> dict[str, Any]:
    """Everything a game is, by name. What follows from the setup, who listens and who reads along is no part of it."""
    left_out = ("journal", "shares_rows", *game.derived())
    return {name: frozen(getattr(game, name)) for name in attributes(game) if name not in left_out}


def assert_same(before: dict[str, Any], after: dict[str, Any]) -> None:
    """Two states are equal in everything; if not, say only what differs."""
    __tracebackhide__ = True
    different = [name for name in before.keys() | after.keys() if before.get(name) != after.get(name)]
    if different:
        raise AssertionError("\n".join(f"{name}: {before.get(name)} became {after.get(name)}" for name in sorted(different)))


def mutable_parts(game: Game) -> Iterator[tuple[str, int]]:
    """Every list, row and stream a game is made of that may be changed: its path, and where in memory it lies.

    Shared piles are only ever replaced.
    """
    for name in attributes(game):
        if name == "zones":
            yield name, id(game.zones)
            for zone in range(game.first_shared_zone):
                yield f"zones[{zone}]", id(game.zones[zone])
        elif name not in SHARED and name not in game.derived():
            yield from _mutable(name, getattr(game, name))


def _mutable(path: str, thing: Any) -> Iterator[tuple[str, int]]:
    if isinstance(thing, (list, Chance, NUMBERS)):
        yield path, address(thing)
    if isinstance(thing, list):
        for at, part in enumerate(thing):
            yield from _mutable(f"{path}[{at}]", part)
    elif isinstance(thing, Chance):
        for name in attributes(thing):
            yield from _mutable(f"{path}.{name}", getattr(thing, name, None))


def address(thing: object) -> int:
    """Where in memory a thing lies; of a compiled row every look makes a new window, but onto the same memory."""
    if isinstance(thing, NUMBERS) and not isinstance(thing, list):
        row: Any = thing
        found: int = np.frombuffer(row, np.int64).__array_interface__["data"][0]
        return found
    return id(thing)
