"""What both databases are asked in the same words. A connection says how a statement is run; ``?`` stands for a value."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Protocol

from regalia.server.storage.chain import Stored
from regalia.server.storage.packing import LOG, packed_log, with_packed
from regalia.server.storage.store import Digest
from regalia.server.world import World

COLUMNS: Final = {
    "tables": ("id", "phase", "listed", "summary", "due", "changed", "seq"),
    "entries": ("table_id", "seq", "body", "link"),
    "streams": ("table_id", "viewer", "body"),
}
ORDER: Final = {"entries": "seq", "streams": "viewer"}


class Found(Protocol):
    """The rows of an answer."""

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Statements:
    """The part of a connection (``store.Connection``) that does not depend on the database."""

    def __init__(self, world: World | None) -> None:
        self.world: Final = World() if world is None else world

    def run(self, statement: str, values: Sequence[Any] = ()) -> Found:
        raise NotImplementedError

    def describe(self, table: str, seq: int, digest: Digest) -> None:
        changed = digest.changed or self.world.date()
        self.run(
            "INSERT INTO tables (id, phase, listed, summary, due, changed, seq) VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (id) "
            "DO UPDATE SET phase=excluded.phase, listed=excluded.listed, summary=excluded.summary, due=CASE "
            "WHEN EXISTS (SELECT 1 FROM entries WHERE table_id=excluded.id AND seq>?) THEN tables.due ELSE excluded.due END, "
            "changed=excluded.changed, seq=excluded.seq",
            (table, digest.phase, int(digest.listed), digest.summary, digest.due, changed, seq, seq),
        )

    def entries(self, table: str, after: int) -> list[Stored]:
        found = self.run("SELECT seq, body, link FROM entries WHERE table_id=? AND seq>? ORDER BY seq", (table, after))
        return with_packed([tuple(row) for row in found], after, lambda: self.stream(table, LOG))

    def described(self, table: str) -> tuple[int, str]:
        row = self.run("SELECT seq, phase FROM tables WHERE id=?", (table,)).fetchone()
        return (0, "") if row is None else (int(row[0]), str(row[1]))

    def postpone(self, table: str, due: int) -> None:
        self.run("UPDATE tables SET due=?, listed=0 WHERE id=?", (due, table))

    def listed(self, most: int, since: int) -> list[str]:
        query = "SELECT summary FROM tables WHERE listed=1 AND changed>=? ORDER BY changed DESC LIMIT ?"
        return [row[0] for row in self.run(query, (since, most))]

    def waiting(self, now: int) -> list[str]:
        return [row[0] for row in self.run("SELECT id FROM tables WHERE due <= ? ORDER BY due", (now,))]

    def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None:
        statement = "INSERT INTO streams (table_id, viewer, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        for viewer, body in streams:
            self.run(statement, (table, viewer, body))

    def stream(self, table: str, viewer: int) -> bytes | None:
        row = self.run("SELECT body FROM streams WHERE table_id=? AND viewer=?", (table, viewer)).fetchone()
        return None if row is None else bytes(row[0])

    def pack(self, table: str) -> None:
        rows = self.entries(table, 0)
        self.run(
            "INSERT INTO streams (table_id, viewer, body) VALUES (?, ?, ?) "
            "ON CONFLICT (table_id, viewer) DO UPDATE SET body=excluded.body",
            (table, LOG, packed_log(rows)),
        )
        self.run("DELETE FROM entries WHERE table_id=? AND seq<?", (table, rows[-1][0]))

    def expired(self, finished: int, idle: int, most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE changed < CASE phase WHEN 'over' THEN ? ELSE ? END ORDER BY changed LIMIT ?"
        return [row[0] for row in self.run(query, (finished, idle, most))]

    def touch(self, table: str, changed: int) -> None:
        self.run("UPDATE tables SET changed=? WHERE id=?", (changed, table))

    def delete(self, table: str) -> None:
        self.clear(table)
        self.run("DELETE FROM tables WHERE id=?", (table,))

    def clear(self, table: str) -> None:
        for kind in ("entries", "streams"):
            self.run(f"DELETE FROM {kind} WHERE table_id=?", (table,))

    def note(self, name: str, value: str) -> None:
        self.run(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value=excluded.value", (name, value)
        )

    def notes(self, prefix: str) -> dict[str, str]:
        rows = self.run("SELECT name, value FROM notes WHERE substr(name, 1, ?) = ?", (len(prefix), prefix))
        return {str(name): str(value) for name, value in rows}

    def forget_note(self, name: str) -> None:
        self.run("DELETE FROM notes WHERE name=?", (name,))

    def is_empty(self) -> bool:
        return not any(self.run(f"SELECT 1 FROM {kind} LIMIT 1").fetchone() for kind in COLUMNS)

    def tables(self) -> list[list[Any]]:
        return [list(row) for row in self.run(f"SELECT {', '.join(COLUMNS['tables'])} FROM tables")]

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        query = f"SELECT {', '.join(COLUMNS[kind])} FROM {kind} WHERE table_id=? ORDER BY {ORDER[kind]}"
        return map(list, self.run(query, (table,)))

    def load(self, kind: str, row: list[Any]) -> None:
        """A row may be of an older backup, with fewer columns."""
        columns = COLUMNS[kind][: len(row)]
        self.run(f"INSERT INTO {kind} ({', '.join(columns)}) VALUES ({', '.join('?' * len(columns))})", row)
