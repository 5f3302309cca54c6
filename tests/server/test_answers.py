"""Answers: once and for good, told again to whoever asks again, and never taken from the wrong one."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from regalia.kernel.views import SPECTATOR
from regalia.server.tables.answers import Answers, Given
from tests.server.serving import Table, open_table, serving


class Wire:
    """A socket without any help."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.waiting: list[str] = []

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hear(self, kind: str) -> str:
        """The next frame of a kind; others are passed over."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 20)
            assert isinstance(text, str)
            if json.loads(text)["t"] == kind:
                return text


async def enter(table: Table, seat: int, seen: int = 0) -> Wire:
    wire = Wire(await connect(table.url.replace("http", "ws") + "/socket", compression=None))
    await wire.say(t="hello", table=table.id, secret=table.secrets[seat], seen=seen)
    await wire.hear("welcome")
    return wire


def test_an_answer_sent_again_gets_the_same_reply_byte_for_byte(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            seat = 0 if table.players[0].decision() is not None else 1
            wire = await enter(table, seat)
            view = json.loads(await wire.hear("update"))["view"]
            answer = {"t": "answer", "decision": view["decision"]["number"], "option": 1}
            await wire.say(**answer)
            first = await wire.hear("accepted")
            await wire.say(**answer)
            assert await wire.hear("accepted") == first
            await table.play(random.Random(1), 30)
            await wire.say(**answer)
            assert await wire.hear("accepted") == first
            again = await enter(table, seat)
            await again.say(**answer)
            assert await again.hear("accepted") == first
            other = await enter(table, 1 - seat)
            await other.say(**answer)
            assert json.loads(await other.hear("error"))["code"] == "not_yours"
            await table.close()
        async with serving(tmp_path) as server:  # and after a restart
            table.url = server.url
            wire = await enter(table, seat)
            await wire.say(**answer)
            assert await wire.hear("accepted") == first

    asyncio.run(act())


def test_what_cannot_be_answered_is_said_clearly_and_changes_nothing(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            wire = await enter(table, 0)
            await wire.say(t="answer", decision=1, option=0)
            assert json.loads(await wire.hear("error")) == {"t": "error", "code": "unknown_decision", "decision": 1}
            await (await table.connect()).start()
            await table.play(random.Random(1), 6)
            await table.settle()
            room = server.lobby.rooms[table.id]
            before = (room.table.seq, room.table.game.fingerprint() if room.table.game else "")
            asked = room.table.asked()
            number = room.table.decision
            mine, theirs = await enter(table, asked), await enter(table, 1 - asked)
            for wire, decision, option, code in (
                (mine, number, 999, "unknown_option"),
                (mine, number + 1, 0, "unknown_decision"),
                (theirs, number, 0, "not_yours"),
                (theirs, number + 5, 0, "unknown_decision"),
            ):
                await wire.say(t="answer", decision=decision, option=option)
                error = json.loads(await wire.hear("error"))
                assert (error["code"], error["decision"]) == (code, decision)
            past = room.table.line[-1]
            wire = await enter(table, past.seat)
            await wire.hear("update")
            await wire.say(t="answer", decision=past.decision, option=past.option + 1)
            assert json.loads(await wire.hear("error"))["code"] == "stale"
            fresh = json.loads(await wire.hear("update"))
            assert fresh["seq"] == fresh["after"] == room.table.seq and fresh["view"]["decision"]["number"] == number
            watcher = Wire(await connect(table.url.replace("http", "ws") + "/socket"))
            await watcher.say(t="hello", table=table.id)
            await watcher.hear("welcome")
            await watcher.say(t="answer", decision=number, option=0)
            assert json.loads(await watcher.hear("error"))["code"] == "not_yours"
            assert before == (room.table.seq, room.table.game.fingerprint() if room.table.game else "")
            await table.close()

    asyncio.run(act())


def test_a_reconnect_resumes_after_the_last_number_seen(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(4), 10)
            await table.settle()
            seen = table.players[0].seen
            already = len(table.players[0].news)
            await table.play(random.Random(4), 15)
            await table.settle()
            wire = await enter(table, 0, seen)
            update = json.loads(await wire.hear("update"))
            assert (update["after"], update["seq"]) == (seen, table.players[0].seen)
            assert update["news"] == table.players[0].news[already:]
            assert update["view"] == table.players[0].view
            await wire.say(t="ping")
            assert json.loads(await wire.hear("pong"))["seq"] == update["seq"]
            await wire.say(t="resume", seen=update["seq"])
            assert json.loads(await wire.hear("update"))["view"] == update["view"]
            ahead = await enter(table, 0, 100_000)  # a number from elsewhere: everything is told
            assert json.loads(await ahead.hear("update"))["after"] == 0
            await table.close()

    asyncio.run(act())


def test_a_request_sent_twice_is_carried_out_once_even_after_a_restart(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            wire = await enter(table, 1)
            for _ in range(3):
                await wire.say(t="say", ref="same", text="once")
                assert json.loads(await wire.hear("done"))["ref"] == "same"
            assert server.lobby.rooms[table.id].table.seq == 4
        async with serving(tmp_path) as server:
            table.url = server.url
            wire = await enter(table, 1)
            await wire.say(t="say", ref="same", text="once")
            await wire.hear("done")
            assert server.lobby.rooms[table.id].table.seq == 4

    asyncio.run(act())


def test_two_answers_at_the_same_time_are_one(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            room = server.lobby.rooms[table.id]
            wires = [await enter(table, room.table.asked()) for _ in range(4)]
            number = room.table.decision
            await asyncio.gather(*[wire.say(t="answer", decision=number, option=at) for at, wire in enumerate(wires)])
            replies = [await one_of(wire, ("accepted", "error")) for wire in wires]
            assert sorted(reply["t"] for reply in replies) == ["accepted", "error", "error", "error"]
            assert {reply["code"] for reply in replies if reply["t"] == "error"} == {"stale"}
            assert len(room.table.line) == 1
            await table.close()

    asyncio.run(act())


async def one_of(wire: Wire, kinds: tuple[str, ...]) -> Any:
    while True:
        found = json.loads(await asyncio.wait_for(wire.socket.recv(), 20))
        if found["t"] in kinds:
            return found


def test_a_spectator_has_given_none_and_none_are_looked_through_for_it() -> None:
    """Asked for every view of everybody who looks on, and games have thousands of answers."""

    class Untouchable:
        def __len__(self) -> int:
            raise AssertionError("it was looked through")

    made = Answers()
    made.append(Given(0, 1, 0, 5, "person"))
    assert made.has_person(0) and not made.has_person(1)
    made._seats = Untouchable()  # type: ignore[assignment]
    assert not made.has_person(SPECTATOR)
