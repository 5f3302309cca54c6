"""What a series of games shows: counts, means, and win rates with the uncertainty that belongs to them."""

from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from regalia.arena.simulate import Played

NORMAL_95: Final = 1.96  # standard deviations on either side of a 95 % interval


@dataclass
class Summary:
    """Grows game by game; a shared win counts for its parts."""

    seats: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    winning_points: int = 0
    points: list[int] = field(default_factory=list)  # by seat
    wins: list[float] = field(default_factory=list)  # by seat
    errors: list[Played] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.points = [0] * self.seats
        self.wins = [0.0] * self.seats

    def add(self, played: Played) -> None:
        if played.error:
            self.errors.append(played)
            return
        self.games += 1
        self.decisions += played.decisions
        self.rounds += played.rounds
        self.winning_points += max(played.totals)
        for seat in range(self.seats):
            self.points[seat] += played.totals[seat]
        for seat in played.winners:
            self.wins[seat] += 1 / len(played.winners)

    def illegal(self) -> int:
        """How many games ended with an answer that was not offered."""
        return sum(played.illegal for played in self.errors)

    def mean(self, total: float) -> float:
        return total / self.games if self.games else 0.0

    def win_rate(self, seat: int) -> tuple[float, float, float]:
        """The share of games won and the 95 % interval around it."""
        return interval(self.wins[seat], self.games)


def interval(successes: float, trials: int) -> tuple[float, float, float]:
    """A share and its Wilson interval: honest also for few trials and for shares near 0 and 1.

    >>> [round(bound, 3) for bound in interval(25, 100)]
    [0.25, 0.175, 0.343]
    """
    if trials == 0:
        return 0.0, 0.0, 1.0
    share = successes / trials
    square = NORMAL_95 * NORMAL_95
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = NORMAL_95 / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    return share, max(0.0, middle - spread), min(1.0, middle + spread)
