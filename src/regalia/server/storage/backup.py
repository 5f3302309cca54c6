"""Backups: everything a store holds, of one moment, as compressed lines of JSON; the same file for SQLite and PostgreSQL."""

import base64
import gzip
import json
from pathlib import Path
from typing import Any, Final, TextIO

from regalia.server.storage.chain import BrokenChain, first_link, verified
from regalia.server.storage.packing import LOG, unpacked_log
from regalia.server.storage.sqlite import SqliteConnection, for_us_alone
from regalia.server.storage.store import Connection, is_damage

FORMAT: Final = "regalia-backup"
VERSION: Final = 2  # the first had no chain, and said at the beginning how many rows there are


class BadBackup(ValueError):
    """A file that is no whole backup, or a place that is not empty."""


def connection_to(database: str) -> Connection:
    if database.startswith(("postgresql://", "postgres://")):
        from regalia.server.storage.postgres import PostgresConnection

        return PostgresConnection(database)
    return SqliteConnection(Path(database))


class Backup:
    """What was written: how many rows, and the tables that are damaged, of which as much as can be read."""

    def __init__(self) -> None:
        self.rows = 0
        self.damaged: list[str] = []


def back_up(database: str, file: Path) -> Backup:
    """Write everything. The server may go on meanwhile: one transaction sees one moment. One bad table stops no other."""
    done = Backup()
    connection = connection_to(database)
    draft = file.with_name(file.name + ".part")
    try:
        connection.begin_reading()
        with open(draft, "wb", opener=for_us_alone) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            write(out, {"format": FORMAT, "version": VERSION})
            for row in connection.tables():
                write(out, ["tables", *map(written, row)])
                done.rows += 1
                copy_table(connection, str(row[0]), int(row[-1]), out, done)
            write(out, ["end", done.rows])
    finally:
        connection.close()  # and with it the transaction, which only read
    draft.replace(file)
    return done


def copy_table(connection: Connection, table: str, described: int, out: TextIO, done: Backup) -> None:
    """Entries are held against their chain on the way; they are written all the same."""
    problems: list[Exception] = []
    seq, link = 0, first_link(table)
    try:
        packed = connection.stream(table, LOG)
        if packed is not None:
            bodies, link = verified(unpacked_log(packed), seq, link)
            seq = len(bodies)
    except Exception as problem:
        problems.append(problem)
    packed_upto = seq
    for kind in ("entries", "streams"):
        try:
            for row in connection.rows_of(kind, table):
                write(out, [kind, *map(written, row)])
                done.rows += 1
                if kind == "entries" and row[1] > packed_upto and not problems:  # the last packed one is there twice
                    try:
                        _, link = verified([(row[1], row[2], row[3])], seq, link)
                        seq += 1
                    except BrokenChain as problem:
                        problems.append(problem)
        except Exception as problem:
            problems.append(problem)
    for found in problems:
        if not is_damage(found):
            raise found
    if problems or seq < described:
        done.damaged.append(table)


def restore(database: str, file: Path) -> int:
    """Read a backup into an empty place: all of it, or nothing."""
    with gzip.open(file, "rt", encoding="utf-8") as lines:
        try:
            head = json.loads(next(lines))
            rows = [json.loads(line) for line in lines]
        except (ValueError, StopIteration, EOFError, OSError) as problem:
            raise BadBackup(f"{file} is no whole backup: {problem}") from problem
    if not isinstance(head, dict) or head.get("format") != FORMAT or head.get("version") not in (1, VERSION):
        raise BadBackup(f"{file} is no backup of version {VERSION}")
    expected = head.get("rows")
    if head["version"] == VERSION:
        expected = rows.pop()[1] if rows and rows[-1][0] == "end" else "more"
    if len(rows) != expected:
        raise BadBackup(f"{file} is cut off: {len(rows)} of {expected} rows")
    connection = connection_to(database)
    try:
        connection.begin()
        if not connection.is_empty():
            connection.rollback()
            raise BadBackup("there are tables already; restore into an empty place")
        for kind, *row in rows:
            connection.load(kind, [read(one) for one in row])
        connection.commit()
    finally:
        connection.close()
    return len(rows)


def write(out: TextIO, row: Any) -> None:
    out.write(json.dumps(row, separators=(",", ":")) + "\n")


def written(value: Any) -> Any:
    return {"b": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


def read(value: Any) -> Any:
    return base64.b64decode(value["b"]) if isinstance(value, dict) else value
