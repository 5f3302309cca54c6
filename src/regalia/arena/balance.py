"""How much each character, district, scenario and seat of a game wins and scores, with bots that play to win.

A game says one thing about a character, however often it was played in it: the share of its turns that the winner had. Means
and intervals are over games, so turns of one game do not pass for independent. What there is to see
in a game is told by its own part (``balance``).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from regalia.arena.summary import NORMAL_95
from regalia.games import OURS, door_of

CHARACTERS: Final = "characters"
DISTRICTS: Final = "districts"
SEATS: Final = "seats"
SCENARIOS: Final = "scenarios"
GROUPS: Final = (CHARACTERS, DISTRICTS, SEATS, SCENARIOS)
RANDOM: Final = "random"


def measured_game() -> str:
    """The game of ours whose balance is measured."""
    return next(name for name in OURS if door_of(name).balance)


@dataclass(frozen=True)
class Trial:
    """One game to be watched: a scenario, or "random" for a random cast and random unique districts."""

    number: int
    scenario: str
    bot: str


@dataclass
class Watched:
    """What one game showed: by group and thing, the share of it that the winner had, and the points of those who had it."""

    number: int
    found: dict[str, dict[str, tuple[float, float]]]


@dataclass
class Mean:
    games: int = 0
    wins: float = 0.0
    squares: float = 0.0
    points: float = 0.0

    def add(self, share: float, points: float) -> None:
        self.games += 1
        self.wins += share
        self.squares += share * share
        self.points += points

    def interval(self) -> tuple[float, float, float]:
        """The mean share and its 95 % interval over games."""
        if self.games < 2:
            return self.wins, 0.0, 1.0
        mean = self.wins / self.games
        variance = max(0.0, (self.squares - self.games * mean * mean) / (self.games - 1))
        spread = NORMAL_95 * sqrt(variance / self.games)
        return mean, max(0.0, mean - spread), min(1.0, mean + spread)


@dataclass
class Balance:
    tables: dict[str, dict[str, Mean]] = field(default_factory=lambda: {group: {} for group in GROUPS})
    games: int = 0

    def add(self, watched: Watched) -> None:
        self.games += 1
        for group, things in watched.found.items():
            for name, (share, points) in things.items():
                self.tables[group].setdefault(name, Mean()).add(share, points)

    def json(self, heading: dict[str, Any]) -> dict[str, Any]:
        tables: dict[str, list[dict[str, Any]]] = {}
        for group, things in self.tables.items():
            lines = []
            for name, mean in things.items():
                share, low, high = mean.interval()
                points = mean.points / mean.games
                lines.append({"name": name, "games": mean.games, "wins": share, "interval": [low, high], "points": points})
            tables[group] = sorted(lines, key=lambda line: (-line["wins"], line["name"]))
        return {**heading, "games": self.games, "tables": tables}


def shares(seats: Iterable[int], win: list[float], points: list[int]) -> tuple[float, float]:
    found = list(seats)
    return sum(win[seat] for seat in found) / len(found), sum(points[seat] for seat in found) / len(found)
