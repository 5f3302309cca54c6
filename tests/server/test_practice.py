"""Practice tables: a position of a finished game is played on from; a lesson's game is dealt as written, bots follow it."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from regalia.lessons import lessons_of
from regalia.server.client import Player
from tests.server.serving import Table, open_table, serving

Message = dict[str, Any]


async def finished(url: str, game: str) -> Table:
    table = await (await (await open_table(url, 2, game=game)).connect(watch=False)).start()
    chance = random.Random(5)
    while await table.step(chance):
        pass
    return table


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_playing_on_from_a_step(tmp_path: Path, game: str) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await finished(server.url, game)
            path = f"/api/tables/{table.id}/practice"
            line = server.lobby.rooms[table.id].table.record.answers  # type: ignore[union-attr]
            step = len(line) // 2
            wish = {"player": "Ada", "seat": 1, "step": step, "bot": "easy"}
            assert await server.refused(path, {**wish, "step": len(line)}) == (
                400,
                {"code": "bad_request", "args": {"problem": "there is nothing left to play after that step"}},
            )
            assert (await server.refused(path, {**wish, "seat": 5}))[0] == 400
            assert (await server.refused(path, {**wish, "bot": "nobody"}))[1]["code"] == "unknown_bot"
            seated = await server.call(path, wish)
            assert seated["seat"] == 1
            own = server.lobby.rooms[seated["table"]].table
            assert own.record is not None and own.record.answers[:step] == line[:step]
            player = (await Table(server.url, seated["table"], [seated["secret"]]).connect(watch=False)).players[0]
            assert player.table is not None and player.table["practice"] and player.table["phase"] == "playing"
            assert player.table["origin"] == {"table": table.id, "step": step, "seat": 1}
            assert not player.table["options"]["spectators"] and not player.table["options"]["listed"]
            await player.until(lambda: player.decision() is not None)
            assert player.view is not None and "undoable" not in player.view, "what was given before is not one's own"
            # It comes back after the server forgot it, chain and checks and all.
            await player.close()
            del server.lobby.rooms[seated["table"]]
            again = await server.lobby.room(seated["table"])
            assert again.table.origin == (table.id, step)
            assert again.table.practice and again.table.record.answers[:step] == line[:step]  # type: ignore[union-attr]
            await table.close()

    asyncio.run(act())


def test_a_game_that_goes_on_cannot_be_tried_out(tmp_path: Path) -> None:
    """Who could would see what the others' answers lead to."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect(watch=False)).start()
            await table.step(random.Random(1))
            wish = {"player": "Ada", "seat": 0, "step": 0}
            path = f"/api/tables/{table.id}/practice"
            assert (await server.refused(path, wish))[1] == {"code": "not_over"}
            assert (await server.refused(path, wish, authorization=f"Bearer {table.secrets[0]}"))[1] == {"code": "not_over"}
            await table.close()

    asyncio.run(act())


async def begun(url: str, server: Any, game: str, id_: str) -> Player:
    seated = await server.call("/api/lessons", {"player": "Ada", "lesson": f"{game}/{id_}"})
    return (await Table(url, seated["table"], [seated["secret"]]).connect(watch=False)).players[0]


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_a_lesson_is_followed_to_its_end(tmp_path: Path, game: str) -> None:
    """Its own answers are taken one by one, the bots answer as written, and every step that is not apart comes up."""

    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            shown = await server.call(f"/api/games/{game}/lessons")
            lesson, steps = lessons_of(game)[0], shown["lessons"][0]["steps"]
            player = await begun(server.url, server, game, lesson.id)
            seen = []
            room = server.lobby.rooms[player.table["id"]]  # type: ignore[index]
            while len(room.table.record.answers) < len(lesson.answers):  # type: ignore[union-attr]
                await player.until(
                    lambda: player.decision() is not None or len(room.table.record.answers) >= len(lesson.answers)  # type: ignore[union-attr]
                )
                given = list(room.table.record.answers)  # type: ignore[union-attr]
                if len(given) >= len(lesson.answers):
                    break
                assert player.view is not None
                seen.append(player.view.get("step", -1))
                await player.answer(lesson.answers[len(given)])
            assert room.table.record.answers[: len(lesson.answers)] == list(lesson.answers)  # type: ignore[union-attr]
            assert len(steps) == len(lesson.steps)
            assert [one for one in seen if one >= 0] == [at for at, step in enumerate(lesson.steps) if not step.apart]
            await player.close()

    asyncio.run(act())


def test_no_such_lesson(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            for name in ("citadels/none", "chess/first", ""):
                assert (await server.refused("/api/lessons", {"player": "Ada", "lesson": name}))[0] == 404
            assert (await server.refused("/api/games/chess/lessons"))[0] == 404

    asyncio.run(act())


POSITIONS = {"citadels": "D-ARMORY-01", "dominion": "G-DISCARD-03"}


@pytest.mark.parametrize("game", POSITIONS)
def test_a_position_is_played(tmp_path: Path, game: str) -> None:
    """It begins where the case does, tells nothing hidden, is undone and comes back like any other table."""

    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            path = f"/api/positions/{POSITIONS[game]}"
            shown = await server.call(f"{path}?lang=de")
            assert shown["game"] == game and shown["playable"] and any(seat["asked"] for seat in shown["seats"])
            assert shown["story"]
            seated = await server.call(path, {"player": "Ada", "bot": "easy"})
            table = server.lobby.rooms[seated["table"]].table
            assert table.practice and table.record is not None and table.record.setup.position
            player = (await Table(server.url, seated["table"], [seated["secret"]]).connect(watch=False)).players[0]
            await player.until(lambda: player.decision() is not None)
            assert player.table is not None and "position" not in player.table["setup"] and "cards" not in player.table["setup"]
            first = table.game.fingerprint()  # type: ignore[union-attr]
            chance = random.Random(3)
            for _ in range(5):
                await player.until(lambda: player.decision() is not None or player.table["phase"] == "over")  # type: ignore[index]
                decision = player.decision()
                if decision is None:
                    break
                await player.answer(chance.randrange(len(decision["options"])))
            await player.until(lambda: player.decision() is not None)
            answers = list(table.record.answers)
            assert answers and table.game_at(0).fingerprint() == first
            now = table.game.fingerprint()  # type: ignore[union-attr]
            await player.close()
            del server.lobby.rooms[seated["table"]]
            again = (await server.lobby.room(seated["table"])).table
            assert again.record is not None and again.record.answers == answers
            assert again.game is not None and again.game.fingerprint() == now

    asyncio.run(act())


def test_positions_that_are_not_there(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            assert (await server.refused("/api/positions/C-NOTHING-99", None))[0] == 404
            assert (await server.refused("/api/positions/D-ARMORY-01?lang=xx", None))[0] == 400
            over = "/api/positions/C-SCORE-01"
            assert not (await server.call(over))["playable"]
            assert (await server.refused(over, {"player": "Ada"}))[0] == 400
            assert (await server.refused("/api/positions/D-ARMORY-01", {"player": "Ada", "bot": "nobody"}))[0] in (400, 409)

    asyncio.run(act())
