"""Stopping as soon as it is clear who is stronger: a test that may be looked at after every deal.

A test martingale: bet on every deal that A does better than B, at fair odds if both are equal. A purse of 1 will then hardly
ever have 20: the chance, whenever one stops, is below 1 in 20 (Ville's inequality). So 20 refutes that A is no stronger. A
second purse bets on B. Stakes of all sizes are spread evenly, so that the order of deals is of no consequence.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import exp, log1p
from typing import Final

from regalia.arena.match import Result, Sitting
from regalia.kernel.setup import SetupError

RISK: Final = 0.05  # of saying A > B, or B > A, of equals
STAKES: Final = tuple(part / 20 for part in range(1, 20))

ESTABLISHED: Final = "established"
REFUTED: Final = "refuted"
OPEN: Final = "open"


@dataclass(frozen=True)
class Claim:
    """That one entrant is stronger than another."""

    stronger: str
    weaker: str

    def advantage(self, results: Iterable[Result]) -> float:
        """How much more a seat of the one won in these games than a seat of the other, from -1 to 1."""
        won, seats = [0.0, 0.0], [0, 0]
        for result in results:
            if result.error:
                continue
            for seat, name in enumerate(result.lineup):
                if name in (self.stronger, self.weaker):
                    side = 0 if name == self.stronger else 1
                    seats[side] += 1
                    won[side] += result.share(seat)
        return won[0] / seats[0] - won[1] / seats[1] if all(seats) else 0.0


def claimed(text: str, names: Iterable[str]) -> Claim:
    """``A>B``, as it is typed."""
    entrants = tuple(dict.fromkeys(names))
    sides = [part.strip() for part in text.split(">")]
    if len(sides) != 2 or sides[0] == sides[1] or not set(sides) <= set(entrants):
        raise SetupError("{text!r} does not say A>B of two entrants: {known}", "until", text=text, known=entrants)
    return Claim(*sides)


class Purses:
    """The two purses, and what they say so far."""

    def __init__(self, claim: Claim) -> None:
        self.claim: Final = claim
        self.deals = 0
        self.gains: Final = [[0.0] * len(STAKES), [0.0] * len(STAKES)]  # logarithms

    def add(self, results: Iterable[Result]) -> None:
        """One whole deal."""
        self.deals += 1
        advantage = self.claim.advantage(results)
        for side, gained in enumerate((advantage, -advantage)):
            for at, stake in enumerate(STAKES):
                self.gains[side][at] += log1p(stake * gained)

    def purse(self, side: int) -> float:
        return sum(exp(min(gain, 600.0)) for gain in self.gains[side]) / len(STAKES)

    def verdict(self) -> str:
        if self.purse(0) >= 1 / RISK:
            return ESTABLISHED
        return REFUTED if self.purse(1) >= 1 / RISK else OPEN


class Watch:
    """Hears games as they end, in any order, and judges deal by deal: every executor stops after the same deal."""

    def __init__(self, claim: Claim, sittings: Iterable[Sitting]) -> None:
        self.test: Final = Purses(claim)
        self.waiting: Final[dict[int, int]] = {}
        for sitting in sittings:
            self.waiting[sitting.deal] = self.waiting.get(sitting.deal, 0) + 1
        self.heard: Final[dict[int, list[Result]]] = {deal: [] for deal in sorted(self.waiting)}
        self.order: Final[Iterator[int]] = iter(list(self.heard))
        self.next: int | None = next(self.order, None)
        self.last: int | None = None  # the deal after which it was clear

    def hear(self, result: Result) -> None:
        self.heard[result.deal].append(result)
        while self.last is None and self.next is not None and len(self.heard[self.next]) == self.waiting[self.next]:
            self.test.add(self.heard[self.next])
            if self.test.verdict() != OPEN:
                self.last = self.next
            self.next = next(self.order, None)

    def is_clear(self) -> bool:
        return self.last is not None

    def counted(self, results: Iterable[Result]) -> list[Result]:
        """Those that the verdict rests on; games of later deals were begun before it was known."""
        return [one for one in results if self.last is None or one.deal <= self.last]

    def json(self) -> dict[str, object]:
        claim = self.test.claim
        return {
            "claim": [claim.stronger, claim.weaker],
            "verdict": self.test.verdict(),
            "deals": self.test.deals,
            "risk": RISK,
        }
