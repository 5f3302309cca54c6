"""Tournaments: who meets whom. Games are kept as they end: an interrupted one goes on, a finished one can be extended."""

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Final

from regalia.arena.book import Book, play_missing
from regalia.arena.match import Result, Sitting, Terms, scores, sittings
from regalia.arena.simulate import original
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
        """What must be equal for results to belong to this tournament.

        A round robin may grow by deals and entrants. Who meets whom in a Swiss one depends on both; it may grow by rounds.
        """
        fixed = {**self.terms.heading(), "system": self.system, "table": self.table}
        return fixed if self.system == ROUND_ROBIN else {**fixed, "entrants": list(self.entrants), "deals": self.deals}


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
    check_bots([original(label)[0] for label in entrants], game)
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
    before: list[Result] = []
    seats = contest.seats()
    for stage in range(stages(contest)):
        groups = swiss(contest, before, met) if contest.system == SWISS else round_robin(contest)
        met += groups
        wanted: list[Sitting] = []
        for group in groups:
            deals = range(stage * contest.deals, (stage + 1) * contest.deals)
            wanted += sittings(list(group), seats, deals, len(before) + len(wanted))
        play_missing(contest.terms, wanted, book, workers, ray, stop, heard)
        if stop():
            return
        before += [book.results[sitting.deal, sitting.lineup] for sitting in wanted]
