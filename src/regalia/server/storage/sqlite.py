"""Tables in an SQLite file: write-ahead log, ``synchronous=FULL``, so that what is committed survives a power cut."""

import os
import sqlite3
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from regalia.server.storage.chain import Stored
from regalia.server.storage.migrations import NewerSchema, migrations
from regalia.server.storage.packing import LOG, packed_log, with_packed
from regalia.server.storage.store import Digest, Row
from regalia.server.world import World

COLUMNS: Final = {
    "tables": ("id", "phase", "listed", "summary", "due", "changed", "seq"),
    "entries": ("table_id", "seq", "body", "link"),
    "streams": ("table_id", "viewer", "body"),
}


ORDER: Final = {"entries": "seq", "streams": "viewer"}


class InUse(OSError):
    """Another server has the file."""


def for_us_alone(path: str, flags: int) -> int:
    """An opener of files that nobody else may read."""
    return os.open(path, flags, 0o600)


def hold(file: Path) -> Any:
    """Keep other servers away from the file for as long as this process lives, however it ends."""
    lock = open(f"{file}.lock", "w", opener=for_us_alone)  # noqa: SIM115
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        lock.close()
        raise InUse(problem.errno, "another server uses this file", str(file)) from problem
    return lock


def close_to_others(file: Path) -> None:
    """It holds chats, names and what would foretell cards. SQLite gives the files beside it the same rights."""
    if str(file) == ":memory:":
        return
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    with suppress(PermissionError):  # another's, who will know why
        file.chmod(file.stat().st_mode & ~(stat.S_IRWXO | stat.S_IRWXG))


