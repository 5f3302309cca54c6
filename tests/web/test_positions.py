"""Positions beside the rules, in a real browser: seen in the book and under an answer of the search, and played."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]


@pytest.mark.parametrize(("language", "seat", "card"), [("de", "Ada", "Waffenkammer"), ("nl", "Ada", "Wapenkamer")])
def test_the_book_shows_a_position_and_plays_it(visit: Visit, language: str, seat: str, card: str) -> None:
    page = visit("/rules?game=citadels", locale=language, viewport={"width": 360, "height": 740})
    page.locator("[data-chapter=districts] > summary").click()
    position = page.locator("[data-position=D-ARMORY-01]")
    expect(position.locator(".who").first).to_contain_text(seat)
    expect(position.locator(".heap .name").first).to_have_text(card)
    expect(position.locator("use").first).to_have_attribute("href", "#d-armory")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check_day_and_night(page)
    page.locator("[data-play=D-ARMORY-01]").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/**")
    expect(page.locator("[data-option]").first).to_be_visible()
    page.reload()
    expect(page.locator("[data-option]").first).to_be_visible()


def test_an_answer_of_the_search_shows_one(visit: Visit) -> None:
    page = visit("/rules?game=dominion")
    page.locator("#q-rules").fill("G-DISCARD-03")
    page.keyboard.press("Enter")
    page.locator("[data-case=G-DISCARD-03] > summary").click()
    expect(page.locator("[data-position=G-DISCARD-03] .heap .name").first).to_have_text("Militia")
    expect(page.locator("[data-play=G-DISCARD-03]")).to_be_visible()
