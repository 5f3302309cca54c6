"""One bad table never stops the others: holes, edits and unreadable pages close that table, and everything else goes on."""

import asyncio
import random
import sqlite3
import stat
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from regalia.cli.main import main
from regalia.server.client import Player
from regalia.server.storage.backup import back_up, restore
from regalia.server.storage.migrations import migrations
from regalia.server.storage.sqlite import SqliteConnection
from regalia.server.tables.entries import decode_entry
from tests.server.serving import Here, Table, open_table, serving

Damage = Callable[[sqlite3.Connection, str], object]


def hole(db: sqlite3.Connection, table: str) -> object:
    return db.execute("DELETE FROM entries WHERE table_id=? AND seq=9", (table,))


def edit(db: sqlite3.Connection, table: str) -> object:
    """Another name, and the entry is as good as ever by itself."""
    body = db.execute("SELECT body FROM entries WHERE table_id=? AND seq=2", (table,)).fetchone()[0]
    return db.execute("UPDATE entries SET body=? WHERE table_id=? AND seq=2", (body.replace(b"Ada", b"Eve"), table))


def cut(db: sqlite3.Connection, table: str) -> object:
    return db.execute("DELETE FROM entries WHERE table_id=? AND seq>4", (table,))


def text(db: sqlite3.Connection, table: str) -> object:
    return db.execute("UPDATE entries SET body=? WHERE table_id=? AND seq=5", (b"\xff", table))


def other_type(db: sqlite3.Connection, table: str) -> object:
    return db.execute("UPDATE entries SET body=CAST(body AS TEXT) WHERE table_id=? AND seq=3", (table,))


def everything(db: sqlite3.Connection, table: str) -> object:
    return db.execute("DELETE FROM entries WHERE table_id=?", (table,))


async def two_tables(server: Here) -> list[Table]:
    """Both with three bots to play on."""
    tables = []
    for _ in range(2):
        table = await (await (await open_table(server.url, 1, 3)).connect()).start()
        await table.play(random.Random(1), 6)
        await table.settle()
        await table.close()
        tables.append(table)
    return tables


@pytest.mark.parametrize("damage", [hole, edit, cut, text, other_type, everything])
def test_a_damaged_table_is_closed_and_the_others_go_on(tmp_path: Path, damage: Damage) -> None:
    file = tmp_path / "tables.db"

    async def begin() -> list[Table]:
        async with serving(tmp_path) as server:
            return await two_tables(server)

    bad, good = asyncio.run(begin())
    with sqlite3.connect(file) as db:
        kept = len(db.execute("SELECT 1 FROM entries WHERE table_id=?", (good.id,)).fetchall())
        damage(db, bad.id)
        db.execute("UPDATE tables SET due=0")  # somebody has to look after both

    async def go_on() -> None:
        async with serving(tmp_path) as server:
            while (await server.lobby.store.waiting(0)) or good.id not in server.lobby.rooms:
                await asyncio.sleep(0.02)
            assert bad.id not in server.lobby.rooms
            status, problem = await server.refused(f"/api/tables/{bad.id}")
            assert (status, problem["code"]) == (409, "damaged")
            listed = (await server.call("/api/tables"))["tables"]
            assert [one["id"] for one in listed] == [good.id]
            said: list[str] = []
            player = Player(server.url, bad.id, bad.secrets[0])
            player.heard = lambda message: said.append(message.get("code", ""))
            await player.open()
            with suppress(ConnectionClosed):
                await player.listen()
            assert said == ["damaged", "damaged"], "an error, and goodbye"
            again = await Table(server.url, good.id, good.secrets).connect()
            await again.play(random.Random(1), 4)
            await again.close()

    asyncio.run(go_on())
    done = back_up(str(file), tmp_path / "backup.gz")
    assert done.damaged == [bad.id] and done.rows > kept
    assert restore(str(tmp_path / "new.db"), tmp_path / "backup.gz") == done.rows
    assert back_up(str(tmp_path / "new.db"), tmp_path / "again.gz").damaged == [bad.id]


