"""Options compared: each is played on in the same dealt worlds, and what it led to there is the reason that is given.

Who plays on, and who judges where it came to, is a guide's business here and a network's in ``learn``; both make ``Way``s.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Final

from regalia.bots.search import Guide
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds

LEAST: Final = 0.15  # of its scale, for a difference to be worth telling
SURE: Final = 1.0  # standard errors it must have besides
PROSPECTS: Final = "prospects"  # nothing that could be counted
# What can be counted, and what differences of each are about as telling.
SCALES: Final = {
    "points": 2.0,
    "rival": 2.0,
    "gold": 3.0,
    "cards": 3.0,
    "hand": 0.8,  # coins of an average hand
    "margin": 6.0,  # of points, at the end
}
FEWER_IS_BETTER: Final = ("rival",)

Counts = dict[str, float]
Counter = Callable[[Game, int], Counts]
Reason = tuple[str, float]  # what it is, and how much of it


class Way:
    """One option in every world: by world everybody's or the seat's chances, and what was counted there."""

    __slots__ = ("chances", "counts", "option", "steps", "values")

    def __init__(self, option: Option) -> None:
        self.option: Final = option
        self.values: Final[list[float]] = []  # the asked seat's chance of winning
        self.chances: Final[list[list[float]]] = []  # everybody's, where that was judged
        self.counts: Final[list[Counts]] = []
        self.steps = 0  # answers that were given on the way

    def chance(self) -> float:
        return fmean(self.values)


def counted(world: Game, seat: int, counter: Counter | None) -> Counts:
    """Points now, those of the best other, and what the game counts besides."""
    totals = world.standings()["totals"]
    assert isinstance(totals, list)
    others = max(total for other, total in enumerate(totals) if other != seat)
    return {"points": totals[seat], "rival": others} | ({} if counter is None else counter(world, seat))


def error_of(differences: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(differences) / sqrt(len(differences)) if len(differences) > 1 else 0.0


def lead_of(one: Way, other: Way) -> tuple[float, float]:
    """How much better a way is than another in the same worlds, and the standard error of that."""
    leads = [a - b for a, b in zip(one.values, other.values, strict=True)]
    return fmean(leads), error_of(leads)


def differences(one: Way, other: Way) -> dict[str, tuple[float, float]]:
    """By what was counted in every world of both: how much better the one is, on average, and the standard error of that."""
    counts = [*one.counts, *other.counts]
    names = [name for name in SCALES if all(name in count for count in counts)]
    found: dict[str, tuple[float, float]] = {}
    for name in names:
        sign = -1.0 if name in FEWER_IS_BETTER else 1.0
        more = [sign * (a[name] - b[name]) for a, b in zip(one.counts, other.counts, strict=True)]
        found[name] = fmean(more), error_of(more)
    return found


def gain_and_cost(one: Way, other: Way) -> tuple[Reason | None, Reason | None]:
    """What speaks most for a way against another, and what speaks most against it."""
    found = {
        name: more / SCALES[name]
        for name, (more, error) in differences(one, other).items()
        if abs(more) >= max(LEAST * SCALES[name], SURE * error)
    }
    told: list[Reason | None] = []
    for sign in (1.0, -1.0):
        name = max(found, key=lambda one: sign * found[one], default="")
        told.append((name, round(abs(found[name]) * SCALES[name], 1)) if name and sign * found[name] > 0 else None)
    return told[0], told[1]


def reason(best: Way, taken: Way) -> Reason:
    """What the better one led to: the most telling difference."""
    return gain_and_cost(best, taken)[0] or (PROSPECTS, 0.0)


def play_on(way: Way, worlds: Worlds, seat: int, guide: Guide, chance: Chance, counter: Counter | None) -> None:
    """One more world for a way, dealt and played on by the guide.

    What it led to is counted when the seat is asked again after somebody else, which is in another turn, and the margin at the
    end, if the guide goes as far as that.
    """
    world = worlds.deal(chance)
    world.answer(way.option)
    soon: Counts | None = None
    others = False
    while world.decision is not None and not guide.is_far(world):
        decision = world.decision
        if soon is None and others and decision.seat == seat:
            soon = counted(world, seat, counter)
        others = others or decision.seat != seat
        world.answer_number(guide.decide(world, decision.seat, decision.options, chance))
        way.steps += 1
    last = counted(world, seat, counter)
    if soon is None:
        soon = last
    if world.decision is None:
        soon = {**soon, "margin": last["points"] - last["rival"]}
    chances = shares([guide.judge(world, one) for one in range(world.seats)])
    way.counts.append(soon)
    way.chances.append(chances)
    way.values.append(chances[seat])


def shares(values: list[float]) -> list[float]:
    """Each seat is judged by itself; as chances of winning the same game they add up to 1."""
    total = sum(values)
    return [value / total for value in values] if total > 0 else [1 / len(values)] * len(values)
