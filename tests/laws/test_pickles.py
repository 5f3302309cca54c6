"""What Python copies and pickles is the same game, compiled and interpreted: it goes on alike, and neither moves the other."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from regalia.kernel.chance import Chance, chance_of
from regalia.kernel.game import Game
from regalia.kernel.options import PASS
from regalia.kernel.views import SPECTATOR
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import Table, Walk, play


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, pickled]


@law()
def test_a_game_copied_or_pickled_goes_on_alike(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(2):
        for way in WAYS:
            twin = way(game)
            assert isinstance(twin, Game) and twin is not game
            assert_same(state(game), state(twin))
            assert twin == game and twin.setup == game.setup
            before = state(game)
            one, seed = game.copy(), walk.lot.word()
            play(one, Chance(seed), 40)
            play(twin, Chance(seed), 40)
            assert_same(state(one), state(twin))
            assert_same(before, state(game))


@law()
def test_who_listens_goes_on_listening(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    play(game, walk.lot, 30)
    for way in WAYS:
        twin = way(game)
        assert twin.journal is not game.journal
        assert repr(twin.journal) == repr(game.journal)
        heard = len(game.listen())
        play(twin, Chance(1), 5)
        assert len(game.listen()) == heard


@law()
def test_parts_of_a_game_are_what_they_were(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(2):
        decision = game.decision
        assert decision is not None
        for way in WAYS:
            for viewer in range(SPECTATOR, game.seats):
                view, twin = game.view(viewer), way(game.view(viewer))
                assert twin.text() == view.text() and twin.question is view.question
                assert [one is other for one, other in zip(twin.options, view.options, strict=True)].count(False) == 0
            assert way(decision.options[0]) is decision.options[0] and way(decision.options[0].verb) is decision.options[0].verb
            assert repr(way(decision)) == repr(decision) and way(decision.question) is decision.question
            assert [way(effect) for effect in game.stack] == game.stack
            assert way(game.setup) == game.setup
            assert way(game.explain(0, PASS)) == game.explain(0, PASS)


@pytest.mark.parametrize("kind", ["fast", "sealed"])
def test_a_stream_of_chance_goes_on_alike(kind: str) -> None:
    stream = chance_of(kind, 7)
    stream.word()
    for way in WAYS:
        twin = way(stream)
        assert twin.kind() == kind and twin.state() == stream.state()
        one = stream.copy()
        assert [twin.below(1000) for _ in range(20)] == [one.below(1000) for _ in range(20)]
