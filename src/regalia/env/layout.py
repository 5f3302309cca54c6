"""What the cells of an observation mean: named slices, each with the names of its cells."""

from collections.abc import Mapping, Sequence
from typing import Final

MOST: Final = 127  # cells are small numbers; what is more counts as this

# What a slice holds.
NUMBER: Final = "number"  # one number
FLAG: Final = "flag"  # 0 or 1
SEAT: Final = "seat"  # one cell per seat, counted from the observer: 1 for the one that is meant
COUNTS: Final = "counts"  # how many of each thing
SET: Final = "set"  # 1 for each thing that belongs to it
CODES: Final = "codes"  # by position: 0 nothing, 1 a back, 2 and more a face (its number in ``faces`` plus 2)
ROWS: Final = "rows"  # a list of entries, each of the same few cells; 0 where there is none

NOTHING: Final = 0
BACK: Final = 1
FIRST_FACE: Final = 2
ANYTHING_ELSE: Final = "else"  # a cell for what is not in this game, but may be named

Color = tuple[int, int, int]
PLAIN: Final[Color] = (205, 198, 184)  # of a card without a type


class Slice:
    """One named part of an observation. ``things`` says what its cells are: titles, kinds, ranks, characters …"""

    def __init__(
        self, name: str, start: int, holds: str, cells: Sequence[str], things: str, seat: int, faces: Sequence[str]
    ) -> None:
        self.name: Final = name
        self.start: Final = start
        self.size: Final = len(cells)
        self.holds: Final = holds
        self.cells: Final = tuple(cells)
        self.things: Final = things
        self.seat: Final = seat  # counted from the observer; -1: of the whole table
        self.faces: Final = tuple(faces)


class Layout:
    """All slices of an observation, in their order; ``observation[layout["gold_0"]]`` is the observer's gold."""

    def __init__(self, game: str, version: int, seats: int) -> None:
        self.game: Final = game
        self.version: Final = version
        self.seats: Final = seats
        self.slices: Final[list[Slice]] = []
        self.named: Final[dict[str, Slice]] = {}
        self.size = 0

    def add(
        self,
        name: str,
        holds: str,
        cells: Sequence[str] = (),
        things: str = "",
        seat: int = -1,
        faces: Sequence[str] = (),
    ) -> int:
        """Append a slice; returns where it starts."""
        if holds in (NUMBER, FLAG):
            cells = (holds,)
        elif holds == SEAT:
            cells = tuple([str(one) for one in range(self.seats)])
            things = SEAT
        full = name if seat < 0 else f"{name}_{seat}"
        one = Slice(full, self.size, holds, cells, things or name, seat, faces)
        assert full not in self.named, f"two slices are called {full}"
        self.slices.append(one)
        self.named[full] = one
        self.size += one.size
        return one.start

    def __getitem__(self, name: str) -> slice:
        one = self.named[name]
        return slice(one.start, one.start + one.size)

    def contents(self, observation: Sequence[int]) -> dict[str, dict[str, int]]:
        """Slice by slice the cells that are not 0, by name; slices of zeros are left out."""
        found: dict[str, dict[str, int]] = {}
        for one in self.slices:
            values = [int(value) for value in observation[one.start : one.start + one.size]]
            cells = {cell: value for cell, value in zip(one.cells, values, strict=True) if value}
            if cells:
                found[one.name] = cells
        return found

    def rows(self) -> list[Mapping[str, object]]:
        """The documentation: a row for every slice."""
        return [
            {"name": one.name, "start": one.start, "size": one.size, "holds": one.holds, "of": one.things, "cells": one.cells}
            for one in self.slices
        ]


def positions(number: int) -> list[str]:
    """Names for cells that are places in an order, from the top."""
    return [str(place) for place in range(number)]
