"""Bots think elsewhere, and a table never waits for one for long."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from regalia.bots.levels import LEVELS
from regalia.games import new
from regalia.server.bots.bot_pool import BotPool
from regalia.server.views.lexicon import lexicon
from tests.server.crashes import strain
from tests.server.serving import is_ours, open_table, serving

LIMIT = 0.3
GAME = new("citadels", seats=4, seed=5)
SETUP = GAME.setup.json()


def test_levels_are_what_a_table_offers() -> None:
    for game in ("citadels", "dominion"):
        assert lexicon(game).bots == list(LEVELS)


@pytest.mark.parametrize("bot", ["Hangs", "HangsButKnows", "Seizes", "Raises", "Dies", "Invents"])
def test_a_bot_that_cannot_answer_is_answered_for(bot: str) -> None:
    """Within its limit, or that of its process; and the next bot finds a process that works."""

    async def act() -> None:
        pool = BotPool(1, limit=LIMIT * strain(), margin=strain())
        assert GAME.decision is not None
        options = range(len(GAME.decision.options))
        try:
            assert await pool.is_started(0, 60 * strain())
            began = time.monotonic()
            found = await pool.choose("t", dict(SETUP), [], f"tests.server.bad_bots:{bot}")
            assert found in options
            if bot == "HangsButKnows":
                assert found == options[-1]
            assert time.monotonic() - began < 10 * strain()
            assert pool.late == (bot not in ("Raises", "Invents"))
            assert await pool.choose("t", dict(SETUP), [], "medium") in options  # also while a new process starts
            assert pool.late <= 1
        finally:
            pool.close()

    asyncio.run(act())


def test_whoever_would_wait_long_is_answered_for() -> None:
    """Eight tables want a bot that takes its whole limit; a few get it, the others a plainer one at once."""

    async def act() -> None:
        pool = BotPool(1, limit=1.0, hurry=0.5)
        try:
            assert await pool.is_started(0, 60 * strain())
            began = time.monotonic()
            bot = "schemer?seconds=0.8"
            await asyncio.gather(*[pool.choose(f"t{at}", dict(SETUP), [], bot) for at in range(12)])
            assert time.monotonic() - began < 12 * 0.8 * strain()
        finally:
            pool.close()

    asyncio.run(act())


@pytest.mark.parametrize("bot", ["Seizes", "Dies"])
def test_a_game_goes_on_with_a_bot_that_breaks_its_process(tmp_path: Path, bot: str) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            pool = server.lobby.bot_pool = BotPool(1, limit=LIMIT * strain(), margin=strain())
            assert await pool.is_started(0, 60 * strain())
            honest = pool.choose
            names = iter([f"tests.server.bad_bots:{bot}"])

            def choose(table: str, setup: dict[str, Any], answers: list[int], name: str) -> Any:
                return honest(table, setup, answers, next(names, name))

            pool.choose = choose  # type: ignore[method-assign]
            table = await open_table(server.url, 2, 2, bot="medium")
            await (await table.connect()).start()
            ada = table.players[0]
            for _ in range(2):
                await ada.until(lambda: any(is_ours(player) for player in table.players), 60 * strain())
                await table.step(random.Random(1))
            await ada.until(lambda: any(is_ours(player) for player in table.players), 60 * strain())
            bots = [given for given in server.lobby.rooms[table.id].table.line if given.by == "bot"]
            assert bots and pool.late == 1
            await table.close()

    asyncio.run(act())


def test_the_table_is_answered_while_a_hard_bot_thinks(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 1, 3, bot="hard")
            await table.connect(ping=1000)
            ada = table.players[0]
            await ada.ask("ready", ready=True)
            await ada.ask("start")
            waits: list[float] = []
            until = time.monotonic() + 60 * strain()
            while len([given for given in server.lobby.rooms[table.id].table.line if given.by == "bot"]) < 2:
                if is_ours(ada):
                    await table.step(random.Random(1))
                began = time.monotonic()
                await ada.ask("rename", name="Ada")
                waits.append(time.monotonic() - began)
                await asyncio.sleep(0.02)
                assert time.monotonic() < until
            assert sorted(waits)[len(waits) // 2] < 0.2 * strain()
            await table.close()

    asyncio.run(act())
