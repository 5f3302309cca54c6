"""axe finds nothing on any screen, by day and by night."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.playing import Hand, play_out
from tests.web.test_table import play_until, quick

Visit = Callable[..., Page]
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page) -> None:
    """The page's own policy allows no foreign script, so axe comes in as the tester's."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    assert [(one["id"], [node["html"][:120] for node in one["nodes"]][:3]) for one in found["violations"]] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages(visit: Visit, scheme: str) -> None:
    page = visit("/", color_scheme=scheme)
    for path, ready in (("/", "h1"), ("/new", ".choice"), ("/settings", "select"), ("/rules/C-THIEF-01", ".entry")):
        page.goto(path)
        page.wait_for_selector(ready)
        page.wait_for_timeout(150)
        check(page)
    page.goto("/new")
    page.locator("input[value=custom]").check()
    check(page)
    page.locator("[data-open]").click()
    page.wait_for_selector(".places")
    check(page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_citadels(visit: Visit, scheme: str, size: tuple[int, int]) -> None:
    hand = quick(visit, color_scheme=scheme, viewport={"width": size[0], "height": size[1]})
    play_until(hand, "choose_character")
    hand.page.wait_for_selector(".choose")
    check(hand.page)
    play_until(hand, "turn")
    check(hand.page)
    if size[0] > 1000:
        finish(hand)
        check(hand.page)
        hand.page.get_by_role("link", name="Replay").click()
        hand.page.wait_for_selector(".replaylog li")
        check(hand.page)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_dominion(visit: Visit, scheme: str) -> None:
    hand = quick(visit, "dominion", color_scheme=scheme)
    play_until(hand, "buy_phase")
    check(hand.page)


def finish(hand: Hand) -> None:
    play_out([hand])
