"""Tables in an SQLite file: write-ahead log, ``synchronous=FULL``, so that what is committed survives a power cut."""

import os
import sqlite3
import stat
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from regalia.server.storage.migrations import NewerSchema, migrations
from regalia.server.storage.statements import Found, Statements
from regalia.server.storage.store import Row
from regalia.server.world import World


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


class SqliteConnection(Statements):
    def __init__(self, file: Path, world: World | None = None) -> None:
        super().__init__(world)
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

    def run(self, statement: str, values: Sequence[Any] = ()) -> Found:
        return self.db.execute(statement, values)

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

    def claim(self, table: str) -> bool:
        return True  # one process has the file

    def release(self, table: str) -> None:
        pass

    def beat(self) -> None:
        pass

    def notify(self, text: str) -> None:
        pass  # there is nobody else

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
