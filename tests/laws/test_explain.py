"""Every wish is answered: what is offered is legal, anything else has a reason, and none tells what the asker cannot know."""

from functools import cache

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option, Verb
from regalia.rulebook import rulings, statements
from regalia.words import words_for
from regalia.words.catalogue import LANGUAGES
from regalia.words.demanded import REASONS, verbs
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import Table, Walk

FALLBACKS = ("asked_otherwise", "not_among")


@cache
def wishes(game: str) -> list[Option]:
    """Everything that can be answered to any question of the game."""
    return [option for verb in verbs(game).values() for option in verb.options]


@cache
def rules() -> set[str]:
    return {one.id for one in statements()} | {one.id for one in rulings()}


def wished(game: Game, table: Table) -> list[Option]:
    """All of these, and what is offered now by verbs of a card of its own."""
    assert game.decision is not None
    return [*wishes(table.game), *game.decision.options]


@law(examples=2)
def test_what_is_offered_is_legal_and_anything_else_is_not(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(8):
        decision = game.decision
        assert decision is not None
        before = state(game)
        offered = set(decision.options)
        for wish in wished(game, table):
            reason = game.explain(decision.seat, wish)
            assert reason.is_legal() == (wish in offered), (wish, reason)
            assert reason.rule in rules() and len(reason.told) == len(REASONS[table.game][reason.name].told), reason
            if wish in offered:  # the predicates find nothing wrong either
                assert game.stack[-1].why_not(game, wish) is None, (wish, game.stack[-1].why_not(game, wish))
        assert_same(before, state(game))
