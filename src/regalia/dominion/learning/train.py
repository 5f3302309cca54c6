"""``python -m regalia.dominion.learning.train``: lists that win are imitated, then it plays against itself and learns (PPO).

Workers play with the newest weights, which lie in shared memory, in numpy; the learner, on a GPU where there is one, learns
from what they played before.
"""

import argparse
import json
import multiprocessing
import os
import time
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("OMP_NUM_THREADS", "1")  # a worker has one core

from regalia.dominion.learning.cards import VERSION, common_words, features_of
from regalia.dominion.learning.inference import Array, NumpyNet, packed
from regalia.dominion.learning.lanes import HELD_OUT, Lanes, kingdoms
from regalia.dominion.learning.network import Learner, fresh
from regalia.dominion.learning.shown import ROOM, Shown
from regalia.dominion.rules.cards.catalogue import SHEET_OF
from regalia.dominion.rules.kinds import KIND_OF, KINDS
from regalia.learn.weights import FORMAT, keep

SEATS: Final = (2, 2, 2, 2, 2, 3, 4)
UNKNOWN: Final = 0.12  # of the kinds a worker plays with as if it had never seen them, so that new cards are no surprise
IMITATE: Final = "imitate"
PLAY: Final = "play"
SAY: Final = 10.0  # seconds
Layout = dict[str, tuple[int, int, tuple[int, ...]]]


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
    number: int, shared: Any, layout: Layout, orders: Any, results: Any, options: argparse.Namespace, words: list[str]
) -> None:
    """One worker: chunks of moments, as they are ordered."""
    import numpy as np

    static = static_table(words)
    games = Lanes(
        options.lanes, kingdoms(options.setups, options.seed * 1000 + number, seats=SEATS), options.seed * 7919 + number
    )
    lot = np.random.default_rng(options.seed * 31 + number)
    flat = np.frombuffer(shared, dtype=np.float32)
    results.put("ready")
    while (order := orders.get()) is not None:
        knows = (lot.random(KINDS) > UNKNOWN).astype(np.float32)
        if order == IMITATE:
            found = games.imitate(options.chunk)
        else:
            at = {name: flat[first : first + size].reshape(shape).copy() for name, (first, size, shape) in layout.items()}
            net = NumpyNet(at, static @ at["static.w"].T + at["own"] * knows[:, None])
            found = games.play(options.chunk, lambda asked, net=net: sampled(net, asked, lot))  # type: ignore[misc]
        table, cards = packed([one.shown for one in found])
        picked = np.array([one.picked for one in found], dtype=np.int64)
        numbers = np.array([[one.chance, one.value, one.gain, one.worth] for one in found], dtype=np.float32)
        results.put((order, table, cards, picked, numbers, knows, games.games, tuple(games.against)))
        games.games, games.turns, games.against = 0, 0, [0.0, 0.0]


def train(options: argparse.Namespace) -> None:
    import numpy as np

    began = time.monotonic()
    words = common_words()
    static = static_table(words)
    weights = fresh(static.shape[1])
    if options.resume:
        stored = np.load(options.resume)
        weights = {name: stored[name].astype(np.float32) for name in weights}
    layout: Layout = {}
    size = 0
    for name, one in weights.items():
        layout[name] = (size, one.size, one.shape)
        size += one.size
    context = multiprocessing.get_context("fork")  # before PyTorch is loaded, which forked processes do not survive
    shared = context.RawArray("f", size)
    flat = np.frombuffer(shared, dtype=np.float32)

    def publish(now: dict[str, Array]) -> None:
        for name, (first, number, _) in layout.items():
            flat[first : first + number] = now[name].reshape(-1)

    publish(weights)
    orders = [context.Queue() for _ in range(options.workers)]
    results: Any = context.Queue()
    crew = [
        context.Process(target=work, args=(number, shared, layout, orders[number], results, options, words), daemon=True)
        for number in range(options.workers)
    ]
    for one in crew:
        one.start()
    learner = Learner(weights, static)
    for _ in crew:
        results.get()
    start = told = time.monotonic()
    imitates = 0.0 if options.resume else options.imitate
    decisions = games = since = 0
    against = [0.0, 0.0]
    waiting: dict[str, list[Any]] = {IMITATE: [], PLAY: []}

    def order() -> None:
        for queue in orders:
            queue.put(IMITATE if time.monotonic() - start < imitates else PLAY)

    def save() -> None:
        now = learner.arrays()
        np.savez(options.out.with_suffix(".full.npz"), **now)
        names = [name for name in SHEET_OF if np.abs(now["own"][KIND_OF[name]]).max() > 0]
        now["own"] = np.stack([now["own"][KIND_OF[name]] for name in names]) if names else now["own"][:1]
        training = {
            "decisions": decisions,
            "games": games,
            "seconds": round(time.monotonic() - began),
            "held_out": sorted(HELD_OUT),
        }
        about = {
            "format": FORMAT,
            "game": "dominion",
            "features": VERSION,
            "words": words,
            "names": names,
            "training": training,
        }
        keep(options.out, about, now)

    order()
    while time.monotonic() - began < 60 * options.minutes:
        how, *part, played, (others, won) = results.get()
        waiting[how].append(part)
        games += played
        decisions += len(part[0])
        since += len(part[0])
        against = [against[0] + others, against[1] + won]
        if len(waiting[how]) < options.workers:
            continue
        order()  # they play on while it learns
        progress = (time.monotonic() - began + 60 * options.earlier) / (60 * (options.horizon or options.minutes))
        line = learner.lesson(waiting[how], how == PLAY, min(1.0, progress))
        waiting[how] = []
        publish(learner.arrays())
        if time.monotonic() - told > SAY:
            line |= {
                "how": how, "seconds": round(time.monotonic() - began), "games": games, "decisions": decisions,
                "per_s": round(since / (time.monotonic() - told)), "lists": round(against[1] / max(1.0, against[0]), 3),
            }  # fmt: skip
            print(json.dumps(line), flush=True)
            with options.out.with_suffix(".curve.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
            told, since, against = time.monotonic(), 0, [0.0, 0.0]
            save()
    save()
    for one in crew:
        one.terminate()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regalia.dominion.learning.train", description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--imitate", type=float, default=35.0, help="seconds of imitation at the beginning")
    parser.add_argument("--out", type=Path, default=Path("learned.npz"))
    parser.add_argument("--resume", type=Path, help="the .full.npz of an earlier run")
    parser.add_argument("--earlier", type=float, default=0.0, help="minutes of that run")
    parser.add_argument("--horizon", type=float, default=0.0, help="minutes over which rates fall, earlier ones included")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--lanes", type=int, default=48)
    parser.add_argument("--setups", type=int, default=300, help="kingdoms of every worker")
    parser.add_argument("--chunk", type=int, default=2048, help="decisions of every worker between two lessons")
    parser.add_argument("--seed", type=int, default=1)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
