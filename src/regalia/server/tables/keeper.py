"""Looking after tables again and again: those whose bots or clocks wait, those nobody looks at, sockets that stall."""

from typing import TYPE_CHECKING, Final

from regalia.server.storage.store import StorageFailed
from regalia.server.tables.requests import RequestRefused
from regalia.server.tables.room import GRACE
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby

BEAT: Final = 0.5  # seconds between two looks at what needs looking after
POSTPONED: Final = 3_600_000  # milliseconds until a table that does not load is looked after again
LEAST_IDLE: Final = 1.0  # seconds: a client that asked for a table a moment ago may come back with the next request


class Keeper:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby

    async def keep(self) -> None:
        """Load tables whose bots or clocks nobody looks after, forget tables nobody looks at, close sockets that stall."""
        while not self.lobby.closing:
            try:
                await self.lobby.orders.look()
                await self.look_after_waiting()
                await self.forget_idle()
                if not self.lobby.orders.is_read_only:
                    await self.lobby.retention.expire()
                self.close_stalled()
            except (StorageFailed, RequestRefused) as problem:
                logs.warning("keeper", problem=str(problem))
            except Exception:
                self.lobby.metrics.faults.inc()
                logs.exception("keeper failed")
            await self.lobby.world.sleep(BEAT)

    async def look_after_waiting(self) -> None:
        if self.lobby.orders.is_read_only:
            return
        for table in await self.lobby.store.waiting(
            self.lobby.world.now() + GRACE
        ):  # so that a table that was put away loses no time
            try:
                await self.look_after(table)
            except RequestRefused:  # it is closed: one bad table is not the others' business
                await self.lobby.store.postpone(table, self.lobby.world.now() + POSTPONED)
                await self.lobby.release(table)
            except StorageFailed as problem:
                logs.warning("table waits", table=short(table), problem=str(problem))

    async def look_after(self, table: str) -> None:
        room = self.lobby.rooms.get(table)
        if room is None:
            if await self.lobby.claim(table):
                await self.lobby.room(table)
        elif room.owner:
            await room.look_after()  # usually it is at it; but the store may have failed when it was
        else:
            await room.take_over()

    async def forget_idle(self) -> None:
        """Tables nobody looks at, once they are idle for long; where there are too many, those that were left first.

        All there is to know of them is stored; they come back when somebody asks, and in time for a clock or bot.
        """
        now = self.lobby.world.monotonic()
        idle = sorted(
            (room.touched, id_)
            for id_, room in self.lobby.rooms.items()
            if not room.connections and not room.lock.locked() and room.touched < now - LEAST_IDLE and room.may_rest()
        )
        excess = len(self.lobby.rooms) - self.lobby.settings.tables_in_memory
        for at, (touched, id_) in enumerate(idle):
            if at >= excess and touched > now - self.lobby.settings.idle_seconds:
                break
            room = self.lobby.rooms.get(id_)
            if room is None or room.connections or room.lock.locked():  # the store took its time for those before
                continue
            self.lobby.forget(id_)
            await self.lobby.retention.pack(room)
            if room.owner:
                await self.lobby.release(id_)
        self.lobby.metrics.tables.set(len(self.lobby.rooms))

    def close_stalled(self) -> None:
        border = self.lobby.world.monotonic() - self.lobby.settings.limits.stall_seconds
        for connection in list(self.lobby.connections):
            if 0 < connection.stalled < border:
                connection.abandon()
