"""What a stranger's request may cost: the work it asks for is counted, bounded, done elsewhere or done once."""

import asyncio
import importlib.metadata
import random
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from regalia.games import names
from regalia.server.client import Player
from regalia.server.storage import store
from regalia.server.tables import lobby as lobbies
from regalia.server.web import app, practice
from regalia.server.web.guard import SHORT
from tests.server.serving import GENEROUS, Here, Table, is_ours, open_table, serving

TOO_FAST = (429, {"code": "too_fast"})
DOMINION: dict[str, Any] = {"game": "dominion", "seats": 2}


def test_what_is_installed_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is 4 milliseconds of reading files, and every question about a game asks for its name."""
    known = names()

    def read(**_: Any) -> None:
        raise AssertionError("the files were read again")

    monkeypatch.setattr(importlib.metadata, "entry_points", read)
    assert names() == known


def counted(monkeypatch: pytest.MonkeyPatch, place: Any, name: str) -> list[tuple[Any, ...]]:
    """What a function is called with from now on."""
    calls: list[tuple[Any, ...]] = []
    before = getattr(place, name)

    def noting(*given: Any) -> Any:
        calls.append(given)
        return before(*given)

    monkeypatch.setattr(place, name, noting)
    return calls


async def put_away(server: Here, tables: list[Table]) -> None:
    for table in tables:
        await table.close()
        while server.lobby.rooms[table.id].connections:
            await asyncio.sleep(0.01)
        server.lobby.forget(table.id)


def test_fetching_tables_from_the_store_is_rationed(tmp_path: Path) -> None:
    """However it is asked for: by address, at a glance at many, by sockets."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, loads=(0.0, 4.0))) as server:
            tables = [await open_table(server.url, 1, 1) for _ in range(5)]
            await put_away(server, tables)
            seats = [{"table": table.id, "secret": table.secrets[0]} for table in tables]
            assert len((await server.call("/api/glances", {"seats": seats[:2]}))["tables"]) == 2
            assert (await server.call(f"/api/tables/{tables[2].id}"))["phase"] == "lobby"
            assert (await server.refused("/api/tables/" + "a" * 24))[0] == 404, "what is not there is looked for, too"
            for path in ("", "/record", "/replay", "/analysis"):
                assert await server.refused(f"/api/tables/{tables[3].id}{path}") == TOO_FAST
            assert await server.refused("/api/glances", {"seats": seats}) == TOO_FAST, "nobody is told that a table is gone"
            player = Player(server.url, tables[4].id, tables[4].secrets[0])
            staying = asyncio.create_task(player.stay())
            await player.until(lambda: bool(player.errors))
            assert player.errors[0]["code"] == "too_fast"
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)
            await player.close()
            assert tables[3].id not in server.lobby.rooms and tables[4].id not in server.lobby.rooms
            assert len((await server.call("/api/glances", {"seats": seats[:2]}))["tables"]) == 2, "they are in memory by now"

    asyncio.run(act())


