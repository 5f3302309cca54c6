"""All tables of this process: finding, loading, closing them (``opening.py`` opens them, ``keeper.py`` looks after them)."""

import asyncio
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, Final

from regalia.extras import extra
from regalia.games import start
from regalia.server.api_types import ReceiveSeat, Seated, TakeSeat
from regalia.server.bots.analyses import Analyses
from regalia.server.bots.bot_pool import BotPool
from regalia.server.hooks import Hooks
from regalia.server.leisure import Leisure, Shared
from regalia.server.sockets.connection import Connection, Outbox
from regalia.server.sockets.relay import Relay
from regalia.server.sockets.server_messages import Refused
from regalia.server.storage.chain import BrokenChain, first_link, verified
from regalia.server.storage.store import StorageFailed, Store
from regalia.server.tables import entries as log
from regalia.server.tables.handing import Receive
from regalia.server.tables.keeper import Keeper
from regalia.server.tables.opening import Opening
from regalia.server.tables.orders import Orders
from regalia.server.tables.requests import Join, RequestRefused, clean, key_of, refused, require
from regalia.server.tables.retention import Retention
from regalia.server.tables.room import LOAD_PROBLEMS, Room
from regalia.server.tables.table import LOBBY, NOBODY, OVER, PLAYING, Deal, Table
from regalia.server.telemetry import LoopLag, Metrics, short
from regalia.server.telemetry import log as logs
from regalia.server.web.meters import Meters
from regalia.server.web.settings import Settings
from regalia.server.world import World

with extra("server"):
    import msgspec

ANALYSIS: Final = -4  # the stream under which the analysis of a finished game is kept
TRY_AGAIN: Final = 60.0  # seconds for which a table that does not load is not tried again
MOST_CLOSED: Final = 1_000  # remembered as such
MOST_AHEAD: Final = 10_000
PIECE: Final = 50  # stored entries that are carried out at a time: two milliseconds
NO_HOOKS: Final = Hooks()


class ClosedTable:
    """Why a table does not load, and what could be read of it; it is tried again after a while."""

    def __init__(self, code: str, table: Table, until: float) -> None:
        self.code: Final = code
        self.table: Final = table
        self.until: Final = until


