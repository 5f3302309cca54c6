"""A decision lists everything that may be answered, nothing else is accepted, and asking changes nothing."""

import pytest

from regalia.kernel.options import PASS, IllegalOption, Option, Verb
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import Table, Walk


@law()
def test_options_are_there_different_and_interned(table: Table, walk: Walk) -> None:
    game = walk.start()
    for _ in walk.moments(game):
        decision = game.decision
        assert decision is not None and decision.options and 0 <= decision.seat < game.seats
        assert len({(option.verb.name, option.subject) for option in decision.options}) == len(decision.options)
        for option in decision.options:
            assert option.verb.of(option.subject) is option


@law()
def test_one_name_is_one_verb(table: Table, walk: Walk) -> None:
    """The name and the subject are all that leaves the program, so within one question they must name one option."""
    game = walk.start()
    for _ in walk.moments(game):
        assert game.decision is not None
        verbs = {option.verb for option in game.decision.options}
        assert len({verb.name for verb in verbs}) == len(verbs)


@law(examples=2)
def test_nothing_outside_the_options_is_accepted(table: Table, walk: Walk) -> None:
    met: set[Option] = {PASS}
    game = walk.start()
    stop = walk.lot.below(walk.length())
    for answered in walk.moments(game):
        assert game.decision is not None
        met.update(game.decision.options)
        if answered == stop:
            break
    assert game.decision is not None
    offered = game.decision.options
    before = state(game)
    strangers = [option for verb in {option.verb for option in met} for option in verb.options if option not in offered]
    strangers += [Option(offered[0].verb, offered[0].subject), Verb(offered[0].verb.name).of(0)]  # equal, but not it
    for option in strangers:
        with pytest.raises(IllegalOption, match="is not offered to seat"):
            game.answer(option)
    for number in (-1, -len(offered), len(offered), 10**9):
        with pytest.raises(IllegalOption, match=f"option {number} is not offered to seat"):
            game.answer_number(number)
    assert_same(before, state(game))


@law()
def test_nothing_is_accepted_once_the_game_is_over(table: Table, walk: Walk) -> None:
    game = walk.start()
    last = PASS
    for _ in walk.moments(game):
        assert game.decision is not None
        last = game.decision.options[0]
    before = state(game)
    with pytest.raises(IllegalOption, match="the game is over"):
        game.answer(last)
    with pytest.raises(IllegalOption, match="the game is over"):
        game.answer_number(0)
    assert_same(before, state(game))
    assert not game.stack


@law(examples=2)
def test_answering_an_option_is_answering_its_number(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(10):
        assert game.decision is not None
        number = walk.lot.below(len(game.decision.options))
        one, other = game.copy(), game.copy()
        one.answer(game.decision.options[number])
        other.answer_number(number)
        assert_same(state(one), state(other))


@law()
def test_asking_again_asks_the_same_and_changes_nothing(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    for _ in walk.many_moments(game):
        before = state(game)
        told = len(game.listen())
        for _ in range(2):
            again = game.stack[-1].run(game)
            assert again is not None and game.decision is not None
            again = game.deputized(again)
            assert (again.seat, again.question) == (game.decision.seat, game.decision.question)
            assert again.options == game.decision.options
        game.ask_again()
        assert_same(before, state(game))
        assert len(game.listen()) == told
