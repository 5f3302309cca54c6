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
    begin: Path | None = None  # weights to begin with
    annealed: float = 0.0  # how much of all annealing lies behind: of weights that were learned well
    styled: float = 0.25  # the share of learners' seats that play in a style
    style_only: bool = False  # nothing is learned but what styles add: without one it plays as before
    # expert iteration: a champion thinks, a pupil learns what it found
    expert: bool = False
    often: float = 0.25  # the share of decisions that are thought about
    walks: int = 256  # of a decision; what a few dozen find is mostly chance
    together: int = 16  # of them at a time
    expert_partners: bool = False  # whether rules of thumb answer for the others in walks, instead of the network
    targets: int = 4096  # between two lessons
    stored: int = 400_000  # targets that are kept
    passes: float = 6.0  # how often each is learned from, on average
    value_weight: float = 0.5
    gate_every: int = 4  # lessons between two gates
    gate_deals: int = 1500
    gate_seconds: float = 60.0  # that a gate may take at least
    surely: float = 1.0  # standard errors by which the pupil must beat the champion
    patience: int = 3  # refusals in a row, then the pupil begins again as the champion
    seed: int = 1


def expert(options: Options) -> Options:
    """Expert iteration begins with what has been learned: lower rates, batches that fewer targets fill."""
    return replace(options, expert=True, rate=Annealed(1e-4, 2e-5), steps=8, batch=1024, partners=0.0, past=0.0)


def style_only(options: Options) -> Options:
    """What styles add is a few numbers, and what they are added to knows the game: quick steps, and little left to chance."""
    return replace(
        options, style_only=True, styled=0.75, rate=Annealed(4e-3, 5e-4), entropy=Annealed(0.004, 0.001), warm_up=3,
        by_place=Annealed(0.1, 0.1),
    )  # fmt: skip


def small(options: Options) -> Options:
    """What a CPU can learn with: a small network, few games at once, short lessons."""
    if not (options.style_only or options.expert):
        options = replace(options, rate=Annealed(1e-3, 2e-4))
    return replace(
        options, lanes=min(options.lanes, 64), setups=64, steps=32, batch=1024, trunk=96, blocks=1, tower=24,
        warm_up=5, judge_deals=25, say=2.0, walks=16, together=8, targets=64, stored=4096,
        gate_every=2, gate_deals=6,
    )  # fmt: skip
