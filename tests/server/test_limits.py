"""Everything counts against a limit: commands, names, rematches, replays, control frames; addresses as providers give them."""

import asyncio
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from regalia.server.sockets import client_messages
from regalia.server.web.addresses import counted, forwarded_for
from regalia.server.web.buckets import Bucket
from tests.server.crashes import strain
from tests.server.serving import GENEROUS, Here, Table, open_table, serving


@pytest.mark.parametrize(
    ("text", "whose"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("203.0.113.7:51234", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("[2001:db8:1:3::1]:443", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown", ""),
        ("", ""),
        ("203.0.113.7 or so", ""),
    ],
)
def test_addresses_are_counted_as_they_are_given_out(text: str, whose: str) -> None:
    assert counted(text) == whose


@pytest.mark.parametrize(
    ("lines", "last"),
    [
        ([], ""),
        (["203.0.113.7"], "203.0.113.7"),
        (["10.0.0.1, 203.0.113.7"], "203.0.113.7"),
        (["10.0.0.1", "203.0.113.7"], "203.0.113.7"),
        (["10.0.0.1, 10.0.0.2", "10.0.0.3 ,203.0.113.7 "], "203.0.113.7"),
    ],
)
def test_the_proxys_entry_is_the_last_of_all_lines(lines: list[str], last: str) -> None:
    assert forwarded_for({"headers": [(b"x-forwarded-for", line.encode()) for line in lines]}) == last


def test_a_bucket_gives_several_tokens_or_none() -> None:
    bucket = Bucket((1.0, 10.0), 0.0)
    assert bucket.take(0.0, 8.0) and not bucket.take(0.0, 8.0)
    assert bucket.take(0.0, 2.0) and not bucket.take(0.5) and bucket.take(1.0)


BODY = {"player": "Ada", "choices": {"game": "citadels", "seats": 2}}


def test_behind_a_proxy_nobody_chooses_the_address_that_is_counted(tmp_path: Path) -> None:
    async def opens(server: Here, told: str) -> str:
        try:
            await server.call("/api/tables", BODY, **{"x-forwarded-for": told})
        except OSError as problem:
            return str(getattr(problem, "code", problem))
        return "opened"

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, tables=(0.0, 2.0)), trust_proxy=True) as server:
            told = [f"10.9.0.{at}, 203.0.113.8" for at in range(3)]
            assert [await opens(server, one) for one in told] == ["opened", "opened", "429"]
            told = [f"2001:db8:1:1::{at:x}" for at in range(3)]
            assert [await opens(server, one) for one in told] == ["opened", "opened", "429"]
            assert await opens(server, "2001:db8:1:2::1") == "opened", "a neighbour"
            told = [f"nonsense {at}" for at in range(3)]
            assert [await opens(server, one) for one in told] == ["opened", "opened", "429"], "counted as the proxy's own"

    asyncio.run(act())


def test_every_command_counts(tmp_path: Path) -> None:
    """By seat and by address; a refused one is refused by its ref, changes nothing and keeps the socket."""

    async def act() -> None:
        limits = replace(GENEROUS, commands=(0.0, 4.0), commands_by_address=(0.0, 6.0))
        async with serving(tmp_path, limits=limits) as server:
            table = await (await open_table(server.url, 2)).connect()
            ada, ben = table.players
            kinds: list[tuple[str, dict[str, Any]]] = [
                ("ready", {"ready": True}),
                ("mute", {"seat": 1, "muted": True}),
                ("configure", {"options": {"listed": False}}),
                ("back", {}),  # refused, and counted all the same
            ]
            for kind, fields in kinds:
                assert (await ada.ask(kind, **fields)).get("code") != "too_fast"
            assert (await ada.ask("ready", ready=False))["code"] == "too_fast"
            told = [(await ben.ask("ready", ready=True)).get("code") for _ in range(3)]
            assert told == [None, None, "too_fast"], "the address has no more"
            text = server.lobby.metrics.text().decode()
            assert 'regalia_errors_total{code="too_fast"} 2.0' in text
            await table.close()

    asyncio.run(act())


def test_names_count_as_chats_do_and_answers_have_a_limit(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, chats=(0.0, 3.0), answers=(0.0, 2.0))) as server:
            table = await (await (await open_table(server.url, 1, 1)).connect()).start()
            [ada] = table.players
            assert [(await ada.ask("rename", name=f"N{at}")).get("code") for at in range(4)] == [None, None, None, "too_fast"]
            assert (await ada.ask("say", text="hi"))["code"] == "too_fast"
            await table.play(random.Random(1), 2)
            await ada.until(lambda: ada.decision() is not None)
            decision = ada.decision()
            assert decision is not None
            await ada.send({"t": "answer", "decision": decision["number"], "option": 0})
            await ada.until(lambda: ada.errors[-1].get("decision") == decision["number"])
            assert ada.errors[-1]["code"] == "too_fast"
            await table.close()

    asyncio.run(act())


