"""Running it: health, metrics, logs, draining, backups, headers, origins, limits, the page, changed rules."""

import asyncio
import gzip
import json
import random
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from regalia.cli.main import main
from regalia.games import door_of
from regalia.server.client import call
from regalia.server.storage.backup import BadBackup, back_up, restore
from regalia.server.storage.migrations import NewerSchema
from regalia.server.storage.sqlite import InUse, SqliteConnection, hold
from regalia.server.web.settings import Limits
from tests.server.serving import GENEROUS, Served, Table, open_table, serving


def test_the_command_serves_drains_and_keeps_no_secret_in_its_log(tmp_path: Path) -> None:
    async def act(served: Served) -> tuple[Table, dict[str, Any] | None]:
        table = await (await (await open_table(served.url, 2, 2)).connect()).start()
        await table.play(random.Random(1), 12)
        await table.players[0].ask("say", text="a private remark")
        await table.settle()
        byes: list[str] = []
        for player in table.players:
            player.heard = lambda message: byes.append(message["code"]) if message["t"] == "bye" else None
        code = await asyncio.to_thread(served.stop)
        assert code == 0
        assert byes and set(byes) == {"draining"}
        view = table.players[0].view
        await table.close()
        return table, view

    served = Served(tmp_path)
    with served:
        health = call(served.url, "/healthz")
        assert health["ok"] is True
        table, view = asyncio.run(act(served))
    log = served.log.read_text()
    assert '"event": "stopped"' in log
    for secret in (*table.secrets, table.id, "a private remark", "Ada", "Traceback"):
        assert secret not in log
    with Served(tmp_path, port=served.port):

        async def again() -> None:
            resumed = Table(served.url, table.id, table.secrets)
            await resumed.connect()
            assert resumed.players[0].table is not None and resumed.players[0].table["phase"] == "playing"
            await resumed.play(random.Random(2), 3)
            await resumed.close()

        asyncio.run(again())
    assert view is not None
    stored = sqlite3.connect(served.database).execute("SELECT body FROM entries").fetchall()
    assert not any(secret.encode() in row[0] for row in stored for secret in table.secrets), "secrets are stored as hashes"


def test_metrics_count_what_happens(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 10)
            await table.players[0].ask("rematch")
            text = await asyncio.to_thread(lambda: urlopen(server.url + "/metrics").read().decode())
            assert 'regalia_answers_total{by="person"} 10.0' in text
            assert 'regalia_errors_total{code="not_now"} 1.0' in text
            assert "regalia_sockets 3.0" in text and "regalia_commit_seconds_bucket" in text
            assert table.id not in text
            await table.close()

    asyncio.run(act())


