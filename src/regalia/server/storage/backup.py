"""Backups: everything a store holds, of one moment, as compressed lines of JSON; the same file for SQLite and PostgreSQL."""

import base64
import gzip
import json
from pathlib import Path
from typing import Any, Final

from regalia.server.storage.sqlite import SqliteConnection
from regalia.server.storage.store import Connection

FORMAT: Final = "regalia-backup"
VERSION: Final = 1


class BadBackup(ValueError):
    """A file that is no whole backup, or a place that is not empty."""


def connection_to(database: str) -> Connection:
    if database.startswith(("postgresql://", "postgres://")):
        from regalia.server.storage.postgres import PostgresConnection

        return PostgresConnection(database)
    return SqliteConnection(Path(database))


def back_up(database: str, file: Path) -> int:
    """Write everything; how many rows there were. The server may go on meanwhile: one transaction sees one moment."""
    connection = connection_to(database)
    draft = file.with_name(file.name + ".part")
    try:
        connection.begin_reading()
        rows = connection.dump()
        connection.commit()
    finally:
        connection.close()
    with gzip.open(draft, "wt", encoding="utf-8") as out:
        out.write(json.dumps({"format": FORMAT, "version": VERSION, "rows": len(rows)}) + "\n")
        for kind, row in rows:
            out.write(json.dumps([kind, *map(written, row)], separators=(",", ":")) + "\n")
    draft.replace(file)
    return len(rows)


def restore(database: str, file: Path) -> int:
    """Read a backup into an empty place: all of it, or nothing."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        try:
            head = json.loads(next(lines))
            rows = [json.loads(line) for line in lines]
        except (ValueError, StopIteration, EOFError, OSError) as problem:
            raise BadBackup(f"{file} is no whole backup: {problem}") from problem
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") != VERSION:
        raise BadBackup(f"{file} is no backup of version {VERSION}")
    if len(rows) != head.get("rows"):
        raise BadBackup(f"{file} is cut off: {len(rows)} of {head.get('rows')} rows")
    connection = connection_to(database)
    try:
        connection.begin()
        if connection.dump():
            connection.rollback()
            raise BadBackup("there are tables already; restore into an empty place")
        for kind, *row in rows:
            connection.load(kind, [read(one) for one in row])
        connection.commit()
    finally:
        connection.close()
    return len(rows)


def written(value: Any) -> Any:
    return {"b": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def read(value: Any) -> Any:
    return base64.b64decode(value["b"]) if isinstance(value, dict) else value
