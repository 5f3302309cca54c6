"""The replay's views are those that were sent, one after every answer that stands, and only after the end."""

import asyncio
import json
import random
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.server.client import Player
from tests.server.serving import Table, open_table, serving

Message = dict[str, Any]


def folded(rows: list[list[Any]]) -> dict[int, Message]:
    """View by number of the entry, put together from the changes."""
    found: dict[int, Message] = {}
    view: Message = {"zones": {}, "facts": {}}
    for number, change in rows:
        view = {**change, "zones": {**view["zones"], **change["zones"]}, "facts": {**view["facts"], **change["facts"]}}
        found[number] = view
    return found


def sent(player: Player) -> dict[int, Message]:
    """What a player was sent, by number."""
    frames = [json.loads(text) for text in player.raw or ()]
    return {frame["seq"]: frame["view"] for frame in frames if frame["t"] == "update" and "view" in frame}


def unnumbered(view: Message) -> Message:
    """A question that is asked again after a taking back has a new number; a replay takes nothing back."""
    decision = view["decision"]
    view = {name: value for name, value in view.items() if name != "undoable"}
    return view if decision is None else {**view, "decision": {**decision, "number": 0}}


def has_undone(player: Player) -> bool:
    return any(one["n"] == "undone" for one in player.news)


async def take_back(table: Table) -> None:
    """The last answer, with the other's consent where that is needed."""
    player, other = table.players
    assert (await player.ask("undo"))["t"] == "done"
    await table.settle()
    request = other.table["undo"] if other.table is not None else None
    if request is not None:
        assert (await other.ask("consent", undo=request["number"], agree=True))["t"] == "done"
    for one in (*table.players, table.watcher):
        await one.until(partial(has_undone, one))
    await table.settle()


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_views_of_the_replay(tmp_path: Path, game: str) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2, game=game, choices={"kingdom": "money"} if game == "dominion" else {})
            watched = [*table.players, table.watcher]
            for player in watched:
                player.raw = []
            await (await table.connect()).start()
            chance = random.Random(2)
            await table.play(chance, 12)
            await table.settle()
            own = f"Bearer {table.secrets[0]}"
            assert "views" not in await server.call(f"/api/tables/{table.id}/replay?viewer=0&views=1", authorization=own)
            await take_back(table)
            await table.play(chance)
            await table.settle()
            record = await server.call(f"/api/tables/{table.id}/record")
            for player in watched:
                replay = await server.call(f"/api/tables/{table.id}/replay?viewer={player.viewer}&views=1")
                views = folded(replay["views"])
                both = [(number, view) for number, view in sent(player).items() if number in views]
                assert len(both) > 10
                assert [number for number, view in both if unnumbered(view) != unnumbered(views[number])] == []
                assert views[max(views)]["outcome"] == (player.view or {})["outcome"]
                assert len(views) == len(record["record"]["answers"]) + 1
            rounds = replay["rounds"]
            assert all(len(held) == 2 and min(held) >= 0 for *_, held in rounds)
            assert rounds[-1][1] == views[max(views)]["outcome"]["totals"]
            assert [number for number, *_ in rounds] == sorted({number for number, *_ in rounds}) and len(rounds) > 3
            await table.close()

    asyncio.run(act())
