"""A server that notes how much its loop worked between hearing an answer and sending each view of what it led to.

That is processor time of one thread, so whatever else the machine does hardly changes it. What the loop did while the answer
was on its way to the disk does not count: nobody waited for that. Clients cannot measure it: they also wait for their own turn.
``python -m regalia.bench.watched FILE PORT DATABASE``; at every SIGUSR1 what was noted since the last goes to the file, a line
for each view.
"""

import signal
import sys
import threading
import time
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from regalia.server.run import run
from regalia.server.sockets.connection import Connection
from regalia.server.storage.store import Row, Store
from regalia.server.tables.room import Room
from regalia.server.web.settings import Settings

ANSWER: Final = '{"t":"answer"'
VIEW: Final = b'"view":'
PEOPLE: Final = "127.0.0.1"  # who measures; attackers come from elsewhere, and how long they wait is their own business


class Way:
    """What the loop had worked when the last answer of a table was heard, handed over to be stored, and stored."""

    def __init__(self, heard: float) -> None:
        self.heard: Final = heard
        self.handed = 0.0
        self.stored = 0.0


_ways: Final[WeakKeyDictionary[Room, Way]] = WeakKeyDictionary()
_open: Final[dict[str, Way]] = {}  # those that are not stored yet, by table
_noted: Final[list[float]] = []


def watch() -> None:
    """From now on, in this process; called in the thread in which the loop will run."""
    clock = time.pthread_getcpuclockid(threading.get_ident())
    heed, push, hand_over, together = Connection.heed, Connection.push, Store._hand_over, Store._together

    async def noting_heed(self: Connection, text: str) -> None:
        if self.room is not None and self.address == PEOPLE and text.startswith(ANSWER):
            _ways[self.room] = _open[self.room.table.id] = Way(time.clock_gettime(clock))
        await heed(self, text)

    def noting_hand_over(self: Store) -> None:
        ways = [_open.get(job[0].table) for job in self._asked if isinstance(job[0], Row)]
        hand_over(self)
        for way in ways:
            if way is not None:
                way.handed = time.clock_gettime(clock)

    def noting_together(self: Store, jobs: Any) -> Any:
        found = together(self, jobs)
        for job in jobs:
            way = _open.pop(job[0].table, None) if isinstance(job[0], Row) else None
            if way is not None:
                way.stored = time.clock_gettime(clock)
        return found

    def noting_push(self: Connection) -> None:
        way = None if self.room is None or self.address != PEOPLE else _ways.get(self.room)
        is_view = way is not None and any(VIEW in frame for frame in self.frames)
        push(self)
        if way is not None and way.stored and is_view:
            _noted.append(way.handed - way.heard + time.clock_gettime(clock) - way.stored)

    Connection.heed = noting_heed  # type: ignore[method-assign]
    Connection.push = noting_push  # type: ignore[method-assign]
    Store._hand_over = noting_hand_over  # type: ignore[method-assign]
    Store._together = noting_together  # type: ignore[method-assign]


def tell(file: Path) -> None:
    part = file.with_suffix(".part")
    part.write_text("\n".join(map(str, _noted)))
    _noted.clear()
    part.rename(file)


def main(file: str, port: str, database: str) -> None:
    def asked(_: int, __: Any) -> None:
        tell(Path(file))

    signal.signal(signal.SIGUSR1, asked)
    watch()
    run(Settings(database=database, port=int(port)))


if __name__ == "__main__":
    main(*sys.argv[1:])
