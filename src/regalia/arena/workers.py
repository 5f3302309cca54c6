"""Several processes for one series of games. They are started afresh ("spawn"), so it works the same on every system."""

import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

from regalia.arena.simulate import Plan, Played, Series
from regalia.extras import one_core
from regalia.kernel.refusals import Refusal

BATCH_SECONDS: Final = 0.1  # how long a worker collects results before it sends them
LISTEN_SECONDS: Final = 0.1  # how long we wait for results before we look whether to stop


class WorkerDied(Refusal):
    """A worker process ended before its games did."""


def work(plan: Plan, numbers: range, results: Connection, stopping: Any) -> None:
    """What a worker does: play, send what is finished, and stop after the current game if told so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent process tells us to stop
    one_core()
    series = Series(plan)
    batch: list[Played] = []
    sent = time.monotonic()
    for number in numbers:
        if stopping.is_set():
            break
        batch.append(series.play(number))
        if time.monotonic() - sent > BATCH_SECONDS:
            results.send(batch)
            batch, sent = [], time.monotonic()
    results.send(batch)
    results.send(None)
    results.close()


def crowd(plan: Plan, first: int, number: int, workers: int, stop: Callable[[], bool]) -> Iterator[Played]:
    """Yield games as they end. After ``stop`` the workers finish the game they are in and send what they have."""
    context = multiprocessing.get_context("spawn")
    stopping = context.Event()
    workers = min(workers, number)
    open_ends: dict[Connection, BaseProcess] = {}
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # inherited: an interrupt must not meet a half-started worker
    try:
        for worker in range(workers):
            ours, theirs = context.Pipe(duplex=False)
            share = range(first + worker, first + number, workers)
            process: BaseProcess = context.Process(target=work, args=(plan, share, theirs, stopping), daemon=True)
            process.start()
            theirs.close()
            open_ends[ours] = process
    finally:
        signal.signal(signal.SIGINT, before)
    try:
        while open_ends:
            if stop():
                stopping.set()
            for end in wait(list(open_ends), LISTEN_SECONDS):
                assert isinstance(end, Connection)
                yield from _received(end, open_ends)
    finally:
        for left in open_ends.values():
            left.terminate()


def _received(end: Connection, open_ends: dict[Connection, BaseProcess]) -> list[Played]:
    try:
        batch: list[Played] | None = end.recv()
    except EOFError:
        process = open_ends.pop(end)
        process.join()
        raise WorkerDied(
            "a worker process ended with exit code {code} before its games did", "worker", code=str(process.exitcode)
        ) from None
    if batch is None:
        open_ends.pop(end).join()
        return []
    return batch
