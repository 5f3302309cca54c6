"""An event loop without sockets, threads or a clock: time passes when nothing is left to do, and chance says who is next."""

import asyncio
import contextvars
import heapq
import random
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol

MOST_STEPS: Final = 3_000_000  # a run that takes more goes round in circles
SHUFFLED: Final = 0.3  # how often somebody else's turn comes first


class Host(Protocol):
    """A process of the simulation: what runs in its context stops with it."""

    dead: bool
    held: list[asyncio.Handle] | None  # while it is suspended: what it would do else


HOST: Final[contextvars.ContextVar[Host | None]] = contextvars.ContextVar("host", default=None)


class Stuck(RuntimeError):
    """Nothing will ever happen again, or nothing but the same."""


class SimTask(asyncio.Task[Any]):
    """Tasks in sets come in the order of their making: nothing may depend on where something lies in memory."""

    def __init__(self, coro: Coroutine[Any, Any, Any], *, loop: "SimLoop", **more: Any) -> None:
        loop.made += 1
        self.number: Final = loop.made
        super().__init__(coro, loop=loop, **more)
        self._log_destroy_pending = False  # tasks of a process that was killed stay as they are

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class SimLoop(asyncio.BaseEventLoop):
    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self.chance: Final = chance
        self.steps = 0
        self.made = 0
        self.is_ending = False
        self.tasks: Final[list[SimTask]] = []  # all of them, so that none is ever collected while it waits
        self._now = 0.0
        self.set_task_factory(self._task)

    def _task(self, loop: Any, coro: Any, **more: Any) -> SimTask:
        task = SimTask(coro, loop=self, **more)
        self.tasks.append(task)
        return task

    def time(self) -> float:
        return self._now

    def _write_to_self(self) -> None:
        """Nobody sleeps who would have to be woken."""

    def _run_once(self) -> None:
        scheduled: list[asyncio.TimerHandle] = self._scheduled  # type: ignore[attr-defined]
        ready = self._ready  # type: ignore[attr-defined]
        while scheduled and scheduled[0]._cancelled:
            heapq.heappop(scheduled)._scheduled = False  # type: ignore[attr-defined]
        if not ready:
            if not scheduled:
                raise Stuck("nothing is left to do")
            self._now = max(self._now, scheduled[0]._when)  # type: ignore[attr-defined]
        while scheduled and scheduled[0]._when <= self._now:  # type: ignore[attr-defined]
            timer = heapq.heappop(scheduled)
            timer._scheduled = False  # type: ignore[attr-defined]
            if not timer._cancelled:
                ready.append(timer)
        if not ready:
            return
        if len(ready) > 1 and self.chance.random() < SHUFFLED:
            ready.rotate(-self.chance.randrange(len(ready)))
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise Stuck(f"no end after {MOST_STEPS} steps, at {self._now:.3f}")
        handle = ready.popleft()
        if handle._cancelled:
            return
        host = handle._context.get(HOST)
        if host is None or (not host.dead and host.held is None):
            handle._run()
        elif not host.dead and host.held is not None:
            host.held.append(handle)
        else:  # killed just before somebody heard of a failure: nobody is left who should have
            for heard in handle._args or ():
                if isinstance(heard, asyncio.Future) and heard.done() and not heard.cancelled():
                    heard.exception()

    def end(self) -> None:
        """Everything that still waits is closed, without any of it being carried out."""
        self.is_ending = True
        for task in self.tasks:
            if not task.done():
                with suppress(RuntimeError):  # it wanted to wait for something once more
                    task.get_coro().close()
        self.tasks.clear()
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        self.close()


def in_host(host: Host, call: Callable[..., Any], *args: Any) -> Any:
    """Call something as the process would."""
    context = contextvars.copy_context()
    context.run(HOST.set, host)
    return context.run(call, *args)
