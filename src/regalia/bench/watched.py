"""A server that notes how much its loop worked between hearing an answer and sending each view of what it led to.

That is processor time of one thread, so whatever else the machine does hardly changes it. Clients cannot measure it: they also
wait for their own turn. ``python -m regalia.bench.watched FILE PORT DATABASE``; at every SIGUSR1 what was noted since the last
goes to the file, a line for each view.
"""

import signal
import sys
import time
from pathlib import Path
from typing import Any, Final
from weakref import WeakKeyDictionary

from regalia.server.run import run
from regalia.server.sockets.connection import Connection
from regalia.server.tables.room import Room
from regalia.server.web.settings import Settings

ANSWER: Final = '{"t":"answer"'
VIEW: Final = b'"view":'
PEOPLE: Final = "127.0.0.1"  # who measures; attackers come from elsewhere, and how long they wait is their own business

_heard: Final[WeakKeyDictionary[Room, float]] = WeakKeyDictionary()  # what the loop had worked when the last answer came
_noted: Final[list[float]] = []


def watch() -> None:
    """From now on, in this process."""
    heed, push = Connection.heed, Connection.push

    async def noting_heed(self: Connection, text: str) -> None:
        if self.room is not None and self.address == PEOPLE and text.startswith(ANSWER):
            _heard[self.room] = time.thread_time()
        await heed(self, text)

    def noting_push(self: Connection) -> None:
        heard = None if self.room is None or self.address != PEOPLE else _heard.get(self.room)
        is_view = heard is not None and any(VIEW in frame for frame in self.frames)
        push(self)
        if heard is not None and is_view:
            _noted.append(time.thread_time() - heard)

    Connection.heed = noting_heed  # type: ignore[method-assign]
    Connection.push = noting_push  # type: ignore[method-assign]


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
