"""What wins, on the page: reached from the rules, by edition and number of players, and for one card."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regalia.arena.balance_table import line_of
from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]


@pytest.mark.parametrize("width", [1440, 390])
def test_the_rules_lead_to_what_wins(visit: Visit, width: int) -> None:
    page = visit("/rules", viewport={"width": width, "height": 844})
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/balance" in request.url else None)
    page.locator(".entry", has_text="Warlord").locator(".measure").first.click()
    expect(page.locator("h1")).to_have_text("What wins: Warlord")
    expect(page.locator(".measured tbody tr")).to_have_count(21)
    line = line_of("characters", "warlord", "en", 4)
    assert line is not None
    told = f"{line[2]:.0%} ({line[3]:.0%} to {line[4]:.0%})"
    expect(page.locator(".measured tr", has_text="English").nth(2)).to_contain_text(told)
    check_day_and_night(page)
    page.get_by_role("link", name="All cards").click()
    expect(page.locator(".measured")).to_have_count(4)
    page.locator("#b-seats").select_option("2")
    expect(page.locator("main")).to_contain_text("Even would be 50%")
    expect(page.locator(".measured").first.locator("tbody tr").first).to_contain_text(re.compile(r"\d+% \(\d+% to \d+%\)"))
    check_day_and_night(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert all("card=" in url or "seats=" in url for url in asked) and len(asked) == 3, "only what is asked for"
