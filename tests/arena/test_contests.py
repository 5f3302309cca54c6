"""Matches and tournaments: fair seating, exact replays, results that survive an interrupt, tournaments that grow."""

import os
import sys
import time
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from regalia.arena.book import Book
from regalia.arena.executors import AHEAD, each, play_all
from regalia.arena.match import Result, Sitting, Terms, encounters, entrants_of, play, rotations, scores, sittings
from regalia.arena.tournament import Tournament, hold, number_of_games, round_robin, swiss, tournament_of
from regalia.cli.main import main
from regalia.games import load_record, start
from regalia.kernel.setup import SetupError

TERMS = Terms("citadels", (("seats", 4),), seed=5)


def made(number: int, lineup: tuple[str, ...], totals: list[int]) -> Result:
    return Result(number, 0, lineup, totals, [totals.index(max(totals))], 9, 100)


def test_everybody_sits_everywhere_with_the_same_deal() -> None:
    assert rotations(["a", "b", "c"]) == [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b")]
    games = sittings(["random", "steward"], 4, range(2))
    assert [game.deal for game in games] == [0, 0, 1, 1]
    assert games[0].lineup == ("random", "steward", "random", "steward")
    assert games[1].lineup == ("steward", "random", "steward", "random")


def test_a_deal_replayed_is_the_same_deal() -> None:
    one = TERMS.series(("random", "steward") * 2)
    other = TERMS.series(("steward", "random") * 2)
    assert one.play(3).seed == other.play(3).seed


def test_equal_sittings_give_equal_results() -> None:
    sitting = Sitting(0, 1, ("steward", "random", "steward", "random"))
    assert play(TERMS, sitting) == play(TERMS, sitting)


def test_wins_places_and_encounters_are_counted() -> None:
    results = [made(0, ("a", "b", "a", "b"), [9, 8, 1, 7]), made(1, ("b", "a", "b", "a"), [9, 8, 1, 7])]
    table = scores(["a", "b"], results)
    assert table["a"].wins == table["b"].wins == 1.0
    assert table["a"].even_rate() == 0.5
    assert table["a"].points == [9, 1, 8, 7]
    assert [encounters("a", "b", result) for result in results] == [(2.0, 4), (2.0, 4)]
    tie = Result(0, 0, ("a", "b", "c"), [5, 5, 5], [1])
    assert [tie.place(seat) for seat in range(3)] == [1.5, 0.0, 1.5]


def test_a_bot_against_itself_is_two_entrants_with_luck_of_their_own() -> None:
    names = entrants_of(["steward", "steward"])
    assert names == ["steward", "steward#2"]
    games = sittings(names, 2, range(6))
    assert [game.lineup for game in games[:2]] == [("steward", "steward#2"), ("steward#2", "steward")]
    results = [play(Terms("citadels", (("seats", 2),), seed=5), game) for game in games]
    assert not any(result.error for result in results)
    pairs = list(zip(results[::2], results[1::2], strict=True))
    assert any(one.totals != other.totals for one, other in pairs), "with seats exchanged it is another game"
    table = scores(names, results)
    assert table["steward"].games == table["steward#2"].games == len(games)
    assert table["steward"].wins + table["steward#2"].wins == len(games)


def test_round_robin_lets_everybody_meet_once() -> None:
    contest = tournament_of({"entrants": ["random", "steward", "easy"], "setup": {"seats": 4}})
    assert round_robin(contest) == [("random", "steward"), ("random", "easy"), ("steward", "easy")]
    assert number_of_games(contest) == 3 * 2 * 10


def test_swiss_pairs_neighbours_who_have_not_met() -> None:
    contest = tournament_of({"entrants": ["random", "basic", "ultimate", "smithy"], "system": "swiss", "game": "dominion"})
    first = swiss(contest, [], [])
    assert first == [("random", "basic"), ("ultimate", "smithy")]
    results = [made(0, ("random", "basic"), [1, 9]), made(1, ("ultimate", "smithy"), [1, 9])]
    assert swiss(contest, results, first) == [("basic", "smithy"), ("random", "ultimate")]


def told(contest: Tournament, book: Book) -> list[Result]:
    """What is heard of a whole tournament, in the order of its games."""
    heard: list[Result] = []
    hold(contest, book, 1, "", lambda: False, heard.append)
    book.close()
    return sorted(heard, key=lambda result: result.number)


def alike(results: list[Result]) -> list[Result]:
    """But for where the record stands."""
    return [replace(result, line=0) for result in results]


CUP: dict[str, Any] = {"entrants": ["random", "steward"], "deals": 3, "setup": {"seats": 3, "rank_9": "artist"}}


def test_an_interrupted_tournament_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    contest = tournament_of(CUP)
    whole = Book(tmp_path / "whole.games.jsonl", contest.heading())
    heard = told(contest, whole)
    stopped: list[int] = []
    file = tmp_path / "parts.games.jsonl"
    part = Book(file, contest.heading())
    hold(contest, part, 1, "", lambda: len(stopped) >= 2, lambda result: stopped.append(result.number))
    part.close()
    assert 0 < len(part.results) < len(whole.results)
    with file.open("a") as out, part.records.open("a") as records:
        out.write('{"number": 4, "de')  # cut in the middle of a line
        records.write('{"format": "rega')
    rest = Book(file, contest.heading())
    assert len(rest.results) == len(part.results)
    assert told(contest, rest) == heard
    assert rest.records.read_text() == whole.records.read_text()
    with pytest.raises(SetupError, match="another tournament"):
        Book(file, {**contest.heading(), "seed": 1})


def test_a_tournament_grows_by_deals_and_entrants_and_plays_nothing_twice(tmp_path: Path) -> None:
    small, file = tournament_of(CUP), tmp_path / "cup.games.jsonl"
    before = told(small, Book(file, small.heading()))
    grown = tournament_of({**CUP, "entrants": ["random", "steward", "easy"], "deals": 4})
    number = len(file.read_text().splitlines())
    book = Book(file, grown.heading())
    heard = told(grown, book)
    assert len(heard) == number_of_games(grown) == len({(one.deal, one.lineup) for one in heard})
    assert len(file.read_text().splitlines()) - number == len(heard) - len(before)
    afresh = told(grown, Book(tmp_path / "afresh.games.jsonl", grown.heading()))
    assert alike(heard) == alike(afresh), "as if it had been as large from the beginning"
    for result in heard:
        record = load_record(book.records.read_text().splitlines()[result.line - 1])
        assert record.replay(start).outcome()["totals"] == result.totals


def test_a_swiss_tournament_grows_by_rounds_only(tmp_path: Path) -> None:
    parts = {"entrants": ["random", "basic", "ultimate", "smithy"], "system": "swiss", "game": "dominion", "deals": 1}
    short, file = tournament_of({**parts, "rounds": 1}), tmp_path / "cup.games.jsonl"
    assert len(told(short, Book(file, short.heading()))) == 4
    longer = tournament_of({**parts, "rounds": 2})
    assert len(told(longer, Book(file, longer.heading()))) == 8
    with pytest.raises(SetupError, match="another tournament"):
        Book(file, tournament_of({**parts, "rounds": 2, "deals": 2}).heading())


@pytest.mark.parametrize(
    "parts",
    [
        {"entrants": ["random"]},
        {"entrants": ["random", "random"]},
        {"entrants": ["random", "nobody"]},
        {"entrants": ["random", "steward?depth=3"]},
        {"entrants": ["random", "steward"], "system": "ladder"},
        {"entrants": ["random", "steward"], "deals": 0},
        {"entrants": ["random", "steward"], "table": 3},
        {"entrants": ["random", "steward"], "tabel": 2},
        {"entrants": ["random", "steward"], "game": "dominion"},
        {"entrants": ["random", "smithy"]},
    ],
)
def test_a_wrong_tournament_is_refused_before_the_first_game(parts: dict[str, object]) -> None:
    with pytest.raises(SetupError):
        tournament_of(parts)


def test_several_processes_play_the_same_games() -> None:
    wanted = sittings(["steward", "random"], 4, range(2))
    crowd = sorted(play_all(TERMS, wanted, workers=2), key=lambda result: result.number)
    assert crowd == list(play_all(TERMS, wanted))


NEEDS_RAY = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is an extra of its own and large; make test installs it")


@NEEDS_RAY
def test_ray_plays_the_same_games() -> None:
    wanted = sittings(["steward", "random"], 4, range(2))
    cluster = sorted(play_all(TERMS, wanted, ray="local"), key=lambda result: result.number)
    assert cluster == list(play_all(TERMS, wanted))


@pytest.fixture
def pretended_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray's verbs, in this process: what is handed out and waited for is counted also where Ray is not installed."""
    ray = ModuleType("ray")

    class Remote:
        def __init__(self, work: Callable[..., Any]) -> None:
            self.work = work

        def remote(self, *arguments: Any) -> Any:
            return self.work(*arguments)

    verbs: dict[str, Any] = {
        "is_initialized": lambda: False,
        "init": lambda **_: None,
        "shutdown": lambda: None,
        "cluster_resources": lambda: {"CPU": 1.0},
        "remote": Remote,
        "wait": lambda running: (running[:1], running[1:]),
        "get": lambda done: done,
    }
    for name, verb in verbs.items():
        setattr(ray, name, verb)
    monkeypatch.setitem(sys.modules, "ray", ray)


@pytest.mark.parametrize("games", [1, AHEAD - 1, AHEAD, AHEAD + 1, 3 * AHEAD + 2])
def test_what_is_handed_to_ray_is_every_game_once(games: int, pretended_ray: None) -> None:
    wanted = sittings(["random"], 4, range(games))
    assert list(play_all(TERMS, wanted, ray="local")) == list(play_all(TERMS, wanted))


class Slow:
    """A game that takes its time, so that which ones were given out can be told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, terms: None, number: int) -> int:
        (self.folder / str(number)).touch()
        time.sleep(0.7)
        return number


def cores(terms: None, sitting: int) -> str:
    """How many of them a product of numpy may have in this process."""
    return os.environ.get("OPENBLAS_NUM_THREADS", "")


def test_each_hand_has_one_core(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen networks that share their products among sixteen cores wait for each other: they think a tenth as much."""
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "")
    monkeypatch.delenv("OPENBLAS_NUM_THREADS")
    assert list(each(cores, None, range(3), workers=2)) == ["1"] * 3
    assert main(["--version"]) == 0 and os.environ.get("OPENBLAS_NUM_THREADS") == "1"
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "3")
    assert list(each(cores, None, range(2), workers=2)) == ["3"] * 2, "somebody has chosen"


