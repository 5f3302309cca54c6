"""Bots think in processes of their own, so that no thought holds up the table.

A thinker replays the game from its setup and answers, and shows the bot nothing but its view. It keeps the games it knows, so
that usually only the last answers are new.
"""

import asyncio
import hashlib
import multiprocessing
import os
import threading
from collections import OrderedDict
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import Any, Final

from regalia.bots import RANDOM, Bot, make_bot
from regalia.games import setup_from_json, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game

KEPT: Final = 64  # games a thinker remembers
PATIENCE: Final = 30.0  # seconds a bot may think before a simpler one answers


class Replica:
    """A game as a thinker knows it, and the bots that sit at it."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.setup: Final = setup_from_json(setup)
        self.game: Final[Game] = start(self.setup)
        self.answers: Final[list[int]] = []
        self.bots: Final[dict[tuple[int, str], Bot]] = {}

    def follow(self, answers: list[int]) -> bool:
        """Catch up; False if the past was changed."""
        if answers[: len(self.answers)] != self.answers:
            return False
        for number in answers[len(self.answers) :]:
            self.game.answer_number(number)
            self.answers.append(number)
        return True

    def bot(self, seat: int, name: str) -> Bot:
        found = self.bots.get((seat, name))
        if found is None:
            seed = f"{self.setup.seed}/{seat}/{name}/{len(self.answers)}".encode()
            chance = Chance(int.from_bytes(hashlib.blake2b(seed, digest_size=8).digest(), "big"))
            found = self.bots[seat, name] = make_bot(name, self.setup, seat, chance)
        return found


_known: OrderedDict[str, Replica] = OrderedDict()


def think(table: str, setup: dict[str, Any], answers: list[int], name: str) -> int:
    """The number of the option a bot takes; runs in a thinker's process."""
    replica = _known.pop(table, None)
    if replica is None or not replica.follow(answers):
        replica = Replica(setup)
        replica.follow(answers)
    _known[table] = replica
    if len(_known) > KEPT:
        _known.popitem(last=False)
    decision = replica.game.decision
    assert decision is not None
    choice = replica.bot(decision.seat, name).choose(replica.game.view(decision.seat))
    return decision.options.index(choice)


def verify(parts: dict[str, Any]) -> tuple[bool, bool | None, int, str]:
    """Whether a record replays, whether its shuffle was fair, its rules version, and what is wrong."""
    from regalia.server.checking import checked

    return checked(parts)


def begin() -> None:
    """A thinker ends when its server does, also when that was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """``number`` processes; a table always goes to the same one, which knows it. They are started when first needed."""

    def __init__(self, number: int) -> None:
        self.pools: Final[list[Executor | None]] = [None] * max(1, number)

    def pool(self, at: int) -> Executor:
        found = self.pools[at]
        if found is None:
            found = self.pools[at] = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin)
        return found

    async def choose(self, table: str, setup: dict[str, Any], answers: list[int], name: str) -> int:
        """The bot's answer; if it fails or takes too long, a random one."""
        at = int(hashlib.blake2b(table.encode(), digest_size=4).hexdigest(), 16) % len(self.pools)
        for bot in (name, name, RANDOM):
            try:
                return int(await self.run(at, think, table, setup, answers, bot))
            except (BrokenProcessPool, TimeoutError):
                self.end(at)  # a new process for the next attempt
            except Exception as problem:
                from regalia.server.watching import log as logs  # thinkers themselves need it not, and start sooner

                logs.error("bot failed", bot=bot, problem=f"{type(problem).__name__}: {problem}")
        raise RuntimeError("no thinker could be started")

    async def verify(self, parts: dict[str, Any]) -> tuple[bool, bool | None, int, str]:
        found: tuple[bool, bool | None, int, str] = await self.run(0, verify, parts)
        return found

    async def run(self, at: int, work: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(PATIENCE):
            return await loop.run_in_executor(self.pool(at), work, *args)

    def end(self, at: int) -> None:
        pool, self.pools[at] = self.pools[at], None
        if pool is not None:
            processes = list((getattr(pool, "_processes", None) or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        for at in range(len(self.pools)):
            self.end(at)
