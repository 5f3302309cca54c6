"""Actions are fixed numbers: every option has one, no two share one, and a released table never changes but at its ends."""

import hashlib
import json

import pytest

from regalia.dominion.rules.layout import A_KIND
from regalia.env.actions import PASS_OR_WAIT, Actions, turned
from regalia.env.spec import Spec
from regalia.env.tables import tables_of
from regalia.words.required_messages import questions, verbs
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk

GAMES = ("citadels", "dominion")
# How many rows each version was released with, and what they were.
RELEASED = {
    ("citadels", 0): (80, 36, "13b28583dedc5ead"),
    ("dominion", 0): (158, 80, "a0c8253b66f5c342"),
}


@pytest.mark.parametrize("game", GAMES)
def test_every_verb_and_question_of_the_rules_has_its_numbers(game: str) -> None:
    tables = tables_of(game)
    numbered = {verb.name: 256 if verb.about == A_KIND else len(verb.options) for verb in verbs(game).values()}
    assert {name: (numbered[name], verb.about) for name, verb in verbs(game).items()} == {
        row.name: (row.subjects, row.about) for row in tables.rows
    }
    assert {name for name, _ in questions(game)} == set(tables.questions)


@pytest.mark.parametrize("game, version", RELEASED)
def test_what_was_released_stays(game: str, version: int) -> None:
    tables = tables_of(game, version)
    number, asked, digest = RELEASED[game, version]
    rows = [[row.name, row.first, row.subjects, row.about] for row in tables.rows[:number]]
    text = json.dumps([rows, tables.questions[:asked]])
    assert hashlib.blake2b(text.encode(), digest_size=8).hexdigest() == digest
    assert tables.rows[PASS_OR_WAIT].name == "pass"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 5, 6])
def test_numbers_and_subjects_are_two_ways_to_say_the_same(game: str, seats: int) -> None:
    actions = Actions(tables_of(game), seats)
    for row in actions.tables.rows:
        for seat in range(seats):
            numbers = {
                row.first + turned(actions.tables.per_seat.get(row.about, 0), subject, -seat, seats)
                for subject in range(row.subjects)
            }
            assert numbers == set(range(row.first, row.first + row.subjects))
    for action in range(0, actions.size, 37):
        row = actions.row(action)
        assert row.first + turned(actions.tables.per_seat.get(row.about, 0), actions.subject(action, 1), -1, seats) == action


def test_seats_in_actions_count_from_whoever_acts() -> None:
    actions = Actions(tables_of("citadels"), 4)
    option = verbs("citadels")["exchange_hands"].options[3]
    assert actions.number(option, 2) - actions.tables.row_of["exchange_hands"].first == 1
    assert actions.subject(actions.number(option, 2), 2) == 3


@law()
def test_the_options_of_a_decision_are_different_actions(table: Table, walk: Walk) -> None:
    actions = Spec(walk.setup).actions
    game = walk.start()
    for _ in walk.moments(game):
        assert game.decision is not None
        numbers = actions.numbers(game.decision.options, game.decision.seat)
        assert len(set(numbers)) == len(numbers) > 0
