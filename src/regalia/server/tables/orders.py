"""Orders of the server's operator (``regalia admin``): notes in the store, polled by every process.

Standing orders hold as long as their note is there: banned addresses, closed tables, read only. The others are carried out
once, by the process that owns the table or can, and their note goes.
"""

import asyncio
from typing import TYPE_CHECKING, Final

from regalia.extras import extra
from regalia.server.storage.chain import first_link, next_link
from regalia.server.storage.store import Row
from regalia.server.tables import entries as log
from regalia.server.tables.erasure import erased
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short

with extra("server"):
    import msgspec
    from msgspec import Struct

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby

PREFIX: Final = "admin/"
BAN: Final = PREFIX + "ban/"
CLOSED: Final = PREFIX + "closed/"
ORDER: Final = PREFIX + "order/"
READ_ONLY: Final = PREFIX + "read_only"
HEARD: Final = 3.0  # seconds after which every process has read the notes
DAY: Final = 86_400_000


class Order(Struct):
    """``do``: delete, or erase what the person with this key wrote. The table is closed until it is done."""

    do: str
    table: str
    key: str = ""


class Orders:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.banned: frozenset[str] = frozenset()
        self.closed: frozenset[str] = frozenset()
        self.is_read_only = False
        self.lock: Final = asyncio.Lock()
        self.begun: Final[dict[str, asyncio.Task[None]]] = {}  # orders that are being carried out

    async def look(self) -> None:
        async with self.lock:
            await self.heed()

    async def heed(self) -> None:
        notes = await self.lobby.store.notes(PREFIX)
        banned = frozenset(name.removeprefix(BAN) for name in notes if name.startswith(BAN))
        closed = frozenset(name.removeprefix(CLOSED) for name in notes if name.startswith(CLOSED))
        newly_closed = closed - self.closed
        was_read_only, self.is_read_only = self.is_read_only, READ_ONLY in notes
        if banned != self.banned:
            self.banned = banned
            for connection in list(self.lobby.connections):
                if connection.address in banned:
                    connection.end("banned")
        self.closed = closed
        for table in newly_closed:
            await self.shut(table)
        if was_read_only != self.is_read_only:
            logs.info("read only" if self.is_read_only else "writing again")
            for room in list(self.lobby.rooms.values()):
                room.opened = room.now()  # as after a time without server
                room.stir()
        for name in sorted(notes):
            if name.startswith(ORDER) and name not in self.begun:
                self.begin(name, msgspec.json.decode(notes[name], type=Order))

    def begin(self, name: str, order: Order) -> None:
        def over(task: "asyncio.Task[None]") -> None:
            del self.begun[name]
            self.lobby.settle(task, order.table)

        task = self.begun[name] = self.lobby.world.spawn(self.carry_out(name, order))
        task.add_done_callback(over)

    async def shut(self, table: str) -> None:
        """Nobody is at it, nobody finds it, nobody looks after it."""
        logs.info("table closed by order", table=short(table))
        room = self.lobby.rooms.get(table)
        if room is not None:
            for connection in list(room.connections):
                connection.end("closed")
            async with room.lock:  # what was begun is finished
                self.lobby.rooms.pop(table, room).close()
        await self.lobby.store.postpone(table, self.lobby.world.now() + DAY)

    async def carry_out(self, name: str, order: Order) -> None:
        await self.lobby.world.sleep(HEARD)
        async with self.lock:
            await self.do(name, order)

    async def do(self, name: str, order: Order) -> None:
        lobby, table = self.lobby, order.table
        if table in lobby.rooms or not await lobby.claim(table):
            return  # it is still being closed, or another process has it
        if order.do == "delete":
            await lobby.store.delete(table)
        else:
            await self.erase(table, order.key)
            await lobby.release(table)
        await lobby.store.forget_note(CLOSED + table)
        self.closed -= {table}
        await lobby.store.forget_note(name)
        logs.info("order carried out", do=order.do, table=short(table))

    async def erase(self, table: str, key: str) -> None:
        """The log is written anew, with a chain of its own; what was kept for replays is made again from it."""
        entries = [log.decode_entry(body) for _, body, _ in await self.lobby.store.entries(table)]
        rows = []
        link = first_link(table)
        for seq, entry in enumerate(erased(entries, key), 1):
            body = log.encode_entry(entry)
            link = next_link(link, body)
            rows.append(Row(table, seq, body, link=link))
        await self.lobby.store.rewrite(table, rows, self.lobby.world.now())
