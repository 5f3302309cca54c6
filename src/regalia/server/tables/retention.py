"""What becomes of old tables: finished games are packed when nobody looks at them any more, and all are deleted in the end."""

from typing import TYPE_CHECKING, Final

from regalia.server.storage.store import StorageFailed
from regalia.server.tables import entries as log
from regalia.server.tables.table import OVER
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby
    from regalia.server.tables.room import Room

DAY: Final = 86_400_000  # milliseconds
EVERY: Final = 600.0  # seconds between two looks for tables whose time is over
MOST: Final = 100  # tables deleted in one go: nobody should have to wait for that


class Retention:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self._next = 0.0

    async def pack(self, room: "Room") -> None:
        """Of a table that leaves the memory."""
        if room.owner and room.table.phase == OVER:
            await self.lobby.store.pack(room.table.id)

    async def expire(self) -> None:
        """Delete tables nothing has happened at for as many days as are set."""
        lobby = self.lobby
        if lobby.world.monotonic() < self._next:
            return
        self._next = lobby.world.monotonic() + EVERY
        finished, idle = (self.border(days) for days in (lobby.settings.keep_finished, lobby.settings.keep_idle))
        for table in await lobby.store.expired(finished, idle, MOST):
            if table not in lobby.rooms:
                await self.look_at(table, max(finished, idle))

    async def look_at(self, table: str, border: int) -> None:
        store = self.lobby.store
        try:
            rows = await store.entries(table)
            last = log.decode_entry(rows[-1][1]).at if rows else 0
        except (StorageFailed, ValueError, TypeError):  # damaged: somebody may want to look into it first
            last = self.lobby.world.now()
        if last >= border:  # or an older program did not write down when something happened last
            await store.touch(table, last)
        elif await store.delete(table):
            logs.info("table expired", table=short(table))

    def border(self, days: float) -> int:
        """Nothing is older than the beginning of time."""
        return self.lobby.world.now() - int(days * DAY) if days else 0
