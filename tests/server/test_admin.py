"""``regalia admin`` beside a running server: look, close, delete, ban, erase, read only."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from regalia.cli.main import main
from regalia.server.admin import Admin
from regalia.server.storage.backup import back_up
from regalia.server.tables import orders
from regalia.server.tables.erasure import GONE
from regalia.server.telemetry import short
from tests.server.postgres import Postgres, is_there
from tests.server.serving import Here, Table, open_table, serving


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(orders, "HEARD", 0.05)


async def command(folder: Path, *words: str, database: str = "") -> int:
    """In a thread: the server goes on."""
    return await asyncio.to_thread(main, ["admin", *words, "--database", database or str(folder / "tables.db")])


async def until(condition: Any) -> None:
    async with asyncio.timeout(30):
        while not condition():
            await asyncio.sleep(0.02)


async def chatted(server: Here, persons: int = 2) -> Table:
    table = await (await open_table(server.url, persons, name="Ada's table")).connect(watch=False)
    await table.players[0].ask("say", text="from Ada")
    await table.players[1].ask("say", text="from Ben")
    await table.players[1].ask("rename", name="Benedict")
    return table


def test_tables_are_listed_and_shown_without_secrets(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await chatted(server)).start()
            await table.play(random.Random(1), 5)
            state = server.lobby.rooms[table.id].table
            assert await command(tmp_path, "list") == 0
            listed = capsys.readouterr().out
            assert listed.startswith(f"{table.id} (in the log {short(table.id)}): being played, ")
            for name in (table.id, table.id[:6], short(table.id)):
                assert await command(tmp_path, "show", name) == 0
            shown = capsys.readouterr().out
            assert (
                "citadels with 2 seats" in shown
                and "1. Ada (seat 1), 1 chats" in shown
                and "2. Benedict (seat 2), 1 chats" in shown
            )
            hidden = [
                *table.secrets,
                *[seat.key for seat in state.seats],
                state.secret,
                *state.shares(),
                "from Ada",
                "from Ben",
            ]
            assert state.game is not None
            for secret in (*hidden, str(state.game.setup.seed)):
                assert secret not in shown + listed
            for wrong in (
                ["show", "nothing"],
                ["show"],
                ["close", ""],
                ["read-only", "maybe"],
                ["ban", "nobody"],
                ["erase", table.id, "9"],
            ):
                assert await command(tmp_path, *wrong) == 2, wrong
            assert "Traceback" not in capsys.readouterr().err
            await table.close()

    asyncio.run(act())


def test_a_closed_table_is_closed_to_everybody_and_can_be_opened_again(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            byes: list[str] = []
            table.players[0].heard = lambda message: byes.append(message["code"]) if message["t"] == "bye" else None
            assert await command(tmp_path, "close", table.id) == 0
            await until(lambda: "closed" in byes)
            assert await server.refused(f"/api/tables/{table.id}") == (409, {"code": "closed"})
            assert (await server.call("/api/tables"))["tables"] == []
            assert await command(tmp_path, "open", table.id) == 0
            async with asyncio.timeout(30):  # they were told goodbye, and stayed away; the server looks for orders now and then
                while table.id not in server.lobby.rooms:
                    await table.connect()
                    await asyncio.sleep(0.1)
            await table.play(random.Random(1), 3)
            await table.close()

    asyncio.run(act())


def test_a_deleted_table_leaves_nothing(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            other = await open_table(server.url, 2)
            assert await command(tmp_path, "delete", table.id) == 0
            assert await server.refused(f"/api/tables/{table.id}") == (404, {"code": "no_table"})
            assert (await server.call(f"/api/tables/{other.id}"))["phase"] == "lobby"
            await table.close()

    asyncio.run(act())
    raw = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    rows = Admin(str(tmp_path / "tables.db"))
    assert len(rows.tables()) == 1 and not rows.connection.notes("admin/") and raw
    rows.close()


def test_what_a_person_wrote_is_erased_and_the_game_goes_on(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await chatted(server)).start()
            await table.play(random.Random(1), 6)
            await table.settle()
            view = table.players[0].view
            await table.close()
            assert await command(tmp_path, "erase", table.id, "2") == 0
            again = await Table(server.url, table.id, table.secrets).connect(watch=False)
            assert again.players[0].view == view, "answers stay"
            told = json.dumps(again.players[0].news)
            assert "from Ada" in told and "from Ben" not in told and "Bened" not in told
            assert [seat["name"] for seat in again.players[0].table["seats"]] == ["Ada", GONE]  # type: ignore[index]
            await again.play(random.Random(2), 4)
            await again.close()
            assert await command(tmp_path, "erase", table.id, "1") == 0
            assert (await server.call(f"/api/tables/{table.id}"))["name"] == ""

    asyncio.run(act())
    admin = Admin(str(tmp_path / "tables.db"))
    for one in admin.tables():
        stored = json.dumps([repr(entry) for entry in admin.entries(one.id)])
        assert not any(word in stored for word in ("from Ben", "'Ben'", "Bened", "from Ada", "'Ada'", "Ada's"))
    admin.close()
    assert back_up(str(tmp_path / "tables.db"), tmp_path / "copy.gz").damaged == [], "the chain holds"


def test_a_finished_games_replays_are_made_again_without_it(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            table = await (await open_table(server.url, 1, 1, options={"stand_in": "random"})).connect(watch=False)
            [ada] = table.players
            await ada.ask("say", text="from Ada")
            await ada.ask("start")
            await ada.ask("leave")
            await ada.until(lambda: ada.table is not None and ada.table["phase"] == "over", 60)
            await table.close()
            assert await command(tmp_path, "erase", table.id, "1") == 0
            async with asyncio.timeout(30):
                while True:
                    replay = await server.call(f"/api/tables/{table.id}/replay?viewer=-1")
                    if replay["verified"].startswith("verified"):
                        break
                    await asyncio.sleep(0.02)
            assert "from Ada" not in json.dumps(replay) and GONE in json.dumps(replay, ensure_ascii=False)

    asyncio.run(act())


def test_a_banned_address_is_shut_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def act() -> None:
        async with serving(tmp_path, trust_proxy=True) as server:
            table = await open_table(server.url, 2)
            url = server.url.replace("http", "ws") + "/socket"
            headers = {"x-forwarded-for": "2001:db8:1:2::9"}
            async with connect(url, additional_headers=headers) as socket:
                await socket.send(json.dumps({"t": "hello", "table": table.id}))
                assert await command(tmp_path, "ban", "2001:db8:1:2::1") == 0
                heard: dict[str, Any] = {}
                while heard.get("t") != "bye":
                    heard = json.loads(await asyncio.wait_for(socket.recv(), 20))
                assert heard["code"] == "banned"
            with pytest.raises(InvalidStatus):
                await connect(url, additional_headers=headers)
            assert await server.refused("/api/games", **headers) == (403, {"code": "banned"})
            assert await server.call("/api/games", **{"x-forwarded-for": "2001:db8:1:3::9"})
            assert (await server.call("/healthz", **headers))["ok"]
            capsys.readouterr()
            assert await command(tmp_path, "bans") == 0
            assert capsys.readouterr().out == "2001:db8:1:2::/64\n"
            assert await command(tmp_path, "unban", "2001:db8:1:2::5") == 0
            await until(lambda: not server.lobby.orders.banned)
            assert await server.call("/api/games", **headers)

    asyncio.run(act())


def test_a_table_closed_while_it_is_loaded_stays_closed(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            lobby = server.lobby
            lobby.forget(table.id)
            claim = lobby.claim

            async def claimed(id_: str) -> bool:
                is_ours = await claim(id_)
                lobby.orders.closed = frozenset({id_})
                return is_ours

            lobby.claim = claimed  # type: ignore[assignment,method-assign]
            assert (await server.refused(f"/api/tables/{table.id}"))[1]["code"] == "closed"
            assert table.id not in lobby.rooms and table.id not in lobby.claimed

    asyncio.run(act())


def test_read_only_stores_nothing_until_it_is_lifted(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            table = await (await (await open_table(server.url, 1, 1)).connect()).start()
            [ada] = table.players
            await ada.until(lambda: ada.decision() is not None)
            assert await command(tmp_path, "read-only", "on") == 0
            await until(lambda: server.lobby.orders.is_read_only)
            state = server.lobby.rooms[table.id].table
            before = state.seq
            assert (await ada.ask("say", text="x"))["code"] == "read_only"
            decision = ada.decision()
            assert decision is not None
            await ada.send({"t": "answer", "decision": decision["number"], "option": 0})
            await ada.until(lambda: ada.errors[-1].get("decision") == decision["number"])
            body = {"player": "x", "choices": {"game": "citadels", "seats": 2}}
            assert await server.refused("/api/tables", body) == (503, {"code": "read_only"})
            held = [{"table": table.id, "secret": table.secrets[0]}]
            assert (await server.call("/api/glances", {"seats": held}))["tables"][0]["table"] == table.id
            assert (await server.call("/api/read", {"game": "dominion", "text": "Moat"}))["choices"] == {"kingdom": ["moat"]}
            assert await server.call("/api/check", {"choices": body["choices"], "bots": [], "options": {}})
            assert state.seq == before
            assert await command(tmp_path, "read-only", "off") == 0
            await until(lambda: not server.lobby.orders.is_read_only)
            await table.play(random.Random(1), 3)
            await table.close()

    asyncio.run(act())


@pytest.mark.skipif(not is_there(), reason="PostgreSQL is not installed")
def test_orders_reach_all_processes_and_one_carries_them_out(tmp_path: Path) -> None:
    async def act(url: str) -> None:
        async with serving(tmp_path, database=url) as one, serving(tmp_path, database=url) as other:
            table = await chatted(one)
            away = await Table(other.url, table.id, table.secrets).connect(watch=False)
            await table.close()
            assert await command(tmp_path, "erase", table.id, "2", database=url) == 0
            await away.close()
            async with asyncio.timeout(30):
                for server in (one, other):
                    while True:
                        try:
                            found = await server.call(f"/api/tables/{table.id}")
                        except OSError:  # still closed
                            await asyncio.sleep(0.05)
                            continue
                        break
                    assert [seat["name"] for seat in found["seats"]] == ["Ada", GONE]

    with Postgres() as database:
        asyncio.run(act(database.url))