def test_a_long_game_is_loaded_a_piece_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "PIECE", 3)

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 10)
            await put_away(server, [table])
            pieces = counted(monkeypatch, server.lobby.leisure, "turn")
            room = await server.lobby.room(table.id)
            assert len(pieces) == -(-room.table.seq // 3) and room.table.seq > 10

    asyncio.run(act())


def test_a_table_that_somebody_greedy_asked_for_first_is_there_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its load began among all that the other address wants; people who come to play wait for their table alone."""
    monkeypatch.setattr(lobbies, "PIECE", 3)

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 10)
            await put_away(server, [table])
            leisure, done = server.lobby.leisure, 0

            def other() -> None:
                nonlocal done
                done += 1
                if server.lobby.rooms.get(table.id) is None:
                    leisure.add("greedy", other)

            for _ in range(1_000):
                leisure.add("greedy", other)
            first = asyncio.create_task(server.lobby.room(table.id, "greedy"))
            await asyncio.sleep(0)
            room = await server.lobby.room(table.id, "somebody")
            assert room is await first and done < 900, "not even all that was wanted before"

    asyncio.run(act())


def test_what_a_finished_game_left_is_unpacked_for_who_asks_for_it_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten milliseconds of work; who only looks at the table needs none of it, and who asks for more is rationed."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, replays=(0.0, 3.0))) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1))
            await table.settle()
            await put_away(server, [table])
            unpacked = counted(monkeypatch, store, "stream_in")
            assert (await server.call(f"/api/tables/{table.id}"))["phase"] == "over"
            assert not unpacked
            assert (await server.call(f"/api/tables/{table.id}/record"))["table"] == table.id
            assert len(unpacked) == 1
            assert (await server.call(f"/api/tables/{table.id}/analysis"))["analysis"] is None
            assert "entries" in await server.call(f"/api/tables/{table.id}/replay")
            for path in ("record", "analysis", "replay"):
                assert await server.refused(f"/api/tables/{table.id}/{path}") == TOO_FAST

    asyncio.run(act())


def test_practice_counts_by_what_it_stores(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(practice, "STEPS", 2)

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, tables=(0.0, 16.0))) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1))
            path, wish = f"/api/tables/{table.id}/practice", {"player": "Ada", "seat": 0, "bot": "random"}
            await server.call(path, {**wish, "step": 20})  # two tokens for the table and its second seat, eleven for this
            assert await server.refused(path, {**wish, "step": 20}) == TOO_FAST
            await server.call(path, {**wish, "step": 2})
            await table.close()

    asyncio.run(act())


@pytest.mark.parametrize("kind", ["answer", "why"])
def test_many_seats_of_one_address_share_its_limits(tmp_path: Path, kind: str) -> None:
    async def act() -> None:
        few = (0.0, 3.0)
        limits = replace(GENEROUS, answers_by_address=few) if kind == "answer" else replace(GENEROUS, whys_by_address=few)
        async with serving(tmp_path, limits=limits) as server:
            tables = [await (await (await open_table(server.url, 1, 1)).connect(watch=False)).start() for _ in range(4)]
            told = []
            for table in tables:
                [ada] = table.players
                await ada.until(lambda ada=ada: is_ours(ada))
                decision = ada.decision()
                assert decision is not None
                number = decision["number"]
                if kind == "why":
                    await ada.send(
                        {"t": "why", "ref": "w", "decision": number, "wishes": [["build", 7]]}
                    )  # once: ``ask`` repeats
                    await ada.until(lambda ada=ada: "w" in ada.replies)
                    told.append(ada.replies["w"].get("code"))
                    continue
                await ada.send({"t": "answer", "decision": number, "option": 0})
                await ada.until(lambda ada=ada, number=number: bool(ada.errors) or number in ada.accepted)
                told.append(ada.errors[-1]["code"] if ada.errors else None)
            assert told == [None, None, None, "too_fast"]
            for table in tables:
                await table.close()

    asyncio.run(act())


def test_many_sockets_of_one_address_share_its_messages(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, messages_by_address=(0.0, 6.0))) as server:
            table = await (await open_table(server.url, 2)).connect(watch=False, ping=1_000.0)
            ada, ben = table.players
            pongs: list[Any] = []
            ada.heard = lambda message: pongs.append(message) if message["t"] == "pong" else None
            for _ in range(6):
                await ada.send({"t": "ping"})
            await ada.until(lambda: len(pongs) == 6)
            assert not ada.errors
            await ben.send({"t": "ping"})
            await ben.until(lambda: bool(ben.errors))
            assert ben.errors[0]["code"] == "too_fast"
            await table.close()

    asyncio.run(act())


def test_the_rules_are_searched_elsewhere_and_so_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, searches=(0.0, 3.0))) as server:
            await server.lobby.bot_pool.search("gold", 1, "", "en")  # however long the process takes to start
            found = await server.call("/api/rules?lang=de&game=citadels&q=" + quote("darf ich zwei Gebäude bauen?"))
            assert found["rules"][0]["id"] == "C-TURN-08"
            search = server.lobby.bot_pool.asked

            async def hangs(*_: Any) -> None:
                raise TimeoutError

            monkeypatch.setattr(server.lobby.bot_pool, "asked", hangs)
            assert await server.refused("/api/rules?q=gold") == (503, {"code": "busy"})
            monkeypatch.setattr(server.lobby.bot_pool, "asked", search)
            assert (await server.call("/api/read", {"game": "dominion", "text": "Moat"}))["choices"] == {"kingdom": ["moat"]}
            assert await server.refused("/api/rules?q=gold") == TOO_FAST
            assert await server.refused("/api/read", {"game": "dominion", "text": "Moat"}) == TOO_FAST
            assert server.lobby.bot_pool.waiting == 0

    asyncio.run(act())


def test_positions_are_read_for_rules_that_have_one_and_by_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every file of cases is looked through for one: not for any name, nor again for any edition somebody thinks of."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            pool = server.lobby.bot_pool
            asked = counted(monkeypatch, pool, "position")
            await pool.search("gold", 1, "", "en")  # however long the process takes to start
            for rule in ("C-", "G", "nothing", "C-TURN-0"):
                assert (await server.refused(f"/api/positions/{rule}"))[0] == 404
            assert not asked
            for edition in ("x1", "x2", "de"):
                await server.call(f"/api/positions/C-TURN-08?edition={edition}")
            assert [one[:2] for one in asked] == [("C-TURN-08", ""), ("C-TURN-08", ""), ("C-TURN-08", "de")]
            assert pool.waiting == 0

    asyncio.run(act())


def test_bodies_are_short_but_for_records(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            kingdom = ["x" * 39] * (SHORT // 40)
            assert await server.refused("/api/check", {"choices": {**DOMINION, "kingdom": kingdom}}) == (
                413,
                {"code": "too_long"},
            )
            status, said = await server.refused("/api/check", {"choices": {**DOMINION, "kingdom": kingdom[:100]}})
            assert (status, said["code"]) == (400, "bad_request")
            assert not (await server.call("/api/verify", {"a": [[]] * 60_000}))["replays"]

    asyncio.run(act())


def test_a_record_is_counted_before_it_is_read_and_read_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty thousand empty lists are seventy milliseconds of reading."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, verdicts=(0.0, 1.0))) as server:
            sent: list[Any] = []

            async def verify(text: bytes, whose: str) -> Any:
                sent.append(text)
                raise ValueError

            monkeypatch.setattr(server.lobby.bot_pool, "verify", verify)
            assert (await server.refused("/api/verify", [1]))[1]["code"] == "bad_request"
            assert sent == [b"[1]"], "bytes, as they came"

            async def body(_: Any) -> bytes:
                raise AssertionError("it was read")

            monkeypatch.setattr(app, "body_of", body)
            assert await server.refused("/api/verify", [1]) == TOO_FAST

    asyncio.run(act())


@pytest.mark.parametrize(
    "path",
    [
        "/openapi.json",
        "/api/games/dominion",
        "/api/games/dominion/lessons",
        "/api/cards/dominion",
        "/api/books/citadels?lang=nl",
    ],
)
def test_what_is_always_the_same_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            first = await server.call(path)
            for name in ("openapi", "lexicon", "catalogue", "told_book"):
                monkeypatch.setattr(app, name, None)
            monkeypatch.setattr(practice, "lessons_of", None)
            assert await server.call(path) == first

    asyncio.run(act())