async def finished(server: Here) -> Table:
    """A game that bots played to its end."""
    table = await (await open_table(server.url, 1, 1, options={"stand_in": "random"})).connect()
    [ada] = table.players
    assert (await ada.ask("start"))["t"] == "done" and (await ada.ask("leave"))["t"] == "done"
    await ada.until(lambda: ada.table is not None and ada.table["phase"] == "over", 60)
    return table


def test_a_rematch_opens_a_table_and_replays_are_rationed(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, tables=(0.0, 1.0), replays=(0.0, 12.0))) as server:
            table = await finished(server)
            assert (await table.players[0].ask("rematch"))["code"] == "too_fast", "the one table was opened before"
            path = f"/api/tables/{table.id}/replay?viewer=0"
            assert "views" in await server.call(path + "&views=1")
            assert await server.refused(path + "&views=1") == (429, {"code": "too_fast"})
            assert "views" not in await server.call(path), "plain ones are cheaper"
            assert "views" not in await server.call(path)
            assert await server.refused(path) == (429, {"code": "too_fast"})
            await table.close()

    asyncio.run(act())


def test_being_told_everything_again_is_rationed(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, resumes=(0.0, 3.0))) as server:
            table = await (await open_table(server.url, 1, 1)).connect(watch=False)
            [ada] = table.players
            for _ in range(5):
                await ada.send({"t": "resume", "seen": 0})
            await ada.until(lambda: len(ada.errors) == 2)
            assert [error["code"] for error in ada.errors] == ["too_fast"] * 2
            await table.close()

    asyncio.run(act())


PING, PONG, TEXT, PIECE = 0x89, 0x8A, 0x01, 0x00


@pytest.mark.parametrize("first", [PING, PONG, PIECE])
def test_a_flood_of_control_frames_ends_the_socket(tmp_path: Path, first: int) -> None:
    """Pings, pongs, and a message in endless empty pieces: none of them reaches the application, all are counted."""

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, controls=(0.0, 20.0))) as server:
            table = await open_table(server.url, 1, 1)
            async with connect(server.url.replace("http", "ws") + "/socket") as socket:
                await socket.send(json.dumps({"t": "hello", "table": table.id}))
                assert json.loads(await socket.recv())["t"] == "welcome"
                transport = socket.transport
                frames = bytes([first, 128, 0, 0, 0, 0])
                transport.write((bytes([TEXT, 128, 0, 0, 0, 0]) if first == PIECE else b"") + frames * 19)
                await socket.send('{"t":"ping"}') if first != PIECE else None
                if first != PIECE:
                    while json.loads(await asyncio.wait_for(socket.recv(), 20))["t"] != "pong":
                        pass
                transport.write(frames * 50)
                with pytest.raises(ConnectionClosed):
                    while True:
                        await asyncio.wait_for(socket.recv(), 20)
            async with asyncio.timeout(20):
                while server.lobby.connections:
                    await asyncio.sleep(0.01)
            assert 'regalia_errors_total{code="too_fast"} 1.0' in server.lobby.metrics.text().decode()

    asyncio.run(act())


def test_bots_that_play_alone_answer_so_often_and_go_on_when_somebody_is_back(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, bots_alone=(0.0, 5.0))) as server:
            table = await open_table(server.url, 1, 3)
            room = await server.lobby.room(table.id)
            alone, heard = room.may_answer_alone, []
            room.may_answer_alone = lambda: heard.append(alone()) or heard[-1]  # type: ignore[method-assign, func-returns-value]
            for message in (
                client_messages.Ready("r", True, "0" * 32),
                client_messages.Start("s"),
                client_messages.Leave("l"),
            ):
                await room.request(0, message)
            async with asyncio.timeout(60 * strain()):
                while heard.count(False) < 2:
                    await asyncio.sleep(0.01)
                answers = len(room.table.replies)
                while heard.count(False) < 4:
                    await asyncio.sleep(0.01)
            assert heard == [True] * 5 + [False] * 4 and len(room.table.replies) == answers and not room.table.persons()
            await room.request(0, client_messages.Back("b"))
            async with asyncio.timeout(60 * strain()):
                while room.table.asked() != 0:  # the bots go on until it is the person's turn
                    await asyncio.sleep(0.01)

    asyncio.run(act())
