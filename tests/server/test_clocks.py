"""Thinking times: when they are up, a bot moves, and the person can come back."""

import asyncio
import random
import time
from pathlib import Path

from regalia.server.tables.clocks import LEAST, Clocks
from regalia.server.types import Clock
from tests.server.serving import Table, is_ours, open_table, serving


def test_a_bank_is_used_up_and_filled_by_the_increment() -> None:
    clock = Clock("bank", seconds=60, increment=5)
    clocks = Clocks()
    clocks.begin(clock, 2, 1000)
    assert clocks.deadline(clock, 0) == 61_000
    clocks.answered(clock, 0, 21_000)
    assert clocks.banks == [45_000, 60_000] and clocks.deadline(clock, 1) == 81_000
    clocks.answered(clock, 1, 200_000)
    assert clocks.banks == [45_000, 5_000]
    clocks.answered(Clock("bank", seconds=60), 0, 300_000)
    assert clocks.banks[0] == 0 and clocks.deadline(Clock("bank", seconds=60), 0) == 300_000 + LEAST


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks()
    clocks.begin(Clock(), 2, 1000)
    assert clocks.deadline(Clock(), 0) == 0 and clocks.banks == []


def test_when_time_is_up_a_bot_plays_until_the_person_is_back(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2, options={"clock": {"kind": "move", "seconds": 1}})
            await (await table.connect()).start()
            player = next(one for one in table.players if is_ours(one))
            other = next(one for one in table.players if one is not player)
            assert player.table is not None and player.table["clock"]["deadline"] > time.time() * 1000 - 2000
            await player.until(lambda: any(item.get("what") == "timed_out" for item in player.news), 20)
            await other.until(lambda: is_ours(other), 20)  # the bot has moved
            assert (await player.ask("back"))["t"] == "done"
            seat = player.viewer
            await player.until(lambda: player.table is not None and player.table["seats"][seat]["plays"] == "person")
            await table.play(random.Random(1), 4)
            await table.close()

    asyncio.run(act())


def test_a_clock_runs_out_although_nobody_is_there_and_the_server_was_away(tmp_path: Path) -> None:
    """Games that last days: the time is up while the table is not even in memory."""
    clock = [1_800_000_000_000]

    async def act() -> None:
        days = {"kind": "move", "seconds": 2 * 86400}
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            table = await open_table(server.url, 2, options={"clock": days})
            await (await table.connect()).start()
            await table.play(random.Random(1), 3)
            await table.close()
        async with serving(tmp_path, now=lambda: clock[0]) as server:
            await asyncio.sleep(0.7)
            assert server.lobby.rooms == {}
            clock[0] += 3 * 86400 * 1000
            until = time.monotonic() + 40
            while not (room := server.lobby.rooms.get(table.id)) or not any(seat.bot for seat in room.table.seats):
                if room:
                    clock[0] += 6_000  # the grace after a time without server
                    room.stir()
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
            again = Table(server.url, table.id, table.secrets)
            await again.connect()
            assert any(item.get("what") == "timed_out" for item in again.players[0].news)
            await again.close()

    asyncio.run(act())
