"""Whole logs: snapshots in every language, pages of HTML, and many games in which everything can be told to everybody."""

import os
from html.parser import HTMLParser
from typing import Any

import pytest

from regalia.games import setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.views import OPEN, SPECTATOR
from regalia.words import words_for
from regalia.words.log import html_log, log_of, text_log, words_of
from regalia.words.messages import LANGUAGES
from tests.words.logs import GAMES, HERE, MOST_ANSWERS, READER, recorded, snapshot

MANY = 1_000 if os.environ.get("REGALIA_LAWS") == "long" else 10  # games of each
SMALL: dict[str, dict[str, Any]] = {
    "citadels": {"scenario": "first_game", "seats": 2, "seed": 3},
    "dominion": {"kingdom": "first_game", "seats": 2, "seed": 3},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_of_a_whole_game_reads_as_it_was_read_through(game: str, language: str) -> None:
    expected = (HERE / f"{game}-{language}.txt").read_text(encoding="utf-8")
    assert snapshot(game, language) == expected, "read the difference; python -m tests.words.logs writes it anew"


def choices_of(game: str, seed: int) -> dict[str, Any]:
    if game == "dominion":
        return {"kingdom": "random", "seats": 2 + seed % 3, "seed": seed}
    edition = LANGUAGES[seed % 3]
    return {
        "edition": edition,
        "cast": "random",
        "uniques": "random",
        "seats": 2 + seed % 7,
        "action_cards": edition == "nl",
        "seed": seed,
    }


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_every_event_of_many_games_can_be_told_in_every_language(game: str) -> None:
    """To a spectator, to one seat and openly: a message that is missing, or misses an argument, is an error."""
    told = 0
    for seed in range(MANY):
        setup = setup_for(game, **choices_of(game, seed))
        table, chance, answers = start(setup, listen=True), Chance(seed), 0
        while table.decision is not None and answers < MOST_ANSWERS:
            table.answer_number(chance.below(len(table.decision.options)))
            answers += 1
        for viewer in (SPECTATOR, seed % setup.seats, OPEN):
            events = [
                (one.kind, one.rule, one.told, one.secret) if viewer == OPEN else one.seen_by(viewer) for one in table.listen()
            ]
            for language in LANGUAGES:
                lines = words_for(setup, (), max(viewer, SPECTATOR), language).story(events)
                assert all(line.sentence and "{" not in line.sentence for line in lines)
                told += len(lines)
    assert told > 1_000 * MANY


@pytest.mark.parametrize("game", SMALL)
def test_a_log_tells_its_viewer_no_more_than_was_seen(game: str) -> None:
    record = recorded(game, **SMALL[game])
    spectator, seat, everything = (log_of(record, viewer) for viewer in (SPECTATOR, READER, OPEN))
    assert len(spectator.seen) == len(seat.seen) == len(everything.seen)
    assert any(secret is None for *_, secret in spectator.seen) and all(secret is not None for *_, secret in everything.seen)
    assert seat.setup.seed == 0 != everything.setup.seed, "the seed would tell every card"
    assert "As Ada saw it." in text_log(seat, words_of(seat)) and "You " in text_log(seat, words_of(seat))
    assert "You " not in text_log(everything, words_of(everything))


def test_the_open_log_is_for_games_that_are_over() -> None:
    record = recorded("dominion", **SMALL["dominion"])
    record.outcome = None
    record.answers = record.answers[:20]
    with pytest.raises(PermissionError):
        log_of(record, OPEN)
    assert "the game was not over" in text_log(log_of(record), words_of(log_of(record)))


class Page(HTMLParser):
    """What a page says, and whether every element is closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[tuple[str, str]] = []
        self.language = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.language = dict(attrs).get("lang") or self.language
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.said.append((self.open[-1] if self.open else "", data.strip()))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SMALL)
def test_the_page_says_what_the_text_says(game: str, language: str) -> None:
    log = log_of(recorded(game, **SMALL[game]), READER)
    words = words_of(log, language)
    page = Page(html_log(log, words))
    assert page.open == [] and page.language == language
    said = [text for tag, text in page.said if tag in ("h2", "li")]
    assert said == [line.sentence for line in words.story(log.seen)]
    rules = {rule for tag, text in page.said if tag == "small" for rule in text.split()}
    assert rules == {rule for line in words.story(log.seen) for rule in line.rules}
    assert any(tag == "p" and text.endswith(("!", ".")) for tag, text in page.said)


def test_names_are_escaped() -> None:
    log = log_of(recorded("dominion", **SMALL["dominion"]))
    words = words_for(log.setup, ["<b>", "R&D"])
    assert "&lt;b&gt;" in html_log(log, words) and "R&amp;D" in html_log(log, words) and "<b>" not in html_log(log, words)