class SqliteConnection:
    def __init__(self, file: Path, world: World | None = None) -> None:
        self.world: Final = World() if world is None else world
        close_to_others(file)
        self.db: Final = sqlite3.connect(file, isolation_level=None, check_same_thread=False, timeout=10)
        self.db.execute("PRAGMA journal_mode=WAL")
        self.db.execute("PRAGMA synchronous=FULL")
        self.migrate()

    def migrate(self) -> None:
        steps = migrations("sqlite")
        done = self.db.execute("PRAGMA user_version").fetchone()[0]
        if done > steps[-1][0]:
            raise NewerSchema(done, steps[-1][0])
        for number, text in steps:
            if number > done:
                self.db.executescript(f"BEGIN IMMEDIATE;\n{text}\nPRAGMA user_version = {number};\nCOMMIT;")

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """One process has the file, so a number is hardly ever taken; if one of several is, each is tried alone."""
        written = self.db.executemany(
            "INSERT INTO entries (table_id, seq, body, link) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING",
            [(row.table, row.seq, row.body, row.link) for row in rows],
        ).rowcount
        if written != len(rows):
            if len(rows) == 1:
                return [False]
            raise sqlite3.IntegrityError("the number of an entry is taken")
        marks = [(row.due, row.table) for row in rows if row.marks]
        if marks:
            self.db.executemany("UPDATE tables SET due=? WHERE id=?", marks)
        return [True] * len(rows)

    def describe(self, table: str, seq: int, digest: Digest) -> None:
        self.db.execute(
            "INSERT INTO tables (id, phase, listed, summary, due, changed, seq) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET phase=excluded.phase, listed=excluded.listed, summary=excluded.summary, due=CASE "
            "WHEN EXISTS (SELECT 1 FROM entries WHERE table_id=excluded.id AND seq>?) THEN tables.due ELSE excluded.due END, "
            "changed=excluded.changed, seq=excluded.seq",
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
        query = "SELECT seq, body, link FROM entries WHERE table_id=? AND seq>? ORDER BY seq"
        return with_packed(self.db.execute(query, (table, after)).fetchall(), after, lambda: self.stream(table, LOG))

    def described(self, table: str) -> tuple[int, str]:
        row = self.db.execute("SELECT seq, phase FROM tables WHERE id=?", (table,)).fetchone()
        return (0, "") if row is None else (int(row[0]), str(row[1]))

    def postpone(self, table: str, due: int) -> None:
        self.db.execute("UPDATE tables SET due=?, listed=0 WHERE id=?", (due, table))

    def listed(self, most: int, since: int) -> list[str]:
        query = "SELECT summary FROM tables WHERE listed=1 AND changed>=? ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in self.db.execute(query, (since, most))]

    def waiting(self, now: int) -> list[str]:
        return [row[0] for row in self.db.execute("SELECT id FROM tables WHERE due <= ? ORDER BY due", (now,))]

    def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None:
        self.db.executemany(
            "INSERT INTO streams (table_id, viewer, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING",
            [(table, viewer, body) for viewer, body in streams],
        )

    def stream(self, table: str, viewer: int) -> bytes | None:
        row = self.db.execute("SELECT body FROM streams WHERE table_id=? AND viewer=?", (table, viewer)).fetchone()
        return None if row is None else row[0]

    def pack(self, table: str) -> None:
        rows = self.entries(table, 0)
        self.db.execute(
            "INSERT INTO streams (table_id, viewer, body) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id, viewer) DO UPDATE SET body=excluded.body",
            (table, LOG, packed_log(rows)),
        )
        self.db.execute("DELETE FROM entries WHERE table_id=? AND seq<?", (table, rows[-1][0]))

    def expired(self, finished: int, idle: int, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE changed < CASE phase WHEN 'over' THEN ? ELSE ? END ORDER BY changed LIMIT ?"
        return [row[0] for row in self.db.execute(query, (finished, idle, most))]

    def touch(self, table: str, changed: int) -> None:
        self.db.execute("UPDATE tables SET changed=? WHERE id=?", (changed, table))

    def delete(self, table: str) -> None:
        for kind, column in (("entries", "table_id"), ("streams", "table_id"), ("tables", "id")):
            self.db.execute(f"DELETE FROM {kind} WHERE {column}=?", (table,))

    def clear(self, table: str) -> None:
        for kind in ("entries", "streams"):
            self.db.execute(f"DELETE FROM {kind} WHERE table_id=?", (table,))

    def claim(self, table: str) -> bool:
        return True  # one process has the file

    def release(self, table: str) -> None:
        pass

    def beat(self) -> None:
        pass

    def note(self, name: str, value: str) -> None:
        self.db.execute(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value=excluded.value", (name, value)
        )

    def notes(self, prefix: str) -> dict[str, str]:
        rows = self.db.execute("SELECT name, value FROM notes WHERE substr(name, 1, ?) = ?", (len(prefix), prefix))
        return dict(rows.fetchall())

    def forget_note(self, name: str) -> None:
        self.db.execute("DELETE FROM notes WHERE name=?", (name,))

    def notify(self, text: str) -> None:
        pass  # there is nobody else

    def is_empty(self) -> bool:
        return not any(self.db.execute(f"SELECT 1 FROM {kind} LIMIT 1").fetchone() for kind in COLUMNS)

    def tables(self) -> list[list[Any]]:
        return [list(row) for row in self.db.execute(f"SELECT {', '.join(COLUMNS['tables'])} FROM tables")]

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        columns = COLUMNS[kind]
        order = ORDER[kind]
        query = f"SELECT {', '.join(columns)} FROM {kind} WHERE table_id=? ORDER BY {order}"
        return map(list, self.db.execute(query, (table,)))

    def load(self, kind: str, row: list[Any]) -> None:
        """A row may be of an older backup, with fewer columns."""
        columns = COLUMNS[kind][: len(row)]
        marks = ", ".join("?" * len(columns))
        self.db.execute(f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({marks})", row)

    def begin(self) -> None:
        self.db.execute("BEGIN IMMEDIATE")

    def begin_reading(self) -> None:
        self.db.execute("BEGIN")

    def commit(self) -> None:
        self.db.execute("COMMIT")

    def rollback(self) -> None:
        if self.db.in_transaction:
            self.db.execute("ROLLBACK")
        self.db.execute("SELECT 1")

    def close(self) -> None:
        self.db.close()