def test_backup_and_restore_bring_everything_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def play() -> tuple[Table, Any, int]:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 40)
            await table.settle()
            rows = back_up(str(tmp_path / "tables.db"), tmp_path / "copy.jsonl.gz").rows  # while the server runs
            view = table.players[1].view
            await table.close()
            return table, view, rows

    table, view, rows = asyncio.run(play())
    assert main(["backup", "second.jsonl.gz", "--database", "tables.db"]) == 0
    assert main(["backup", "third.jsonl.gz", "--database", "nowhere.db"]) == 2
    assert main(["restore", "copy.jsonl.gz", "--database", "new.db"]) == 0
    assert main(["restore", "copy.jsonl.gz", "--database", "new.db"]) == 2, "not over what is there"

    async def look() -> None:
        async with serving(tmp_path, database=str(tmp_path / "new.db")) as server:
            again = await Table(server.url, table.id, table.secrets).connect()
            assert again.players[1].view == view
            await again.play(random.Random(1), 5)
            await again.close()

    asyncio.run(look())
    whole = (tmp_path / "copy.jsonl.gz").read_bytes()
    (tmp_path / "cut.jsonl.gz").write_bytes(whole[: len(whole) // 2])
    with pytest.raises(BadBackup):
        restore(str(tmp_path / "other.db"), tmp_path / "cut.jsonl.gz")
    assert rows > 40


def test_every_answer_carries_the_headers_and_pages_are_served(tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>built</title>")
    (page / "assets" / "main-1234.js").write_text("export {}")
    (tmp_path / "secret.txt").write_text("not for everybody")

    async def act() -> None:
        async with serving(tmp_path, static=str(page)) as server:

            def get(path: str) -> tuple[int, Any, str]:
                try:
                    with urlopen(Request(server.url + path)) as found:
                        return found.status, found.headers, found.read().decode()
                except Exception as problem:
                    return problem.code, problem.headers, problem.read().decode()  # type: ignore[attr-defined]

            for path, status, text in (
                ("/", 200, "built"),
                ("/t/abcdefgh", 200, "built"),
                ("/assets/main-1234.js", 200, "export"),
                ("/assets/nothing.js", 404, ""),
                ("/../secret.txt", 404, ""),
                ("/%2e%2e/secret.txt", 404, ""),
                ("/api/games", 200, "citadels"),
                ("/api/nothing", 404, "no_page"),
            ):
                found = await asyncio.to_thread(get, path)
                assert found[0] == status and text in found[2], path
                assert "not for everybody" not in found[2]
                assert "script-src 'self'" in found[1]["content-security-policy"]
                assert "unsafe" not in found[1]["content-security-policy"]
                assert found[1]["referrer-policy"] == "no-referrer" and found[1]["x-content-type-options"] == "nosniff"
            assert "immutable" in (await asyncio.to_thread(get, "/assets/main-1234.js"))[1]["cache-control"]

            def squeezed() -> str:
                with urlopen(Request(server.url + "/assets/main-1234.js", headers={"accept-encoding": "gzip"})) as found:
                    assert found.headers["content-encoding"] == "gzip" and "immutable" in found.headers["cache-control"]
                    return gzip.decompress(found.read()).decode()

            assert await asyncio.to_thread(squeezed) == "export {}"

    asyncio.run(act())


def test_other_pages_may_not_speak_for_their_visitors(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, origins=("https://friend.example",)) as server:
            body = {"player": "Eve", "choices": {"game": "citadels"}}
            refused = await server.refused("/api/tables", body, origin="https://evil.example")
            assert refused == (403, {"code": "wrong_origin"})
            assert (await server.refused("/api/tables", body, origin="null"))[0] == 403
            assert (await server.call("/api/tables", body, origin=server.url))["seat"] == 0
            assert (await server.call("/api/tables", body, origin="https://friend.example"))["seat"] == 0
            wrong = await server.refused("/api/tables", body, **{"content-type": "text/plain"})
            assert wrong == (415, {"code": "wrong_type"})
            socket = server.url.replace("http", "ws") + "/socket"
            with pytest.raises(InvalidStatus):
                await connect(socket, origin="https://evil.example")  # type: ignore[arg-type]
            async with connect(socket, origin=server.url):  # type: ignore[arg-type]
                pass

    asyncio.run(act())


def test_limits_hold(tmp_path: Path) -> None:
    limits = Limits(
        sockets_per_address=4, sockets_per_seat=2, messages=(1.0, 10.0), chats=(0.1, 2.0), tables=(0.01, 2.0), hello_seconds=0.3
    )

    async def act() -> None:
        async with serving(tmp_path, limits=limits) as server:
            table = await open_table(server.url, 2)
            assert await server.refused("/api/tables", {"player": "x", "choices": {"game": "citadels"}}) == (
                429,
                {"code": "too_fast"},
            )
            body = {"player": "x" * 300_000, "choices": {"game": "citadels"}}
            assert await server.refused("/api/tables", body) == (413, {"code": "too_long"})
            url = server.url.replace("http", "ws") + "/socket"
            hello = json.dumps({"t": "hello", "table": table.id, "secret": table.secrets[0]})
            sockets = [await connect(url) for _ in range(4)]
            with pytest.raises(InvalidStatus):
                await connect(url)
            for socket in sockets[:3]:
                await socket.send(hello)
            assert (await ending(sockets[0]))[-1]["code"] == "elsewhere", "of one seat the oldest gives way"
            assert (await ending(sockets[3]))[-1]["code"] == "slow", "no hello in time"
            for at in range(3):
                await sockets[2].send(json.dumps({"t": "say", "ref": str(at), "text": "hi"}))
            for _ in range(30):
                await sockets[2].send('{"t":"ping"}')
            heard = await ending(sockets[2])
            errors = [message for message in heard if message["t"] == "error"]
            assert [error.get("ref") for error in errors] == ["2", None], "the third chat, then the flood"
            assert heard[-1] == {"t": "bye", "code": "too_fast"}
            await sockets[1].close()

    asyncio.run(act())


async def ending(socket: Any) -> list[dict[str, Any]]:
    """Everything until the socket is closed."""
    heard: list[dict[str, Any]] = []
    try:
        while True:
            heard.append(json.loads(await asyncio.wait_for(socket.recv(), 20)))
    except ConnectionClosed:
        return heard


def test_only_one_server_uses_a_file_and_newer_files_are_left_alone(tmp_path: Path) -> None:
    held = hold(tmp_path / "x.db")
    with pytest.raises(InUse):
        hold(tmp_path / "x.db")
    held.close()
    hold(tmp_path / "x.db").close()
    SqliteConnection(tmp_path / "x.db").close()
    db = sqlite3.connect(tmp_path / "x.db")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(NewerSchema):
        SqliteConnection(tmp_path / "x.db")


def test_sqlite_is_set_to_survive_a_power_cut(tmp_path: Path) -> None:
    connection = SqliteConnection(tmp_path / "x.db")
    assert connection.db.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    assert connection.db.execute("PRAGMA synchronous").fetchone()[0] == 2  # FULL
    connection.close()


def test_replays_survive_a_change_of_the_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> tuple[Table, Any]:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1))
            await table.settle()
            replay = await server.call(f"/api/tables/{table.id}/replay?viewer=1")
            assert replay["verified"] == f"verified with rules v{door_of('citadels').rules}"
            await table.close()
            return table, replay["entries"]

    table, entries = asyncio.run(play())
    from regalia.citadels.rules.table import Citadels

    honest = Citadels.gain
    monkeypatch.setattr(Citadels, "gain", lambda self, seat, gold, rule: honest(self, seat, gold + 1, rule))

    async def look() -> None:
        async with serving(tmp_path) as server:
            replay = await server.call(f"/api/tables/{table.id}/replay?viewer=1")
            assert replay["verified"] == "recorded" and replay["entries"] == entries
            assert (await server.call(f"/api/tables/{table.id}/record"))["table"] == table.id

    asyncio.run(look())


def test_a_table_that_refused_spectators_stays_closed_after_a_change_of_the_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> Table:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2, options={"spectators": False})
            await (await table.connect(watch=False)).start()
            await table.play(random.Random(1))
            await table.settle()
            await table.close()
            return table

    table = asyncio.run(play())
    from regalia.citadels.rules.table import Citadels

    honest = Citadels.gain
    monkeypatch.setattr(Citadels, "gain", lambda self, seat, gold, rule: honest(self, seat, gold + 1, rule))

    async def look() -> None:
        async with serving(tmp_path) as server:
            for path in (f"/api/tables/{table.id}/record", f"/api/tables/{table.id}/replay?viewer=1"):
                status, told = await server.refused(path)
                assert (status, told["code"]) == (403, "spectators_refused")
                assert (await server.call(path, Authorization=f"Bearer {table.players[0].secret}"))["table"] == table.id

    asyncio.run(look())


