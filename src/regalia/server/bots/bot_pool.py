"""Bots think in processes of their own, so that no thought holds up the table.

A process replays the game from its setup and answers, and shows the bot nothing but its view. It keeps the games it knows, so
that usually only the last answers are new.

A table never waits for long. Inside a process a watchdog takes the best answer so far of a bot whose time is up, or a plainer
bot's; a process that hangs or dies itself is replaced; until a new one is there, a plainer bot thinks in a thread of the
server; and for a bot that would have to wait long for its turn to think a plainer one answers. Turns are shared by address.
"""

import asyncio
import hashlib
import json
import multiprocessing
import os
import threading
from collections import OrderedDict
from collections.abc import Iterable
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing.connection import wait
from typing import Any, Final, NamedTuple

from regalia.bots import RANDOM, make_bot, shown
from regalia.bots.advice import Said, advise
from regalia.bots.levels import LEVELS
from regalia.bots.watchdog import Watchdog
from regalia.extras import one_core
from regalia.games import OURS, door_of, new, setup_from_json, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.rulebook.shown import Shown
from regalia.server.bots.turns import Turns
from regalia.server.reports import watch_everything
from regalia.server.world import World

KEPT: Final = 64  # games a process remembers
LIMIT: Final = 5.0  # seconds a bot may think before its best answer so far is taken; a master wants 3
MARGIN: Final = 5.0  # seconds on top before the whole process is taken for hanging
HURRY: Final = 3.0  # seconds in the queue after which a plainer bot answers
STARTING: Final = 0.7  # seconds to wait for a new process, before somebody plain thinks here
CHECKING: Final = 30.0  # seconds a record may take to be checked
NICE_QUICK: Final = 2  # how far processes step back for the server; somebody waits for every quick bot
NICE: Final = 10  # of bots that think, of records that are checked, and of searches
HINTING: Final = 30.0  # seconds a hint may take: it needs about one of a core
PLAIN: Final = "medium"  # who answers for a bot that cannot
QUICK: Final = (RANDOM, "easy", PLAIN, "steward")  # who may think here: it takes them no time
SLOW: Final = tuple(level for level in LEVELS if level not in QUICK)
Pool = tuple[Executor, Future[bool]]  # and whether its process is there


class Replica:
    """A game as a process of the pool knows it, and the bots that sit at it."""

    def __init__(self, setup: dict[str, Any]) -> None:
        self.setup: Final = setup_from_json(setup)
        self.game: Final[Game] = start(self.setup)
        self.answers: Final[list[int]] = []
        self.bots: Final[dict[tuple[int, str], Watchdog]] = {}
        self.said: Final[dict[int, Said]] = {}  # hints, by the number of answers before

    def follow(self, answers: list[int]) -> bool:
        """Catch up; False if the past was changed."""
        if answers[: len(self.answers)] != self.answers:
            return False
        for number in answers[len(self.answers) :]:
            self.game.answer_number(number)
            self.answers.append(number)
        return True

    def bot(self, seat: int, name: str, limit: float) -> Watchdog:
        found = self.bots.get((seat, name))
        if found is None:
            bots = [make_bot(one, self.setup, seat, self.chance(seat, one)) for one in (name, PLAIN)]
            found = self.bots[seat, name] = Watchdog(bots[0], bots[1], limit)
        return found

    def chance(self, seat: int, name: str) -> Chance:
        """A stream of the bot's own, which tells nothing about the cards."""
        seed = f"{self.setup.seed}/{seat}/{name}/{len(self.answers)}".encode()
        return Chance(int.from_bytes(hashlib.blake2b(seed, digest_size=8).digest(), "big"))


_known: OrderedDict[str, Replica] = OrderedDict()


def replica_of(table: str, setup: dict[str, Any], answers: list[int]) -> Replica:
    """The game of a table as it stands."""
    replica = _known.pop(table, None)
    if replica is None or not replica.follow(answers):
        replica = Replica(setup)
        replica.follow(answers)
    _known[table] = replica
    if len(_known) > KEPT:
        _known.popitem(last=False)
    return replica


def think(table: str, setup: dict[str, Any], answers: list[int], name: str, limit: float) -> tuple[int, bool]:
    """The number of the option a bot takes, and whether it is still at it; runs in a process of the pool."""
    replica = replica_of(table, setup, answers)
    decision = replica.game.decision
    assert decision is not None
    bot = replica.bot(decision.seat, name, limit)
    choice = bot.choose(shown(replica.game))
    return decision.options.index(choice), bot.busy is not None and bot.busy.is_alive()


