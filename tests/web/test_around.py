"""Around the table: addresses that keep no secret, links that lead nowhere, sitting down, the score."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Hand

Visit = Callable[..., Page]


def test_the_address_keeps_no_secret_and_a_reload_keeps_the_seat(visit: Visit) -> None:
    page = visit("/")
    page.locator("[data-quick=dominion]").click()
    page.wait_for_selector("#ask [data-option]")
    assert "#" not in page.url
    seats = page.evaluate("JSON.parse(localStorage.getItem('regalia-seats'))")
    assert seats[0]["secret"] not in page.url
    page.reload()
    page.wait_for_selector("#ask [data-option]")  # still asked, so still seated
    watcher = Hand(visit("/"))
    watcher.page.goto(page.url)  # what somebody copies from the address bar gives no seat away
    watcher.page.wait_for_selector("#ask")
    assert watcher.views()[-1]["viewer"] == -1


def test_a_link_with_a_secret_seats_this_window_alone(visit: Visit) -> None:
    """Two seats of one table in two windows of one browser, each kept over a reload."""
    page = visit("/")
    page.locator("[data-quick=dominion]").click()
    page.wait_for_selector("#ask [data-option]")
    secret = page.evaluate("JSON.parse(localStorage.getItem('regalia-seats'))[0].secret")
    other = Hand(visit("/"))
    for _ in range(2):
        other.page.goto(page.url + "#" + secret)
        other.page.wait_for_selector("#ask [data-option]")
        assert "#" not in other.page.url
        other.page.reload()
        other.page.wait_for_selector("#ask [data-option]")
    assert other.views()[-1]["viewer"] == 0


@pytest.mark.parametrize(
    ("path", "lost"),
    [
        ("/nowhere", "page"),
        ("/t", "table"),
        ("/t/short", "table"),
        ("/t/aaaaaaaaaaaaaaaaaaaaaaaa", "table"),
        ("/t/aaaaaaaaaaaaaaaaaaaaaaaa/elsewhere", "table"),
    ],
)
def test_an_address_that_leads_nowhere_says_so(visit: Visit, path: str, lost: str) -> None:
    page = visit(path)
    expect(page.locator(f"[data-lost={lost}] h1")).to_be_visible()
    page.locator("[data-lost] a").first.click()
    page.wait_for_selector("[data-quick]")


SEEN = """() => {
    window.seen = [];
    const look = () => {
        for (const one of [".lobby", "[data-waits-table]"])
            if (document.querySelector(one) && !window.seen.includes(one)) window.seen.push(one);
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
}"""


def test_against_bots_the_table_is_there_at_once(visit: Visit) -> None:
    """Its empty zones until it is dealt, and no room in which one would wait for nobody."""
    page = visit("/")
    page.wait_for_selector("[data-quick=dominion]")
    page.evaluate(SEEN)
    page.locator("[data-quick=dominion]").click()
    page.wait_for_selector("#ask")
    assert page.evaluate("window.seen") == ["[data-waits-table]"]
