"""How Dominion is learned (``regalia learn --game dominion``): lists that win are imitated, then it plays against itself (PPO).

Workers play with the newest weights, which lie in shared memory, in numpy; the learner, on a GPU where there is one, learns
from what they played before.
"""

import multiprocessing
import os
import random
import signal
import time
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from queue import Empty
from typing import Any, Final

os.environ.setdefault("OMP_NUM_THREADS", "1")  # a worker has one core

from regalia.dominion.learning.cards import VERSION, common_words, features_of
from regalia.dominion.learning.inference import Array, NumpyNet, packed
from regalia.dominion.learning.lanes import HELD_OUT, Lanes, kingdoms
from regalia.dominion.learning.network import Learner, fresh
from regalia.dominion.learning.shown import ROOM, Shown
from regalia.dominion.rules.cards.catalogue import SHEET_OF
from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.extras import MissingExtra
from regalia.learn.options import Annealed, Options, small
from regalia.learn.run import SEEDS, Tell, write
from regalia.learn.weights import FORMAT, check, keep, read

SEATS: Final = "2,2,2,2,2,3,4"  # how often each number is played, unless something else is said
LANES: Final = 48
KEPT: Final = ".full.npz"  # what is needed to go on lies beside the weights under this ending
LACKS: Final = ("against", "judge", "begin", "annealed", "expert", "walks", "partners", "styled", "style_only")
UNKNOWN: Final = 0.12  # of the kinds a worker plays with as if it had never seen them, so that new cards are no surprise
IMITATE: Final = "imitate"
PLAY: Final = "play"
IMITATES: Final = 35.0  # seconds at the beginning
AT_MOST: Final = 0.125  # of the whole
PATIENCE: Final = 5.0  # seconds between two looks at whether all workers live
Layout = dict[str, tuple[int, int, tuple[int, ...]]]


def fitted(options: Options, is_small: bool) -> Options:
    """The numbers that suit this game, for a GPU or a CPU."""
    options = replace(options, setups=300, steps=43, batch=4096, rate=Annealed(4e-4, 4e-5), entropy=Annealed(0.015, 0.003))
    return small(options) if is_small else options


def static_table(words: list[str]) -> Array:
    import numpy as np

    table = np.zeros((KINDS, len(features_of("copper", words))), dtype=np.float32)
    for name in SHEET_OF:
        table[KIND_OF[name]] = features_of(name, words)
    return table


def sampled(net: NumpyNet, asked: list[Shown], lot: Any) -> list[tuple[int, float, float]]:
    """Answers by lot: which card (-1: none), the logarithm of its chance, and how the seat stands."""
    import numpy as np

    scores, values = net.forward(*packed(asked))
    top = scores.max(1, keepdims=True)
    logs = scores - top - np.log(np.exp(scores - top).sum(1, keepdims=True))
    noise = -np.log(-np.log(lot.random(logs.shape) + 1e-20) + 1e-20)
    picked = (logs + noise).argmax(1)
    return [(-1 if one == ROOM else int(one), float(logs[at, one]), float(values[at])) for at, one in enumerate(picked)]


def work(
    number: int, seed: int, shared: Any, layout: Layout, orders: Any, results: Any, options: Options, words: list[str]
) -> None:
    """One worker: chunks of moments, as they are ordered."""
    import numpy as np

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the learner's: it keeps what was learned
    static = static_table(words)
    games = Lanes(options.lanes, kingdoms(options.setups, seed * 1000 + number, seats=options.seats), seed * 7919 + number)
    lot = np.random.default_rng(seed * 31 + number)
    flat = np.frombuffer(shared, dtype=np.float32)
    results.put((number, None))
    while (order := orders.get()) is not None:
        knows = (lot.random(KINDS) > UNKNOWN).astype(np.float32)
        if order == IMITATE:
            found = games.imitate(options.steps * options.lanes)
        else:
            at = {name: flat[first : first + size].reshape(shape).copy() for name, (first, size, shape) in layout.items()}
            net = NumpyNet(at, static @ at["static.w"].T + at["own"] * knows[:, None])
            found = games.play(options.steps * options.lanes, lambda asked, net=net: sampled(net, asked, lot))  # type: ignore[misc]
        table, cards = packed([one.shown for one in found])
        picked = np.array([one.picked for one in found], dtype=np.int64)
        numbers = np.array([[one.chance, one.value, one.gain, one.worth] for one in found], dtype=np.float32)
        results.put((number, (table, cards, picked, numbers, knows, games.games, tuple(games.against))))
        games.games, games.turns, games.against = 0, 0, [0.0, 0.0, 0.0]


class Crew:
    """Workers that play, all at once and as often as they are told."""

    def __init__(self, weights: dict[str, Array], options: Options, words: list[str], seed: int) -> None:
        import numpy as np

        self.layout: Final[Layout] = {}
        size = 0
        for name, one in weights.items():
            self.layout[name] = (size, one.size, one.shape)
            size += one.size
        context = multiprocessing.get_context("fork")  # before PyTorch is loaded, which forked processes do not survive
        shared = context.RawArray("f", size)
        self.flat: Final = np.frombuffer(shared, dtype=np.float32)
        self.publish(weights)
        self.orders: Final = [context.Queue() for _ in range(options.workers)]
        self.results: Final[Any] = context.Queue()
        self.workers: Final = [
            context.Process(
                target=work, args=(number, seed, shared, self.layout, queue, self.results, options, words), daemon=True
            )
            for number, queue in enumerate(self.orders)
        ]
        for one in self.workers:
            one.start()

    def publish(self, now: dict[str, Array]) -> None:
        for name, (first, number, _) in self.layout.items():
            self.flat[first : first + number] = now[name].reshape(-1)

    def order(self, how: str) -> None:
        for queue in self.orders:
            queue.put(how)

    def gathered(self) -> list[Any]:
        """What each of them has found, in their order."""
        found: dict[int, Any] = {}
        while len(found) < len(self.workers):
            try:
                number, part = self.results.get(timeout=PATIENCE)
            except Empty:
                if not all(one.is_alive() for one in self.workers):
                    raise RuntimeError("a worker ended before its time; its own message says why") from None
                continue
            found[number] = part
        return [found[number] for number in sorted(found)]

    def stop(self) -> None:
        for one in self.workers:
            one.terminate()


