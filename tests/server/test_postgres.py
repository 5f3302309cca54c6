"""The same with PostgreSQL, a real one: several servers on the same tables, and one taking over from another.

Where PostgreSQL is not installed, one test stands for all of these and says what was left out.
"""

import asyncio
import random
import signal
import time
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from regalia.server.client import Player
from regalia.server.storage.backup import back_up, restore
from regalia.server.storage.chain import first_link, next_link, verified
from regalia.server.storage.migrations import migrations
from regalia.server.storage.postgres import PostgresConnection
from regalia.server.storage.store import Digest, Row
from regalia.server.tables.opening import new_id
from regalia.server.world import World
from tests.server.crashes import takeovers
from tests.server.postgres import Postgres, is_there
from tests.server.serving import Served, Table, open_table, serving

if not is_there():

    def test_without_postgresql_its_tests_are_left_out() -> None:
        warnings.warn("PostgreSQL is not installed: the tests of several servers on one database were left out", stacklevel=1)
        assert not is_there()

else:

    @pytest.fixture(scope="module")
    def database() -> Iterator[Postgres]:
        with Postgres() as made:
            yield made

    def test_two_servers_serve_one_table(tmp_path: Path, database: Postgres) -> None:
        async def act() -> None:
            async with serving(tmp_path, database=database.url) as one, serving(tmp_path, database=database.url) as other:
                table = await open_table(one.url, 2, 2)
                table.players[1] = Player(other.url, table.id, table.secrets[1])
                table.watcher = Player(other.url, table.id)
                await (await table.connect()).start()
                await table.play(random.Random(1))
                await table.settle()
                views = [player.view for player in (*table.players, table.watcher)]
                assert views[0] == views[1] == views[2] and views[0] is not None and views[0]["outcome"] is not None
                assert [server.lobby.rooms[table.id].owner for server in (one, other)] == [True, False]
                written = [server.lobby.metrics.registry.get_sample_value("regalia_entries_total") for server in (one, other)]
                stored = await other.lobby.store.entries(table.id)
                assert written == [len(stored) - 4, 0], "one process writes (four entries were there when the table was opened)"
                assert (await other.call("/api/verify", await other.call(f"/api/tables/{table.id}/record")))["fair"] is True
                await table.close()

        asyncio.run(act())

    def is_answered(player: Player, number: int) -> bool:
        """It was told that its answer stands, or that it came too late."""
        return number in player.accepted or any(error.get("decision") == number for error in player.errors)

    def test_answers_to_one_decision_through_two_servers_are_one(tmp_path: Path, database: Postgres) -> None:
        async def act() -> None:
            async with serving(tmp_path, database=database.url) as one, serving(tmp_path, database=database.url) as other:
                table = await (await (await open_table(one.url, 2)).connect()).start()
                twin = Player(other.url, table.id, table.secrets[0])
                task = asyncio.create_task(twin.stay())
                for _ in range(10):
                    await table.settle()
                    await twin.until(lambda: twin.seen == table.players[0].seen)
                    decision = table.players[0].decision()
                    if decision is None:
                        await table.step(random.Random(1))
                        continue
                    number = decision["number"]
                    for option, player in enumerate((table.players[0], twin)):
                        await player.send({"t": "answer", "decision": number, "option": option % len(decision["options"])})
                    for player in (table.players[0], twin):
                        await player.until(lambda player=player, number=number: is_answered(player, number))
                    stored = one.lobby.rooms[table.id].table
                    assert len([given for given in stored.line if given.decision == number]) == 1
                    accepted = [player.accepted.get(number) for player in (table.players[0], twin)]
                    told = {reply["option"] for reply in accepted if reply is not None}
                    assert told == {stored.replies[stored.replies.place(number)].option}
                task.cancel()
                await twin.close()
                await table.close()

        asyncio.run(act())

    @contextmanager
    def writing(connection: PostgresConnection) -> Iterator[None]:
        connection.begin()
        yield
        connection.commit()

    def claims(connection: PostgresConnection, table: str) -> bool:
        with writing(connection):
            return connection.claim(table)

    def appends(connection: PostgresConnection, row: Row) -> bool:
        with writing(connection):
            return connection.append([row])[0]

    def run_out(connection: PostgresConnection) -> None:
        """As if nothing had been heard of its process for a while."""
        with psycopg.connect(connection.db.info.dsn, autocommit=True) as db:
            db.execute("UPDATE leases SET until = now() - interval '1 ms' WHERE epoch = %s", (connection.leases.epoch,))

    def test_only_the_owner_writes_and_owning_ends_with_the_connection(database: Postgres) -> None:
        table = new_id(World())
        first, second = PostgresConnection(database.url), PostgresConnection(database.url)
        rows = [Row(table, seq, b"x") for seq in (1, 2, 3)]
        assert not appends(first, rows[0]), "not before it is claimed"
        assert claims(first, table) and claims(first, table) and not claims(second, table)
        assert appends(first, rows[0]) and not appends(second, rows[1])
        assert not appends(first, rows[0]), "a number is used once"
        first.begin()
        assert first.append(rows[1:2]) == [True]
        first.db.close()  # as if it had died before the commit
        until = time.monotonic() + 20
        while not claims(second, table):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert appends(second, rows[1])
        third = PostgresConnection(database.url)
        assert not appends(third, rows[2]), "who comes back has to claim it again"
        with writing(second):
            second.release(table)
        assert not appends(second, rows[2]) and claims(third, table) and appends(third, rows[2])
        assert [seq for seq, *_ in third.entries(table, 0)] == [1, 2, 3]
        third.close()
        assert claims(second, table), "an orderly end leaves nothing to wait for"
        second.close()

    def test_tables_take_no_locks_however_many_are_owned(database: Postgres) -> None:
        """PostgreSQL's table of locks is small, and shared with everybody who uses the database."""
        owner = PostgresConnection(database.url)
        with writing(owner):
            assert all([owner.claim(f"many{number}") for number in range(2000)])
        locks = owner.db.execute("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'").fetchone()
        assert locks == (1,)
        owner.close()

    def test_who_lost_its_lease_writes_nothing_and_knows_it(database: Postgres) -> None:
        lost: list[int] = []
        first, second = PostgresConnection(database.url, lost=lambda: lost.append(1)), PostgresConnection(database.url)
        table, other = new_id(World()), new_id(World())
        assert claims(first, table) and claims(first, other) and appends(first, Row(table, 1, b"x"))
        run_out(first)
        assert appends(first, Row(table, 2, b"x")), "as long as nobody wants the tables they stay"
        with writing(first):
            first.beat()
        assert not claims(second, table), "it was only late"
        run_out(first)
        assert claims(second, table) and not lost
        assert not appends(first, Row(table, 3, b"x")) and lost == [1]
        assert not appends(first, Row(other, 1, b"x")), "all are lost together"
        assert appends(second, Row(table, 3, b"x"))
        assert not claims(first, table) and claims(first, other) and appends(first, Row(other, 1, b"x"))
        assert lost == [1]
        first.close()
        second.close()

    def test_a_lease_cannot_be_taken_from_who_is_writing(database: Postgres) -> None:
        first, second = PostgresConnection(database.url), PostgresConnection(database.url)
        table = new_id(World())
        assert claims(first, table)
        first.begin()
        assert first.append([Row(table, 1, b"x")]) == [True]
        run_out(first)
        assert not claims(second, table)
        first.commit()
        assert claims(second, table) and [seq for seq, *_ in second.entries(table, 0)] == [1]
        first.close()
        second.close()

    def test_a_transaction_that_fails_claims_and_releases_nothing(database: Postgres) -> None:
        first, second = PostgresConnection(database.url), PostgresConnection(database.url)
        kept, wanted = new_id(World()), new_id(World())
        assert claims(first, kept)
        first.begin()
        first.release(kept)
        assert first.claim(wanted)
        first.rollback()
        assert not appends(first, Row(wanted, 1, b"x")) and claims(second, wanted)
        assert not claims(second, kept) and appends(first, Row(kept, 1, b"x"))
        first.close()
        second.close()

    def test_tables_of_the_first_schema_find_an_owner(database: Postgres) -> None:
        with psycopg.connect(database.url, autocommit=True) as db:
            db.execute("CREATE DATABASE old")
        url = database.url.replace("/postgres", "/old")
        with psycopg.connect(url, autocommit=True) as db:
            db.execute(migrations("postgres")[0][1].encode())
            db.execute("CREATE TABLE schema_version (number integer PRIMARY KEY)")
            db.execute("INSERT INTO schema_version VALUES (1)")
            db.execute("INSERT INTO tables VALUES ('old', 'lobby', 1, '{}', NULL, 0)")
            db.execute("INSERT INTO entries VALUES ('old', 1, 'x')")
        connection = PostgresConnection(url)
        assert claims(connection, "old") and appends(connection, Row("old", 2, b"x"))
        assert [seq for seq, *_ in connection.entries("old", 0)] == [1, 2]
        connection.close()

    def test_finished_games_are_packed_and_expire(database: Postgres) -> None:
        owner, table = PostgresConnection(database.url), new_id(World())
        link, rows = first_link(table), []
        for seq in (1, 2, 3):
            link = next_link(link, b"entry %d" % seq)
            rows.append(Row(table, seq, b"entry %d" % seq, link=link))
        with writing(owner):
            assert owner.claim(table) and all(owner.append([row]) == [True] for row in rows)
            owner.describe(table, 3, Digest("over", False, "{}", None, changed=60_000))
            owner.pack(table)
        assert verified(owner.entries(table, 0), 0, first_link(table)) == ([row.body for row in rows], link)
        assert owner.entries(table, 3) == [] and [seq for seq, *_ in owner.entries(table, 1)] == [2, 3]
        assert owner.described(table) == (3, "over")
        with writing(owner):
            assert owner.append([Row(table, 4, b"said", link=next_link(link, b"said"))]) == [True]
            owner.pack(table)
        assert [seq for seq, *_ in owner.entries(table, 0)] == [1, 2, 3, 4]
        assert table not in owner.expired(60_000, 60_000, 100) and table in owner.expired(60_001, 0, 100)
        assert table not in owner.listed(10, 0)
        with writing(owner):
            owner.delete(table)
            owner.release(table)
        assert owner.entries(table, 0) == [] and owner.described(table) == (0, "")
        owner.close()

    def test_a_suspended_server_loses_its_tables_and_follows_when_it_is_back(tmp_path: Path, database: Postgres) -> None:
        async def act(one: Served, other: Served) -> None:
            table = await (await (await open_table(one.url, 2)).connect(pause=0.05)).start()
            await table.play(random.Random(1), 6)
            assert one.process is not None
            one.process.send_signal(signal.SIGSTOP)
            elsewhere = await Table(other.url, table.id, table.secrets).connect(pause=0.05)
            await elsewhere.play(random.Random(2), 6)
            one.process.send_signal(signal.SIGCONT)
            await asyncio.gather(
                *[player.until(lambda p=player: p.seen >= elsewhere.players[0].seen) for player in table.players]
            )
            await table.play(random.Random(3), 6)
            for player in (*table.players, *elsewhere.players):
                await player.until(lambda p=player: p.seen == max(one.seen for one in table.players))
            assert table.players[0].news == elsewhere.players[0].news
            await elsewhere.close()
            await table.close()

        with Served(tmp_path, database.url) as one, Served(tmp_path, database.url) as other:
            asyncio.run(act(one, other))

    def test_seats_and_requests_go_through_whoever_owns_the_table(tmp_path: Path, database: Postgres) -> None:
        """Joining, commands, refusals, undo and a rematch by way of a server that does not own the table."""

        async def act() -> None:
            async with serving(tmp_path, database=database.url) as one, serving(tmp_path, database=database.url) as other:
                table = await open_table(one.url, 1, game="dominion", choices={"seats": 2})
                path = f"/api/tables/{table.id}/seats"
                status, problem = await other.refused(path, {"player": "Eve", "seat": 0})
                assert (status, problem["code"]) == (409, "seat_taken")
                table.secrets.append((await other.call(path, {"player": "Ben"}))["secret"])
                status, problem = await other.refused(path, {"player": "Eve"})
                assert (status, problem["code"]) == (409, "table_full")
                table.players = [Player(other.url, table.id, secret) for secret in table.secrets]
                table.watcher = Player(one.url, table.id)
                await (await table.connect()).start()
                ada, ben = table.players
                assert (await ben.ask("mute", seat=0, muted=True))["code"] == "not_host"
                assert (await ada.ask("say", text="x" * 500))["t"] == "done"
                await ben.until(lambda: any(item.get("text") == "x" * 500 for item in ben.news))
                await table.play(random.Random(1))
                reply = await ada.ask("rematch")
                assert reply["t"] == "done" and reply["args"]["table"]
                await table.settle()
                assert [server.lobby.rooms[table.id].owner for server in (one, other)] == [True, False]
                again = Player(other.url, reply["args"]["table"], table.secrets[1])
                task = asyncio.create_task(again.stay())
                await again.until(lambda: again.viewer == 1)
                task.cancel()
                await again.close()
                await table.close()

        asyncio.run(act())

    def test_a_database_that_drops_its_connections_loses_nothing(tmp_path: Path, database: Postgres) -> None:
        async def act() -> None:
            async with serving(tmp_path, database=database.url) as server:
                table = await (await (await open_table(server.url, 2, 2)).connect(pause=0.05)).start()
                for _ in range(3):
                    await table.play(random.Random(1), 8)
                    accepted = {number: reply for player in table.players for number, reply in player.accepted.items()}
                    with psycopg.connect(database.url, autocommit=True) as db:
                        db.execute(
                            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                            "WHERE application_name = 'regalia' AND pid <> pg_backend_pid()"
                        )
                    await table.play(random.Random(1), 8)
                    line = server.lobby.rooms[table.id].table.replies
                    assert all(line[line.place(number)].seq == reply["seq"] for number, reply in accepted.items())
                await table.close()

        asyncio.run(act())

    def test_a_killed_server_is_taken_over_from_and_nothing_is_lost(tmp_path: Path, database: Postgres) -> None:
        found = asyncio.run(takeovers(10, tmp_path, database.url))
        assert found["answers"] > 100  # and every round every game went on in time

    def test_a_backup_moves_from_sqlite_to_postgresql(tmp_path: Path) -> None:
        async def play(where: str) -> None:
            async with serving(tmp_path, database=where) as server:
                table = await (await (await open_table(server.url, 2)).connect()).start()
                await table.play(random.Random(1), 20)
                await table.close()

        asyncio.run(play(str(tmp_path / "tables.db")))
        rows = back_up(str(tmp_path / "tables.db"), tmp_path / "backup.jsonl.gz").rows
        with Postgres() as empty:
            assert restore(empty.url, tmp_path / "backup.jsonl.gz") == rows
            again = back_up(empty.url, tmp_path / "again.jsonl.gz")
            assert (again.rows, again.damaged) == (rows, [])