def test_backup_names_what_is_damaged(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def begin() -> list[Table]:
        async with serving(tmp_path) as server:
            return await two_tables(server)

    bad, _ = asyncio.run(begin())
    words = ["backup", str(tmp_path / "backup.gz"), "--database", str(tmp_path / "tables.db")]
    assert main(words) == 0
    with sqlite3.connect(tmp_path / "tables.db") as db:
        hole(db, bad.id)
    capsys.readouterr()
    assert main(words) == 1
    assert bad.id in capsys.readouterr().err


def test_a_description_that_is_no_json_is_left_out_of_the_lobby(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            bad, good = await open_table(server.url, 2), await open_table(server.url, 2)
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE tables SET summary='not json' WHERE id=?", (bad.id,))
            assert [one["id"] for one in (await server.call("/api/tables"))["tables"]] == [good.id]

    asyncio.run(act())


def test_a_page_of_the_file_that_cannot_be_read_closes_one_table(tmp_path: Path) -> None:
    """Not a row is wrong, but the place where rows of one table lie."""
    file = tmp_path / "tables.db"

    async def begin() -> list[Table]:
        async with serving(tmp_path) as server:
            tables = await two_tables(server)
            for table in tables:  # long enough for pages of their own
                await table.connect()
                for number in range(60):
                    await table.players[0].ask("say", text=f"{number} " + "x" * 400)
                await table.close()
            return tables

    bad, good = asyncio.run(begin())
    with sqlite3.connect(file) as db:
        db.execute("UPDATE tables SET due=0")
        db.execute("PRAGMA journal_mode=DELETE")
        size = db.execute("PRAGMA page_size").fetchone()[0]
    raw = bytearray(file.read_bytes())
    pages = [at for at in range(0, len(raw), size) if raw[at] == 0x0A]
    # In the middle of its rows: where the other's begin, the other could not be written to either. Which of them are on leaves
    # differs: every few rows one is in an inner page of the tree.
    middle = [b'"%d x' % number for number in range(20, 40)]
    alone = next(
        at for at in pages if bad.id.encode() in raw[at : at + size] and any(row in raw[at : at + size] for row in middle)
    )
    raw[alone : alone + 8] = b"\xff" * 8
    file.write_bytes(raw)

    async def go_on() -> None:
        async with serving(tmp_path) as server:
            while (await server.lobby.store.waiting(0)) or good.id not in server.lobby.rooms:
                await asyncio.sleep(0.02)
            assert (await server.refused(f"/api/tables/{bad.id}"))[1]["code"] == "damaged"
            again = await Table(server.url, good.id, good.secrets).connect()
            await again.play(random.Random(1), 4)
            await again.close()

    asyncio.run(go_on())
    done = back_up(str(file), tmp_path / "backup.gz")
    assert done.damaged == [bad.id] and done.rows > 100


def test_what_is_stored_is_for_the_server_alone(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            await open_table(server.url, 2)
            back_up(str(tmp_path / "tables.db"), tmp_path / "backup.gz")
            for file in tmp_path.iterdir():
                assert stat.S_IMODE(file.stat().st_mode) == 0o600, file

    asyncio.run(act())


def test_a_file_that_was_open_to_all_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    file.touch()
    file.chmod(0o644)
    SqliteConnection(file).close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def as_of_the_first_schema(new: Path, old: Path) -> None:
    """The same tables in a database that the first program made."""
    with sqlite3.connect(old) as db:
        db.executescript(migrations("sqlite")[0][1] + "PRAGMA user_version = 1;")
        db.execute("ATTACH ? AS new", (str(new),))
        db.execute("INSERT INTO tables SELECT id, phase, listed, summary, due, changed FROM new.tables")
        db.execute("INSERT INTO entries SELECT table_id, seq, body FROM new.entries")
        db.execute("INSERT INTO streams SELECT table_id, viewer, body FROM new.streams")


def test_tables_of_the_first_schema_go_on_and_are_chained_from_there(tmp_path: Path) -> None:
    old = tmp_path / "old.db"

    async def act(database: str) -> Table:
        async with serving(tmp_path, database=database) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 10)
            await table.settle()
            await table.close()
            return table

    async def go_on(table: Table) -> str:
        async with serving(tmp_path, database=str(old)) as server:
            again = await Table(server.url, table.id, table.secrets).connect()
            assert again.players[0].view == table.players[0].view
            await again.play(random.Random(1), 3)
            await again.close()
            return table.id

    async def look(id_: str) -> dict[str, Any]:
        async with serving(tmp_path, database=str(old)) as server:
            return (await server.refused(f"/api/tables/{id_}"))[1]

    table = asyncio.run(act(str(tmp_path / "tables.db")))
    as_of_the_first_schema(tmp_path / "tables.db", old)
    id_ = asyncio.run(go_on(table))
    with sqlite3.connect(old) as db:
        rows = db.execute("SELECT body, link FROM entries WHERE table_id=? ORDER BY seq", (id_,)).fetchall()
        assert [link is None for _, link in rows] == [True] * (len(rows) - 3) + [False] * 3
        assert decode_entry(rows[0][0])
        edit(db, id_)  # an entry without a link; those after it vouch for it
    assert asyncio.run(look(id_))["code"] == "damaged"
