"""Bots think elsewhere, and a table never waits for one for long."""

import asyncio
import random
import time
from pathlib import Path
from typing import Any

import pytest

from regalia.bots import personas_of
from regalia.bots.levels import LEVELS
from regalia.games import OURS, door_of, new
from regalia.server.bots.bot_pool import BotPool, Choice
from regalia.server.bots.turns import Turns
from regalia.server.views.lexicon import lexicon
from tests.server.crashes import strain
from tests.server.serving import is_ours, open_table, serving

LIMIT = 0.3
GAME = new("citadels", seats=4, seed=5)
SETUP = GAME.setup.json()


def test_levels_are_what_a_table_offers() -> None:
    for game in ("citadels", "dominion"):
        levels = [level for level in LEVELS if level in door_of(game).bots]
        assert lexicon(game).bots == [*levels, *personas_of(game)]
    assert lexicon("citadels").bots[:4] == list(LEVELS) and not personas_of("dominion")


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
            assert found.option in options
            if bot == "HangsButKnows":
                assert found.option == options[-1]
            assert found.is_weaker == (bot not in ("Raises", "Invents")), "whose answer it was is told, where the process knows"
            assert time.monotonic() - began < 10 * strain()
            assert pool.late == (bot not in ("Raises", "Invents"))
            plain = await pool.choose("t", dict(SETUP), [], "medium")  # also while a new process starts
            assert plain.option in options and not plain.is_weaker
            assert pool.late <= 1
        finally:
            pool.close()

    asyncio.run(act())


def test_whoever_would_wait_long_is_answered_for() -> None:
    """Twelve tables want a bot that takes its time; the first gets it, most others a plainer one, and say so."""

    async def act() -> None:
        pool = BotPool(1, limit=600.0, hurry=0.2)
        try:
            assert await pool.is_started(0, 60 * strain())
            bot = "schemer?seconds=2"
            found = await asyncio.gather(*[pool.choose(f"t{at}", dict(SETUP), [], bot) for at in range(12)])
            assert not found[0].is_weaker and sum(one.is_weaker for one in found) >= 6
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

            def choose(table: str, setup: dict[str, Any], answers: list[int], name: str, whose: str) -> Any:
                return honest(table, setup, answers, next(names, name), whose)

            pool.choose = choose  # type: ignore[method-assign, assignment]
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


def test_turns_go_to_who_had_one_longest_ago() -> None:
    """Somebody with twenty tables waits for itself; who comes with one is next."""

    async def act() -> None:
        turns = Turns()
        order: list[str] = []
        all_there = asyncio.Event()

        async def think(whose: str) -> None:
            assert await turns.take(whose)
            order.append(whose)
            await all_there.wait()
            turns.give_back()

        many = [asyncio.create_task(think("many")) for _ in range(20)]
        await asyncio.sleep(0)
        few = [asyncio.create_task(think("few")), asyncio.create_task(think("other"))]
        while len(turns) < 21:
            await asyncio.sleep(0)
        all_there.set()
        await asyncio.gather(*many, *few)
        assert order[:4] == ["many", "few", "other", "many"] and not turns.is_taken and len(turns) == 0
        assert await turns.take("a")
        assert not await turns.take("b", 0.01) and len(turns) == 0, "who gives up waits no more"
        waiting = asyncio.create_task(turns.take("c"))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        turns.give_back()
        assert await turns.take("d", 0.01), "nobody holds a turn for who was cancelled"

    asyncio.run(act())


def test_a_turn_that_comes_while_its_owner_is_cancelled_goes_on_to_the_next() -> None:
    async def act() -> None:
        turns = Turns()
        await turns.take("a")
        waiting = asyncio.create_task(turns.take("b"))
        await asyncio.sleep(0)
        turns.give_back()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert await turns.take("c", 0.01)

    asyncio.run(act())


def test_quick_bots_do_not_wait_for_those_that_think() -> None:
    """Every thinking process is kept busy by a bot that never ends, and more wait; a quick one answers meanwhile."""

    async def act() -> None:
        pool = BotPool(1, limit=600.0, hurry=600.0)
        try:
            assert await pool.is_started(0, 60 * strain()) and await pool.is_started(pool.quick, 60 * strain())
            endless = [
                asyncio.create_task(pool.choose(f"t{at}", dict(SETUP), [], "tests.server.bad_bots:Hangs")) for at in range(5)
            ]
            while pool.waiting < 4:
                await asyncio.sleep(0.01)
            for at in range(5):
                found = await asyncio.wait_for(pool.choose(f"t{at}", dict(SETUP), [], "medium"), 60 * strain())
                assert not found.is_weaker
            assert not any(task.done() for task in endless)
            for task in endless:
                task.cancel()
            await asyncio.gather(*endless, return_exceptions=True)
        finally:
            pool.close()

    asyncio.run(act())


def test_searches_hold_up_no_bot_and_processes_have_loaded_what_bots_need() -> None:
    async def act() -> None:
        pool = BotPool(1)
        try:
            assert await pool.turns[pool.quick].take("a bot that is at it"), "and does not end"
            assert await pool.search("gold", 3, "citadels", "en")
            for at in (0, pool.quick):
                assert await pool.is_started(at, 60 * strain())
                for game in OURS:
                    module = repr(door_of(game).engine)
                    assert await pool.run(at, 60 * strain(), eval, f"{module} in __import__('sys').modules")
        finally:
            pool.close()

    asyncio.run(act())


def test_a_bot_that_had_to_play_weaker_says_so_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, bluffs=(0, 0)) as server:
            pool: Any = server.lobby.bot_pool
            honest = pool.choose
            weak = iter([True, True, False, True])

            async def choose(table: str, setup: Any, answers: Any, name: str, whose: str) -> Choice:
                assert whose == "127.0.0.1", "who opened the table"
                found = await honest(table, setup, answers, "random", whose)
                return Choice(found.option, next(weak, False), 0.0)

            pool.choose = choose
            table = await (await (await open_table(server.url, 1, 1, bot="hard")).connect()).start()
            [ada] = table.players
            until = time.monotonic() + 60 * strain()
            while sum(given.by == "bot" for given in server.lobby.rooms[table.id].table.line) < 6:
                assert time.monotonic() < until
                await table.step(random.Random(1)) if is_ours(ada) else await asyncio.sleep(0.005)
            await table.settle()
            told = [one for one in ada.news if one.get("what") == "weaker"]
            assert told == [{"n": "table", "what": "weaker", "seat": 1, "bot": "hard"}] * 2, "again only after it had its time"
            await table.close()

    asyncio.run(act())
