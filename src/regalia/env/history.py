"""What happened lately, as one seat was told it: a sequence of rows of numbers."""

from typing import Any, Final

from regalia.env.tables import VERSION, tables_of
from regalia.extras import extra
from regalia.games import door_of
from regalia.kernel.arguments import SEAT, Kind
from regalia.kernel.events import Event
from regalia.kernel.setup import Setup

with extra("rl"):
    import numpy as np
    from numpy.typing import NDArray

COLUMNS: Final = 8  # the kind of event, then its arguments; what is secret from the seat is left out
MOST_NUMBER: Final = 32_000


class History:
    """The last ``length`` events, the latest first. Kinds and numbers count from 1, seats from the observer; 0 is nothing."""

    def __init__(self, setup: Setup, length: int, version: int = VERSION) -> None:
        self.setup: Final = setup
        self.version: Final = version
        self.length: Final = length
        self.seats: Final = setup.seats
        self.kinds: Final[dict[str, Kind]] = door_of(setup.game).part("events")
        self.event_of: Final = tables_of(setup.game, version).event_of
        self.shape: Final = (length, COLUMNS)

    def __reduce__(self) -> tuple[Any, ...]:
        return History, (self.setup, self.length, self.version)

    def __deepcopy__(self, memo: object) -> "History":
        return self  # it never changes

    def rows(self, journal: list[Event], viewer: int, origin: int | None = None) -> NDArray[np.int16]:
        """As ``viewer`` was told them; seats count from ``origin``, if that is somebody else."""
        found = np.zeros(self.shape, dtype=np.int16)
        at = 0
        for event in reversed(journal):
            if at == self.length:
                break
            number = self.event_of.get(event.kind)
            if number is not None:  # the kernel's own events only say where cards went
                row = [number + 1, *self.numbers(event, viewer, viewer if origin is None else origin)][:COLUMNS]
                found[at, : len(row)] = row
                at += 1
        return found

    def numbers(self, event: Event, viewer: int, origin: int) -> list[int]:
        _, _, told, secret = event.seen_by(viewer)
        kind = self.kinds[event.kind]
        types = [*kind.told.values()]
        numbers = [self.counted(value, types[min(at, len(types) - 1)], origin) for at, value in enumerate(told)]
        secret_types = [*kind.secret.values()]
        for at, value in enumerate(secret or ()):
            numbers.append(self.counted(value, secret_types[min(at, len(secret_types) - 1)], origin))
        return numbers

    def counted(self, value: int, of: str, origin: int) -> int:
        if of == SEAT and value >= 0:
            value = (value - origin) % self.seats
        return max(0, min(value + 1, MOST_NUMBER))
