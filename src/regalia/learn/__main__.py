"""``python -m regalia.learn --game GAME --seats 2-8 --minutes 60 --out weights.npz``: a training, its curve beside it."""

import argparse
import os
from pathlib import Path
from typing import Any

from regalia.learn.options import Annealed, Options
from regalia.learn.run import train


def numbers(text: str) -> tuple[int, ...]:
    """``2-8``, or numbers of seats as often as they are to be played: ``4,2,4,3``."""
    first, dash, last = text.partition("-")
    return tuple(range(int(first), int(last) + 1)) if dash else tuple(int(one) for one in text.split(","))


def tell(line: dict[str, Any]) -> None:
    print(
        " ".join(f"{name}={value:.4g}" if isinstance(value, float) else f"{name}={value}" for name, value in line.items()),
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m regalia.learn", description=__doc__)
    parser.add_argument("--game", required=True)
    parser.add_argument("--seats", type=numbers, default=numbers("4,2,4,3,5,4,6,4,7,8,5,3"), help=numbers.__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument(
        "--horizon", type=float, default=0.0, help="minutes over which rates fall, earlier runs included; 0: this run"
    )
    parser.add_argument("--out", type=Path, default=Path("weights.npz"))
    parser.add_argument("--resume", type=Path, help="the weights of an earlier run, with what it kept beside them")
    parser.add_argument("--workers", type=int, default=max(1, (os.cpu_count() or 2) - 1))
    parser.add_argument("--lanes", type=int, default=448, help="games at once in each half of a worker")
    parser.add_argument("--judge", type=float, default=0.0, help="minutes of it for matches at the end")
    asked = parser.parse_args()
    seconds, horizon, judge = 60 * asked.minutes, 60 * asked.horizon, 60 * asked.judge
    rate = Annealed(4e-4, 3e-5)
    train(
        Options(
            asked.game,
            asked.out,
            asked.seats,
            seconds,
            horizon,
            asked.resume,
            asked.workers,
            asked.lanes,
            rate=rate,
            judge_seconds=judge,
        ),
        tell,
    )


if __name__ == "__main__":
    main()
