"""Matches: entrants at a table, every deal replayed with seats exchanged, so that luck of the deal hits all alike."""

from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from regalia.arena.simulate import MOST_DECISIONS, Plan, Series, copied
from regalia.bots import seated
from regalia.games import USUAL, door_of


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
    keep_records: bool = False

    def at(self, deal: int) -> "Terms":
        """The terms of one deal: usually these."""
        return self

    def heading(self) -> dict[str, Any]:
        """What is written down of it; games of other rules are other games."""
        setup = {name: list(value) if isinstance(value, tuple) else value for name, value in self.choices}
        return {"game": self.game, "rules": door_of(self.game).rules, "setup": setup, "seed": self.seed}

    def series(self, lineup: tuple[str, ...]) -> Series:
        plan = Plan(
            self.game,
            lineup,
            self.seed,
            self.choices,
            keep_records=self.keep_records,
            most_decisions=self.most_decisions,
        )
        return Series(plan)


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
    version: str = ""  # of the program that played it, where results are kept
    line: int = 0  # of its record, in the file of records beside them
    record: str = ""

    def json(self) -> dict[str, Any]:
        """Without the record, which has a file of its own."""
        return {name: value for name, value in asdict(self).items() if name != "record"}

    def share(self, seat: int) -> float:
        """What the seat won of the game: a shared win counts for its parts."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

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
    """Play one game of a contest.

    >>> [sitting] = sittings(["random"], 2, range(1))
    >>> played = play(Terms(USUAL, (("seats", 2),)), sitting)
    >>> len(played.totals), played.error
    (2, '')
    """
    terms = terms.at(sitting.deal)
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
        record=played.record,
    )


def rotations(lineup: list[str]) -> list[tuple[str, ...]]:
    """Every way the same order of players can sit, each once.

    >>> rotations(["a", "b", "a", "b"])
    [('a', 'b', 'a', 'b'), ('b', 'a', 'b', 'a')]
    """
    turned = [tuple(lineup[shift:] + lineup[:shift]) for shift in range(len(lineup))]
    return list(dict.fromkeys(turned))


def entrants_of(names: list[str]) -> list[str]:
    """Who the names of a match stand for. The same bot alone plays against itself: its copies are told apart.

    >>> entrants_of(["a", "b", "b"]), entrants_of(["a", "a"]), entrants_of(["a"])
    (['a', 'b', 'b'], ['a', 'a#2'], ['a', 'a#2'])
    """
    if len(set(names)) > 1 or not names:
        return names
    return [copied(names[0], number) for number in range(1, max(2, len(names)) + 1)]


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

    def even_rate(self) -> float:
        return self.even / self.games if self.games else 0.0

    def mean_points(self) -> float:
        return sum(self.points) / len(self.points) if self.points else 0.0


def scores(names: list[str], results: Iterable[Result]) -> dict[str, Score]:
    """What every entrant did; games that ended with an error count for nobody.

    >>> results = [play(Terms(USUAL, (("seats", 2),)), sitting) for sitting in sittings(["steward", "random"], 2, range(2))]
    >>> table = scores(["steward", "random"], results)
    >>> table["steward"].games, table["steward"].wins + table["random"].wins
    (4, 4.0)
    """
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
            score.wins += sum(result.share(seat) for seat in mine)
            score.points += [result.totals[seat] for seat in mine]
    return table


def encounters(name: str, rival: str, result: Result) -> tuple[float, int]:
    """How often a seat of one entrant did better than one of another in a game, and of how many; ties are halves."""
    mine = [result.place(seat) for seat, who in enumerate(result.lineup) if who == name]
    theirs = [result.place(seat) for seat, who in enumerate(result.lineup) if who == rival]
    better = sum(1.0 if one < other else 0.5 if one == other else 0.0 for one in mine for other in theirs)
    return better, len(mine) * len(theirs)
