"""The same with PostgreSQL, a real one: several servers on the same tables, and one taking over from another.

Where PostgreSQL is not installed, one test stands for all of these and says what was left out.
"""

import asyncio
import random
import time
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from regalia.server.client import Player
from regalia.server.storage.backup import back_up, restore
from regalia.server.storage.postgres import PostgresConnection
from regalia.server.storage.store import Row
from regalia.server.tables.lobby import new_id
from regalia.server.world import World
from tests.server.crashes import takeovers
from tests.server.postgres import Postgres, is_there
from tests.server.serving import open_table, serving

if not is_there():

    def test_without_postgresql_its_tests_are_left_out() -> None:
        warnings.warn("PostgreSQL is not installed: seven tests of several servers on one database were left out", stacklevel=1)
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
                    assert told == {stored.replies[number].option}
                task.cancel()
                await twin.close()
                await table.close()

        asyncio.run(act())

    def test_only_who_has_the_lock_writes_and_it_ends_with_the_connection(database: Postgres) -> None:
        table = new_id(World())
        first, second = PostgresConnection(database.url), PostgresConnection(database.url)
        rows = [Row(table, seq, b"x") for seq in (1, 2, 3)]
        assert first.append(rows[:1]) == [False], "not before it is claimed"
        assert first.claim(table) and first.claim(table) and not second.claim(table)
        assert first.append(rows[:1]) == [True] and second.append(rows[1:2]) == [False]
        assert first.append(rows[:1]) == [False], "a number is used once"
        first.begin()
        assert first.append(rows[1:2]) == [True]
        first.close()  # as if it had died before the commit
        until = time.monotonic() + 20
        while not second.claim(table):
            assert time.monotonic() < until
            time.sleep(0.01)
        assert second.append(rows[1:2]) == [True]
        third = PostgresConnection(database.url)
        assert third.append(rows[2:]) == [False], "who comes back has to claim it again"
        second.release(table)
        assert second.append(rows[2:]) == [False] and third.claim(table) and third.append(rows[2:]) == [True]
        assert [seq for seq, _ in third.entries(table, 0)] == [1, 2, 3]
        second.close()
        third.close()

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
                    assert all(line[number].seq == reply["seq"] for number, reply in accepted.items())
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
        rows = back_up(str(tmp_path / "tables.db"), tmp_path / "backup.jsonl.gz")
        with Postgres() as empty:
            assert restore(empty.url, tmp_path / "backup.jsonl.gz") == rows
            assert back_up(empty.url, tmp_path / "again.jsonl.gz") == rows
