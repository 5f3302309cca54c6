"""Looking for garbage while nobody waits for an answer: a little at a time, often, instead of much in the middle of something.

Sockets and requests leave their objects in circles. Python looks for those when there are so many new objects, wherever the
loop happens to be: at two thousand that takes a millisecond or two, and every tenth time four. Who comes and goes a hundred
times a second makes that happen ten times as often, and whoever plays meanwhile waits for it.
"""

import gc
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from regalia.server.world import World

if TYPE_CHECKING:
    import asyncio

BEAT: Final = 0.02  # seconds between two looks
FEW: Final = 200  # new objects that are not worth it
MANY: Final = 1_200  # that are looked through even if somebody waits: soon Python would
MIDDLE: Final = 20  # rounds after which what survived one round is looked through
OLD: Final = 20  # rounds of that, after which it is asked whether everything is
GROWN: Final = 1.25  # by so much what is old has to have grown: Python's own rule
LEAST: Final = 20_000  # old objects before that


class Sweeper:
    """``is_busy``: whether somebody's answer is on its way."""

    def __init__(self, world: World, is_busy: Callable[[], bool]) -> None:
        self.world: Final = world
        self.is_busy: Final = is_busy
        self.rounds = 0
        self.is_due = False  # to ask whether everything is looked through: the dearest step, which waits until nobody does
        self.old = LEAST  # objects there were when everything was looked through
        self.timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self.timer = self.world.later(BEAT, self.look)

    def look(self) -> None:
        new = gc.get_count()[0]
        if new >= (MANY if self.is_busy() else FEW):
            self.sweep()
        if self.is_due and not self.is_busy():
            self.is_due = False
            self.sweep_all()
        self.begin()

    def sweep(self) -> None:
        self.rounds += 1
        if self.rounds % MIDDLE:
            gc.collect(0)
            return
        gc.collect(1)
        self.is_due = self.is_due or self.rounds % (MIDDLE * OLD) == 0

    def sweep_all(self) -> None:
        if len(gc.get_objects(2)) > self.old * GROWN:
            gc.collect()
            self.old = max(LEAST, len(gc.get_objects(2)))

    def close(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
