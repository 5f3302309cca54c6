"""Tables in PostgreSQL, for several servers at once. Every entry is announced with NOTIFY; every server listens.

One server at a time owns a table (leases.py): the connection it writes with writes no entry of a table that is not its own, and
nothing at all once its lease is gone. The others read, listen, and hand requests on to the owner (relay.py).
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

from regalia.extras import extra
from regalia.server.hooks import Hooks
from regalia.server.sockets.relay import Relay
from regalia.server.storage.leases import BEAT, SECONDS, Leases
from regalia.server.storage.migrations import NewerSchema, migrations
from regalia.server.storage.statements import Found, Statements
from regalia.server.storage.store import Row, StorageFailed, Store
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.table import Deal
from regalia.server.telemetry import log as logs
from regalia.server.web.settings import Settings
from regalia.server.world import World

with extra("postgres"):
    import psycopg

CHANNEL: Final = "regalia_entries"
POST: Final = "regalia_post"
MIGRATING: Final = 0x5245_4741  # the lock of the process that migrates the schema
AGAIN: Final = 0.5  # seconds between attempts to listen again


def connected(url: str) -> psycopg.Connection[tuple[Any, ...]]:
    """A server whose network dies must not keep its tables for hours."""
    return psycopg.connect(
        url,
        autocommit=True,
        connect_timeout=5,
        application_name="regalia",
        keepalives=1,
        keepalives_idle=2,
        keepalives_interval=1,
        keepalives_count=3,
    )


class PostgresConnection(Statements):
    """``lost``: called when every table of ours may be another's by now."""

    def __init__(self, url: str, world: World | None = None, lost: Callable[[], None] | None = None) -> None:
        super().__init__(world)
        self.db: Final = connected(url)
        self.lost: Final = lost
        self.leases: Final = Leases(self.db)
        self.db.execute("SET synchronous_commit = on")
        self.db.execute("SET tcp_keepalives_idle = 2")
        self.db.execute("SET tcp_keepalives_interval = 1")
        self.db.execute("SET tcp_keepalives_count = 3")
        self.db.execute(f"SET idle_in_transaction_session_timeout = '{SECONDS}s'".encode())  # who is suspended holds up nobody
        self.migrate()

    def migrate(self) -> None:
        steps = migrations("postgres")
        self.db.execute("SELECT pg_advisory_lock(%s)", (MIGRATING,))
        try:
            self.db.execute("CREATE TABLE IF NOT EXISTS schema_version (number integer PRIMARY KEY)")
            row = self.db.execute("SELECT max(number) FROM schema_version").fetchone()
            done = 0 if row is None or row[0] is None else int(row[0])
            if done > steps[-1][0]:
                raise NewerSchema(done, steps[-1][0])
            for number, text in steps:
                if number > done:
                    with self.db.transaction():
                        self.db.execute(text.encode())
                        self.db.execute("INSERT INTO schema_version VALUES (%s)", (number,))
        finally:
            self.db.execute("SELECT pg_advisory_unlock(%s)", (MIGRATING,))

    def run(self, statement: str, values: Sequence[Any] = ()) -> Found:
        return self.db.execute(statement.replace("?", "%s").encode(), values)

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Entries and announcements in one statement: one way to the database and back."""
        ours = [row for row in rows if row.table in self.leases.owned]
        if not ours:
            return [False] * len(rows)
        done = self.db.execute(
            "WITH written AS (INSERT INTO entries (table_id, seq, body, link) "
            "SELECT * FROM unnest(%s::text[], %s::integer[], %s::bytea[], %s::bytea[]) "
            "ON CONFLICT DO NOTHING RETURNING table_id, seq) "
            "SELECT table_id, pg_notify(%s, table_id || ' ' || seq) FROM written",
            (
                [row.table for row in ours],
                [row.seq for row in ours],
                [row.body for row in ours],
                [row.link for row in ours],
                CHANNEL,
            ),
        )
        written = {table for table, _ in done}
        marks = [(row.due, row.table) for row in ours if row.marks and row.table in written]
        if marks:
            self.db.cursor().executemany("UPDATE tables SET due=%s WHERE id=%s", marks)
        return [row.table in written for row in rows]

    def claim(self, table: str) -> bool:
        return self.leases.claim(table)

    def release(self, table: str) -> None:
        self.leases.release(table)

    def beat(self) -> None:
        self.leases.beat()

    def notify(self, text: str) -> None:
        self.db.execute("SELECT pg_notify(%s, %s)", (POST, text))

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        with self.db.transaction():  # a problem with one table is not one of the others
            return iter(list(super().rows_of(kind, table)))

    def begin(self) -> None:
        if not self.leases.begin() and self.lost is not None:
            self.lost()

    def begin_reading(self) -> None:
        self.db.execute("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY")

    def commit(self) -> None:
        self.db.execute("COMMIT")

    def rollback(self) -> None:
        self.leases.undone()
        self.db.execute("ROLLBACK")

    def close(self) -> None:
        with suppress(psycopg.Error):
            self.leases.give_up()
        self.db.close()


class Listener:
    """A thread that hears what other servers write, and their letters."""

    def __init__(
        self, url: str, heard: Callable[[str, int], None], letter: Callable[[str], None], again: Callable[[], None]
    ) -> None:
        self.url: Final = url
        self.heard: Final = heard
        self.letter: Final = letter
        self.again: Final = again
        self.stopping = False
        threading.Thread(target=self.listen, name="regalia-listener", daemon=True).start()

    def close(self) -> None:
        self.stopping = True

    def listen(self) -> None:
        while not self.stopping:
            try:
                with connected(self.url) as db:
                    db.execute(f"LISTEN {CHANNEL}".encode())
                    db.execute(f"LISTEN {POST}".encode())
                    self.again()  # something may have been said while nobody listened
                    while not self.stopping:
                        for notice in db.notifies(timeout=1.0):
                            if notice.channel == POST:
                                self.letter(notice.payload)
                                continue
                            table, _, seq = notice.payload.partition(" ")
                            self.heard(table, int(seq))
            except psycopg.Error as problem:
                logs.warning("not listening", problem=type(problem).__name__)
                time.sleep(AGAIN)


class Pulse:
    """Shows that this process lives: its loop and its store do, since the sign goes through both."""

    def __init__(self, store: Store, listener: Listener, world: World) -> None:
        self.store: Final = store
        self.listener: Final = listener
        self.world: Final = world
        self.task: Final = world.spawn(self.go_on())

    async def go_on(self) -> None:
        while True:
            with suppress(StorageFailed):  # then the lease runs out
                await self.store.beat()
            await self.world.sleep(BEAT)

    def close(self) -> None:
        self.task.cancel()
        self.listener.close()


def open_postgres(settings: Settings, world: World, deal: Deal, hooks: Hooks) -> Lobby:
    loop = asyncio.get_running_loop()

    def lost() -> None:
        in_loop(loop, lobby.disowned)

    store = Store(lambda: PostgresConnection(settings.database, world, lost), world)
    lobby = Lobby(settings, store, world, deal, hooks)
    post = lobby.relay = Relay(store, lobby, world)
    store.lost = lost
    listener = Listener(
        settings.database,
        lambda table, seq: in_loop(loop, lobby.heard, table, seq),
        lambda text: in_loop(loop, post.heard, text),
        lambda: in_loop(loop, lobby.read_all_on),
    )
    lobby.held = Pulse(store, listener, world)
    return lobby


def in_loop(loop: asyncio.AbstractEventLoop, call: Callable[..., None], *args: Any) -> None:
    if not loop.is_closed():
        loop.call_soon_threadsafe(call, *args)