def hint(table: str, setup: dict[str, Any], answers: list[int]) -> Said:
    """What could be answered, by the view of the seat that is asked; its chance comes from the name of the table alone."""
    replica = replica_of(table, setup, answers)
    at = len(answers)
    if at not in replica.said:
        seed = hashlib.blake2b(f"{table}/hint/{at}".encode(), digest_size=8).digest()
        replica.said[at] = advise(shown(replica.game), replica.setup.reseeded(0), Chance(int.from_bytes(seed, "big")))
    return replica.said[at]


def is_ready(bots: tuple[str, ...]) -> bool:
    """Whatever such bots need in any game is loaded, so that no table waits for that."""
    for game in OURS:
        for bot in bots:
            if bot in door_of(game).bots:
                make_bot(bot, new(game, seed=0).setup, 0, Chance(0))
    return True


def verify(text: bytes) -> tuple[bool, bool | None, int, str]:
    """Whether a record replays, whether its shuffle was fair, its rules version, and what is wrong."""
    from regalia.server.bots.verify import checked

    return checked(json.loads(text))


def search(words: str, most: int, game: str, language: str) -> list[str]:
    """The ids of the rules that answer a question best."""
    from regalia.words.topics import find_rules

    return [one.id for one in find_rules(words, most, game, language)]


def position(rule: str, edition: str) -> Shown | None:
    """The position of a case that shows a rule: files of cases are read, and one of them is played."""
    from regalia.casebook.positions import shown as laid_out

    return laid_out(rule, edition)


def begin(nice: int = 0) -> None:
    """A process ends when its server does, also when that was killed, and what goes wrong in it is one line.

    It thinks on one core: there are as many processes as cores are wanted.
    It yields to the server process: with bots at many tables each bot thinks less, and nobody waits. Those that think also do
    not take a core from anybody when they wake up.
    """
    one_core()
    watch_everything()
    if hasattr(os, "nice"):
        os.nice(nice)
    if nice >= NICE and hasattr(os, "SCHED_BATCH"):
        with suppress(OSError):
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    parent = multiprocessing.parent_process()
    if parent is not None:
        sentinel = parent.sentinel

        def watch() -> None:
            wait([sentinel])
            os._exit(0)

        threading.Thread(target=watch, daemon=True).start()


class Choice(NamedTuple):
    """``is_weaker``: not what it would have taken with all its time. ``waited``: seconds until it was its turn to think."""

    option: int
    is_weaker: bool
    waited: float


