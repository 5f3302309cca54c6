"""The answers given at a table, in a few bytes each: there are thousands of them, and they stay as long as the table does."""

from array import array
from bisect import bisect_left
from collections.abc import Iterator
from typing import Final

from regalia.extras import extra
from regalia.server.tables import entries as log

with extra("server"):
    from msgspec import Struct

BY: Final[tuple[log.By, ...]] = ("person", "bot", "table")
PERSON: Final = 0


class Given(Struct, frozen=True):
    """An answer that stands: of which seat to which decision, where in the log, and after how long a thought."""

    seat: int
    decision: int
    option: int
    seq: int
    by: log.By
    spent: int = 0


class Answers:
    """In the order they were given, so that their decisions only rise."""

    __slots__ = ("_by", "_decisions", "_options", "_seats", "_seqs", "_spent")

    def __init__(self) -> None:
        self._seats: Final = array("b")
        self._decisions: Final = array("i")
        self._options: Final = array("i")
        self._seqs: Final = array("i")
        self._by: Final = array("b")
        self._spent: Final = array("q")

    def append(self, given: Given) -> None:
        self._seats.append(given.seat)
        self._decisions.append(given.decision)
        self._options.append(given.option)
        self._seqs.append(given.seq)
        self._by.append(BY.index(given.by))
        self._spent.append(given.spent)

    def cut(self, kept: int) -> None:
        """Keep the first so many."""
        for column in (self._seats, self._decisions, self._options, self._seqs, self._by, self._spent):
            del column[kept:]

    def __len__(self) -> int:
        return len(self._seats)

    def __getitem__(self, at: int) -> Given:
        seat, decision, option = self._seats[at], self._decisions[at], self._options[at]
        return Given(seat, decision, option, self._seqs[at], BY[self._by[at]], self._spent[at])

    def __iter__(self) -> Iterator[Given]:
        return (self[at] for at in range(len(self)))

    def options(self, first: int) -> list[int]:
        """Of the first so many answers."""
        return self._options[:first].tolist()

    def has_person(self, seat: int) -> bool:
        """Whether one of them was given by the seat's player; the last are looked at first. A spectator gives none."""
        by, seats = self._by, self._seats
        return seat >= 0 and any(seats[at] == seat and by[at] == PERSON for at in range(len(seats) - 1, -1, -1))

    def row(self, first: int) -> int:
        """How many answers the person who gave that one gave in a row, from there on."""
        by, seats = self._by, self._seats
        at = first
        while at < len(seats) and seats[at] == seats[first] and by[at] == PERSON:
            at += 1
        return at - first

    def place(self, decision: int) -> int:
        """Which of them answers a decision; -1 if none does."""
        at = bisect_left(self._decisions, decision)
        return at if at < len(self._decisions) and self._decisions[at] == decision else -1

    def to(self, decision: int) -> Given | None:
        at = self.place(decision)
        return None if at < 0 else self[at]
