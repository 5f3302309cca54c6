"""How much each character, district, scenario and seat of Citadels wins and scores, with bots that play to win.

A game says one thing about a character, however often it was played in it: the share of its turns that the winner had. Means
and intervals are over games, so turns of one game do not pass for independent.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Any, Final

from regalia.arena.match import Terms
from regalia.arena.simulate import answer_of, seed_of
from regalia.arena.summary import NORMAL_95
from regalia.bots import make_bot
from regalia.citadels.choose import preselected
from regalia.citadels.layout import city
from regalia.citadels.scenarios import SCENARIOS as SCENARIOS_THERE_ARE
from regalia.citadels.setup_rules import NINE
from regalia.citadels.table import Citadels
from regalia.games import setup_for, start
from regalia.kernel.chance import Chance

CHARACTERS: Final = "characters"
DISTRICTS: Final = "districts"
SEATS: Final = "seats"
SCENARIOS: Final = "scenarios"
GROUPS: Final = (CHARACTERS, DISTRICTS, SEATS, SCENARIOS)
RANDOM: Final = "random"


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


def trials(edition: str, seats: int, number: int, bot: str) -> list[Trial]:
    """Half of the games with random casts, the rest spread over the scenarios that name all this number of players needs."""
    names = [one.name for one in SCENARIOS_THERE_ARE if one.edition == edition and (one.rank_9 or seats not in NINE)]
    return [Trial(at, RANDOM if at % 2 == 0 else names[at // 2 % len(names)], bot) for at in range(number)]


def watch(terms: Terms, trial: Trial) -> Watched:
    """Play one game and note who had what."""
    choices = dict(terms.choices)
    if trial.scenario == RANDOM:
        choices.update({"cast": RANDOM, "uniques": RANDOM})
    else:
        choices.update(preselected(choices["edition"], trial.scenario, choices["seats"]) | {"scenario": trial.scenario})
    seed = seed_of(terms.seed, trial.number)
    game = start(setup_for("citadels", **choices, seed=seed), listen=True)
    assert isinstance(game, Citadels)
    bots = [make_bot(trial.bot, game.setup, seat, Chance(seed_of(seed, seat + 1))) for seat in range(game.seats)]
    while game.decision is not None:
        game.answer_number(answer_of(bots[game.decision.seat], game))
    outcome: dict[str, Any] = game.outcome()
    win = [1 / len(outcome["winners"]) if seat in outcome["winners"] else 0.0 for seat in range(game.seats)]
    points: list[int] = outcome["totals"]
    turns: dict[str, list[int]] = {}
    for event in game.listen():
        if event.kind == "reveals":
            seat, rank = event.told
            turns.setdefault(game.box.cast_names[rank - 1], []).append(seat)
    owners: dict[str, list[int]] = {}
    for seat in range(game.seats):
        for card in game.zones[city(seat)]:
            owners.setdefault(game.box.districts[game.box.title[card]].name, []).append(seat)
    found = {
        CHARACTERS: {name: shares(seats, win, points) for name, seats in turns.items()},
        DISTRICTS: {name: shares(seats, win, points) for name, seats in owners.items()},
        SEATS: {str(seat + 1): (win[seat], float(points[seat])) for seat in range(game.seats)},
        SCENARIOS: {trial.scenario: (1 / game.seats, sum(points) / game.seats)},
    }
    return Watched(trial.number, found)


def shares(seats: Iterable[int], win: list[float], points: list[int]) -> tuple[float, float]:
    found = list(seats)
    return sum(win[seat] for seat in found) / len(found), sum(points[seat] for seat in found) / len(found)
