"""axe finds nothing on any screen, by day and by night."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.seeing import check_day_and_night
from tests.web.test_table import play_until, quick

Visit = Callable[..., Page]


def test_pages(visit: Visit) -> None:
    page = visit("/")
    for path, ready in (("/", "h1"), ("/new", ".choice"), ("/settings", "select"), ("/rules/C-THIEF-01", ".entry")):
        page.goto(path)
        page.wait_for_selector(ready)
        page.wait_for_timeout(150)
        check_day_and_night(page)
    page.goto("/new")
    page.locator("input[value=custom]").check()
    check_day_and_night(page)
    page.locator("[data-open]").click()
    page.wait_for_selector(".places")
    check_day_and_night(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_citadels(visit: Visit, size: tuple[int, int]) -> None:
    hand = quick(visit, viewport={"width": size[0], "height": size[1]})
    play_until(hand, "choose_character")
    hand.page.wait_for_selector(".choose")
    check_day_and_night(hand.page)
    play_until(hand, "turn", "gather_gold")
    check_day_and_night(hand.page)


def test_dominion(visit: Visit) -> None:
    hand = quick(visit, "dominion")
    play_until(hand, "buy_phase")
    check_day_and_night(hand.page)
