"""Ratings by maximum likelihood: Plackett and Luce's model of finishing orders, which between two is Bradley and Terry's.

Every entrant has a strength; of those still to be placed each comes next with the share its strength has of theirs. All games
are fitted at once, so their order is of no consequence. Seats of one entrant count each by itself; equal places stand for
every order they might have had.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import exp, log
from operator import mul
from typing import Final

from regalia.arena.deals import VIRTUAL, Deals, interval
from regalia.arena.match import Result

POINTS: Final = 400 / log(10)  # Elo's scale: 400 points are ten to one
STEPS: Final = 100
CLOSE: Final = 1e-6
STRIDE: Final = 2.0  # no step is longer

Sets = tuple[tuple[tuple[tuple[int, int], ...], float], ...]  # who was still to be placed (entrant, seats), and how often
Order = tuple[tuple[int, ...], ...]  # entrants by place; equal places stand together


@dataclass(frozen=True)
class Rating:
    """Points on Elo's scale above the mean of the field: who has 100 more does better in 64 % of encounters."""

    mean: float
    low: float
    high: float

    def interval(self) -> tuple[float, float]:
        return self.low, self.high


@cache
def choices_of(order: Order) -> tuple[tuple[tuple[int, float], ...], Sets]:
    """What a finishing order says: how often each entrant came next, and out of whom.

    >>> choices_of(((0,), (1,)))
    (((0, 1.0),), ((((0, 1), (1, 1)), 1.0),))
    """
    came: dict[int, float] = {}
    sets: dict[tuple[tuple[int, int], ...], float] = {}
    behind = [entrant for group in order for entrant in group]
    for group in order:
        rest = behind[len(group) :]
        for chosen in range(len(group)):
            ways = list(combinations(group, len(group) - chosen))
            for left in ways:
                among = sorted((*left, *rest))
                if len(set(among)) == 1:
                    continue  # nothing is learned where only one could come
                counted = tuple((entrant, among.count(entrant)) for entrant in sorted(set(among)))
                sets[counted] = sets.get(counted, 0.0) + 1 / len(ways)
                for entrant in left:
                    came[entrant] = came.get(entrant, 0.0) + 1 / len(ways) / len(left)
        behind = rest
    return tuple(sorted(came.items())), tuple(sorted(sets.items()))


def order_of(result: Result, index: Mapping[str, int]) -> Order:
    by_place: dict[float, list[int]] = {}
    for seat, name in enumerate(result.lineup):
        by_place.setdefault(result.place(seat), []).append(index[name])
    return tuple(tuple(sorted(by_place[place])) for place in sorted(by_place))


