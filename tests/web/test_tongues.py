"""Nothing English for who reads German or Dutch: what one learns with, the rules and their search, and those over the table."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regalia.games import OURS
from regalia.rulebook import catalogue
from tests.web.playing import play_until, quick
from tests.web.seeing import WIDER, check, settle
from tests.web.tongues import english_in, english_on

Visit = Callable[..., Page]
PHONE = {"width": 390, "height": 844}
ASKED = {"de": "wie gewinne ich", "nl": "hoe win ik"}
# The English box calls its scenarios so, and no other box has them.
SCENARIOS = [entry.names for game in OURS for entry in catalogue(game).get("scenarios", {}).values()]
TITLES = frozenset(names["en"] for names in SCENARIOS if names.keys() == {"en"})


def test_english_is_told_from_german_and_dutch() -> None:
    assert english_in("Choose a card", "de") == ["Choose", "card"]
    assert not english_in("Das Spiel endet, C-TURN-08", "de") and not english_in("Ben je aan de beurt?", "nl")


@pytest.mark.parametrize("language", ["de", "nl"])
@pytest.mark.parametrize("game", OURS)
def test_what_one_learns_with_and_the_rules(visit: Visit, game: str, language: str) -> None:
    """The whole book is open, and the first answer of the search with its position, which fits a phone."""
    page = visit(f"/learn/{game}", locale=language, viewport=PHONE)
    page.wait_for_selector("[data-puzzle-next]")
    assert english_on(page, language) == []
    page.goto(f"/rules?game={game}")
    page.wait_for_selector("[data-book]")
    page.locator("#q-rules").fill(ASKED[language])
    page.keyboard.press("Enter")
    page.locator("[data-found] [data-case] > summary").first.click()
    page.wait_for_selector("[data-position]")
    page.evaluate("for (const one of document.querySelectorAll('[data-book] details')) one.open = true")
    settle(page)
    assert english_on(page, language, TITLES) == []
    assert page.evaluate(WIDER) == []
    cards = page.locator("[data-found] [data-position] .heap .art").evaluate_all("all => all.map((one) => one.offsetWidth)")
    assert cards and len(set(cards)) == 1, "every card of a position is as wide as the others"


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_book_of_an_edition(visit: Visit, language: str) -> None:
    """What holds in all boxes, or in one: C-WITCH-16 is not in the German one, C-WITCH-17 in no other."""
    page = visit("/rules?game=citadels", locale=language)
    ids = page.locator("[data-chapter=characters] .id")
    expect(ids.filter(has_text="C-WITCH-16")).to_have_count(1)
    page.locator("[data-edition=de]").click()
    expect(ids.filter(has_text="C-WITCH-16")).to_have_count(0)
    expect(ids.filter(has_text="C-WITCH-17")).to_have_count(1)
    page.locator("[data-edition=en]").click()
    expect(ids.filter(has_text="C-WITCH-17")).to_have_count(0)
    check(page)
    page.get_by_role("button", name="Dominion").click()
    expect(page.locator("[data-edition]")).to_have_count(0)


@pytest.mark.parametrize(("game", "language", "question"), [("citadels", "de", "turn"), ("dominion", "nl", "buy_phase")])
def test_why_at_the_table_opens_the_rules_over_it(visit: Visit, game: str, language: str, question: str) -> None:
    """One reads the rule, its neighbours and its position, and is at the table again."""
    hand = quick(visit, game, locale=language)
    page = hand.page
    play_until(hand, question)
    number, address = hand.last["decision"]["number"], page.url
    page.locator("#ask .why[aria-label]").click()
    link = page.locator("#ask .because a")
    rule = link.inner_text()
    link.focus()
    page.keyboard.press("Enter")
    sheet = page.locator(".tablemenu")
    expect(sheet.locator(".rulings > li .id")).to_have_text([rule])
    expect(sheet.locator("[data-book]")).to_be_visible()
    settle(page)
    assert english_on(page, language, TITLES) == []
    check(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == address and hand.last["decision"]["number"] == number
    page.locator("[data-hint]").first.click()
    page.wait_for_selector("[data-hints] [data-advice]")
    settle(page)
    assert english_on(page, language) == []
