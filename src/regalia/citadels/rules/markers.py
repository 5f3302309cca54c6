"""Markers: what a character lays face down on others for a round, one of them true: warrants, threats."""

from typing import Final

from regalia.citadels.rules.layout import RANKS
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import Chance
from regalia.kernel.values import Value


def ranks_in(mask: int) -> list[int]:
    return [rank for rank in range(RANKS) if mask >> rank & 1]


class Markers(Value):
    """Laid by ``seat`` on a set of ``ranks``. A value: replaced, never changed.

    The ``true`` one lies on one of them, 0 once it counts no more; ``may_be``: the ranks it may be on for all the table knows.
    """

    def __init__(self, seat: int, ranks: int, true: int, may_be: int) -> None:
        self.seat: Final = seat
        self.ranks: Final = ranks
        self.true: Final = true
        self.may_be: Final = may_be

    def seen_by(self, viewer: int) -> int:
        """Where the true one is, for the seat that laid it (C-INFO-05)."""
        return self.true if viewer == self.seat else 0

    def removed(self, rank: int) -> "Markers":
        """The one on this rank is gone, unseen."""
        return Markers(self.seat, self.ranks & ~(1 << rank), self.true, self.may_be)

    def revealed(self, rank: int) -> "Markers":
        """The one on this rank was turned up for all to see, and is gone."""
        may_be = 1 << rank if rank == self.true else self.may_be & ~(1 << rank)
        return Markers(self.seat, self.ranks & ~(1 << rank), self.true, may_be)

    def blank(self) -> "Markers":
        """None of them is the true one (any more)."""
        return Markers(self.seat, self.ranks, 0, self.may_be)

    def dealt(self, viewer: int, chance: Chance) -> "Markers":
        """The same in a world that looks alike to ``viewer``."""
        if self.true == 0 or viewer == self.seat:
            return self
        ranks = ranks_in(self.may_be)
        return Markers(self.seat, self.ranks, ranks[chance.below(len(ranks))], self.may_be)


NO_MARKERS: Final = Markers(NOBODY, 0, 0, 0)
