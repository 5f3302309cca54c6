"""A record is the whole game: replayed it gives the same state at every answer, and damage is noticed and named."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regalia import games
from regalia.kernel.options import IllegalOption
from regalia.kernel.record import FORMAT, STRIDE, Record, RecordError
from tests.laws.checking import law
from tests.laws.reflection import assert_same, state
from tests.laws.worlds import FACTOR, TABLES, Table, Walk


def recorded(walk: Walk, most: int = 100_000) -> Record:
    record = games.new_record(walk.setup)
    game, bot = walk.start(), walk.bot()
    while game.decision is not None and len(record.answers) < most:
        record.answer(game, bot.below(len(game.decision.options)))
    return record


@law()
def test_replaying_gives_the_same_state_at_every_answer(table: Table, walk: Walk) -> None:
    record = games.new_record(walk.setup)
    game, bot = walk.start(listen=True), walk.bot()
    again = walk.start()  # nobody listens to this one: events change nothing
    while game.decision is not None:
        record.answer(game, bot.below(len(game.decision.options)))
        again.answer_number(record.answers[-1])
        assert_same(state(game), state(again))
    assert_same(state(game), state(record.replay(games.start)))
    assert record.outcome == again.outcome()


@law()
def test_a_record_stops_at_any_answer(table: Table, walk: Walk) -> None:
    record = recorded(walk, 120)
    upto = walk.lot.below(len(record.answers) + 1)
    game = walk.start()
    for number in record.answers[:upto]:
        game.answer_number(number)
    assert_same(state(game), state(record.replay(games.start, upto)))


@law()
def test_a_record_survives_as_text(table: Table, walk: Walk) -> None:
    for most in (0, STRIDE, 100_000):
        record = recorded(walk, most)
        read = games.load_record(record.text())
        assert read.setup == record.setup and read.answers == record.answers and read.text() == record.text()
        assert_same(state(record.replay(games.start)), state(read.replay(games.start)))


def replayed(text: str) -> Record:
    record = games.load_record(text)
    record.replay(games.start)
    return record


@law()
def test_a_cut_record_is_refused_at_the_place_it_was_cut(table: Table, walk: Walk) -> None:
    text = recorded(walk, 70).text()
    for _ in range(10):
        cut = text[: walk.lot.below(len(text))]
        with pytest.raises(RecordError, match=r"not a whole record: line 1, column \d+"):
            games.load_record(cut)


@law(examples=2)
def test_no_changed_character_goes_unnoticed(table: Table, walk: Walk) -> None:
    """It is refused with a RecordError and nothing else, or it is a record of the same game."""
    record = recorded(walk)
    text = record.text()
    for _ in range(4):
        at = walk.lot.below(len(text))
        damaged = text[:at] + JUNK[walk.lot.below(len(JUNK))] + text[at + 1 :]
        try:
            survivor = replayed(damaged)
        except RecordError as problem:
            assert str(problem)
        else:
            assert survivor.outcome == record.outcome


@law()
def test_a_changed_answer_is_noticed_by_the_next_fingerprint(table: Table, walk: Walk) -> None:
    """Unless the game comes to the same position all the same: then it is a record of that game, too."""
    record = recorded(walk, STRIDE)
    if not record.prints:  # a game shorter than that is compared by its outcome
        assert record.outcome is not None
        return
    position = walk.start()
    refused = 0
    for at, number in enumerate(record.answers):
        assert position.decision is not None
        offered = len(position.decision.options)
        changed = Record(record.setup, record.rules)
        changed.prints = record.prints
        for other in {offered, (number + 1) % offered} - {number}:
            changed.answers = [*record.answers[:at], other, *record.answers[at + 1 :]]
            if fingerprint_after(walk, changed.answers) == record.prints[0]:
                changed.replay(games.start)
            else:
                refused += 1
                with pytest.raises(RecordError, match=r"answer \d+ of 50 does not fit|after answer 50"):
                    changed.replay(games.start)
        position.answer_number(number)
    assert refused > STRIDE


def fingerprint_after(walk: Walk, answers: list[int]) -> str:
    game = walk.start()
    try:
        for number in answers:
            game.answer_number(number)
    except IllegalOption:
        return "illegal"
    return game.fingerprint()


JUNK = '0123456789"[]{},:-eaz \\\x00'
WHOLE = recorded(Walk(TABLES[0], 1)).text()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "line 1, column 1"),
        ("null", "not a Regalia record"),
        ("[]", "not a Regalia record"),
        ("{}", "not a Regalia record"),
        ("\x00", "line 1, column 1"),
        ("<!doctype html>", "line 1, column 1"),
        ('{"format": "pgn"}', "not a Regalia record"),
        (f'{{"format": "{FORMAT}"}}', "version None"),
        (f'{{"format": "{FORMAT}", "version": 99}}', "version 99"),
        ("[" * 100_000, "not a whole record"),
        (f'{{"format": "{FORMAT}", "version": {"1" * 5000}}}', "not a whole record"),
        (WHOLE.replace('"answers":[', '"answers":[-1,'), "answer 1 is -1"),
        (WHOLE.replace('"answers":[', '"answers":[true,'), "answer 1 is True"),
        (WHOLE.replace('"answers":[', '"answers":[0.5,'), "answer 1 is 0.5"),
        (WHOLE.replace('"answers":[', '"answers":[999,', 1), "fingerprint|answer 1 of"),
        (WHOLE.replace('"game":"', '"game":"no'), "'setup' cannot be read: unknown game"),
        (WHOLE.replace('"seats":2', '"seats":77'), "'setup' cannot be read"),
        (WHOLE.replace('"seats":2', '"seats":1e999'), "'setup' cannot be read"),
        (WHOLE.replace('"seats":2', '"seats":null'), "'setup' cannot be read"),
        (WHOLE.replace('"prints":[', '"prints":["",'), "fingerprints"),
        (WHOLE.replace('"chance":"fast","answers"', '"chance":"loaded","answers"'), "'chance' is 'loaded'"),
        (WHOLE.replace('"outcome":{', '"outcome":[],"setup":{'), "'setup' cannot be read"),
        (WHOLE.replace('"outcome":{', '"putcome":{'), "unknown entries in the record: putcome"),
        (WHOLE.replace('"winners":[', '"winners":[7,'), "the game ends with"),
    ],
)
def test_foreign_and_damaged_records_are_refused_with_the_place(text: str, complaint: str) -> None:
    assert text != WHOLE
    with pytest.raises(RecordError, match=complaint):
        replayed(text)


@settings(max_examples=60 * FACTOR)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
        lambda parts: st.lists(parts, max_size=4) | st.dictionaries(st.text(max_size=5), parts, max_size=4),
        max_leaves=8,
    ),
    st.sampled_from(sorted(json.loads(WHOLE)) + sorted(json.loads(WHOLE)["setup"])),
)
def test_anything_in_any_place_of_a_record_is_refused_or_read(junk: object, place: str) -> None:
    parts = json.loads(WHOLE)
    (parts if place in parts else parts["setup"])[place] = junk
    try:
        survivor = replayed(json.dumps(parts))
    except RecordError as problem:
        assert str(problem)
    else:
        assert survivor.outcome in (None, json.loads(WHOLE)["outcome"])
