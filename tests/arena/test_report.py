"""The report: everything a reader needs to believe it and to do it again, on a page that needs nothing else."""

import json
import re

from regalia.arena.match import Result, Terms, play, sittings
from regalia.arena.page import page
from regalia.arena.report import figures
from regalia.words.tongue import tongue

TERMS = Terms("citadels", (("seats", 4),), seed=5, keep_records=True)
NAMES = ["steward", "random"]
HEADING = {
    **TERMS.heading(),
    "title": "Citadels",
    "version": "9.8.7",
    "command": "regalia match <b>",
    "records": "x.records.jsonl",
}


def played() -> list[Result]:
    results = [play(TERMS, sitting) for sitting in sittings(NAMES, 4, range(2))]
    for line, result in enumerate(results, 1):
        result.line = line
    return results


def shown(language: str = "en") -> str:
    spoken, results = tongue(language), played()
    return page(figures(NAMES, results, HEADING), results, spoken.say, language, spoken.number, spoken.percent)


def test_the_numbers_say_everything_and_do_not_depend_on_the_order() -> None:
    results = played()
    numbers = figures(NAMES, results, HEADING)
    assert json.loads(json.dumps(numbers))["games"] == 4 and numbers["deals"] == 2
    assert [one["name"] for one in numbers["entrants"]] == NAMES
    assert numbers["draws"] == sum(len(result.winners) > 1 for result in results)
    assert len(numbers["seats"]) == 4 and sum(one["win_rate"] for one in numbers["seats"]) == 1.0
    assert numbers == figures(NAMES[::-1], results[::-1], HEADING)


def test_the_page_names_what_it_is_about() -> None:
    text = shown()
    for said in ("Citadels", "seats 4", ">5<", "9.8.7", "regalia match &lt;b&gt;", "steward", "Draws", "Seats", "--line 1"):
        assert said in text, said
    assert text == shown()


def test_the_page_needs_nothing_else_and_is_whole() -> None:
    text = shown()
    assert "<script" not in text and "http" not in text and "url(" not in text
    assert "prefers-color-scheme:dark" in text and "width=device-width" in text
    for tag in ("table", "section", "figure", "svg", "details", "main", "tr", "td", "th", "dl", "div"):
        assert len(re.findall(f"<{tag}[ >]", text)) == text.count(f"</{tag}>"), tag


def test_it_is_said_in_three_languages() -> None:
    assert "Wer stärker ist" in shown("de") and "Wie sterker is" in shown("nl") and "Who is stronger" in shown("en")


def test_a_contest_without_a_finished_game_has_a_page_too() -> None:
    spoken = tongue("en")
    numbers = figures(NAMES, [], HEADING)
    assert "<h1>" in page(numbers, [], spoken.say, "en", spoken.number, spoken.percent)
