"""What a game tells those who learn it: its part ``learning``."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from regalia.bots.partner import Partner
from regalia.env.actions import Actions
from regalia.env.encoder import Encoder
from regalia.env.layout import Layout
from regalia.env.tables import tables_of
from regalia.games import door_of
from regalia.kernel.setup import Setup, SetupError


@dataclass(frozen=True, slots=True)
class Sum:
    """A number worth knowing of a seat: cells of its slices times weights; ``steps`` say whether it is 1, 2, 3 … at least."""

    parts: Mapping[str, Sequence[int]]  # by slice, without the seat
    scale: float = 8.0
    steps: int = 0


@dataclass(frozen=True, slots=True)
class Affordable:
    """What the seat itself could pay for: cards of a slice that cost no more than it has of a number."""

    cards: str
    purse: str
    costs: Sequence[int]


@dataclass(frozen=True, slots=True)
class Recipe:
    """What a network is shown beyond the cells themselves. A change of any of it is a new ``version``."""

    version: int
    room: int  # the most seats
    sums: Sequence[Sum] = ()
    affordable: Sequence[Affordable] = ()
    same_as: Mapping[str, tuple[str, int]] = field(default_factory=dict)  # what subjects name: type, divided by
    # ways to play, by name what an answer is worth beside winning (which is 1), by verb or ``verb/subject``; numbered from 1
    styles: Mapping[str, Mapping[str, float]] = field(default_factory=dict)


class Learning(Protocol):
    """The part ``learning`` of a game's door."""

    RECIPE: Recipe

    def encoder_for(self, seats: int) -> Encoder:
        """Rows of tables of any size in one layout, with room for the most seats."""

    def partner(self) -> Partner:
        """Who plays the seats that do not learn."""

    def setups(self, seats: Sequence[int], number: int, seed: int, scenario: str = "") -> list[Setup]:
        """What is played: every edition and everything that may be chosen, by lot; or one scenario."""


def learning_of(game: str) -> Any:
    return door_of(game).part("learning")


class Kit:
    """Encoders and actions of a game by number of seats."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.part = learning_of(game)
        self.recipe: Recipe = self.part.RECIPE
        self.tables = tables_of(game)
        self.room = self.recipe.room
        sizes = range(self.room + 1)
        self.encoders: list[Encoder] = [self.part.encoder_for(max(2, seats)) for seats in sizes]
        self.actions = [Actions(self.tables, seats, self.encoders[seats].slots) for seats in sizes]
        self.layout: Layout = self.encoders[self.room].layout

    def shown(self, row: bytes, seats: int, style: int = 0) -> bytes:
        """A row as the network is shown it: how many sit there, and the style in which to play."""
        return row + bytes([seats, style])

    def style(self, name: str) -> int:
        """The number of a style; 0 is none."""
        known = tuple(self.recipe.styles)
        if name and name not in known:
            raise SetupError("unknown style {text!r}; expected one of {known}", "style", text=name, known=known)
        return known.index(name) + 1 if name else 0

    def extras(self) -> list[list[float]]:
        """By style, none first, what every action is worth beside winning."""
        found = [[0.0] * self.tables.actions]
        for style in self.recipe.styles.values():
            worth = [0.0] * self.tables.actions
            for row in self.tables.rows:
                for subject in range(row.subjects):
                    worth[row.first + subject] = style.get(row.name, 0.0) + style.get(f"{row.name}/{subject}", 0.0)
            found.append(worth)
        return found

    def signature(self) -> str:
        """A hash of the layout and of the numbers of actions: weights of another one mean something else."""
        slices = [(one.name, one.start, one.size, one.holds) for one in self.layout.slices]
        verbs = [(row.name, row.first, row.subjects, row.about) for row in self.tables.rows]
        return hashlib.sha256(repr((slices, verbs)).encode()).hexdigest()[:16]