class BotPool:
    """``number`` processes for bots that think; a table always goes to the same one, which knows it. One more is for those that
    take no time, so that they wait for nobody, one checks records, and one searches the rules. They are started when first
    needed, or warmed.

    ``late``: how often a bot, or its process, was not waited for any longer.
    """

    def __init__(
        self,
        number: int,
        limit: float = LIMIT,
        margin: float = MARGIN,
        hurry: float = HURRY,
        world: World | None = None,
    ) -> None:
        self.number: Final = max(1, number)
        self.limit: Final = limit
        self.margin: Final = margin
        self.hurry: Final = hurry
        self.world: Final = World() if world is None else world
        self.late = 0
        self.quick: Final = self.number
        self.checker: Final = self.number + 1
        self.searcher: Final = self.number + 2
        self.pools: Final[list[Pool | None]] = [None] * (self.number + 3)
        self.turns: Final = [Turns() for _ in self.pools]

    @property
    def waiting(self) -> int:
        """How many bots, or records, wait for their turn."""
        return sum(map(len, self.turns))

    async def choose(self, table: str, setup: dict[str, Any], answers: list[int], name: str, whose: str = "") -> Choice:
        """The bot's answer; if it fails or takes too long, or too many wait, a plainer one's. ``whose`` turns it shares."""
        asked = self.world.monotonic()
        whose = whose or table
        bot, at = name, self.quick if name in QUICK else self.place(table)
        if at == self.quick:
            await self.turns[at].take(whose)
        elif not await self.turns[at].take(whose, self.hurry):
            bot, at = PLAIN, self.quick
            await self.turns[at].take(whose)
        waited = self.world.monotonic() - asked
        try:
            option, is_weaker = await self.answer(at, table, setup, answers, bot)
        finally:
            self.turns[at].give_back()
        return Choice(option, is_weaker or bot != name, waited)

    async def answer(self, at: int, table: str, setup: dict[str, Any], answers: list[int], name: str) -> tuple[int, bool]:
        """The number of an option, and whether the bot itself would perhaps have taken another. Called when it is our turn."""
        for bot in (name, PLAIN, RANDOM):
            try:
                if not await self.is_started(at, STARTING):
                    here = bot if bot in QUICK else PLAIN
                    return await self.here(table, setup, answers, here), here != name
                option, is_busy = await self.run(at, self.limit + self.margin, think, table, setup, answers, bot, self.limit)
            except (BrokenProcessPool, TimeoutError) as problem:
                self.complain("bot process replaced", bot, problem)
                self.end(at)
            except Exception as problem:
                self.complain("bot failed", bot, problem)
            else:
                if is_busy:  # it would go on for nobody
                    self.complain("bot late", bot)
                    self.end(at)
                return int(option), is_busy or bot != name
        raise RuntimeError("no bot process could be started")

    async def hint(self, table: str, setup: dict[str, Any], answers: list[int], whose: str) -> Said | None:
        """Advice for the asked seat; None if it takes too long. It shares the turns to think with bots."""
        at = self.place(table)
        if not await self.turns[at].take(whose, self.hurry):
            return None
        try:
            await self.is_started(at, CHECKING)
            said: Said = await self.run(at, HINTING, hint, table, setup, answers)
        except (BrokenProcessPool, TimeoutError) as problem:
            self.complain("bot process replaced", "hint", problem)
            self.end(at)
            return None
        finally:
            self.turns[at].give_back()
        return said

    def complain(self, what: str, bot: str, problem: Exception | None = None) -> None:
        from regalia.server.telemetry import log as logs  # the processes themselves need it not, and start sooner

        self.late += 1
        logs.error(what, bot=bot, problem="" if problem is None else f"{type(problem).__name__}: {problem}")

    async def verify(self, text: bytes, whose: str = "") -> tuple[bool, bool | None, int, str]:
        """In a process of its own, also the reading: a long record keeps no bot from thinking, and no loop from turning."""
        found: tuple[bool, bool | None, int, str] = await self.asked(self.checker, whose, verify, text)
        return found

    async def search(self, words: str, most: int, game: str, language: str, whose: str = "") -> list[str]:
        """Not where quick bots think: the first question is a second of work, every other one thirty milliseconds."""
        found: list[str] = await self.asked(self.searcher, whose, search, words, most, game, language)
        return found

    async def position(self, rule: str, edition: str, whose: str = "") -> Shown | None:
        """In a thread it would hold up the loop: compiled rules give the interpreter to nobody."""
        found: Shown | None = await self.asked(self.searcher, whose, position, rule, edition)
        return found

    async def asked(self, at: int, whose: str, work: Any, *args: Any) -> Any:
        """Done when it is their turn, in a process that is replaced if it hangs or dies."""
        await self.turns[at].take(whose)
        try:
            await self.is_started(at, CHECKING)
            return await self.run(at, CHECKING, work, *args)
        except (BrokenProcessPool, TimeoutError):
            self.end(at)
            raise
        finally:
            self.turns[at].give_back()

    def place(self, table: str) -> int:
        return int(hashlib.blake2b(table.encode(), digest_size=4).hexdigest(), 16) % self.number

    def warm(self, table: str, bots: Iterable[str]) -> None:
        """Let the processes of a table's bots start, so that the first one finds its own there."""
        for bot in bots:
            self.pool(self.quick if bot in QUICK else self.place(table))

    def pool(self, at: int) -> Pool:
        found = self.pools[at]
        if found is None:
            nice = NICE_QUICK if at == self.quick else NICE
            made = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin, (nice,))
            bots = QUICK if at == self.quick else SLOW if at < self.number else ()
            found = self.pools[at] = (made, made.submit(is_ready, bots))
        return found

    async def is_started(self, at: int, seconds: float) -> bool:
        started = self.pool(at)[1]
        until = self.world.monotonic() + seconds
        while not started.done() and self.world.monotonic() < until:
            await self.world.sleep(0.02)
        return started.done()

    async def here(self, table: str, setup: dict[str, Any], answers: list[int], bot: str) -> int:
        """In a thread of this process: not in the event loop either."""
        option, _ = await self.world.in_thread(think, table, setup, answers, bot, self.limit)
        return int(option)

    async def run(self, at: int, seconds: float, work: Any, *args: Any) -> Any:
        async with asyncio.timeout(seconds):
            return await asyncio.get_running_loop().run_in_executor(self.pool(at)[0], work, *args)

    def end(self, at: int) -> None:
        pool, self.pools[at] = self.pools[at], None
        if pool is not None:
            processes = list((getattr(pool[0], "_processes", None) or {}).values())
            pool[0].shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()

    def close(self) -> None:
        for at in range(len(self.pools)):
            self.end(at)
