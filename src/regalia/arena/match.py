"""Matches: entrants at a table, every deal replayed with seats exchanged, so that luck of the deal hits all alike."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from regalia.arena.simulate import MOST_DECISIONS, Plan, Series
from regalia.arena.summary import interval
from regalia.bots import seated
from regalia.games import USUAL


@dataclass(frozen=True)
class Terms:
    """What all games of a contest have in common: plain values, so that it travels to other processes and machines.

    >>> terms = Terms(USUAL, (("seats", 4),))
    >>> results = [play(terms, sitting) for sitting in sittings(["random"], 4, range(2))]
    >>> [result.error for result in results], scores(["random"], results)["random"].games
    (['', ''], 2)

    """

    game: str = USUAL
    choices: tuple[tuple[str, Any], ...] = ()
    seed: int = 0
    most_decisions: int = MOST_DECISIONS

    def series(self, lineup: tuple[str, ...]) -> Series:
        return Series(Plan(self.game, lineup, self.seed, self.choices, most_decisions=self.most_decisions))


@dataclass(frozen=True)
class Sitting:
    """One game to be played: which deal, and who sits where."""

    number: int
    deal: int
    lineup: tuple[str, ...]


@dataclass
class Result:
    """One game that was played. Equal sittings of equal terms give equal results."""

    number: int
    deal: int
    lineup: tuple[str, ...]
    totals: list[int] = field(default_factory=list)
    winners: list[int] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    error: str = ""

    def json(self) -> dict[str, Any]:
        return asdict(self)

    def place(self, seat: int) -> float:
        """How many seats did better: 0 for a winner; among equals winners come first, others share their places."""
        mine = (seat in self.winners, self.totals[seat])
        better = sum(1 for other in range(len(self.totals)) if (other in self.winners, self.totals[other]) > mine)
        equal = sum(1 for other in range(len(self.totals)) if (other in self.winners, self.totals[other]) == mine)
        return better + (equal - 1) / 2


def result_of(parts: dict[str, Any]) -> Result:
    return Result(**{**parts, "lineup": tuple(parts["lineup"])})


SERIES: Final[dict[str, Series]] = {}  # setups and bots are looked up once per process


def play(terms: Terms, sitting: Sitting) -> Result:
    """Play one game of a contest."""
    key = repr((terms, sitting.lineup))
    series = SERIES.get(key)
    if series is None:
        series = SERIES[key] = terms.series(sitting.lineup)
    played = series.play(sitting.deal)
    return Result(
        sitting.number,
        sitting.deal,
        sitting.lineup,
        played.totals,
        played.winners,
        played.rounds,
        played.decisions,
        played.error,
    )


def rotations(lineup: list[str]) -> list[tuple[str, ...]]:
    """Every way the same order of players can sit, each once.

    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = [tuple(lineup[shift:] + lineup[:shift]) for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


def sittings(names: list[str], seats: int, deals: Iterable[int], first: int = 0) -> list[Sitting]:
    """Each deal once for every rotation; names go round the table if there are fewer than seats.

    >>> [sitting.lineup for sitting in sittings(["a", "b"], 2, range(1))]
    [('a', 'b'), ('b', 'a')]
    """
    ways = rotations(seated(names, seats))
    games = [(deal, way) for deal in deals for way in ways]
    return [Sitting(first + at, deal, way) for at, (deal, way) in enumerate(games)]


# -- what came of it -------------------------------------------------------------------------------------------------------


@dataclass
class Score:
    """What one entrant did, over all its games."""

    name: str
    games: int = 0
    wins: float = 0.0  # a shared win counts for its parts
    even: float = 0.0  # what it would have won if all seats were equally good
    seats: int = 0
    points: list[int] = field(default_factory=list)

    def win_rate(self) -> tuple[float, float, float]:
        """The share of its games that one of its seats won, and the 95 % interval."""
        return interval(self.wins, self.games)

    def even_rate(self) -> float:
        return self.even / self.games if self.games else 0.0

    def mean_points(self) -> float:
        return sum(self.points) / len(self.points) if self.points else 0.0


def scores(names: list[str], results: Iterable[Result]) -> dict[str, Score]:
    """What every entrant did; games that ended with an error count for nobody."""
    table = {name: Score(name) for name in dict.fromkeys(names)}
    for result in results:
        if result.error:
            continue
        seats = len(result.lineup)
        for name in dict.fromkeys(result.lineup):
            score = table[name]
            mine = [seat for seat in range(seats) if result.lineup[seat] == name]
            score.games += 1
            score.seats += len(mine)
            score.even += len(mine) / seats
            score.wins += sum(1 / len(result.winners) for seat in mine if seat in result.winners)
            score.points += [result.totals[seat] for seat in mine]
    return table


def pairwise(results: Iterable[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """How often one entrant's seat did better than another's, and of how many encounters; ties are halves."""
    met: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        if result.error:
            continue
        places = [result.place(seat) for seat in range(len(result.lineup))]
        for one, name in enumerate(result.lineup):
            for other, rival in enumerate(result.lineup):
                if name == rival:
                    continue
                better, number = met.get((name, rival), (0.0, 0))
                won = 1.0 if places[one] < places[other] else 0.5 if places[one] == places[other] else 0.0
                met[name, rival] = (better + won, number + 1)
    return met
