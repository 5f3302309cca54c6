"""Every wish is answered: what is offered is legal, anything else has a reason, and none tells what the asker cannot know."""

import re
from functools import cache

import pytest

from regalia.games import door_of
from regalia.kernel.arguments import Kind
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.reasons import REASONS as SHARED
from regalia.kernel.reasons import Reason
from regalia.rulebook import rulings, statements
from regalia.words import words_for
from regalia.words.game_words import GameWords
from regalia.words.messages import LANGUAGES
from regalia.words.required_messages import GAMES, questions, verbs_of
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.truths import is_true
from tests.laws.worlds import Table, Walk

# Questions by which the turn itself is played: there every verb of a turn has a reason of its own.
VAGUE = ("asked_otherwise", "not_among")
TURNS = {"citadels": ("turn",), "dominion": ("action_phase", "buy_phase", "buy_more", "night_phase")}
OF_A_TURN = {
    "citadels": ("build", "end_turn", "gather_gold", "gather_cards", "income", "destroy", "seize", "rob", "use_laboratory"),
    "dominion": ("play", "buy", "pay_off", "spend_coffers", "spend_villager"),
}


@cache
def wishes(game: str) -> list[Option]:
    """Everything that can be answered to any question of the game."""
    return [option for verb in verbs_of(game) for option in verb.options]


@cache
def rules() -> set[str]:
    return {one.id for one in statements()} | {one.id for one in rulings()}


def known(table: Table) -> dict[str, Kind]:
    return {**SHARED, **door_of(table.game).part("reasons")}


def wished(game: Game, table: Table) -> list[Option]:
    """All of these, and what is offered now: a card may have a verb to itself."""
    assert game.decision is not None
    return [*wishes(table.game), *game.decision.options]


def some_wished(game: Game, table: Table, walk: Walk) -> list[Option]:
    """What is offered, and a fifth of everything else."""
    assert game.decision is not None
    return [*wishes(table.game)[walk.lot.below(5) :: 5], *game.decision.options]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_name_and_a_rule(game: str) -> None:
    """What is offered is explained by the rule of its question; only windows have none, each reaction has its own."""
    asked = [(name, rule) for name, rule in questions(game) if rule]
    assert len(asked) > 3
    for name, rule in asked:
        assert rule in rules() and re.fullmatch("[a-z_]+", name), (name, rule)


@law(examples=2)
def test_what_is_offered_is_legal_and_anything_else_is_not(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(6):
        decision = game.decision
        assert decision is not None
        before = state(game)
        offered = set(decision.options)
        verbs = {option.verb for option in offered if option.verb.about}
        for wish in wished(game, table):
            reason = game.explain(decision.seat, wish)
            assert reason.is_legal() == (wish in offered), (wish, reason)
            assert reason.rule in rules(), reason
            assert is_true(game, decision.seat, reason, known(table)), (wish, reason)
            if wish in offered:
                assert game.stack[-1].why_not(game, wish) is None, "the predicates find nothing wrong either"
            elif wish.verb in verbs:
                assert reason.name != "not_among", (wish, "the question knows what is wrong with this one")
            elif decision.question.name in TURNS.get(table.game, ()) and wish.verb.name in OF_A_TURN[table.game]:
                assert reason.name not in VAGUE, (wish, reason)
        assert_same(before, state(game))


@law()
def test_whoever_is_not_asked_is_told_so(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(4):
        assert game.decision is not None
        for seat in set(range(table.seats)) - {game.decision.seat}:
            for wish in some_wished(game, table, walk):
                reason = game.explain(seat, wish)
                assert reason.name in ("waiting", "not_your_turn")
                assert is_true(game, seat, reason, known(table)), (wish, reason)


@law(examples=2)
def test_reasons_are_the_same_in_two_worlds(table: Table, walk: Walk) -> None:
    """Nothing a seat cannot know decides what it is told, asked or not."""
    for game in walk.some_moments(5):
        assert game.decision is not None
        for seat in {game.decision.seat, walk.lot.below(table.seats)}:
            world = game.determinize(seat, Chance(walk.lot.word()))
            for wish in some_wished(game, table, walk):
                assert world.explain(seat, wish) == game.explain(seat, wish), wish


@law()
def test_reasons_are_said_in_every_language(table: Table, walk: Walk) -> None:
    said: set[Reason] = set()
    for game in walk.some_moments(4):
        assert game.decision is not None
        seat = game.decision.seat
        words, view = words_for(walk.setup, reader=seat), game.view(seat)
        meant = [wish for wish in some_wished(game, table, walk) if words.may_be_meant(wish, view)]
        found = {game.explain(seat, wish) for wish in meant} - said
        said |= found
        for language in LANGUAGES:
            words = words_for(walk.setup, reader=seat, language=language)
            for reason in found:
                assert is_a_sentence(words, reason), reason
    assert len(said) > 3


def is_a_sentence(words: GameWords, reason: Reason) -> bool:
    text = words.reason(reason)
    return text.endswith(".") and "{" not in text


def test_every_question_names_the_rule_that_asks() -> None:
    """But for the kernel's own, which is asked where a window has none."""
    for game in GAMES:
        for name, rule in questions(game) - {("react", "")}:
            assert rule in rules() and name not in rules(), name


@law()
def test_a_game_that_is_over_says_so(table: Table, walk: Walk) -> None:
    game = walk.start()
    last = []
    for _ in walk.moments(game):
        assert game.decision is not None
        last = game.decision.options
    reason = game.explain(0, last[0])
    assert reason.name == "over" and reason.rule in rules()
    with pytest.raises(ValueError, match="unknown seat"):
        game.explain(table.seats, last[0])
