"""Those who look at a table: who is there, what wakes them, and the table's time."""

import asyncio
from typing import TYPE_CHECKING, Final

from regalia.kernel.views import SPECTATOR
from regalia.server.sockets.frames import Frames, encode
from regalia.server.sockets.server_messages import Presence
from regalia.server.tables.table import NOBODY, Table
from regalia.server.web.wire import framed

if TYPE_CHECKING:
    from regalia.server.sockets.connection import Connection
    from regalia.server.tables.lobby import Lobby

FEW: Final = 16
PRESENCE_SECONDS: Final = 1.0


class Audience:
    """A table, its frames, and the connections they go to."""

    def __init__(self, lobby: "Lobby", table: Table) -> None:
        self.lobby: Final = lobby
        self.world: Final = lobby.world
        self.table: Final = table
        self.frames: Final = Frames(table)
        self.connections: Final[set[Connection]] = set()
        self.touched = self.world.monotonic()
        self.ahead = 0  # of the world's time, in milliseconds: somebody with a faster clock wrote entries
        self._release: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None

    def now(self) -> int:
        """The table's time: the world's, and never before the last entry, by any writer and any clock."""
        now = self.world.now() + self.ahead
        if self.table.times and self.table.times[-1] > now:
            self.ahead += self.table.times[-1] - now
            self.lobby.remember_ahead(self.table.id, self.ahead)
            return self.table.times[-1]
        return now

    def join(self, connection: "Connection") -> None:
        self.connections.add(connection)
        self.touched = self.world.monotonic()
        self.show_presence()
        self._arm_release()

    def part(self, connection: "Connection") -> None:
        self.connections.discard(connection)
        if not self.connections:
            self.frames.put_away()
            self.table.news.put_away()
        self.touched = self.world.monotonic()
        self.show_presence()

    def wake(self) -> None:
        for connection in self.connections:
            connection.wake()
        self._arm_release()

    def show_presence(self) -> None:
        """At once among few; among many only now and then."""
        if len(self.connections) <= FEW:
            self._show_presence()
        elif self._presence is None:
            self._presence = self.world.later(PRESENCE_SECONDS, self._show_presence)

    def _show_presence(self) -> None:
        self._presence = None
        viewers = [connection.viewer for connection in self.connections]
        online = [seat in viewers for seat in range(len(self.table.seats))]
        frame = framed(encode(Presence(online, viewers.count(SPECTATOR))))
        for connection in self.connections:
            connection.presence = frame
            connection.wake()

    def reseat(self, why: str) -> None:
        """Secrets may open other seats now, or none."""
        for connection in list(self.connections):
            if connection.key:
                seat = self.table.seat_of(connection.key)
                if seat == NOBODY:
                    connection.end(why)
                elif seat != connection.viewer:
                    connection.viewer = seat
                    connection.fresh = True
        self.show_presence()

    def _arm_release(self) -> None:
        """Wake delayed spectators when there is something for them."""
        if self._release is not None:
            self._release.cancel()
            self._release = None
        if not self.table.options.delay or not any(connection.viewer == SPECTATOR for connection in self.connections):
            return
        now = self.now()
        at = self.frames.next_release(now)
        if at:
            self._release = self.world.later(max(0.01, (at - now) / 1000), self.wake)
