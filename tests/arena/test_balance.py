"""What wins, counted game by game."""

import json

import pytest

from regalia.arena.balance import CHARACTERS, DISTRICTS, GROUPS, SCENARIOS, SEATS, Balance, Mean
from regalia.arena.executors import each
from regalia.arena.match import Terms
from regalia.citadels.balance import trials, watch
from regalia.citadels.rules.choose import setup_for as citadels_setup

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
