"""The compact notation: whatever is written is read back, to the last number, and nothing else is read at all."""

import json
from typing import Any

import pytest

from regalia.games import start
from regalia.kernel.views import OPEN, SPECTATOR
from regalia.words.log import log_of, text_log, words_of
from regalia.words.notation import Log, NotationError, read_log, write_log
from tests.words.logs import recorded

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("citadels", {"scenario": "first_game", "seats": 4}),
    ("citadels", {"edition": "de", "scenario": "vicious", "seats": 5}),
    ("citadels", {"edition": "nl", "scenario": "tenacious", "seats": 7, "action_cards": True, "rank_9": "yes"}),
    ("citadels", {"edition": "nl", "cast": "random", "uniques": "random", "seats": 2, "action_cards": True}),
    ("dominion", {"kingdom": "first_game", "seats": 2}),
    *[("dominion", {"kingdom": "random", "seats": seats}) for seats in (2, 3, 4)],
]


def told(log: Log) -> list[Any]:
    """The events of the game; the kernel's own kinds follow the cards and are not written."""
    kinds = words_of(log).events
    return [one for one in log.seen if one[0] in kinds]


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("game", "choices"), TABLES, ids=lambda one: one if isinstance(one, str) else "")
def test_what_is_written_is_read_back(game: str, choices: dict[str, Any], seed: int) -> None:
    record = recorded(game, **choices, seed=seed)
    for viewer in (SPECTATOR, seed % record.setup.seats, OPEN if record.outcome is not None else SPECTATOR):
        log = log_of(record, viewer)
        text = write_log(log)
        again = read_log(text)
        assert again.seen == told(log) and again.viewer == viewer and again.outcome == log.outcome
        assert again.setup.json() == log.setup.json()
        assert write_log(again) == text
        assert text_log(again, words_of(again, "de")) == text_log(log, words_of(log, "de"))


def test_a_log_shows_hidden_things_as_hidden_and_no_seed() -> None:
    record = recorded("dominion", kingdom="first_game", seats=2, seed=77)
    text = write_log(log_of(record, 0))
    assert '"seed":0,' in text and "B draws 5 (?)" in text and "A draws 5 (?)" not in text
    assert '"seed":77,' in write_log(log_of(record, OPEN)) and "(?)" not in write_log(log_of(record, OPEN))


def test_it_is_compact() -> None:
    """A seat and a rule are written when they change; equal cards are counted."""
    record = recorded("dominion", kingdom="first_game", seats=2, seed=3)
    text = write_log(log_of(record, OPEN))
    assert text.count("@G-CLEAN-UP-04") == 1 and "copper*" in text and max(map(len, text.splitlines()[3:-1])) < 160
    assert 2 * len(text) < len(json.dumps(told(log_of(record, OPEN))))


def written() -> list[str]:
    setup = start(recorded("dominion", kingdom="first_game", seats=2, seed=3).setup).setup
    draws = ("draws", "G-PLUS-CARDS-01", (0, 2), (0, 0))
    return write_log(Log(setup, OPEN, [draws, ("turn", "", (1, 1), ())], None)).splitlines()


def test_notes_and_empty_lines_are_left_out() -> None:
    first, *rest = written()
    again = read_log("\n".join([first, "# a note", "", *rest]) + "\n")
    assert [one[0] for one in again.seen] == ["draws", "turn"] and again.seen[1] == ("turn", "", (1, 1), ())


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (0, "regalia-log 2"),
        (1, "setup {}"),
        (1, "setup {"),
        (1, "viewer A"),
        (2, "viewer C"),
        (2, "A turn 1"),
        (3, "A juggles 3 @G-PLAY-01"),
        (3, "C turn 1 @G-PLAY-01"),
        (3, "turn 1 @G-PLAY-01"),
        (3, "A turn @G-PLAY-01"),
        (3, "A turn 1 2 @G-PLAY-01"),
        (3, "A turn one @G-PLAY-01"),
        (3, "A turn 1"),
        (3, "A turn 1 (copper) @G-PLAY-01"),
        (3, "A draws 1 @G-PLAY-01"),
        (3, "A draws 1 (cheese) @G-PLAY-01"),
        (3, "A draws 1 (copper*0) @G-PLAY-01"),
        (3, "A draws 1 (copper @G-PLAY-01"),
        (3, "A"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_line(line: int, text: str) -> None:
    lines = written()
    lines[line] = text
    with pytest.raises(NotationError) as caught:
        read_log("\n".join(lines) + "\n")
    assert line == 0 or caught.value.arguments["line"] == line + 1


def test_nothing_is_no_log() -> None:
    for text in ("", "\n\n", "{}", "# note"):
        with pytest.raises(NotationError):
            read_log(text)
