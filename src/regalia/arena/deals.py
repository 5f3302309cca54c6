"""How sure a figure is. A deal is one observation: its games share their cards, so they are weighed together or not at all.

Figures are sums over deals, and their uncertainty is what becomes of them when deals are weighed by lot (the Bayesian
bootstrap: exponential weights). Nothing depends on the order in which games were played or are listed.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from operator import mul
from random import Random
from typing import Final

from regalia.arena.match import Result

DRAWS: Final = 1000
BLOCKS: Final = 200  # weights are drawn for at most so many groups of deals
VIRTUAL: Final = 1.0  # deals that nobody played, shared among equals: so a share of 100 % is not certain (Jeffreys)
LOW: Final = 0.025  # 95 % lie between
HIGH: Final = 0.975


def ordered(results: Iterable[Result]) -> list[Result]:
    """Games that came to their end, in an order of their own."""
    good = [result for result in results if not result.error]
    return sorted(good, key=lambda one: (one.deal, one.lineup, one.totals, one.winners))


class Deals:
    """Games by deal, and a thousand ways to weigh the deals.

    >>> games = [Result(at, at, ("a", "b"), [9, 1], [0], 8, 40) for at in range(25)]
    >>> share, low, high = Deals(games).share(lambda game: (1.0, 1.0))
    >>> share, 0.85 < low < 0.99, high <= 1.0
    (1.0, True, True)
    """

    def __init__(self, results: Iterable[Result]) -> None:
        by_deal: dict[int, list[Result]] = {}
        for result in ordered(results):
            by_deal.setdefault(result.deal, []).append(result)
        self.number: Final = len(by_deal)
        self.blocks: Final[list[list[Result]]] = [[] for _ in range(min(BLOCKS, len(by_deal)))]
        for at, games in enumerate(by_deal.values()):
            self.blocks[at % BLOCKS] += games

    @cached_property
    def weights(self) -> list[list[float]]:
        lot = Random(len(self.blocks))
        return [[lot.expovariate(1.0) for _ in self.blocks] for _ in range(DRAWS)]

    def beyond(self, even: float = 0.5) -> list[tuple[float, float]]:
        """What the virtual deal weighs in each of the draws: won, lost."""
        if not 0 < even < 1:  # alone at the table
            return [(0.0, 0.0)] * DRAWS
        lot = Random(-1 - len(self.blocks))
        return [(lot.gammavariate(VIRTUAL * even, 1.0), lot.gammavariate(VIRTUAL * (1 - even), 1.0)) for _ in range(DRAWS)]

    def drawn(self, columns: Sequence[list[float]]) -> list[list[float]]:
        """The sums of the columns in every draw."""
        return [[sum(map(mul, weights, column)) for column in columns] for weights in self.weights]

    def share(self, of: Callable[[Result], tuple[float, float]], even: float = 0.5) -> tuple[float, float, float]:
        """A share with its 95 % interval; ``of`` says of every game how much of how much, ``even`` what equals would have."""
        found_in = [[of(game) for game in games] for games in self.blocks]
        parts = [sum(part for part, _ in found) for found in found_in]
        wholes = [sum(whole for _, whole in found) for found in found_in]
        if not sum(wholes):
            return 0.0, 0.0, 1.0
        of_a_block = sum(wholes) / sum(1 for one in wholes if one)
        unit = of_a_block * len(self.blocks) / self.number
        found = []
        for (one, all_), (won, lost) in zip(self.drawn([parts, wholes]), self.beyond(even), strict=True):
            found.append((one + won * unit) / (all_ + (won + lost) * unit))
        share = sum(parts) / sum(wholes)
        low, high = interval(found)
        return share, min(low, share), max(high, share)


def interval(values: Iterable[float]) -> tuple[float, float]:
    """What 95 % of the draws lie between."""
    found = sorted(values)
    last = len(found) - 1
    return found[round(LOW * last)], found[round(HIGH * last)]
