"""What decided a game of Dominion, by the network: every decision, from what its seat may know, with a reason."""

from collections.abc import Iterator
from dataclasses import asdict

import pytest

from regalia.arena.analysis import Moment, analyse
from regalia.arena.simulate import Plan, Series
from regalia.bots.compare import PROSPECTS, SCALES
from regalia.dominion.bots.search import is_routine
from regalia.dominion.learning.analyst import TAKES, Judge
from regalia.games import load_record, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.record import Record

pytest.importorskip("numpy")

KINGDOM = (("kingdom", "size_distortion"),)
BAD = Plan("dominion", ("easy",), 3, KINGDOM, keep_records=True)
OWN = Plan("dominion", ("learned",), 3, KINGDOM, keep_records=True)


@pytest.fixture(scope="module")
def poor() -> Record:
    return load_record(Series(BAD).play(0).record)


def decisions(record: Record) -> Iterator[tuple[int, Game]]:
    """Where there was a choice, one in four."""
    game = start(record.setup)
    for step, number in enumerate(record.answers, 1):
        assert game.decision is not None
        if step % 4 == 0 and len(game.decision.options) > 1:
            yield step, game
        game.answer_number(number)


def test_a_better_answer_comes_with_what_it_would_have_led_to(poor: Record) -> None:
    found = analyse(poor, 4, Chance(1))
    better = [moment for moment in found.moments if moment.best != moment.taken]
    assert len(better) > 5 and found.steps == [moment.step for moment in found.moments]
    for moment in found.moments:
        assert (moment.best != moment.taken) == bool(moment.led) == (moment.loss() > 0)
        assert 0.0 <= moment.with_taken <= 1.0
    for moment in better:
        what, more = moment.led
        assert what in (*SCALES, PROSPECTS) and (more > 0) == (what != PROSPECTS)
    assert all(sum(chances) == pytest.approx(1.0) for chances in found.chances)


def test_every_decision_is_judged_but_playing_a_treasure(poor: Record) -> None:
    found = analyse(poor, 2, Chance(1))
    game, expected = start(poor.setup), []
    for step, number in enumerate(poor.answers, 1):
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1 and not is_routine(decision, decision.options[number]):
            expected.append(step)
        game.answer_number(number)
    assert found.steps == expected


def test_who_answers_as_the_network_is_not_blamed() -> None:
    """Its own purchases are its first choices, and its habits the others; only what it remembers of its deck may be wrong."""
    record = load_record(Series(OWN).play(0).record)
    found = analyse(record, 2, Chance(1))
    assert sum(moment.taken[0] in TAKES for moment in found.moments) > 30
    assert sum(moment.loss() > 0 for moment in found.moments) <= len(found.moments) // 30


def test_games_a_seat_cannot_tell_apart_are_judged_alike(poor: Record) -> None:
    """Another world of its information set, with another deal and another seed: the same to the last digit."""

    def said(game: Game, step: int) -> Moment | None:
        assert game.decision is not None
        found: Moment | None = Judge(game.setup, 3, Chance(7)).moment(game, step, game.decision.options[-1])
        return found

    alike = compared = 0
    for step, game in decisions(poor):
        assert game.decision is not None
        other = game.determinize(game.decision.seat, Chance(99))
        other.setup = game.setup.reseeded(12345)
        one, two = said(game, step), said(other, step)
        assert (one and asdict(one)) == (two and asdict(two))
        alike += one is not None
        compared += one is not None and one.loss() > 0
    assert alike > 10 and compared > 3
