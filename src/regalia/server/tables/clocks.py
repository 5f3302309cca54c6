"""Thinking times, as the entries' own times make them. All in milliseconds."""

from typing import Final

from regalia.server.types import Clock

LEAST: Final = 5_000  # nobody's time is up before they could have looked


class Clocks:
    """``since``: when the open decision was put; ``banks``: what every seat has left, if there are banks."""

    def __init__(self) -> None:
        self.since = 0
        self.banks: list[int] = []

    def begin(self, clock: Clock, seats: int, at: int) -> None:
        self.since = at
        self.banks = [clock.seconds * 1000] * seats if clock.kind == "bank" else []

    def opens(self, at: int) -> None:
        """A decision is put, or put again."""
        self.since = at

    def answered(self, clock: Clock, seat: int, at: int) -> None:
        if self.banks:
            left = max(0, self.banks[seat] - (at - self.since))
            self.banks = [*self.banks]  # what was shown stays what it was
            self.banks[seat] = left + clock.increment * 1000
        self.since = at

    def deadline(self, clock: Clock, seat: int) -> int:
        """0 if no clock runs."""
        if clock.kind == "none":
            return 0
        allowed = self.banks[seat] if self.banks else clock.seconds * 1000
        return self.since + (allowed if clock.kind == "move" else max(LEAST, allowed))
