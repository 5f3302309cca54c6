"""Hints: for who plays against bots alone and is asked, within limits; nobody else learns of it and nothing changes."""

import asyncio
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.server.client import Player
from regalia.server.web.settings import UNLIMITED
from tests.server.serving import Here, Table, open_table, serving

Message = dict[str, Any]


async def asked(player: Player) -> Message:
    """The decision with a choice that the player is asked; forced answers are given on the way."""
    while True:
        await player.until(lambda: player.decision() is not None and player.decision()["number"] not in player.accepted)  # type: ignore[index]
        decision = player.decision()
        assert decision is not None
        if len(decision["options"]) > 1:
            return decision
        await player.answer(0)


def path_of(table: Table) -> str:
    return f"/api/tables/{table.id}/hint"


def key(table: Table, seat: int = 0) -> dict[str, str]:
    return {"authorization": f"Bearer {table.secrets[seat]}"}


async def begun(server: Here, persons: int = 1, bots: int = 1, **more: Any) -> Table:
    return await (await (await open_table(server.url, persons, bots, **more)).connect(watch=False)).start()


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_a_hint_changes_nothing_and_is_the_same_again(tmp_path: Path, game: str) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            table = await begun(server, game=game)
            decision = await asked(table.players[0])
            room = server.lobby.rooms[table.id]
            before = (room.table.seq, room.table.game.fingerprint(), room.frames.table_json())  # type: ignore[union-attr]
            wish = {"decision": decision["number"]}
            found = await server.call(path_of(table), wish, **key(table))
            assert found["decision"] == decision["number"] and found["why"] == "" and 2 <= len(found["advice"]) <= 3
            assert {one["option"] for one in found["advice"]} <= set(range(len(decision["options"])))
            assert before == (room.table.seq, room.table.game.fingerprint(), room.frames.table_json())  # type: ignore[union-attr]
            assert await server.call(path_of(table), wish, **key(table)) == found
            await table.players[0].answer(found["advice"][0]["option"])
            assert (await server.refused(path_of(table), wish, **key(table)))[1]["code"] in ("stale", "not_yours")
            await table.close()

    asyncio.run(act())


def test_where_other_people_sit_there_are_none(tmp_path: Path) -> None:
    """Nor once one of them has left: the stand-in gives the seat back."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await begun(server, persons=2, bots=0)
            player = table.asked()
            while player is None:
                await asyncio.sleep(0.01)
                player = table.asked()
            seat = table.players.index(player)
            wish = {"decision": player.decision()["number"]}  # type: ignore[index]
            assert await server.refused(path_of(table), wish, **key(table, seat)) == (403, {"code": "hint_people"})
            assert (await table.players[1 - seat].ask("leave"))["t"] == "done"
            assert await server.refused(path_of(table), wish, **key(table, seat)) == (403, {"code": "hint_people"})
            await table.close()

    asyncio.run(act())


def test_only_who_is_asked_may_ask(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, thoughts=(600_000, 600_000), bluffs=(0, 0)) as server:
            table = await begun(server)
            player = table.players[0]
            number = server.lobby.rooms[table.id].table.decision
            for headers in ({}, {"authorization": "Bearer " + "x" * 32}):
                assert (await server.refused(path_of(table), {"decision": number}, **headers))[1]["code"] == "not_yours"
            for body in ({}, {"decision": "now"}, {"decision": number, "more": 1}):
                assert (await server.refused(path_of(table), body, **key(table)))[1]["code"] == "bad_request"
            lot = random.Random(1)
            while server.lobby.rooms[table.id].table.asked() == 0:  # until the bot thinks, for ever
                await player.until(lambda: player.decision() is not None)
                await player.answer(lot.randrange(len(player.decision()["options"])))  # type: ignore[index]
            wish = {"decision": server.lobby.rooms[table.id].table.decision}
            assert await server.refused(path_of(table), wish, **key(table)) == (403, {"code": "not_yours"})
            assert (await player.ask("leave"))["t"] == "done"
            assert (await server.refused(path_of(table), wish, **key(table)))[1] == {"code": "not_now"}
            other = await open_table(server.url, 1, 1)
            assert (await server.refused(path_of(other), {"decision": 1}, **key(other)))[1] == {"code": "not_now"}
            await table.close()

    asyncio.run(act())


def test_hints_are_rationed(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(UNLIMITED, hints=(0.0, 1.0)), bluffs=(0, 0)) as server:
            table = await begun(server)
            wish = {"decision": (await asked(table.players[0]))["number"]}
            assert (await server.call(path_of(table), wish, **key(table)))["advice"]
            assert (await server.refused(path_of(table), wish, **key(table))) == (429, {"code": "too_fast"})
            await table.close()

    asyncio.run(act())


def test_at_a_lesson_and_at_practice(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            lessons = (await server.call("/api/games/citadels/lessons"))["lessons"]
            seated = await server.call("/api/lessons", {"player": "Ada", "lesson": f"citadels/{lessons[0]['id']}"})
            table = await Table(server.url, seated["table"], [seated["secret"]]).connect(watch=False)
            wish = {"decision": (await asked(table.players[0]))["number"]}
            assert (await server.call(path_of(table), wish, **key(table)))["advice"]
            await table.close()

    asyncio.run(act())


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            table = await begun(server)
            wish = {"decision": (await asked(table.players[0]))["number"]}
            pool = server.lobby.bot_pool
            at = pool.place(table.id)
            await pool.is_started(at, 60.0)
            for process in list(pool.pool(at)[0]._processes.values()):  # type: ignore[attr-defined]
                process.kill()
                process.join()
            assert (await server.refused(path_of(table), wish, **key(table)))[1]["code"] == "busy"
            assert (await server.call(path_of(table), wish, **key(table)))["advice"]
            await table.close()

    asyncio.run(act())