class Count:
    """What was done, earlier runs included."""

    def __init__(self, training: dict[str, Any]) -> None:
        self.before: Final = int(training.get("decisions", 0))
        self.decisions = self.before
        self.games: int = training.get("games", 0)
        self.lessons: int = training.get("lessons", 0)
        self.seconds: Final[float] = training.get("seconds", 0)  # of earlier runs

    def learned(self) -> int:
        """Decisions of this run."""
        return self.decisions - self.before


def earlier(options: Options) -> dict[str, Any]:
    """The training log of the run that is gone on with."""
    if options.resume is None:
        return {}
    about = read(options.resume).about
    check(options.resume, about, "features", VERSION)
    found: dict[str, Any] = about["training"]
    return found


def save(file: Path, learner: Learner, words: list[str], count: Count, seconds: float) -> None:
    import numpy as np

    now = learner.arrays()
    np.savez(file.with_suffix(KEPT), **now)
    names = [name for name in SHEET_OF if np.abs(now["own"][KIND_OF[name]]).max() > 0]
    now["own"] = np.stack([now["own"][KIND_OF[name]] for name in names]) if names else now["own"][:1]
    training = {
        "decisions": count.decisions, "games": count.games, "lessons": count.lessons, "seconds": round(seconds),
        "held_out": sorted(HELD_OUT),
    }  # fmt: skip
    about = {
        "format": FORMAT, "game": "dominion", "features": VERSION, "words": words, "names": names, "training": training,
    }  # fmt: skip
    keep(file, about, now)


def train(options: Options, tell: Tell) -> bool:
    """As ``learn.run.train``."""
    if find_spec("torch") is None:
        raise MissingExtra("torch", "learn")
    import numpy as np

    began = time.monotonic()
    count = Count(earlier(options))
    words = common_words()
    static = static_table(words)
    weights = fresh(static.shape[1], options.seed, options.tower, options.trunk // 2)
    seed = options.seed
    if options.resume is not None:
        stored = np.load(options.resume.with_suffix(KEPT))
        weights = {name: stored[name].astype(np.float32) for name in weights}
        seed = random.Random(f"{seed}/{count.lessons}/{count.before}").randrange(SEEDS)  # other games than before
    crew = Crew(weights, options, words, seed)
    try:
        return train_with(crew, Learner(weights, static, options, seed), options, tell, count, words, began)
    finally:
        crew.stop()


def train_with(
    crew: Crew, learner: Learner, options: Options, tell: Tell, count: Count, words: list[str], began: float
) -> bool:
    crew.gathered()  # all are there
    parameters = sum(one.numel() for one in learner.now.values())
    tell({"device": str(learner.device), "parameters": parameters, "lanes": options.workers * options.lanes})
    start = told = saved = time.monotonic()
    horizon = options.horizon or count.seconds + options.seconds
    imitates = 0.0 if options.resume else min(IMITATES, AT_MOST * options.seconds)
    curve = options.out.with_suffix(".curve.jsonl")
    since, against = 0, [0.0, 0.0, 0.0]

    def seconds() -> float:
        return count.seconds + time.monotonic() - began

    def next_order() -> str:
        is_early = not options.decisions or count.learned() < AT_MOST * options.decisions
        return IMITATE if time.monotonic() - start < imitates and is_early else PLAY

    is_whole = True
    try:
        how = next_order()
        crew.order(how)
        is_over = False
        while not is_over:
            parts = crew.gathered()
            decisions = sum(len(part[0]) for part in parts)
            count.decisions += decisions
            count.games += sum(part[5] for part in parts)
            since += decisions
            against = [sum(column) for column in zip(against, *(part[6] for part in parts), strict=True)]
            was, how = how, next_order()
            crew.order(how)  # they play on while it learns
            progress = count.learned() / options.decisions if options.decisions else seconds() / horizon
            line = learner.lesson(parts, was == PLAY, min(1.0, progress))
            count.lessons += 1
            crew.publish(learner.arrays())
            is_over = time.monotonic() - began >= options.seconds or 0 < options.decisions <= count.learned()
            if is_over or time.monotonic() - told > options.say:
                line |= {
                    "how": was, "lesson": count.lessons, "seconds": seconds(), "games": count.games,
                    "decisions": count.decisions, "per_s": since / (time.monotonic() - told),
                }  # fmt: skip
                if against[0]:
                    line |= {"lists": against[1] / against[0], "against_2": against[1] / against[2]}
                line = {name: round(one, 5) if isinstance(one, float) else one for name, one in line.items()}
                tell(line)
                write(curve, line)
                told, since, against = time.monotonic(), 0, [0.0, 0.0, 0.0]
            if time.monotonic() - saved > options.save:
                saved = time.monotonic()
                save(options.out, learner, words, count, seconds())
    except KeyboardInterrupt:
        is_whole = False
    save(options.out, learner, words, count, seconds())
    return is_whole
