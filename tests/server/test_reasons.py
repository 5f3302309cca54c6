"""Asking why: everything on the table has a reason, given to whoever asked and to nobody else."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from regalia.server.views.lexicon import lexicon
from regalia.server.views.reasons import subjects, verbs
from regalia.server.web.openapi import protocol_schema
from regalia.server.web.settings import Limits
from tests.server.serving import Message, Table, open_table, serving
from tests.server.test_answers import enter

USUAL = {"citadels": ["build", "end_turn", "gather_gold", "destroy", "rob"], "dominion": ["buy", "play"]}
GAMES = [("citadels", 4), ("dominion", 2)]


def everything(game: str, chance: random.Random, number: int = 60) -> list[list[Any]]:
    """Some of all that could ever be wished, half of it what a turn is made of."""
    all_ = {verb.name: subjects(game, verb) for verb in verbs(game).values()}
    chosen = [*chance.choices(USUAL[game], k=number // 2), *chance.choices(list(all_), k=number - number // 2)]
    return [[verb, chance.randrange(all_[verb])] for verb in chosen]


async def entered(url: str, game: str, seats: int) -> Table:
    return await (await (await open_table(url, seats, game=game)).connect(ping=1000)).start()


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_what_is_offered_is_legal_and_everything_else_has_a_reason(tmp_path: Path, game: str, seats: int) -> None:
    schema = protocol_schema()
    check = jsonschema.Draft202012Validator({"$defs": schema["$defs"], "$ref": "#/$defs/Reasons"})
    described = lexicon(game).reasons
    named: set[str] = set()

    async def act() -> None:
        chance = random.Random(4)
        async with serving(tmp_path) as server:
            table = await entered(server.url, game, seats)
            for _ in range(40):
                await table.settle()
                asked = table.asked()
                assert asked is not None
                decision = asked.decision()
                assert decision is not None
                offered = [[one["verb"], one["subject"]] for one in decision["options"]]
                wishes = (offered + everything(game, chance))[:60]
                for player in table.players:
                    seq = player.seen
                    reply = await player.ask("why", decision=decision["number"], wishes=wishes)
                    check.validate(reply)
                    assert reply["decision"] == decision["number"] and len(reply["reasons"]) == len(wishes)
                    assert player.seen == seq, "nothing was numbered"
                    for wish, reason in zip(wishes, reply["reasons"], strict=True):
                        assert reason["legal"] == (reason["reason"] == "legal") == (player is asked and wish in offered)
                        assert list(reason.get("args", {})) == [one.name for one in described[reason["reason"]]]
                        named.add(reason["reason"])
                await table.step(chance)
            await table.close()

    asyncio.run(act())
    assert len(named) > 8, named


def test_what_has_no_name_cannot_be_wished_for(tmp_path: Path) -> None:
    """There is room for more kinds of cards than there are; a reason about one of those could not be said."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await entered(server.url, "dominion", 2)
            kinds = len(lexicon("dominion").numbers["kind"])
            last = await table.players[0].ask("why", decision=1, wishes=[["buy", kinds - 1]])
            assert last["t"] == "reasons" and not last["reasons"][0]["legal"]
            beyond = await table.players[0].ask("why", decision=1, wishes=[["buy", kinds]])
            assert (beyond["code"], beyond["args"]) == ("unknown_option", {"verb": "buy", "subject": kinds})
            await table.close()

    asyncio.run(act())


def test_who_may_not_ask_and_what_cannot_be_asked(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await open_table(server.url, 2)).connect()
            first = table.players[0]
            wishes = [["build", 7]]

            async def refused(**more: Any) -> Message:
                reply = await first.ask("why", **{"decision": 0, "wishes": wishes, **more})
                assert reply["t"] == "error", reply
                return reply

            assert (await refused())["code"] == "not_now"
            await table.start()
            before = await server.lobby.store.entries(table.id)
            await table.watcher.send({"t": "why", "ref": "w", "decision": 1, "wishes": wishes})
            await table.watcher.until(lambda: table.watcher.errors)
            assert table.watcher.errors[0]["code"] == "not_yours"
            assert (await refused(decision=2))["code"] == "unknown_decision"
            for verb, subject in (("fly", 0), ("build", 60), ("buy", 3)):  # buying is Dominion's
                reply = await refused(wishes=[["end_turn", 0], [verb, subject]])
                assert (reply["code"], reply["args"]) == ("unknown_option", {"verb": verb, "subject": subject})
            for bad in ([], [["build"]], [["build", "7"]], [["build", -1]], [["build", 7]] * 61, "build"):
                heard = len(first.errors)
                await first.send({"t": "why", "ref": "x", "decision": 1, "wishes": bad})
                await first.until(lambda heard=heard: len(first.errors) > heard)
                assert first.errors[-1]["code"] == "bad_message"
            assert await server.lobby.store.entries(table.id) == before, "nothing was stored"
            await table.play(random.Random(2), 9)
            await table.settle()
            now = server.lobby.rooms[table.id].table.decision
            reply = await first.ask("why", decision=1, wishes=wishes)
            assert reply["t"] == "reasons" and reply["decision"] == now == 10, "an old question is answered for today"
            await table.play(random.Random(2))
            reply = await first.ask("why", decision=now, wishes=wishes)
            assert [one["reason"] for one in reply["reasons"]] == ["over"]
            await table.close()

    asyncio.run(act())


def test_only_the_socket_that_asked_is_answered(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await entered(server.url, "citadels", 2)
            everybody = [*table.players, table.watcher]
            for player in everybody:
                player.raw = []
            asking, other = await enter(table, 0), await enter(table, 0)
            for wire in (asking, other):
                await wire.hear("presence")
            await asking.say(t="why", ref="w", decision=1, wishes=[["build", 7]])
            await asking.hear("reasons")
            await other.say(t="ping")
            assert json.loads(await asyncio.wait_for(other.socket.recv(), 5))["t"] in ("update", "presence", "pong")
            for player in everybody:
                await player.send({"t": "ping"})
                await player.until(lambda player=player: any('"pong"' in text for text in player.raw or ()))
                assert not any('"reasons"' in text for text in player.raw or ())
            await table.close()

    asyncio.run(act())


def test_questions_are_limited(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=Limits(whys=(0.001, 3.0))) as server:
            table = await entered(server.url, "citadels", 2)
            codes = [(await table.players[0].ask("why", decision=1, wishes=[["build", 7]])).get("code") for _ in range(5)]
            assert codes == [None, None, None, "too_fast", "too_fast"]
            assert (await table.players[1].ask("why", decision=1, wishes=[["build", 7]]))["t"] == "reasons"
            await table.close()

    asyncio.run(act())
