"""A process of the server: its world, its store and its lobby. It can be killed, suspended, and ended in good order."""

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from typing import Any, Final

from regalia.bots import make_bot, shown
from regalia.games import setup_from_json, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.server.sockets.relay import Relay
from regalia.server.storage.postgres import Pulse
from regalia.server.tables.lobby import Lobby
from regalia.server.web.settings import UNLIMITED, Settings
from regalia.server.world import World
from tests.simulate.database import SimStore, Trouble
from tests.simulate.loop import SimLoop, in_host

EPOCH: Final = 1_800_000_000_000  # when every simulation begins, in milliseconds
SETTINGS: Final = Settings(limits=UNLIMITED, idle_seconds=4.0, drain_seconds=1.0)


class SimWorld(World):
    """``skew``: by how many milliseconds the wall clock of this machine is wrong."""

    def __init__(self, loop: SimLoop, chance: random.Random, skew: int) -> None:
        self.loop: Final = loop
        self.chance: Final = chance
        self.skew = skew
        super().__init__()

    def monotonic(self) -> float:
        return self.loop.time() + 1000.0

    def date(self) -> int:
        return EPOCH + int(self.loop.time() * 1000) + self.skew

    def token(self, size: int) -> bytes:
        return self.chance.randbytes(size)

    async def in_thread(self, work: Callable[..., Any], *args: Any) -> Any:
        return work(*args)


class BotProcess:
    """What a process of the pool would do, done here; the answer comes after a thought of some milliseconds, or much more."""

    def __init__(self, world: SimWorld) -> None:
        self.world: Final = world
        self.known: Final[dict[str, tuple[list[int], Game]]] = {}

    def submit(self, work: Any, /, *args: Any) -> "Future[Any]":
        future: Future[Any] = Future()
        seconds = self.world.chance.expovariate(50.0) if self.world.chance.random() < 0.97 else 4.0
        self.world.later(seconds, self._answer, future, *args[:4])
        return future

    def _answer(self, future: "Future[Any]", table: str, setup: dict[str, Any], answers: list[int], bot: str) -> None:
        if not future.set_running_or_notify_cancel():
            return
        try:
            future.set_result((self._chosen(table, setup, answers, bot), False))
        except ValueError as problem:
            future.set_exception(problem)

    def _chosen(self, table: str, setup: dict[str, Any], answers: list[int], bot: str) -> int:
        done, game = self.known.pop(table, ([], None))
        if game is None or answers[: len(done)] != done:
            done, game = [], start(setup_from_json(setup))
        for number in answers[len(done) :]:
            game.answer_number(number)
        self.known[table] = (list(answers), game)
        decision = game.decision
        assert decision is not None
        choice = make_bot(bot, game.setup, decision.seat, Chance(len(answers))).choose(shown(game))
        return decision.options.index(choice)

    def shutdown(self, **_: Any) -> None:
        pass


class Process:
    def __init__(
        self,
        name: str,
        loop: SimLoop,
        seed: str,
        skew: int,
        trouble: Trouble,
        connect: Callable[[World, Callable[[], None]], Any],
        is_alone: bool,
    ) -> None:
        self.name: Final = name
        self.loop: Final = loop
        self.dead = False
        self.held: list[asyncio.Handle] | None = None
        self.links: Final[dict[Any, None]] = {}
        self.is_deaf = False  # nobody listens to the database
        self.world: Final = SimWorld(loop, random.Random(f"{seed}/{name}"), skew)
        self.store: Final = SimStore(self.world, trouble, lambda: connect(self.world, self.lost))
        self.lobby: Final[Lobby] = in_host(self, Lobby, SETTINGS, self.store, self.world)
        self.relay: Final = None if is_alone else Relay(self.store, self.lobby, self.world)
        if self.relay is not None:
            self.lobby.relay = self.relay
            self.store.lost = self.lost
            self.lobby.held = in_host(self, Pulse, self.store, self, self.world)
        bots = BotProcess(self.world)
        ready: Future[bool] = Future()
        ready.set_result(True)
        self.lobby.bot_pool.pool = lambda at: (bots, ready)

    def lost(self) -> None:
        self.later(0.0, self.lobby.disowned)

    def close(self) -> None:
        """Nobody listens any more."""

    def begin(self) -> None:
        self.spawn(self.lobby.begin())

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        task: asyncio.Task[Any] = in_host(self, self.loop.create_task, work)
        return task

    def later(self, seconds: float, call: Callable[..., Any], *args: Any) -> None:
        in_host(self, self.loop.call_later, seconds, call, *args)

    # -- what happens to it --------------------------------------------------------------------------------------------------

    def kill(self) -> None:
        """At once, in the middle of anything. The database and the clients notice later."""
        self.dead = True
        self.store.connection.close()
        for link in list(self.links):
            link.cut()

    def suspend(self) -> None:
        self.held = []

    def resume(self) -> None:
        held, self.held = self.held or [], None
        if not self.dead:
            for handle in held:
                self.loop._ready.append(handle)  # type: ignore[attr-defined]

    async def stop(self) -> None:
        """In good order, as by SIGTERM."""
        await self.spawn(self.lobby.end())
        self.dead = True
        for link in list(self.links):
            link.cut()

    def hear(self, table: str, seq: int) -> None:
        if not self.is_deaf:
            self.lobby.heard(table, seq)

    def read(self, text: str) -> None:
        if not self.is_deaf and self.relay is not None:
            self.relay.heard(text)

    def listen_again(self) -> None:
        self.is_deaf = False
        self.lobby.read_all_on()
