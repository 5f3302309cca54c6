"""Positions of cases: those the books show are there, told in three languages, and a game goes on from each of them."""

import json
import random
import re

import pytest

from regalia.casebook.positions import laid_out, shown
from regalia.games import OURS, load_record, new_record, setup_from_json, start
from regalia.kernel.setup import SetupError
from regalia.rulebook.chapters import book, chosen_case
from regalia.words.messages import LANGUAGES
from regalia.words.positions import told_position

RULES = [rule for game in OURS for chapter in book(game) for rule in sorted(chapter.cases)]


def test_every_chapter_but_the_first_shows_some() -> None:
    bare = [(game, chapter.id) for game in OURS for chapter in book(game) if not chapter.cases]
    assert bare == [("citadels", "setup")] and len(RULES) > 35


@pytest.mark.parametrize("rule", RULES)
def test_the_case_a_book_chose_is_shown(rule: str) -> None:
    found = shown(rule)
    assert found is not None and found.title == chosen_case(rule) and found.heaps
    for language in LANGUAGES:
        told = told_position(found, language)
        assert told.seats and any(seat.heaps for seat in told.seats)
        texts = [*told.story, *[amount for seat in told.seats for amount in seat.amounts]]
        texts += [heap.label for seat in told.seats for heap in seat.heaps]
        assert all(text and not re.search(r"[{}$]|position-", text.replace("$", "", 1)) for text in texts)


@pytest.mark.parametrize("rule", RULES)
def test_a_game_goes_on_from_it(rule: str) -> None:
    """As any record: written down, read, replayed to the same end."""
    found = shown(rule)
    assert found is not None
    setup = setup_from_json(json.loads(json.dumps(found.setup.json())))
    assert setup == found.setup and setup.reseeded(5).position == {}
    game, record, chance = start(setup), new_record(setup), random.Random(7)
    assert (game.decision is None) == (found.asked < 0)
    for _ in range(60):
        if game.decision is None:
            break
        record.answer(game, chance.randrange(len(game.decision.options)))
    assert load_record(record.text()).replay(start) == game


def test_a_rule_without_a_case_has_no_position() -> None:
    assert shown("C-NOTHING-99") is None and "C-NOTHING-99" not in laid_out()


def test_what_is_said_to_have_a_position_has_one() -> None:
    """Every fortieth of them is laid out."""
    for rule in sorted(laid_out())[::40]:
        assert shown(rule) is not None, rule


def test_another_edition_lays_out_its_own() -> None:
    for edition in ("en", "de", "nl"):
        found = shown("C-TURN-01", edition)
        assert found is not None and found.setup.json()["edition"] == edition


def test_a_setup_still_refuses_what_it_does_not_know() -> None:
    found = shown(RULES[0])
    assert found is not None
    with pytest.raises(SetupError):
        setup_from_json({**found.setup.json(), "positions": {}})
