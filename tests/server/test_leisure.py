"""Who comes, and who catches up, is served at leisure: in turns by address, a piece at a time, after those who play."""

import asyncio
import gc
import os
import threading
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from regalia.server import run, sweeping
from regalia.server.bots import analyses, bot_pool
from regalia.server.bots.bot_pool import BotPool
from regalia.server.leisure import PATIENCE, PAUSE, Leisure, Shared
from regalia.server.sockets import client_messages
from regalia.server.sockets.connection import BEHIND, IN_ONE_GO, Connection, Outbox
from regalia.server.sweeping import Sweeper
from regalia.server.tables import entries as log
from regalia.server.web.wire import Wire
from regalia.server.world import World
from tests.server.crashes import strain
from tests.server.serving import open_table, serving


class Turns(World):
    """What is to happen, and after how long."""

    def __init__(self) -> None:
        super().__init__()
        self.waiting: list[tuple[float, Any]] = []

    def soon(self, call: Any, *args: Any) -> Any:
        self.waiting.append((0.0, partial(call, *args)))

    def later(self, seconds: float, call: Any, *args: Any) -> Any:
        self.waiting.append((seconds, partial(call, *args)))

    def step(self) -> float:
        (seconds, call), *self.waiting = self.waiting
        call()
        return seconds

    def go_on(self) -> list[float]:
        """Until nothing is left to do; how long each step was waited for."""
        waits = []
        while self.waiting:
            waits.append(self.step())
        return waits


def test_addresses_take_turns_and_who_wants_much_waits_for_itself() -> None:
    world = Turns()
    done: list[str] = []
    leisure = Leisure(world, lambda: False, lambda: None)
    for at in range(4):
        leisure.add("many", partial(done.append, f"many {at}"))
    leisure.add("one", partial(done.append, "one"))
    assert len(leisure) == 5 and len(world.waiting) == 1, "a piece at a time"
    assert world.go_on() == [0.0] * 5
    assert done == ["many 0", "one", "many 1", "many 2", "many 3"] and not leisure.waiting


def test_work_of_many_pieces_takes_turns_tells_its_mistake_and_ends_when_nobody_waits() -> None:
    done: list[str] = []

    def three_times() -> bool:
        done.append("many")
        return done.count("many") < 3

    def never_ends() -> bool:
        done.append("left")
        return True

    def is_wrong() -> bool:
        raise ValueError("no such answer")

    async def scenario() -> None:
        leisure = Leisure(World(), lambda: False, lambda: done.append("a mistake of ours"))
        long = asyncio.ensure_future(leisure.whole("a", three_times))
        await asyncio.sleep(0)
        leisure.add("b", partial(done.append, "one"))
        await long
        assert done == ["many", "one", "many", "many"], "others come between"
        with pytest.raises(ValueError, match="no such answer"):
            await leisure.whole("a", is_wrong)
        dropped = asyncio.ensure_future(leisure.whole("a", never_ends))
        while "left" not in done:
            await asyncio.sleep(0)
        dropped.cancel()
        await asyncio.sleep(0.01)
        assert not leisure.waiting and "a mistake of ours" not in done

    asyncio.run(scenario())


def test_work_that_several_wait_for_is_done_in_the_turns_of_all_of_them() -> None:
    """Who asks first, and for much besides, does not say how long the others wait."""
    done: list[str] = []

    def piece() -> bool:
        done.append("wanted")
        return done.count("wanted") < 4

    async def scenario() -> None:
        leisure = Leisure(World(), lambda: False, lambda: done.append("a mistake of ours"))
        for _ in range(100):
            leisure.add("much", partial(done.append, "other"))
        shared = Shared(leisure, "much")
        shared.join("early")
        working = asyncio.ensure_future(shared.whole(piece))
        await asyncio.sleep(0)
        shared.join("late")
        shared.join("late")
        await working
        assert len(done) < 12, "what else the first one wanted is left"
        assert list(leisure.waiting) == ["much"], "nobody is kept waiting by turns for what is done"
        shared.join("too late")
        while leisure.waiting:
            await asyncio.sleep(0)
        assert (done.count("wanted"), done.count("other"), len(done)) == (4, 100, 104)

    asyncio.run(scenario())


