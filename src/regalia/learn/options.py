"""How long, how large and how carefully is learned."""

from dataclasses import dataclass, field
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Annealed:
    """A number that changes evenly over the whole training."""

    first: float
    last: float

    def at(self, progress: float) -> float:
        return self.first + (self.last - self.first) * min(1.0, max(0.0, progress))


@dataclass(frozen=True, slots=True)
class Options:
    game: str
    out: Path
    seats: tuple[int, ...] = (4,)  # numbers of seats, as often as they are to be played
    seconds: float = 600.0  # of this run
    horizon: float = 0.0  # seconds of training, earlier runs included, over which everything is annealed; 0: this run alone
    resume: Path | None = None
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
