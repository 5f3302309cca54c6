"""Many hands for many games: this process, several of them, or a Ray cluster. The results are the same in each."""

import multiprocessing
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from typing import Any, Final, TypeVar

from regalia.arena.match import Result, Sitting, Terms, play
from regalia.extras import extra, one_core

C = TypeVar("C")
S = TypeVar("S")
T = TypeVar("T")

LOCAL: Final = "local"  # start a Ray on this machine
AHEAD: Final = 4  # short games given out per worker, so that none waits; of long ones only what is being played
LONG: Final = 1.0  # seconds from which a game is long: whoever stops waits for what was given out


def play_all(
    terms: Terms, sittings: list[Sitting], workers: int = 1, ray: str = "", stop: Callable[[], bool] = lambda: False
) -> Iterator[Result]:
    """Results as they come; after ``stop`` those that are already being played still do."""
    return each(play, terms, sittings, workers, ray, stop)


def each(
    work: Callable[[C, S], T],
    terms: C,
    sittings: Sequence[S],
    workers: int = 1,
    ray: str = "",
    stop: Callable[[], bool] = lambda: False,
) -> Iterator[T]:
    """The same for any work on sittings."""
    if ray:
        yield from by_ray(work, terms, sittings, ray, stop)
    elif workers > 1 and len(sittings) > 1:
        yield from by_processes(work, terms, sittings, min(workers, len(sittings)), stop)
    else:
        for sitting in sittings:
            if stop():
                return
            yield work(terms, sitting)


def begin() -> None:
    """One process for one core. Ctrl-C reaches the whole group; which games are still played is for the parent to say."""
    one_core()
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Processes that are started meanwhile never hear an interrupt, not even before they have begun."""
    if threading.current_thread() is not threading.main_thread():  # nobody else may say so
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def by_processes(
    work: Callable[[C, S], T], terms: C, sittings: Sequence[S], workers: int, stop: Callable[[], bool]
) -> Iterator[T]:
    context = multiprocessing.get_context("spawn")  # the same on every system
    left = iter(sittings)
    ended = 0
    with ProcessPoolExecutor(workers, context, begin) as pool:
        with uninterrupted():
            running = {pool.submit(work, terms, sitting) for sitting in islice(left, workers)}
        began = time.monotonic()
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            ended += len(done)
            is_long = (time.monotonic() - began) * workers > LONG * ended
            for future in done:
                room = workers * (1 if is_long else AHEAD) - len(running)
                for following in islice(left, 0 if stop() else max(0, room)):
                    running.add(pool.submit(work, terms, following))
                yield future.result()


def by_ray(work: Callable[[C, S], T], terms: C, sittings: Sequence[S], address: str, stop: Callable[[], bool]) -> Iterator[T]:
    """On a cluster, or on a Ray started here and shut down afterwards."""
    from importlib import import_module

    with extra("ray"):
        ray: Any = import_module("ray")  # not typed throughout
    started = not ray.is_initialized()
    if started:
        ray.init(address=None if address == LOCAL else address, include_dashboard=False, log_to_driver=False)
    try:
        remote = ray.remote(work)
        left = iter(sittings)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [remote.remote(terms, sitting) for sitting in islice(left, ahead)]
        while running:
            done, running = ray.wait(running)
            following = None if stop() else next(left, None)
            if following is not None:
                running.append(remote.remote(terms, following))
            yield from ray.get(done)
    finally:
        if started:
            ray.shutdown()
