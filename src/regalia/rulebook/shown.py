"""What the picture of a position shows, as numbers: who makes it and who puts it into words know each other only by this."""

from dataclasses import dataclass

from regalia.kernel.setup import Setup

TABLE = -1  # what belongs to no seat


@dataclass(frozen=True, slots=True)
class Heap:
    """Cards or an amount that a position names: ``faces`` of one type, from the top, or a ``number`` of backs or of tokens."""

    seat: int
    entry: str  # as cases write it
    of: str  # the type of the faces; "": an amount
    faces: tuple[int, ...] = ()
    number: int = 0


@dataclass(frozen=True, slots=True)
class Shown:
    """A position that shows a rule, and what then happens in it (as ``Event.seen_by`` gives it)."""

    rule: str
    title: str  # of the case, in English
    setup: Setup  # it lays the position out: a game started from it goes on from there
    asked: int  # the seat that decides first; -1: the game is over
    heaps: tuple[Heap, ...]
    seen: tuple[tuple[str, str, tuple[int, ...], tuple[int, ...] | None], ...]
