"""What becomes of old tables: finished games are packed, abandoned ones leave the lobby, and in the end all are deleted."""

import asyncio
import gzip
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from regalia.server.storage.backup import back_up, restore
from regalia.server.storage.chain import BrokenChain, first_link, next_link, verified
from regalia.server.storage.packing import packed_log, packed_streams, stream_in, unpacked_log
from regalia.server.tables.retention import DAY, EVERY
from tests.server.serving import Here, Table, open_table, serving

NOON = 1_800_000_000_000


async def finished(server: Here, players: int = 4) -> Table:
    table = await (await (await open_table(server.url, players)).connect()).start()
    await table.play(random.Random(1))
    await table.settle()
    await table.close()
    return table


async def forgotten(server: Here) -> None:
    """And packed, and released."""
    while server.lobby.rooms or server.lobby.store.pending:
        await asyncio.sleep(0.02)


def test_packed_is_what_was_packed() -> None:
    rows: list[Any] = []
    link = first_link("table")
    for seq in range(1, 50):
        body = b'{"e":"answered","seat":%d}' % seq
        link = next_link(link, body)
        rows.append((seq, body, link))
    found = unpacked_log(packed_log(rows))
    assert [row[:2] for row in found] == [row[:2] for row in rows]
    assert verified(found, 0, first_link("table")) == ([row[1] for row in rows], link)
    with pytest.raises(BrokenChain):
        verified([*found[:7], (8, b"other", None), *found[8:]], 0, first_link("table"))
    with pytest.raises(BrokenChain):
        unpacked_log(packed_log(rows)[:-5])
    assert stream_in(packed_streams([(-1, b"all"), (2, b"some")]), 2) == b"some"
    assert stream_in(packed_streams([(-1, b"all")]), 2) is None


def test_a_finished_game_takes_little_room_and_is_all_there(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"

    async def act() -> None:
        async with serving(tmp_path, idle_seconds=0.1) as server:
            table = await finished(server)
            path = f"/api/tables/{table.id}"
            before = [await server.call(f"{path}/replay?viewer={viewer}") for viewer in range(-1, 4)]
            record = await server.call(f"{path}/record")
            await forgotten(server)
            with sqlite3.connect(file) as db:
                entries = db.execute("SELECT seq FROM entries WHERE table_id=?", (table.id,)).fetchall()
                size = db.execute("SELECT sum(length(body)) FROM streams WHERE table_id=?", (table.id,)).fetchone()[0]
            assert len(entries) == 1 and size < 40_000
            assert [await server.call(f"{path}/replay?viewer={viewer}") for viewer in range(-1, 4)] == before
            assert all(one["verified"].startswith("verified") for one in before)
            assert await server.call(f"{path}/record") == record
            again = await Table(server.url, table.id, table.secrets).connect()
            assert again.players[0].news == table.players[0].news
            assert (await again.players[0].ask("say", text="well played"))["t"] == "done"
            await again.close()
            await forgotten(server)
            again = await Table(server.url, table.id, table.secrets).connect()
            assert again.players[1].news[-1]["text"] == "well played"
            await again.close()

    asyncio.run(act())
    done = back_up(str(file), tmp_path / "backup.gz")
    assert done.damaged == []
    assert restore(str(tmp_path / "new.db"), tmp_path / "backup.gz") == done.rows
    assert back_up(str(tmp_path / "new.db"), tmp_path / "again.gz").damaged == []


def test_a_backup_of_the_first_version_is_restored(tmp_path: Path) -> None:
    """It had no chain, and said at the beginning how many rows there are."""

    async def play() -> Table:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 8)
            await table.settle()
            await table.close()
            return table

    async def look(table: Table) -> None:
        async with serving(tmp_path, database=str(tmp_path / "new.db")) as server:
            again = await Table(server.url, table.id, table.secrets).connect()
            assert again.players[0].view == table.players[0].view
            await again.play(random.Random(1), 3)
            await again.close()

    table = asyncio.run(play())
    back_up(str(tmp_path / "tables.db"), tmp_path / "backup.gz")
    with gzip.open(tmp_path / "backup.gz", "rt") as lines:
        _, *rows, _ = [json.loads(line) for line in lines]
    columns = {"tables": 6, "entries": 3, "streams": 3}
    rows = [row[: 1 + columns[row[0]]] for row in rows]
    with gzip.open(tmp_path / "old.gz", "wt") as out:
        for line in ({"format": "regalia-backup", "version": 1, "rows": len(rows)}, *rows):
            out.write(json.dumps(line) + "\n")
    assert restore(str(tmp_path / "new.db"), tmp_path / "old.gz") == len(rows)
    asyncio.run(look(table))