def test_who_stops_waits_for_open_games_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of long games no more are given out than are played."""
    monkeypatch.setattr("regalia.arena.executors.LONG", 0.1)
    heard: list[int] = []
    for number in each(Slow(tmp_path), None, range(40), workers=2, stop=lambda: len(heard) > 1):
        heard.append(number)
    begun = len(list(tmp_path.iterdir()))
    assert len(heard) == begun <= 5


@pytest.mark.parametrize(
    "hands",
    [{}, {"workers": 2}, {"workers": 3}, pytest.param({"ray": "local"}, marks=NEEDS_RAY)],
    ids=["here", "2", "3", "ray"],
)
def test_every_game_is_played_once_by_whatever_hands(hands: dict[str, Any]) -> None:
    """Also those beyond the ones that are given out at the start, and no more when told to stop."""
    ahead = (AHEAD + 1) * max(3, cpu_count() or 1)  # all of the first may have ended before any is heard of
    wanted = sittings(["random"], 4, range(ahead + 3))
    numbers = [result.number for result in play_all(TERMS, wanted, **hands)]
    assert sorted(numbers) == list(range(len(wanted))) and len(wanted) == ahead + 3
    heard: list[int] = []
    for result in play_all(TERMS, wanted, **hands, stop=lambda: bool(heard)):
        heard.append(result.number)
    assert 0 < len(heard) < len(wanted) and len(set(heard)) == len(heard)