class Lobby:
    """``world`` and ``deal`` bring time, chance and tasks, and the cards; tests bring their own."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        world: World | None = None,
        deal: Deal = start,
        hooks: Hooks = NO_HOOKS,
    ) -> None:
        self.settings: Final = settings
        self.store: Final = store
        self.world: Final = World() if world is None else world
        self.deal: Final = deal
        self.metrics: Final = Metrics()
        self.bot_pool: Final = BotPool(settings.bot_processes, world=self.world)
        self.hooks: Final = hooks
        self.analyses: Final = Analyses(hooks.analyse, self.keep_analysis, self.world)
        self.rooms: Final[dict[str, Room]] = {}
        self.closed: Final[dict[str, ClosedTable]] = {}  # tables that do not load
        self.connections: Final[set[Connection]] = set()
        self.by_address: Final[dict[str, int]] = {}
        self.opening: Final = Opening(self)
        self.retention: Final = Retention(self)
        self.orders: Final = Orders(self)
        self.leisure: Final = Leisure(self.world, lambda: store.pending > 0, self.metrics.faults.inc)
        self.outbox: Final = Outbox(self._lose, self.world, self.leisure)
        self.closing = False
        self.sent = 0  # frames
        self.entered = 0  # sockets that had the secret of a seat
        self.relay: Relay | None = None  # to the other processes, if there may be any
        self.held: Any = None  # what else is closed at the end: the lock on the file, or who listens to PostgreSQL
        self.claimed: Final[set[str]] = set()  # the tables that are ours, by the store
        self._ahead: Final[dict[str, int]] = {}  # tables whose time is ahead of ours, also while they are not in memory
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._wanted: Final[dict[str, Shared]] = {}  # the work of loading them
        self._keeper: asyncio.Task[None] | None = None
        self.metrics.watch(self)
        self._lag: Final = LoopLag(self.world, self.metrics.loop_lag.observe)
        self.meters: Final = Meters(settings.limits, self.world.monotonic)

    # -- tables --------------------------------------------------------------------------------------------------------------

    async def room_for(self, table: str, address: str) -> Room:
        """For somebody at that address."""
        self.ration(table, address)
        return await self.room(table, address)

    def ration(self, table: str, address: str) -> None:
        """Fetching what is not in memory counts: it is the work of all that ever happened at the table."""
        require(table in self.rooms or self.meters.loads.take(address), "too_fast")

    async def room(self, table: str, address: str = "") -> Room:
        """The table of that id, loaded if need be; again if it was evicted before the caller had a turn."""
        require(table not in self.orders.closed, "closed")
        while (room := self.rooms.get(table)) is None:
            closed = self.closed.get(table)
            if closed is not None and closed.until > self.world.monotonic():
                require(closed.code != "other_rules", "other_rules")
                raise RequestRefused("damaged")
            wanted = self._wanted.setdefault(table, Shared(self.leisure, address))
            wanted.join(address)
            task = self._loading.get(table)
            if task is None or task.done():  # waiting for what is done gives nobody a turn: the server would stand still
                task = self._loading[table] = self.world.spawn(self._load(table, wanted))
                task.add_done_callback(partial(self._loaded, table))
            await asyncio.shield(task)
        return room

    def _loaded(self, table: str, task: "asyncio.Task[Room]") -> None:
        if self._loading.get(table) is task:
            del self._loading[table], self._wanted[table]

    async def _load(self, table: str, wanted: Shared) -> Room:
        made = Table(self.deal)
        room = Room(self, made, owner=False)
        room.ahead = self._ahead.get(table, 0)
        try:
            described, phase = await self.store.described(table)  # first: its owner may write on meanwhile
            rows = await self.store.entries(table)
            made.is_past = phase == OVER
            require(bool(rows) or described > 0, "no_table")
            bodies, room.link = verified(rows, 0, first_link(table))
            if len(bodies) < described:
                raise BrokenChain(f"entry {described} is missing")
            left = iter(bodies)

            def more() -> bool:
                for body in islice(left, PIECE):
                    made.apply(log.decode_entry(body))
                    room.frames.applied(room.now())
                return made.seq < len(bodies)

            await wanted.whole(more)
        except (*LOAD_PROBLEMS, StorageFailed) as problem:
            if isinstance(problem, StorageFailed) and not problem.damaged:
                raise
            raise self.close_table(made, problem, table) from problem
        self.closed.pop(table, None)
        room.opened = room.now()
        room.owner = await self.claim(table)
        if table in self.orders.closed:  # by now
            await self.release(table)
            raise RequestRefused("closed")
        self.rooms[table] = room
        self.metrics.tables.set(len(self.rooms))
        async with room.lock:
            await room.read_on()  # another process may have written while we read
        if room.owner:
            await room.look_after()
        return room

    def close_table(self, table: Table, problem: Exception, id_: str = "") -> RequestRefused:
        """A table that is not what was written, or that these rules make something else of. All others go on."""
        is_other = not isinstance(problem, (BrokenChain, StorageFailed, msgspec.DecodeError))
        code = "other_rules" if is_other or isinstance(problem, msgspec.ValidationError) else "damaged"
        id_ = id_ or table.id
        logs.error("table does not load", table=short(id_), code=code, problem=str(problem))
        self.closed.pop(id_, None)
        self.closed[id_] = ClosedTable(code, table, self.world.monotonic() + TRY_AGAIN)
        if len(self.closed) > MOST_CLOSED:
            del self.closed[next(iter(self.closed))]
        room = self.rooms.get(id_)
        if room is not None:
            self.forget(id_)
            for connection in list(room.connections):
                connection.end(code)
        return RequestRefused("damaged") if code == "damaged" else RequestRefused("other_rules")

    def remember_ahead(self, table: str, ahead: int) -> None:
        self._ahead.pop(table, None)
        self._ahead[table] = ahead
        if len(self._ahead) > MOST_AHEAD:
            del self._ahead[next(iter(self._ahead))]

    async def keep_analysis(self, table: str, found: bytes) -> None:
        await self.store.finish(table, [(ANALYSIS, found)])

    async def take_seat(self, table: str, wanted: TakeSeat) -> Seated:
        secret = self.world.secret()
        return await self._seated(table, Join(clean(wanted.player), key_of(secret), wanted.seat), secret)

    async def receive_seat(self, table: str, wanted: ReceiveSeat) -> Seated:
        return await self._seated(table, Receive(key_of(wanted.code), key_of(wanted.secret)), wanted.secret)

    async def _seated(self, table: str, message: Join | Receive, secret: str) -> Seated:
        room = await self.room(table)
        reply = await room.request(NOBODY, message)
        if isinstance(reply, Refused):
            raise RequestRefused(reply.code, **reply.args)
        return Seated(table, reply.args["seat"], secret)

    async def carry_out(self, table: str, key: str, message: Any) -> Any:
        """What another process was asked, if the table is ours; None if it is not. We know best whose key it is."""
        room = self.rooms.get(table)
        if room is None or not room.owner:
            room = await self._reclaimed(table)
        if room is None:
            return None
        room.touched = self.world.monotonic()
        try:
            return await room.carry_out(room.table.seat_of(key), message)
        except RequestRefused as refusal:
            return refused(refusal, message)
        except StorageFailed:
            return None
        except Exception:
            self.metrics.faults.inc()
            logs.exception("request failed", table=short(table), message=type(message).__name__)
            return Refused("fault", getattr(message, "ref", ""), getattr(message, "decision", -1))

    async def _reclaimed(self, table: str) -> Room | None:
        """A table that is ours and does not know it, since the store failed after the claim. Nobody else could have it."""
        if table not in self.claimed:
            return None
        with suppress(StorageFailed, RequestRefused):
            room = await self.room(table)
            if await room.is_ours():
                return room
        return None

    async def claim(self, table: str) -> bool:
        """Become the table's owner, or stay it."""
        is_ours = await self.store.claim(table)
        if is_ours:
            self.claimed.add(table)
        return is_ours

    async def release(self, table: str) -> None:
        self.claimed.discard(table)
        try:
            await self.store.release(table)
        except StorageFailed:  # it is still ours
            self.claimed.add(table)
            raise

    # -- looking after things ------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        self._lag.begin()
        self._keeper = self.world.spawn(Keeper(self).keep())

    def forget(self, table: str) -> None:
        self.rooms.pop(table).close()

    def _lose(self, connection: Connection) -> None:
        """Something of ours went wrong: the client comes back by itself."""
        self.metrics.faults.inc()
        connection.abandon()

    def heard(self, table: str, seq: int) -> None:
        """Another process wrote an entry."""
        room = self.rooms.get(table)
        if room is not None and seq > room.table.seq:
            room.spawn(room.follow(seq))

    def read_all_on(self) -> None:
        """Something may have been written that we did not hear of."""
        for room in self.rooms.values():
            room.spawn(room.follow(room.table.seq + 1))

    def disowned(self) -> None:
        """The store lost its connection or its lease, and with it every claim. Who looks at a table follows its next owner."""
        self.claimed.clear()
        for id_, room in list(self.rooms.items()):
            room.owner = False
            if not room.connections and not room.lock.locked():
                self.forget(id_)
        self.metrics.tables.set(len(self.rooms))

    def settle(self, task: "asyncio.Task[Any]", table: str) -> None:
        """A task of a table is over. Where the store failed, the keeper looks after the table again."""
        problem = None if task.cancelled() else task.exception()
        if isinstance(problem, (StorageFailed, RequestRefused)):
            logs.warning("task failed", table=short(table), problem=str(problem))
        elif problem is not None:
            self.metrics.faults.inc()
            logs.error("task failed", table=short(table), exc_info=problem)

    async def drain(self) -> None:
        """Tell everybody to come back later, and finish what was begun."""
        if self.closing:
            return
        self.closing = True
        self.analyses.close()
        for connection in list(self.connections):
            connection.end("draining")
        until = self.world.monotonic() + self.settings.drain_seconds
        while self.world.monotonic() < until and (self.connections or any(room.lock.locked() for room in self.rooms.values())):
            await self.world.sleep(0.02)

    async def end(self) -> None:
        await self.drain()
        if self._keeper is not None:
            self._keeper.cancel()
        self._lag.close()
        for room in self.rooms.values():
            room.close()
        self.bot_pool.close()
        await self.world.in_thread(self.store.close)
        if self.held is not None:
            self.held.close()

    def summary(self) -> dict[str, int]:
        phases = [room.table.phase for room in self.rooms.values()]
        return {phase: phases.count(phase) for phase in (LOBBY, PLAYING, OVER)}