def test_a_packed_log_that_is_damaged_closes_its_table(tmp_path: Path) -> None:
    async def act() -> Table:
        async with serving(tmp_path, idle_seconds=0.1) as server:
            table = await finished(server, 2)
            await forgotten(server)
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE streams SET body=substr(body, 1, 200) WHERE viewer=-6")
            assert (await server.refused(f"/api/tables/{table.id}"))[1]["code"] == "damaged"
            return table

    table = asyncio.run(act())
    assert back_up(str(tmp_path / "tables.db"), tmp_path / "backup.gz").damaged == [table.id]


def test_tables_are_deleted_when_their_days_are_over(tmp_path: Path) -> None:
    clock = [NOON]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0], idle_seconds=0.1) as server:
            over = await finished(server, 2)
            idle = await open_table(server.url, 2)
            await forgotten(server)

            async def left() -> set[str]:
                server.lobby.retention._next = 0.0
                await server.lobby.retention.expire()
                found = await asyncio.to_thread(
                    lambda: sqlite3.connect(tmp_path / "tables.db").execute("SELECT id FROM tables").fetchall()
                )
                return {row[0] for row in found}

            clock[0] = NOON + 29 * DAY
            assert await left() == {over.id, idle.id}
            again = await Table(server.url, idle.id, idle.secrets).connect()
            assert (await again.players[0].ask("rename", name="Eva"))["t"] == "done"
            await again.close()
            await forgotten(server)
            clock[0] = NOON + 31 * DAY
            assert await left() == {over.id, idle.id}, "something happened there meanwhile"
            clock[0] = NOON + 60 * DAY
            assert await left() == {over.id}
            clock[0] = NOON + 91 * DAY
            assert await left() == set()
            assert (await server.refused(f"/api/tables/{over.id}"))[1]["code"] == "no_table"
            with sqlite3.connect(tmp_path / "tables.db") as db:
                assert not db.execute("SELECT table_id FROM entries UNION SELECT table_id FROM streams").fetchall()

    asyncio.run(act())


def test_nothing_is_deleted_where_that_is_wanted_or_something_happened_that_was_not_described(tmp_path: Path) -> None:
    clock = [NOON]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0], idle_seconds=0.1, keep_idle=0, keep_finished=10) as server:
            idle = await open_table(server.url, 2)
            over = await finished(server, 2)
            await forgotten(server)
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE tables SET changed=1 WHERE id=?", (over.id,))  # as an older program left it
            server.lobby.retention._next = 0.0
            await server.lobby.retention.expire()
            assert (await server.call(f"/api/tables/{over.id}"))["phase"] == "over"
            clock[0] = NOON + 1000 * DAY
            server.lobby.retention._next = 0.0
            await server.lobby.retention.expire()
            assert (await server.call(f"/api/tables/{idle.id}"))["phase"] == "lobby"

    asyncio.run(act())
    assert EVERY >= 60


def test_a_damaged_table_is_kept_and_the_others_expire(tmp_path: Path) -> None:
    clock = [NOON]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0], idle_seconds=0.1) as server:
            bad, good = await open_table(server.url, 2), await open_table(server.url, 2)
            await forgotten(server)
            with sqlite3.connect(tmp_path / "tables.db") as db:
                db.execute("UPDATE entries SET body=x'ff' WHERE table_id=?", (bad.id,))
                db.execute("UPDATE tables SET changed=changed-60000 WHERE id=?", (bad.id,))  # it comes first
            clock[0] += 31 * DAY
            server.lobby.retention._next = 0.0
            await server.lobby.retention.expire()
            with sqlite3.connect(tmp_path / "tables.db") as db:
                assert [row[0] for row in db.execute("SELECT id FROM tables")] == [bad.id]
            assert (await server.refused(f"/api/tables/{good.id}"))[1]["code"] == "no_table"

    asyncio.run(act())


def test_abandoned_tables_leave_the_lobby_and_come_back_with_the_people(tmp_path: Path) -> None:
    clock = [NOON]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            table = await open_table(server.url, 2)

            async def listed() -> list[str]:
                return [one["id"] for one in (await server.call("/api/tables"))["tables"]]

            assert await listed() == [table.id]
            clock[0] += DAY + 120_000
            assert await listed() == []
            await table.connect()
            assert (await table.players[0].ask("rename", name="Eva"))["t"] == "done"
            while await listed() != [table.id]:
                await asyncio.sleep(0.02)
            await table.close()

    asyncio.run(act())
