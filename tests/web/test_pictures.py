"""The pictures on the page: all there, light, of the night by night, and gone where the reader sets the colours."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.playing import play_until, quick

Visit = Callable[..., Page]
TABLE = 60_000  # bytes on the wire
DRAWN = """() => {
    const uses = [...document.querySelectorAll("svg.pic use")];
    return uses.length > 5 && uses.every((use) => document.querySelector(`.picture-sheet ${use.getAttribute("href")}`));
}"""
LOADED = """() => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/pictures-"))
    .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""
GROUND = """() => getComputedStyle(document.querySelector("svg.pic")).backgroundColor"""
SEEN = """() => [...document.querySelectorAll("svg.pic")].filter((picture) => picture.getClientRects().length > 0).length"""


@pytest.mark.parametrize(("game", "question"), [("citadels", "turn"), ("dominion", "buy_phase")])
def test_the_pictures_of_a_table(visit: Visit, game: str, question: str) -> None:
    hand = quick(visit, game)
    page = hand.page
    play_until(hand, question)
    page.reload()  # the table alone, without what home showed
    page.wait_for_function(DRAWN)
    assert 0 < page.evaluate(LOADED) <= TABLE

    day = page.evaluate(GROUND)
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(GROUND) != day

    assert page.evaluate(SEEN) > 5
    page.emulate_media(forced_colors="active")
    assert page.evaluate(SEEN) == 0
