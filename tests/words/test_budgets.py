"""Texts fit where the table draws them: so many characters for names, tabs, questions and cards, in every language.

A text of a card that is too long for it has a short form (``.short``), which is drawn instead; where the text fits, none is
needed.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from regalia.games import door_of
from regalia.words import check
from regalia.words import required_messages as required
from regalia.words.messages import LANGUAGES, catalogue
from regalia.words.opponents import LEVELS, personas
from regalia.words.tongue import tongue
from tests.words import buttons

NAME = 18  # of a seat
TAB = 14
QUESTION = 46
BUTTON = 24
LONG_BUTTONS = Path(__file__).with_name("long_buttons.txt")
TEXTS = {"character": 92, "landscape": 52, "card": 62}
UNBROKEN = 10  # letters of a word that fit a tile of the phone
SAMPLE = "Wanderer"  # a name of usual length stands for every argument
NAMED = {"card", "character", "kind", "owner", "seat", "verb"}  # other arguments are numbers and amounts
COIN = re.compile(r"\s*\([^()]*\)")  # an amount of gold in brackets is a coin on the button (Price.svelte)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_opponents_fit_their_seats(language: str) -> None:
    for level in (*LEVELS, *personas()):
        for name in tongue(language).say(f"opponents-{level}").split(","):
            assert length(name.strip()) <= NAME, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_tabs_and_questions_fit(language: str) -> None:
    assert not list(over(language)), "over their budget: shorten them"


def on_buttons(language: str) -> Iterator[tuple[str, str]]:
    catalogued = check.messages(language)
    for name in sorted(buttons.of_the_page() | (buttons.of_options() & catalogued.keys())):
        for variant, pattern in catalogued[name].variants.items():
            if variant.partition("-")[0] not in ("typed", "pass"):
                arguments = {one: SAMPLE if one in NAMED else "2" for one in pattern.arguments}
                text = catalogue(language, language).format(name, variant, arguments)
                yield f"{name}.{variant}".strip("."), COIN.sub("", text) if "gold" in arguments else text


def test_there_are_buttons_of_the_page_and_of_options() -> None:
    """What is looked for is found: without this, a page written in another way would have none that is too long."""
    assert {"web-undo", "web-clear", "web-several-send", "web-dom-act-pay_off", "web-menu-home"} <= buttons.of_the_page()
    assert {"citadels-option-end_turn", "citadels-option-destroy", "dominion-option-pass"} <= buttons.of_options()
    assert "citadels-option-build" not in buttons.of_options(), "a card is pressed for it"


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_fit(language: str) -> None:
    """What no proper wording makes shorter is listed; the list only shrinks."""
    long = {name for name, text in on_buttons(language) if length(text) > BUTTON}
    lines = LONG_BUTTONS.read_text(encoding="utf-8").splitlines()
    listed = {line.split()[1] for line in lines if line.startswith(f"{language} ")}
    assert not long - listed, f"over {BUTTON} characters: shorten them"
    assert not listed - long, f"no longer too long: strike them from {LONG_BUTTONS.name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_long_words_of_names_may_be_broken(language: str) -> None:
    """Where, says the catalogue; the names themselves stay as they are printed, to be compared and typed."""
    listed = {word.replace("-", ""): word for word in tongue(language).say("web-hyphens").split(" ")}
    names = [name for name in check.messages(language) if re.fullmatch(r"(citadels|dominion)-card-\w+", name)]
    words = {word for name in names for word in re.split(r"[ \-’]", tongue(language).say(name))}
    texts = [text for game in required.GAMES for _, text in drawn(language, f"{game}-option-")]
    spoken = {word for text in texts for word in re.split(r"[ \-’:]", text)}
    assert {word for word in words if len(word) >= UNBROKEN} <= listed.keys() <= words | spoken
    assert all(len(part) < UNBROKEN for word in listed.values() for part in word.split("-"))


def sort_of(name: str) -> str:
    game, _, thing = name.replace("-text-", " ").partition(" ")
    lists = door_of(game).part("engine").lists()
    sorts = {"character": "characters", "landscape": "landscapes"}
    return next((sort for sort, of in sorts.items() if thing in lists.get(of, {})), "card")


def texts(language: str) -> Iterator[tuple[str, check.Message]]:
    for name, message in check.messages(language).items():
        if re.match(r"(citadels|dominion)-text-", name) and "" in message.variants:
            yield name, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_fits_its_card_or_has_a_short_form_that_does(language: str) -> None:
    for name, message in texts(language):
        budget = TEXTS[sort_of(name)]
        text = catalogue(language, language).format(name, "", {})
        if length(text) <= budget:
            assert check.SHORT not in message.variants, f"{name} fits as it is"
        else:
            assert check.SHORT in message.variants, f"{name} is over its budget and has no short form"
            short = catalogue(language, language).format(name, check.SHORT, {})
            assert length(short) <= budget, f"{name}: {short}"
            assert re.search(r"[.!?]$", short), f"{name} does not end: {short}"
