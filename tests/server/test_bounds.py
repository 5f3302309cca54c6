"""Nothing grows without bound: what is kept of a table, of what is sent, and how many tables are in memory."""

import asyncio
import gc
import json
import random
import time
import tracemalloc
from pathlib import Path
from typing import Any

import msgspec
import pytest

from regalia.games import OURS
from regalia.server.api_types import OpenTable
from regalia.server.client import Player
from regalia.server.sockets import client_messages
from regalia.server.sockets.frames import MOST_SNAPSHOTS, PORTION, SHARED, Frames
from regalia.server.tables import entries as log
from regalia.server.tables import requests, table
from regalia.server.tables.fair import new_secret
from regalia.server.tables.news import PACK, Item
from regalia.server.tables.requests import Draft, RequestRefused, answer, begin, decide
from regalia.server.types import Options
from tests.server.serving import Table, open_table, serving


def played(
    answers: int, options: Options | None = None, game: str = "citadels"
) -> tuple[table.Table, Frames, list[list[Item]]]:
    """A table of one person and three bots, its frames, and what its entries told as they told it."""
    wanted = msgspec.convert({"player": "Ada", "choices": {"game": game, "seats": 4}}, OpenTable)
    made = table.Table()
    frames = Frames(made)
    told: list[list[Item]] = []

    def write(entry: log.AnyEntry, draft: Draft | None = None) -> None:
        made.apply(entry, None if draft is None else draft.prepared)
        frames.applied(made.times[-1])
        told.append(made.news[made.seq - 1])

    write(log.Opened(0, "table", "", wanted.choices, options or Options(), new_secret()))
    write(log.Sat(0, 0, "", "Ada", "key"))
    for seat in (1, 2, 3):
        write(log.Filled(0, seat, "", "random", 0))
    write(begin(made, 0, client_messages.Start("start"), 0).entry)
    chance = random.Random(1)
    for at in range(answers):
        assert made.game is not None
        decision = made.game.decision
        if decision is None:
            break
        given = client_messages.Answer(made.decision, chance.randrange(len(decision.options)))
        draft = answer(made, decision.seat, given, at, "bot")
        assert isinstance(draft, Draft)
        write(draft.entry, draft)
    return made, frames, told


def renamed(made: table.Table, frames: Frames, number: int) -> None:
    for at in range(number):
        made.apply(log.Renamed(10_000 + at, 0, "", "♛" * 24))
        frames.applied(10_000 + at)


@pytest.mark.parametrize("rests", [False, True])
def test_packed_news_are_what_was_told(rests: bool) -> None:
    made, _, told = played(150)
    assert len(made.news) == len(told) > 4 * PACK
    if rests:
        made.news.put_away()
        assert not made.news._late
        made.apply(log.Renamed(0, 0, "", "Eva"))
        told.append(made.news[len(told)])
    for at in (*range(len(told)), 0, PACK, 5, len(told) - 1):
        assert repr(made.news[at]) == repr(told[at])
        assert [one.__reduce__() for one in made.news[at]] == [one.__reduce__() for one in told[at]]
    assert repr(made.news.since(7)) == repr([item for items in told[7:] for item in items])


def test_news_of_long_ago_take_little_memory() -> None:
    made, _, _ = played(150)
    made.news.put_away()
    assert sum(map(len, made.news._packs)) < 100 * made.seq, "an entry of long ago takes less than 100 bytes"


@pytest.mark.parametrize("game", OURS)
def test_a_started_table_takes_little_memory(game: str) -> None:
    """What tables have in common (printed cards, the box of their choices) is there once."""
    played(60, game=game)  # whatever is made once is there now
    gc.collect()
    tracemalloc.start()
    try:
        idle = [played(60, game=game)[:2] for _ in range(4)]
        for made, frames in idle:
            frames.put_away()
            made.news.put_away()
        gc.collect()
        each = tracemalloc.get_traced_memory()[0] / len(idle)
    finally:
        tracemalloc.stop()
    assert 5_000 < each < 60_000, f"a table of {game} takes {each / 1000:.0f} KB"


def test_frames_for_those_who_saw_little_come_in_portions_and_are_not_hoarded() -> None:
    made, frames, _ = played(100)
    renamed(made, frames, 3000)
    most = 0
    for seen in range(0, made.seq, 7):
        parts, upto = frames.frames(-1, seen, 0)
        size = sum(map(len, parts))
        most = max(most, size)
        assert seen < upto <= made.seq and size < PORTION + 32 * 1024
    kept = sum(len(part) for made_ in frames._made.values() for part in made_[0])
    assert most > PORTION and kept <= SHARED


def test_portions_make_the_whole_story() -> None:
    made, frames, _ = played(100)
    renamed(made, frames, 2000)
    seen = portions = 0
    news: list[Any] = []
    last: dict[str, Any] = {}
    while seen < made.seq:
        parts, upto = frames.frames(2, seen, 0, fresh=True)
        portions += 1
        for part in parts:
            last = json.loads(part[part.index(b"{") :])
            assert last["after"] == seen
            seen = last["seq"]
            news += last.get("news", [])
        assert seen == upto and ("view" in last) == (seen == made.seq)
    assert portions > 3
    told = [item for _, items in json.loads(frames.stream(2, made.seq)) for item in items]
    assert news == told


def test_delayed_spectators_have_few_snapshots_and_see_nothing_early() -> None:
    made, frames, _ = played(100, Options(delay=3600))
    renamed(made, frames, 2000)
    assert len(frames.snapshots) <= MOST_SNAPSHOTS
    assert frames.snapshots[-1].seq == made.seq
    last = 0
    for now in range(3_600_000, 3_613_000, 50):
        seq = frames.horizon(-1, now)
        assert last <= seq and (seq == 0 or made.times[seq - 1] <= now - 3_600_000)
        last = seq
    assert last == made.seq


