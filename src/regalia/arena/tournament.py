"""Tournaments: who meets whom, results kept line by line so that an interrupted one goes on where it stopped."""

import json
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import IO, Any, Final

from regalia.arena.executors import play_all
from regalia.arena.match import Result, Sitting, Terms, result_of, scores, sittings
from regalia.bots import check_bots
from regalia.games import USUAL, setup_for
from regalia.kernel.setup import SetupError

ROUND_ROBIN: Final = "round_robin"
SWISS: Final = "swiss"
SYSTEMS: Final = (ROUND_ROBIN, SWISS)
KNOWN: Final = ("game", "entrants", "system", "table", "rounds", "deals", "seed", "setup")


@dataclass(frozen=True)
class Tournament:
    """``table`` entrants meet at a time and go round its seats; every meeting plays ``deals`` deals in every rotation."""

    terms: Terms
    entrants: tuple[str, ...]
    system: str = ROUND_ROBIN
    table: int = 2
    rounds: int = 1
    deals: int = 10

    def seats(self) -> int:
        return setup_for(self.terms.game, **dict(self.terms.choices), seed=0).seats

    def heading(self) -> dict[str, Any]:
        """What must be equal for results to belong to this tournament."""
        return {
            "game": self.terms.game,
            "setup": [list(choice) for choice in self.terms.choices],
            "seed": self.terms.seed,
            "entrants": list(self.entrants),
            "system": self.system,
            "table": self.table,
            "rounds": self.rounds,
            "deals": self.deals,
        }


def read_tournament(file: Path) -> Tournament:
    try:
        parts = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise SetupError("{file} is no TOML: {text}", "tournament-toml", file=str(file), text=str(problem)) from problem
    return tournament_of(parts)


def tournament_of(parts: dict[str, Any]) -> Tournament:
    if surplus := sorted(set(parts) - set(KNOWN)):
        raise SetupError(
            "unknown entries: {surplus}; expected {known}", "tournament-surplus", surplus=tuple(surplus), known=KNOWN
        )
    entrants = parts.get("entrants", [])
    if not isinstance(entrants, list) or len(set(entrants)) < 2 or len(set(entrants)) != len(entrants):
        raise SetupError("'entrants' names two or more different bots", "tournament-entrants")
    game = parts.get("game", USUAL)
    check_bots(entrants, game)
    system = parts.get("system", ROUND_ROBIN)
    if system not in SYSTEMS:
        raise SetupError("unknown system {text!r}; expected {known}", "tournament-system", text=str(system), known=SYSTEMS)
    numbers: dict[str, int] = {}
    for name, usual, least in (("table", 2, 2), ("rounds", 3, 1), ("deals", 10, 1), ("seed", 0, 0)):
        value = parts.get(name, usual)
        if type(value) is not int or value < least:
            raise SetupError("{entry!r} is a number from {least} upwards", "tournament-number", entry=name, least=least)
        numbers[name] = value
    choices = tuple(sorted((name, frozen(value)) for name, value in parts.get("setup", {}).items()))
    terms = Terms(game, choices, numbers["seed"])
    contest = Tournament(terms, tuple(entrants), system, numbers["table"], numbers["rounds"], numbers["deals"])
    if contest.table > min(len(entrants), contest.seats()):
        raise SetupError(
            "{number} entrants and {seats} seats: no table of {table}",
            "tournament-table",
            number=len(entrants),
            seats=contest.seats(),
            table=contest.table,
        )
    for name in entrants:
        terms.series((name,))  # who does not play this game says so before the first one
    return contest


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


# -- who meets whom --------------------------------------------------------------------------------------------------------


def round_robin(contest: Tournament) -> list[tuple[str, ...]]:
    return list(combinations(contest.entrants, contest.table))


def swiss(contest: Tournament, results: list[Result], met: list[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Neighbours in the standings meet, if possible those who have not met; who is left over rests, the last first."""
    table = scores(list(contest.entrants), results)

    def success(name: str) -> float:
        score = table[name]
        return score.wins / score.even if score.even else 1.0

    waiting = sorted(contest.entrants, key=lambda name: (-success(name), contest.entrants.index(name)))
    before = [frozenset(pair) for group in met for pair in combinations(group, 2)]
    groups = []
    while len(waiting) >= contest.table:
        group = [waiting.pop(0)]
        while len(group) < contest.table:
            fresh = [name for name in waiting if all(frozenset((name, one)) not in before for one in group)]
            group.append((fresh or waiting)[0])
            waiting.remove(group[-1])
        groups.append(tuple(group))
    return groups


# -- playing ---------------------------------------------------------------------------------------------------------------


class Book:
    """The results on disk, one line each after a heading; only what is missing is played."""

    def __init__(self, file: Path, heading: dict[str, Any]) -> None:
        self.file: Final = file
        self.results: Final[dict[int, Result]] = {}
        first = json.dumps(heading, sort_keys=True)
        if file.exists():
            whole = file.read_text(encoding="utf-8").splitlines(keepends=True)
            if not whole or whole[0].strip() != first:
                raise SetupError("{file} belongs to another tournament; name another file", "tournament-other", file=str(file))
            kept = [line for line in whole if line.endswith("\n")]  # an interrupt may have cut the last line
            for line in kept[1:]:
                result = result_of(json.loads(line))
                self.results[result.number] = result
            file.write_text("".join(kept), encoding="utf-8")
        else:
            file.write_text(first + "\n", encoding="utf-8")
        self.out: Final[IO[str]] = file.open("a", encoding="utf-8")

    def add(self, result: Result) -> None:
        self.results[result.number] = result
        self.out.write(json.dumps(result.json()) + "\n")
        self.out.flush()

    def close(self) -> None:
        self.out.close()

    def sorted(self) -> list[Result]:
        return [self.results[number] for number in sorted(self.results)]


def stages(contest: Tournament) -> int:
    return contest.rounds if contest.system == SWISS else 1


def number_of_games(contest: Tournament) -> int:
    """How many games there will be; all meetings have the same number."""
    groups = len(round_robin(contest)) if contest.system == ROUND_ROBIN else len(contest.entrants) // contest.table
    each = len(sittings(list(contest.entrants[: contest.table]), contest.seats(), range(contest.deals)))
    return groups * stages(contest) * each


def hold(
    contest: Tournament, book: Book, workers: int, ray: str, stop: Callable[[], bool], heard: Callable[[Result], None]
) -> None:
    """Play what the book lacks; ``heard`` is told of every game, also of those already in the book."""
    met: list[tuple[str, ...]] = []
    first = 0
    seats = contest.seats()
    for stage in range(stages(contest)):
        if contest.system == SWISS:
            groups = swiss(contest, [one for one in book.sorted() if one.number < first], met)
        else:
            groups = round_robin(contest)
        met += groups
        wanted: list[Sitting] = []
        for group in groups:
            deals = range(stage * contest.deals, (stage + 1) * contest.deals)
            wanted += sittings(list(group), seats, deals, first + len(wanted))
        for sitting in wanted:
            if sitting.number in book.results:
                heard(book.results[sitting.number])
        missing = [sitting for sitting in wanted if sitting.number not in book.results]
        for result in play_all(contest.terms, missing, workers, ray, stop):
            book.add(result)
            heard(result)
        if stop():
            return
        first += len(wanted)