def test_pieces_wait_while_an_answer_is_stored_but_not_for_ever() -> None:
    world, busy = Turns(), [True]
    done: list[int] = []
    leisure = Leisure(world, lambda: busy[0], lambda: None)
    leisure.add("a", partial(done.append, 1))
    leisure.add("a", partial(done.append, 2))
    assert [world.step() for _ in range(PATIENCE - 1)] == [PAUSE] * (PATIENCE - 1) and not done
    assert world.step() == PAUSE and done == [1], "others are at it all the time"
    busy[0] = False
    assert world.step() == PAUSE and done == [1, 2] and not world.waiting


def test_where_many_come_they_wait_little() -> None:
    """So it is when a server has started: nobody plays yet, and everybody wants to."""
    world = Turns()
    done: list[int] = []
    leisure = Leisure(world, lambda: True, lambda: None)
    for at in range(3 * PATIENCE):
        leisure.waiting.setdefault(f"address {at}", deque()).append(partial(done.append, at))
    leisure.schedule()
    for _ in range(2 * PATIENCE):
        world.step()
    assert done == list(range(2 * PATIENCE)), "a piece at every look"


def test_a_piece_that_fails_is_counted_and_the_next_one_done() -> None:
    world = Turns()
    done: list[int] = []
    failed: list[int] = []
    leisure = Leisure(world, lambda: False, partial(failed.append, 1))
    leisure.add("a", lambda: [][0])
    leisure.add("a", partial(done.append, 1))
    world.go_on()
    assert done == [1] and failed == [1]


def test_addresses_take_turns_at_being_told_what_is_new() -> None:
    """Who plays at forty tables as fast as may be is told of all of them; who plays at one does not wait for that."""
    world = Turns()
    done: list[str] = []
    outbox = Outbox(lambda _: None, world, Leisure(world, lambda: False, lambda: None))
    for address, tables in (("many", 40), ("one", 1), ("two", 2)):
        for _ in range(tables):
            outbox.add(Listener(done, address, False))  # type: ignore[arg-type]
    assert len(outbox) == 43 and len(world.waiting) == 1
    world.step()
    assert done == ["many", "one", "two", "many", "two"] + ["many"] * (IN_ONE_GO - 5), "then the loop looks at the network"
    world.go_on()
    assert len(done) == 43 and len(outbox) == 0