def test_a_table_takes_so_many_entries_and_talk_never_takes_those_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (table, requests):
        monkeypatch.setattr(module, "MOST_ENTRIES", 60)
    made, frames, _ = played(10)
    while made.game is not None and made.game.decision is not None and made.game.decision.seat != 0:
        draft = answer(made, made.game.decision.seat, client_messages.Answer(made.decision, 0), 0, "bot")
        assert isinstance(draft, Draft)
        made.apply(draft.entry, draft.prepared)
    renamed(made, frames, 30 - made.seq)
    with pytest.raises(RequestRefused, match="log_full"):
        decide(made, 0, client_messages.Rename("Ada", "ref"), 0)
    assert isinstance(decide(made, 0, client_messages.Answer(made.decision, 0), 0), Draft)
    assert isinstance(decide(made, 0, client_messages.Leave("left"), 0), Draft)
    renamed(made, frames, 60 - made.seq)
    assert made.is_full()
    with pytest.raises(RequestRefused, match="log_full"):
        decide(made, 0, client_messages.Answer(made.decision, 0), 0)


def test_a_spectator_who_never_reads_takes_little(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            at = await (await (await open_table(server.url, 2)).connect()).start()
            for number in range(800):
                await at.players[0].send({"t": "rename", "ref": f"r{number}", "name": "♛" * 24})
            await at.players[0].until(lambda: at.players[0].seen > 800)
            before = set(server.lobby.connections)
            for _ in range(5):
                await Player(server.url, at.id).open()  # and never listens
            while len(new := server.lobby.connections - before) < 5 or not all(one.seen for one in new):
                await asyncio.sleep(0.01)
            assert all(sum(map(len, one.frames)) < PORTION + 32 * 1024 for one in new)
            late = Player(server.url, at.id)
            task = asyncio.create_task(late.stay())
            await late.until(lambda: late.seen >= at.players[0].seen)
            assert late.view is not None and late.table is not None and late.news == at.watcher.news
            task.cancel()
            await late.close()
            await at.close()

    asyncio.run(act())


def test_so_many_tables_are_in_memory_and_the_others_come_back(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, tables_in_memory=3) as server:
            views = {}
            for number in range(8):
                at = await (await (await open_table(server.url, 2)).connect()).start()
                await at.play(random.Random(number), 5)
                await at.settle()
                views[at] = at.players[0].view
                await at.close()
            while len(server.lobby.rooms) > 3:
                await asyncio.sleep(0.05)
            for at, view in views.items():
                again = await Table(server.url, at.id, at.secrets).connect()
                assert again.players[0].view == view
                await again.play(random.Random(1), 2)
                await again.close()

    asyncio.run(act())


def test_a_table_that_left_the_memory_is_back_before_a_clock_runs_out(tmp_path: Path) -> None:
    """Nobody gains the seconds of grace that are for times without server."""
    clock = [1_800_000_000_000]

    async def act() -> None:
        async with serving(tmp_path, now=lambda: clock[0], idle_seconds=0.1) as server:
            at = await open_table(server.url, 2, options={"clock": {"kind": "move", "seconds": 600}})
            await (await at.connect()).start()
            await at.play(random.Random(1), 3)
            await at.close()
            until = time.monotonic() + 30
            while server.lobby.rooms:
                assert time.monotonic() < until
                await asyncio.sleep(0.02)
            clock[0] += 596_000
            while at.id not in server.lobby.rooms:
                assert time.monotonic() < until
                await asyncio.sleep(0.02)
            room = server.lobby.rooms[at.id]
            assert not any(seat.bot for seat in room.table.seats)
            clock[0] = max(room.table.deadline(), room.opened + 5_000)
            assert clock[0] - room.table.deadline() <= 1_000
            room.stir()
            while not any(seat.bot for seat in room.table.seats):
                assert time.monotonic() < until
                await asyncio.sleep(0.02)

    asyncio.run(act())


def test_a_newcomer_who_wants_the_last_part_gets_little_and_the_rest_on_demand(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            at = await (await (await open_table(server.url, 2)).connect()).start()
            await at.play(random.Random(1), 120)
            await at.settle()
            whole = at.players[0]
            late = Player(server.url, at.id, at.secrets[0], tail=20)
            late.raw = []
            task = asyncio.create_task(late.stay())
            await late.until(lambda: late.seen == whole.seen and late.view is not None)
            assert late.table == whole.table and late.view == whole.view
            welcome = json.loads(late.raw[0])
            assert welcome["after"] == welcome["seq"] - 20
            assert whole.news[-len(late.news) :] == late.news and len(late.news) < len(whole.news) / 2
            path = f"/api/tables/{at.id}/replay?viewer=0"
            key = {"authorization": f"Bearer {at.secrets[0]}"}
            older = await server.call(f"{path}&after=0&upto={welcome['after']}", **key)
            told = [item for _, items in older["entries"] for item in items]
            assert told + late.news == whole.news
            assert [seq for seq, _ in (await server.call(f"{path}&after=30&upto=33", **key))["entries"]] == [31, 32, 33]
            assert (await server.call(f"{path}&after=100000", **key))["entries"] == []
            assert (await server.refused(f"{path}&after=x", **key))[1]["code"] == "bad_request"
            await at.step(random.Random(1))
            await late.until(lambda: late.seen >= whole.seen)
            task.cancel()
            await late.close()
            shown = Player(server.url, at.id, at.secrets[0], tail=10_000)
            task = asyncio.create_task(shown.stay())
            await shown.until(lambda: shown.seen == whole.seen)
            assert shown.news == whole.news, "whoever has little to miss gets all of it"
            task.cancel()
            await shown.close()
            await at.close()

    asyncio.run(act())
