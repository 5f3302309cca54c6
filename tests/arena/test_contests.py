"""Matches and tournaments: fair seating, exact replays, results that survive an interrupt, ratings that order players."""

import json
from importlib.util import find_spec
from os import cpu_count
from pathlib import Path
from typing import Any

import pytest

from regalia.arena.executors import AHEAD, play_all
from regalia.arena.match import Result, Sitting, Terms, pairwise, play, rotations, scores, sittings
from regalia.arena.ratings import ratings
from regalia.arena.report import figures, page
from regalia.arena.tournament import Book, hold, number_of_games, round_robin, swiss, tournament_of
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
    better, number = pairwise(results)["a", "b"]
    assert number == 8 and better == 2 + 0 + 1 + 1
    tie = Result(0, 0, ("a", "b", "c"), [5, 5, 5], [1])
    assert [tie.place(seat) for seat in range(3)] == [1.5, 0.0, 1.5]


def test_ratings_follow_the_results_and_grow_surer() -> None:
    few = ratings(["a", "b"], [made(at, ("a", "b"), [9, 1]) for at in range(3)])
    many = ratings(["a", "b"], [made(at, ("a", "b"), [9, 1]) for at in range(30)])
    assert few["a"].mean > few["b"].mean
    assert many["a"].mean > few["a"].mean
    assert many["a"].deviation < few["a"].deviation


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


def test_an_interrupted_tournament_goes_on_and_ends_the_same(tmp_path: Path) -> None:
    contest = tournament_of({"entrants": ["random", "steward"], "deals": 3, "setup": {"seats": 3, "rank_9": "artist"}})
    whole = Book(tmp_path / "whole.jsonl", contest.heading())
    hold(contest, whole, 1, "", lambda: False, lambda result: None)
    whole.close()
    heard: list[int] = []
    file = tmp_path / "parts.jsonl"
    part = Book(file, contest.heading())
    hold(contest, part, 1, "", lambda: len(heard) >= 2, lambda result: heard.append(result.number))
    part.close()
    assert 0 < len(part.results) < len(whole.results)
    with file.open("a") as out:
        out.write('{"number": 4, "de')  # cut in the middle of a line
    rest = Book(file, contest.heading())
    assert len(rest.results) == len(part.results)
    hold(contest, rest, 1, "", lambda: False, lambda result: None)
    rest.close()
    assert rest.sorted() == whole.sorted()
    with pytest.raises(SetupError, match="another tournament"):
        Book(file, {**contest.heading(), "seed": 1})


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


@pytest.mark.parametrize(
    "hands",
    [{}, {"workers": 2}, {"workers": 3}, pytest.param({"ray": "local"}, marks=NEEDS_RAY)],
    ids=["here", "2", "3", "ray"],
)
def test_every_game_is_played_once_by_whatever_hands(hands: dict[str, Any]) -> None:
    """Also those beyond the ones that are given out at the start, and no more when told to stop."""
    ahead = AHEAD * max(3, cpu_count() or 1)
    wanted = sittings(["random"], 4, range(ahead + 3))
    numbers = [result.number for result in play_all(TERMS, wanted, **hands)]
    assert sorted(numbers) == list(range(len(wanted))) and len(wanted) == ahead + 3
    heard: list[int] = []
    for result in play_all(TERMS, wanted, **hands, stop=lambda: bool(heard)):
        heard.append(result.number)
    assert 0 < len(heard) < len(wanted) and len(set(heard)) == len(heard)


FIGURES = (lambda value, digits: f"{value:.{digits}f}", lambda share, digits: f"{share:.{digits}%}")  # as English writes them


def test_the_report_says_everything_in_numbers_and_pictures() -> None:
    results = [play(TERMS, sitting) for sitting in sittings(["steward", "random"], 4, range(2))]
    numbers = figures(["steward", "random"], results, {"game": "citadels"})
    assert json.loads(json.dumps(numbers))["games"] == 4
    assert [one["name"] for one in numbers["entrants"]] == ["steward", "random"]
    text = page(["steward", "random"], results, {"game": "citadels"}, lambda name, **rest: name, "en", *FIGURES)
    assert text.count("<svg") == 4 and "steward" in text and "http-equiv" not in text and "<script" not in text
    assert text == page(["steward", "random"], results, {"game": "citadels"}, lambda name, **rest: name, "en", *FIGURES)
