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
from regalia.server.storage.chain import Stored
from regalia.server.storage.leases import BEAT, SECONDS, Leases
from regalia.server.storage.migrations import NewerSchema, migrations
from regalia.server.storage.packing import LOG, packed_log, with_packed
from regalia.server.storage.sqlite import COLUMNS, ORDER
from regalia.server.storage.store import Digest, Row, StorageFailed, Store
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.table import Deal
from regalia.server.telemetry import log as logs
from regalia.server.web.settings import Settings
from regalia.server.world import World

with extra("postgres"):
    import psycopg

CHANNEL: Final = "regalia_entries"
POST: Final = "regalia_post"
MIGRATING: Final = 0x5245_4741  # the lock of whoever changes the schema
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


class PostgresConnection:
    """``lost``: called when every table of ours may be another's by now."""

    def __init__(self, url: str, world: World | None = None, lost: Callable[[], None] | None = None) -> None:
        self.world: Final = World() if world is None else world
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

    def describe(self, table: str, seq: int, digest: Digest) -> None:
        self.db.execute(
            "INSERT INTO tables (id, phase, listed, summary, due, changed, seq) VALUES (%s, %s, %s, %s, %s, %s, %s) "
            "ON CONFLICT (id) DO UPDATE SET phase=excluded.phase, listed=excluded.listed, summary=excluded.summary, "
            "due=CASE WHEN EXISTS (SELECT 1 FROM entries WHERE table_id=excluded.id AND seq>%s) THEN tables.due "
            "ELSE excluded.due END, changed=excluded.changed, seq=excluded.seq",
            (
                table,
                digest.phase,
                int(digest.listed),
                digest.summary,
                digest.due,
                digest.changed or self.world.date(),
                seq,
                seq,
            ),
        )

    def entries(self, table: str, after: int) -> list[Stored]:
        query = "SELECT seq, body, link FROM entries WHERE table_id=%s AND seq>%s ORDER BY seq"
        rows = [(seq, bytes(body), link) for seq, body, link in self.db.execute(query, (table, after))]
        return with_packed(rows, after, lambda: self.stream(table, LOG))

    def described(self, table: str) -> tuple[int, str]:
        row = self.db.execute("SELECT seq, phase FROM tables WHERE id=%s", (table,)).fetchone()
        return (0, "") if row is None else (int(row[0]), str(row[1]))

    def postpone(self, table: str, due: int) -> None:
        self.db.execute("UPDATE tables SET due=%s, listed=0 WHERE id=%s", (due, table))

    def listed(self, most: int, since: int) -> list[str]:
        query = "SELECT summary FROM tables WHERE listed=1 AND changed>=%s ORDER BY changed DESC LIMIT %s"
        return [row[0] for row in self.db.execute(query, (since, most))]

    def waiting(self, now: int) -> list[str]:
        return [row[0] for row in self.db.execute("SELECT id FROM tables WHERE due <= %s ORDER BY due", (now,))]

    def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None:
        for viewer, body in streams:
            self.db.execute(
                "INSERT INTO streams (table_id, viewer, body) VALUES (%s, %s, %s) ON CONFLICT DO NOTHING", (table, viewer, body)
            )

    def stream(self, table: str, viewer: int) -> bytes | None:
        row = self.db.execute("SELECT body FROM streams WHERE table_id=%s AND viewer=%s", (table, viewer)).fetchone()
        return None if row is None else bytes(row[0])

    def pack(self, table: str) -> None:
        rows = self.entries(table, 0)
        self.db.execute(
            "INSERT INTO streams (table_id, viewer, body) VALUES (%s, %s, %s) "
            "ON CONFLICT (table_id, viewer) DO UPDATE SET body=excluded.body",
            (table, LOG, packed_log(rows)),
        )
        self.db.execute("DELETE FROM entries WHERE table_id=%s AND seq<%s", (table, rows[-1][0]))

    def expired(self, finished: int, idle: int, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE changed < CASE phase WHEN 'over' THEN %s ELSE %s END ORDER BY changed LIMIT %s"
        return [row[0] for row in self.db.execute(query, (finished, idle, most))]

    def touch(self, table: str, changed: int) -> None:
        self.db.execute("UPDATE tables SET changed=%s WHERE id=%s", (changed, table))

    def delete(self, table: str) -> None:
        for kind, column in (("entries", "table_id"), ("streams", "table_id"), ("tables", "id")):
            self.db.execute(f"DELETE FROM {kind} WHERE {column}=%s".encode(), (table,))

    def clear(self, table: str) -> None:
        for kind in ("entries", "streams"):
            self.db.execute(f"DELETE FROM {kind} WHERE table_id=%s".encode(), (table,))

    def claim(self, table: str) -> bool:
        return self.leases.claim(table)

    def release(self, table: str) -> None:
        self.leases.release(table)

    def beat(self) -> None:
        self.leases.beat()

    def note(self, name: str, value: str) -> None:
        self.db.execute(
            "INSERT INTO notes (name, value) VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value=excluded.value",
            (name, value),
        )

    def notes(self, prefix: str) -> dict[str, str]:
        rows = self.db.execute("SELECT name, value FROM notes WHERE starts_with(name, %s)", (prefix,))
        return {str(name): str(value) for name, value in rows}

    def forget_note(self, name: str) -> None:
        self.db.execute("DELETE FROM notes WHERE name=%s", (name,))

    def notify(self, text: str) -> None:
        self.db.execute("SELECT pg_notify(%s, %s)", (POST, text))

    def is_empty(self) -> bool:
        return not any(self.db.execute(f"SELECT 1 FROM {kind} LIMIT 1".encode()).fetchone() for kind in COLUMNS)

    def tables(self) -> list[list[Any]]:
        return [list(row) for row in self.db.execute(f"SELECT {', '.join(COLUMNS['tables'])} FROM tables".encode())]

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        query = f"SELECT {', '.join(COLUMNS[kind])} FROM {kind} WHERE table_id=%s ORDER BY {ORDER[kind]}"
        with self.db.transaction():  # a problem with one table is not one of the others
            found = self.db.execute(query.encode(), (table,)).fetchall()
        return map(list, found)

    def load(self, kind: str, row: list[Any]) -> None:
        """A row may be of an older backup, with fewer columns."""
        columns = COLUMNS[kind][: len(row)]
        marks = ", ".join(["%s"] * len(columns))
        self.db.execute(f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({marks})".encode(), row)

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

    store = Store(lambda: PostgresConnection(settings.database, world, lost))
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