class Fit:
    """Strengths that make what happened likeliest. Some may be fixed; the others are found by Newton's method.

    Beside the games everybody has won and lost half a game against the mean of those that are fixed, or a strength of 0, so
    that who never lost has a number, too.
    """

    def __init__(self, names: Iterable[str], deals: Deals, fixed: Mapping[str, float] | None = None) -> None:
        self.names: Final = sorted(set(names))
        index = {name: at for at, name in enumerate(self.names)}
        self.fixed: Final = {index[name]: value / POINTS for name, value in (fixed or {}).items() if name in index}
        self.middle: Final = sum(self.fixed.values()) / len(self.fixed) if self.fixed else 0.0
        self.free: Final = [at for at in range(len(self.names)) if at not in self.fixed]
        self.deals: Final = deals
        came: list[list[float]] = [[0.0] * len(deals.blocks) for _ in self.names]
        sets: dict[tuple[tuple[int, int], ...], list[float]] = {}
        for block, games in enumerate(deals.blocks):
            for game in games:
                found, among = choices_of(order_of(game, index))
                for entrant, number in found:
                    came[entrant][block] += number
                for counted, number in among:
                    sets.setdefault(counted, [0.0] * len(deals.blocks))[block] += number
        self.came: Final = came
        self.sets: Final = sorted(sets)
        self.counts: Final = [sets[one] for one in self.sets]

    def strengths(
        self, came: list[float], counts: list[float], beyond: tuple[float, float], start: list[float] | None = None
    ) -> list[float]:
        found = list(start) if start else [self.middle] * len(self.names)
        for entrant, value in self.fixed.items():
            found[entrant] = value
        place = {entrant: at for at, entrant in enumerate(self.free)}
        for _ in range(STEPS):
            slope = [came[entrant] for entrant in self.free]
            bend = [[0.0] * len(self.free) for _ in self.free]
            for entrant in self.free:
                at, likely = place[entrant], 1 / (1 + exp(self.middle - found[entrant]))
                slope[at] += beyond[0] * (1 - likely) - beyond[1] * likely
                bend[at][at] += (beyond[0] + beyond[1]) * likely * (1 - likely)
            for counted, number in zip(self.sets, counts, strict=True):
                powers = [seats * exp(found[entrant]) for entrant, seats in counted]
                total = sum(powers)
                shares = [
                    (place[entrant], power / total)
                    for (entrant, _), power in zip(counted, powers, strict=True)
                    if entrant in place
                ]
                for at, share in shares:
                    slope[at] -= number * share
                    bend[at][at] += number * share
                    for other, theirs in shares:
                        bend[at][other] -= number * share * theirs
            step = solved(bend, slope)
            longest = max(map(abs, step), default=0.0)
            shorter = min(1.0, STRIDE / longest) if longest else 1.0
            for entrant, change in zip(self.free, step, strict=True):
                found[entrant] += shorter * change
            if longest < CLOSE:
                break
        return found

    def best(self) -> list[float]:
        return self.strengths([sum(one) for one in self.came], [sum(one) for one in self.counts], (VIRTUAL / 2, VIRTUAL / 2))

    def draws(self, start: list[float]) -> list[list[float]]:
        """The strengths in every way to weigh the deals."""
        found = []
        for weights, beyond in zip(self.deals.weights, self.deals.beyond(), strict=True):
            came = [sum(map(mul, weights, one)) for one in self.came]
            counts = [sum(map(mul, weights, one)) for one in self.counts]
            found.append(self.strengths(came, counts, beyond, start))
        return found


@dataclass(frozen=True)
class Ratings:
    """Everybody's rating, and how probably one is stronger than another."""

    ratings: dict[str, Rating]
    stronger: dict[tuple[str, str], float]


def rated(names: Iterable[str], deals: Deals, fixed: Mapping[str, float] | None = None, zero: str = "") -> Ratings:
    """Ratings are above the mean of the field, or above ``zero``, unless some are fixed: then they are on their scale."""
    fit = Fit(names, deals, fixed)
    best = fit.best()
    draws = fit.draws(best) if deals.blocks else [best]

    def base(strengths: list[float]) -> float:
        if fit.fixed:
            return 0.0
        return strengths[fit.names.index(zero)] if zero else sum(strengths) / len(strengths)

    ratings = {}
    for at, name in enumerate(fit.names):
        levels = [POINTS * (one[at] - base(one)) for one in draws]
        mean = POINTS * (best[at] - base(best))
        low, high = interval(levels)
        ratings[name] = Rating(mean, min(low, mean), max(high, mean))
    stronger = {}
    for at, name in enumerate(fit.names):
        for other, rival in enumerate(fit.names):
            if at != other:
                above = sum(
                    1.0 if one[at] > one[other] + CLOSE else 0.5 if one[at] > one[other] - CLOSE else 0.0 for one in draws
                )
                stronger[name, rival] = (above + 0.5) / (len(draws) + 1)
    return Ratings(ratings, stronger)


def ratings(names: Iterable[str], results: Iterable[Result]) -> dict[str, Rating]:
    return rated(names, Deals(results)).ratings


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Gauss's elimination; the matrix is symmetric and positive, so that no row need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for at in range(size):
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            for column in range(at, size + 1):
                rows[below][column] -= factor * rows[at][column]
    found = [0.0] * size
    for at in reversed(range(size)):
        known = sum(rows[at][column] * found[column] for column in range(at + 1, size))
        found[at] = (rows[at][size] - known) / rows[at][at]
    return found
