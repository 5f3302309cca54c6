"""What decided a game, by the network: quick, and with a reason that can be said in every language."""

from types import ModuleType

import pytest

from regalia.arena.analysis import analyse, analyst_of, usual
from regalia.arena.simulate import Plan, Series
from regalia.bots.compare import PROSPECTS, SCALES
from regalia.cli.analyse_command import LED
from regalia.dominion.learning import analyst as dominion
from regalia.games import load_record
from regalia.kernel.chance import Chance
from regalia.learn import analyst
from regalia.words.tongue import tongue

GAME = Plan("citadels", ("random",), 1, (("rank_9", ""), ("seats", 2)), keep_records=True)


def test_a_better_move_comes_with_what_it_would_have_led_to() -> None:
    """Random play leaves much to be found."""
    record = load_record(Series(GAME).play(0).record)
    found = analyse(record, 4, Chance(1))
    better = [moment for moment in found.moments if moment.best != moment.taken]
    assert len(better) > 10
    for moment in found.moments:
        assert (moment.best != moment.taken) == bool(moment.led) == (moment.loss() > 0)
    for moment in better:
        what, more = moment.led
        assert (more > 0) == (what != PROSPECTS) and what in LED
    assert len({moment.led[0] for moment in better}) > 2


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_reason_has_words(language: str) -> None:
    for name in (*SCALES, PROSPECTS):
        assert "{" not in tongue(language, "").say(LED[name], number="2")


@pytest.mark.parametrize(("game", "own"), [("citadels", analyst), ("dominion", dominion)])
def test_without_numpy_games_are_searched(monkeypatch: pytest.MonkeyPatch, game: str, own: ModuleType) -> None:
    assert analyst_of(game) is own and usual(game) == own.WORLDS
    monkeypatch.setattr(own, "HAS_NUMPY", False)
    assert analyst_of(game) is None and usual(game) == 60