class Garbage:
    """So many new objects; how they were looked through, and how many old ones there are."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.new = 0
        self.old = 0
        self.collected: list[int] = []
        monkeypatch.setattr(gc, "get_count", lambda: (self.new, 0, 0))
        monkeypatch.setattr(gc, "get_objects", lambda _: range(self.old))
        monkeypatch.setattr(gc, "collect", self.collect)

    def collect(self, generation: int = 2) -> None:
        self.collected.append(generation)
        self.new = 0


def test_garbage_is_looked_for_while_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    world, busy = Turns(), [True]
    with monkeypatch.context() as patch:
        garbage = Garbage(patch)
        sweeper = Sweeper(world, lambda: busy[0])
        sweeper.begin()
        garbage.new = sweeping.FEW
        assert world.step() == sweeping.BEAT and not garbage.collected, "somebody's answer is on its way"
        busy[0] = False
        assert world.step() == sweeping.BEAT and garbage.collected == [0]
        assert world.step() == sweeping.BEAT and garbage.collected == [0], "too few"
        busy[0], garbage.new = True, sweeping.MANY
        assert world.step() == sweeping.BEAT and garbage.collected == [0, 0], "else Python would, in the middle of something"
        busy[0] = False
        for _ in range(sweeping.MIDDLE * sweeping.OLD):
            garbage.new, garbage.old = sweeping.FEW, sweeping.LEAST * 2
            world.step()
        assert [garbage.collected.count(one) for one in (1, 2)] == [sweeping.OLD, 1], "everything, since it has doubled"
        garbage.old *= 2
        busy[0] = True
        for _ in range(sweeping.MIDDLE * sweeping.OLD):
            garbage.new = sweeping.MANY
            world.step()
        assert [garbage.collected.count(one) for one in (1, 2)] == [2 * sweeping.OLD, 1], "the dearest step waits"
        busy[0], garbage.new = False, 0
        world.step()
        assert garbage.collected.count(2) == 2, "until nobody does"
        for _ in range(sweeping.MIDDLE * sweeping.OLD):
            garbage.new = sweeping.FEW
            world.step()
        assert garbage.collected.count(2) == 2, "it has not grown since"
    assert run.COLLECTED[0] > sweeping.MANY


class Listener:
    """As much of a connection as the outbox knows."""

    def __init__(self, done: list[str], address: str, behind: bool) -> None:
        self.done, self.address, self.behind = done, address, behind

    def is_behind(self) -> bool:
        return self.behind

    def flush(self) -> None:
        self.done.append(self.address)


def test_whoever_is_told_a_whole_story_waits_for_those_who_play() -> None:
    """Ten wait for a story; what others are told in between comes before the next of them, however many there are."""
    world = Turns()
    done: list[str] = []
    leisure = Leisure(world, lambda: False, lambda: None)
    outbox = Outbox(lambda _: None, world, leisure)
    for _ in range(10):
        outbox.add(Listener(done, "story", True))  # type: ignore[arg-type]
    outbox.add(Listener(done, "play", False))  # type: ignore[arg-type]
    for _ in range(2):  # the outbox, and the first piece
        world.step()
    assert done == ["play", "story"]
    for _ in range(3):
        outbox.add(Listener(done, "play", False))  # type: ignore[arg-type]
        world.step()
        world.step()
    assert done == ["play", "story"] + ["story", "play"] * 3 and len(leisure) == 6


def test_who_lacks_much_is_behind_and_who_may_not_see_it_yet_is_not(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            for delay in (0, 60):
                table = await open_table(server.url, 1, 1, options={"delay": delay})
                room = await server.lobby.room(table.id)
                for at in range(BEHIND + 10):
                    room.apply([log.Renamed(room.now(), 0, "", f"Ada {at}")])
                watcher = Connection(server.lobby, Wire.__new__(Wire), None, None)
                watcher.room = room
                assert watcher.is_behind()
                watcher.seen = room.table.seq - BEHIND
                assert not watcher.is_behind()
                await room.request(0, client_messages.Ready("r", True, "0" * 32))
                watcher.seen = room.table.seq
                await room.request(0, client_messages.Start("s"))
                for at in range(BEHIND + 10):
                    room.apply([log.Renamed(room.now(), 0, "", f"Ada {at}")])
                assert watcher.is_behind() == (not delay), "what it may not see yet is nothing it could be told"

    asyncio.run(act())


def in_a_thread_of_its_own() -> int:
    """Bots think in such."""
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(os.sched_getscheduler(0)))
    thread.start()
    thread.join()
    return found[0]


def test_processes_step_back_for_the_server() -> None:
    """Quick bots a little, since somebody waits for them; those that think more, and analyses below all of them."""

    async def act() -> None:
        pool, here = BotPool(1), os.nice(0)
        steps = {0: bot_pool.NICE, pool.quick: bot_pool.NICE_QUICK, pool.checker: bot_pool.NICE, pool.searcher: bot_pool.NICE}
        try:
            for at, nice in steps.items():
                assert await pool.is_started(at, 60 * strain())
                assert await pool.run(at, 60 * strain(), os.nice, 0) == min(19, here + nice)
                if hasattr(os, "SCHED_BATCH"):
                    policy = os.SCHED_OTHER if at == pool.quick else os.SCHED_BATCH
                    assert await pool.run(at, 60 * strain(), os.sched_getscheduler, 0) == policy
                    assert policy == os.SCHED_OTHER or await pool.run(at, 60 * strain(), in_a_thread_of_its_own) == policy
        finally:
            pool.close()

    asyncio.run(act())
    assert 0 < bot_pool.NICE_QUICK < bot_pool.NICE < analyses.NICE


def test_the_server_looks_for_little_garbage_at_a_time_and_never_through_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    try:
        run.settle_memory()
        assert gc.get_threshold() == run.COLLECTED and run.COLLECTED[0] <= 2_000
        assert gc.get_freeze_count() > frozen + 10_000, "rules and libraries"
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
