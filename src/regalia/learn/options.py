"""How long, how large and how carefully is learned."""

from dataclasses import dataclass, field, replace
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Annealed:
    """A number that changes evenly over the whole training."""

    first: float
    last: float

    def at(self, progress: float) -> float:
        return self.first + (self.last - self.first) * min(1.0, max(0.0, progress))


def seat_numbers(text: str) -> tuple[int, ...]:
    """``2-8``, or numbers of seats as often as they are to be played: ``4,2,4,3``.

    >>> seat_numbers("2-5"), seat_numbers("4,2,4")
    ((2, 3, 4, 5), (4, 2, 4))
    """
    first, dash, last = text.partition("-")
    found = tuple(range(int(first), int(last) + 1)) if dash else tuple(int(one) for one in text.split(","))
    if not found or min(found) < 2:
        raise ValueError(text)
    return found


@dataclass(frozen=True, slots=True)
class Options:
    game: str
    out: Path
    seats: tuple[int, ...] = (4,)  # numbers of seats, as often as they are to be played
    seconds: float = 600.0  # of this run
    horizon: float = 0.0  # seconds of training, earlier runs included, over which everything is annealed; 0: this run alone
    resume: Path | None = None
    against: Path | None = None  # weights that do not learn and sit on all other seats: what is learned is how to beat them
    decisions: int = 0  # of the learner's own, after which it ends before its time
    workers: int = 15
    lanes: int = 448
    setups: int = 640
    steps: int = 64  # decisions of every lane between two lessons
    batch: int = 16384
    epochs: int = 2
    rate: Annealed = field(default_factory=lambda: Annealed(3e-4, 3e-5))
    entropy: Annealed = field(default_factory=lambda: Annealed(0.02, 0.002))
    by_place: Annealed = field(default_factory=lambda: Annealed(0.25, 0.1))
    trace: float = 0.95
    clip: float = 0.2
    most_change: float = 0.04  # no further pass over a lesson that changed the policy more than this
    partners: float = 0.18
    past: float = 0.2
    selves: int = 24  # past ones that are kept
    every: int = 15  # lessons between two of them
    warm_up: int = 20  # lessons
    trunk: int = 512
    blocks: int = 3
    tower: int = 96
    say: float = 10.0  # seconds between two lines of progress
    save: float = 60.0
    judge_seconds: float = 0.0  # at the end, for matches
    judge_deals: int = 2500
    seed: int = 1


def small(options: Options) -> Options:
    """What a CPU can learn with: a small network, few games at once, short lessons."""
    return replace(
        options, lanes=min(options.lanes, 64), setups=64, steps=32, batch=1024, trunk=96, blocks=1, tower=24,
        rate=Annealed(1e-3, 2e-4), warm_up=5, judge_deals=25, say=2.0,
    )  # fmt: skip
