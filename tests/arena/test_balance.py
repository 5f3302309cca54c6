"""What wins, counted game by game; and what decided a game."""

import json

import pytest

from regalia.arena.analysis import analyse, chances_after
from regalia.arena.balance import CHARACTERS, DISTRICTS, GROUPS, SCENARIOS, SEATS, Balance, Mean, trials, watch
from regalia.arena.hands import each
from regalia.arena.match import Terms
from regalia.arena.simulate import Plan, Series
from regalia.citadels.choose import setup_for as citadels_setup
from regalia.games import load_record, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.record import Record
from regalia.kernel.setup import SetupError

TERMS = Terms("citadels", (("edition", "nl"), ("seats", 5)), seed=2)


def test_a_game_is_watched_whole() -> None:
    trial = trials("nl", 5, 2, "steward")[1]
    assert trial.scenario == "first_game"
    found = watch(TERMS, trial).found
    assert set(found) == set(GROUPS)
    assert sum(share for share, _ in found[SEATS].values()) == pytest.approx(1.0)
    assert set(found[CHARACTERS]) <= set(citadels_setup(edition="nl", seats=5).cast)
    assert "merchant" in found[CHARACTERS] and found[DISTRICTS] and list(found[SCENARIOS]) == ["first_game"]
    for group in (CHARACTERS, DISTRICTS):
        assert all(0.0 <= share <= 1.0 and points > 0 for share, points in found[group].values())


def test_games_are_spread_over_random_casts_and_scenarios() -> None:
    games = trials("nl", 5, 14, "random")
    assert [trial.scenario for trial in games[::2]] == ["random"] * 7
    assert len({trial.scenario for trial in games[1::2]}) == 7
    assert {trial.scenario for trial in trials("en", 8, 8, "random")} == {"random", "devious", "illustrious", "vicious"}


def test_the_interval_is_over_games() -> None:
    mean = Mean()
    for share in (0.0, 1.0, 0.0, 1.0):
        mean.add(share, 20.0)
    middle, low, high = mean.interval()
    assert middle == 0.5 and low == 0.0 and high == 1.0  # four games say little
    for _ in range(100):
        mean.add(0.0, 20.0)
        mean.add(1.0, 20.0)
    middle, low, high = mean.interval()
    assert middle == 0.5 and 0.42 < low < 0.44 and 0.56 < high < 0.58


def test_balance_adds_up_whoever_plays() -> None:
    balance = Balance()
    for watched in each(watch, TERMS, trials("nl", 5, 4, "steward")):
        balance.add(watched)
    numbers = json.loads(json.dumps(balance.json({"edition": "nl"})))
    assert numbers["games"] == 4
    assert sum(line["wins"] for line in numbers["tables"][SEATS]) == pytest.approx(1.0)


def recorded() -> Record:
    plan = Plan("citadels", ("steward", "random"), 1, (("rank_9", ""), ("seats", 2)), keep_records=True)
    return load_record(Series(plan).play(0).record)


def test_an_analysis_follows_the_game() -> None:
    """Chances are a share of one at every step; the same seed gives the same analysis; the winner's chance ends high."""
    record = recorded()
    found = analyse(record, 4, Chance(3))
    assert found.json() == analyse(record, 4, Chance(3)).json()
    assert len(found.chances) == len(found.steps) == len(found.moments)
    assert all(0.0 <= chance <= 1.0 for chances in found.chances for chance in chances)
    assert record.outcome is not None
    winners = record.outcome["winners"]
    assert isinstance(winners, list)
    assert found.chances[-1][winners[0]] > 0.5
    written = json.loads(json.dumps(found.json()))
    assert written["analysis"] == 1 and written["answers"] == len(record.answers) >= written["steps"][-1]
    assert [moment["step"] for moment in written["moments"]] == written["steps"]
    assert set(written["decisive"]) <= set(written["steps"]) and len(written["decisive"]) <= 8
    losses = [moment.loss() for moment in found.decisive(5)]
    assert losses == sorted(losses, reverse=True) and all(loss > 0 for loss in losses)


def test_chances_after_a_decision_are_for_all_seats() -> None:
    game = start(setup_for("citadels", seats=4, seed=1))
    assert game.decision is not None
    chances = chances_after(game, game.decision.seat, game.decision.options[0], 3, Chance(1))  # type: ignore[arg-type]
    assert len(chances) == 4 and sum(chances) == pytest.approx(0.9 + 4 * 0.05)


def test_what_cannot_be_analysed_is_refused() -> None:
    with pytest.raises(SetupError, match="cannot be analysed"):
        analyse(Record(setup_for("dominion", seed=1), 1), 4, Chance(0))
