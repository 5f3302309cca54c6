"""Texts fit where the table draws them: so many characters for names, tabs and questions, in every language.

What is still over stands in ``over_budget.txt``, which only shrinks (``python -m tests.words.test_budgets`` writes it). Texts
of cards that are over are not drawn on the card, so of them only the number is kept low.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.games import door_of
from regalia.words import check
from regalia.words import required_messages as required
from regalia.words.messages import LANGUAGES, catalogue
from regalia.words.tongue import tongue

OVER = Path(__file__).parent / "over_budget.txt"
NAME = 18  # of a seat
TAB = 14
QUESTION = 46
TEXTS = {"character": 92, "landscape": 52, "card": 62}
LONG_TEXTS = {"character": 38, "landscape": 46, "card": 977}  # how many are over, in all languages together
UNBROKEN = 12  # letters of a word that fit a tile
SAMPLE = "Wanderer"  # a name of usual length stands for every argument
SOFT_HYPHEN = "\u00ad"


def length(text: str) -> int:
    return len(text.replace(SOFT_HYPHEN, ""))


def drawn(language: str, beginning: str) -> Iterator[tuple[str, str]]:
    """Messages and their variants, but for what is only typed or said elsewhere."""
    for name, message in check.messages(language).items():
        if name.startswith(beginning):
            for variant, pattern in message.variants.items():
                if variant.partition("-")[0] not in ("typed", "pass"):
                    arguments = dict.fromkeys(pattern.arguments, SAMPLE if "question" in beginning else "2")
                    yield f"{name}.{variant}".strip("."), catalogue(language, language).format(name, variant, arguments)


def over(language: str) -> Iterator[str]:
    budgets = {"web-tab-": TAB, "web-short-": TAB, **{f"{game}-question-": QUESTION for game in required.GAMES}}
    for beginning, budget in budgets.items():
        for name, text in drawn(language, beginning):
            if length(text) > budget:
                yield f"{language} {name}"


def all_over() -> list[str]:
    return sorted(line for language in LANGUAGES for line in over(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_opponents_fit_their_seats(language: str) -> None:
    for level in ("easy", "medium", "hard"):
        for name in tongue(language).say(f"opponents-{level}").split(","):
            assert length(name.strip()) <= NAME, name


def test_tabs_and_questions_fit_and_the_list_of_those_that_do_not_shrinks() -> None:
    known = OVER.read_text(encoding="utf-8").split("\n")[:-1]
    found = all_over()
    assert not set(found) - set(known), "over their budget: shorten them"
    assert not set(known) - set(found), "these fit now: take them off the list"


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_may_be_broken(language: str) -> None:
    """Where, says the catalogue; the names themselves stay as they are printed, to be compared and typed."""
    listed = {word.replace("-", ""): word for word in tongue(language).say("web-hyphens").split(" ")}
    names = [name for name in check.messages(language) if re.fullmatch(r"(citadels|dominion)-card-\w+", name)]
    words = {word for name in names for word in re.split(r"[ \-’]", tongue(language).say(name)) if len(word) >= UNBROKEN}
    assert words == listed.keys()
    assert all(len(part) < UNBROKEN for word in listed.values() for part in word.split("-"))


def sort_of(name: str) -> str:
    game, _, thing = name.replace("-text-", " ").partition(" ")
    lists = door_of(game).part("engine").lists()
    sorts = {"character": "characters", "landscape": "landscapes"}
    return next((sort for sort, of in sorts.items() if thing in lists.get(of, {})), "card")


def test_few_texts_are_too_long_for_their_cards() -> None:
    counts = dict.fromkeys(TEXTS, 0)
    for language in LANGUAGES:
        for game in ("citadels", "dominion"):
            for name, message in check.messages(language).items():
                if name.startswith(f"{game}-text-") and "" in message.variants:
                    sort = sort_of(name)
                    counts[sort] += length(catalogue(language, language).format(name, "", {})) > TEXTS[sort]
    assert counts == LONG_TEXTS, "fewer: lower the number; more: shorten a text"


if __name__ == "__main__":
    OVER.write_text("".join(f"{line}\n" for line in all_over()), encoding="utf-8")
