"""What decided a game: chances over its course, and the answers that cost most."""

import json
from typing import Any

import pytest

from regalia.arena.analysis import Analysis, Moment, analyse, guide_for, is_routine, weigh
from regalia.arena.simulate import Plan, Series
from regalia.bots.compare import Way, lead_of, play_on, reason
from regalia.dominion.rules.kinds import PROVINCE
from regalia.games import load_record, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import PASS
from regalia.kernel.record import Record
from regalia.kernel.worlds import Worlds

CITADELS = Plan("citadels", ("steward", "random"), 1, (("rank_9", ""), ("seats", 2)), keep_records=True)
DOMINION = Plan("dominion", ("smithy", "ultimate"), 1, (("kingdom", "first_game"),), keep_records=True)


def recorded(plan: Plan) -> Record:
    return load_record(Series(plan).play(0).record)


@pytest.mark.parametrize("plan", [CITADELS, DOMINION], ids=["citadels", "dominion"])
def test_an_analysis_follows_the_game(plan: Plan) -> None:
    """Chances are a share of one at every step; the same seed gives the same analysis; the winner's chance ends high."""
    record = recorded(plan)
    found = analyse(record, 3, Chance(3))
    opening = Record(record.setup, record.rules)
    opening.answers = record.answers[:12]
    assert analyse(opening, 3, Chance(3)).moments == [moment for moment in found.moments if moment.step <= 12] != []
    game = start(record.setup)
    for step, number in enumerate(record.answers, 1):
        assert game.decision is not None
        is_choice = len(game.decision.options) > 1 and not is_routine(game, game.decision.options[number])
        assert (step in found.steps) == is_choice
        game.answer_number(number)
    assert len(found.chances) == len(found.steps) == len(found.moments)
    assert all(0.0 <= chance <= 1.0 for chances in found.chances for chance in chances)
    assert record.outcome is not None
    winners = record.outcome["winners"]
    assert isinstance(winners, list)
    assert found.chances[-1][winners[0]] > 0.5
    written = json.loads(json.dumps(found.json()))
    assert written["analysis"] == 1 and written["answers"] == len(record.answers) >= written["steps"][-1]
    assert [moment["step"] for moment in written["moments"]] == written["steps"]
    assert [len(steps) <= 3 for steps in written["mattered"]] == [True, True]
    by_step = {moment["step"]: moment for moment in written["moments"]}
    for seat, steps in enumerate(written["mattered"]):
        assert steps == sorted(steps) and all(by_step[step]["seat"] == seat and by_step[step]["loss"] > 0 for step in steps)
    assert set(written["decisive"]) <= set(written["steps"]) and len(written["decisive"]) <= 8


def test_chances_after_an_answer_are_for_all_seats() -> None:
    game = start(setup_for("citadels", seats=4, seed=1))
    assert game.decision is not None
    guide = guide_for(game.setup, 3, Chance(0))(game, 2)
    way = Way(game.decision.options[0])
    play_on(way, Worlds(game, game.decision.seat), game.decision.seat, guide, Chance(1), None)
    assert len(way.chances[0]) == 4 and sum(way.chances[0]) == pytest.approx(1)


def last_province() -> Game:
    """Somebody who is ahead or level may buy the last Province and with it win."""
    series = Series(DOMINION)
    for seed in range(50):
        game: Any = start(series.setup(seed))
        players = series.players(game.setup, seed)
        while game.decision is not None:
            decision = game.decision
            buy = [option for option in decision.options if repr(option) == f"buy({PROVINCE})"]
            if buy and len(game.zones[game.box.pile_of[PROVINCE]]) == 1:
                after = game.copy()
                after.answer(buy[0])
                if after.decision is None and after.outcome()["winners"] == [decision.seat]:
                    return game  # type: ignore[no-any-return]
            game.answer(players[decision.seat].choose(game.view(decision.seat)))
    raise AssertionError("no such game")


def test_to_leave_the_winning_province_is_the_worst_that_can_be_done() -> None:
    game = last_province()
    assert game.decision is not None
    guide_at = guide_for(game.setup, 3, Chance(0))
    best, taken = weigh(game, guide_at, PASS, 12, Chance(1))
    assert repr(best.option) == f"buy({PROVINCE})" and lead_of(best, taken)[0] > 0.0 and best.chance() > 0.95
    assert taken.option is PASS and reason(best, taken)[0] in ("points", "margin") and reason(best, taken)[1] > 0.0
    same, taken = weigh(game, guide_at, best.option, 12, Chance(1))
    assert repr(same.option) == f"buy({PROVINCE})" and lead_of(same, taken) == (0.0, 0.0) and taken.chance() > 0.95


def test_playing_plain_treasures_is_no_choice() -> None:
    game = start(setup_for("dominion", seed=1))
    decision = game.decision
    assert decision is not None and decision.question.name == "buy_phase"
    assert [is_routine(game, option) for option in decision.options if option.verb.name == "play"] == [True]
    assert not is_routine(game, PASS)


def test_what_may_be_chance_is_not_decisive() -> None:
    moments = [
        Moment(step, 0, "turn", ["a", 0], ["b", 0], 0.5 + loss, 0.5, error)
        for step, (loss, error) in enumerate([(0.1, 0.03), (0.3, 0.2), (0.2, 0.05), (0.01, 0.0), (-0.2, 0.01)], 1)
    ]
    found = Analysis(2, 5, moments)
    assert [moment.step for moment in found.decisive(8)] == [3, 1]
    assert [moment.step for moment in found.decisive(1)] == [3]
