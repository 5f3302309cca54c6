"""Thinking times, as the entries' own times make them. All in milliseconds. What was thought is gone: nothing gives it back."""

from typing import Final

from regalia.server.types import Clock

LEAST: Final = 5_000  # nobody's time is up before they could have looked
NOBODY: Final = -1


class Clocks:
    """``banks``: what every seat has left, if there are banks; ``spent``: on the open decision, by who is asked; at ``since``.

    A decision has its place: how many answers lead to it. Where answers are taken back, the time spent at each place stays
    spent, and an increment is earned once.
    """

    def __init__(self) -> None:
        self.put = 0  # when the open decision was put to the player that answers now
        self.since = 0
        self.spent = 0
        self.banks: list[int] = []
        self.paid: list[int] = []  # by seat: the last place that brought an increment
        self.before: dict[tuple[int, int], int] = {}  # by place and seat: spent on decisions that were taken back

    def begin(self, clock: Clock, seats: int, at: int) -> None:
        self.put = self.since = at
        self.banks = [clock.seconds * 1000] * seats if clock.kind == "bank" else []
        self.paid = [NOBODY] * seats

    def opens(self, place: int, seat: int, at: int) -> None:
        """A decision is put."""
        self.put = self.since = at
        self.spent = self.before.get((place, seat), 0)

    def charge(self, seat: int, at: int) -> None:
        """Time passed while a seat was asked; NOBODY: while a bot was."""
        passed = max(0, at - self.since)
        self.since += passed
        if seat == NOBODY or not passed:
            return
        self.spent += passed
        if self.banks:
            self.banks = [*self.banks]  # what was shown stays what it was
            self.banks[seat] = max(0, self.banks[seat] - passed)

    def answered(self, clock: Clock, seat: int, place: int, earns: bool) -> None:
        if self.banks and earns and place > self.paid[seat]:
            self.paid[seat] = place
            self.banks = [*self.banks]
            self.banks[seat] += clock.increment * 1000

    def keep(self, place: int, seat: int, spent: int) -> None:
        """A decision is taken back."""
        if spent:
            self.before[place, seat] = spent

    def deadline(self, clock: Clock, seat: int) -> int:
        """0 if no clock runs."""
        if clock.kind == "none":
            return 0
        left = max(self.banks[seat], LEAST - self.spent) if self.banks else clock.seconds * 1000 - self.spent
        return self.since + max(0, left)