def test_a_mistake_in_the_rules_is_told_and_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 4)
            state = server.lobby.rooms[table.id].table
            player = table.players[state.asked()]
            before = state.seq
            with monkeypatch.context() as broken:
                broken.setattr("regalia.kernel.game.Game.answer_number", lambda self, number: 1 // 0)
                decision = player.decision()
                assert decision is not None
                await player.send({"t": "answer", "decision": decision["number"], "option": 0})
                await player.until(lambda: player.errors)
                assert player.errors[-1] == {"t": "error", "code": "fault", "decision": decision["number"]}
            assert state.seq == before
            await player.answer(0)
            await table.close()

    asyncio.run(act())


def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    """The store fails for a while: nobody is told that an answer stands, and afterwards play goes on."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS)) as server:
            table = await (await (await open_table(server.url, 2)).connect(pause=0.02)).start()
            await table.play(random.Random(1), 4)
            connection: Any = server.lobby.store.connection
            honest = connection.append
            connection.append = failing
            player = table.players[server.lobby.rooms[table.id].table.asked()]
            decision = player.decision()
            assert decision is not None
            await player.send({"t": "answer", "decision": decision["number"], "option": 0})
            await asyncio.sleep(0.2)
            assert decision["number"] not in player.accepted
            connection.append = honest
            await table.play(random.Random(1), 6)
            await table.close()

    asyncio.run(act())


def failing(row: Any) -> bool:
    raise sqlite3.OperationalError("database or disk is full")


def test_a_client_that_reads_nothing_is_let_go_and_costs_little(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, stall_seconds=0.5)) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            others = set(server.lobby.connections)
            port = int(server.url.rsplit(":", 1)[1])
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(
                b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            )
            await reader.readuntil(b"\r\n\r\n")
            hello = json.dumps({"t": "hello", "table": table.id}).encode()
            writer.write(bytes([129, 128 | len(hello)]) + bytes(4) + hello)
            resume = b'{"t":"resume","seen":0}'
            until = asyncio.get_running_loop().time() + 30
            while len(server.lobby.connections) < 4:
                await asyncio.sleep(0.01)
            [connection] = server.lobby.connections - others
            while len(server.lobby.connections) == 4:
                for _ in range(20):
                    writer.write(bytes([129, 128 | len(resume)]) + bytes(4) + resume)
                await asyncio.sleep(0.002)
                assert len(connection.replies) < 300
                assert asyncio.get_running_loop().time() < until
            await table.play(random.Random(1), 5)  # the others did not notice
            writer.close()
            await table.close()

    asyncio.run(act())
