"""What a table must do besides being played: undo, losing the connection, one device for several, languages, sizes."""

import gzip
import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.playing import STATIC, Hand

Visit = Callable[..., Page]
SMALL = """nodes => nodes.filter((node) => {
    const box = node.getBoundingClientRect();
    return Math.max(box.width, box.height) < 40 || Math.min(box.width, box.height) < 30;
}).map((node) => node.outerHTML.slice(0, 90))"""


def quick(visit: Visit, game: str = "citadels", **how: object) -> Hand:
    """Two clicks to a game against bots."""
    page = visit("/", **how)
    hand = Hand(page, seed=5)
    page.locator(f"[data-quick={game}]").click()
    page.wait_for_selector("#ask")
    return hand


def play_until(hand: Hand, question: str, verb: str = "", most: int = 80) -> None:
    """Until the seat is asked that, and offered that."""
    for _ in range(most * 20):
        decision = hand.views()[-1]["decision"] if hand.is_asked() else None
        if decision and decision["question"] == question and (not verb or verb in [one["verb"] for one in decision["options"]]):
            hand.page.wait_for_selector("[data-option]")
            return
        if not hand.act():
            hand.page.wait_for_timeout(10)
    raise AssertionError(f"{question} was never asked")


def test_an_answer_is_taken_back(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    before = hand.views()[-1]
    at = next(at for at, option in enumerate(before["decision"]["options"]) if option["verb"] == "gather_gold")
    hand.page.locator(f"[data-option='{at}']").click()
    expect(hand.page.locator("[data-undo]")).to_be_visible()
    hand.page.wait_for_function(
        "gold => Number(document.querySelector('.purse').innerText.match(/\\d+/)[0]) > gold", arg=before["facts"]["gold"][0]
    )
    hand.page.keyboard.press("u")
    hand.page.wait_for_function(
        "gold => Number(document.querySelector('.purse').innerText.match(/\\d+/)[0]) === gold", arg=before["facts"]["gold"][0]
    )
    expect(hand.page.locator(".log")).to_contain_text("took the last answer back")


def test_a_lost_connection_comes_back_by_itself(visit: Visit) -> None:
    page = visit("/")
    hand = Hand(page, seed=7)
    routes: list[WebSocketRoute] = []

    def through(route: WebSocketRoute) -> None:
        routes.append(route)
        route.connect_to_server()

    page.route_web_socket(re.compile(".*/socket"), through)
    page.locator("[data-quick=citadels]").click()
    page.wait_for_selector("#ask")
    page.evaluate("window.same = true")
    routes[-1].close(code=1011)
    expect(page.locator(".banner.warn")).to_be_visible()
    expect(page.locator(".banner.warn")).to_have_count(0, timeout=10_000)
    assert page.evaluate("window.same"), "the page was loaded anew"
    assert len(routes) > 1
    expect(page.locator("[data-option]").first).to_be_visible()
    page.locator("[data-option]").first.click()
    assert hand is not None


def test_one_device_is_passed_round_with_hands_hidden(visit: Visit) -> None:
    page = visit("/new")
    hand = Hand(page)
    page.locator("#name").fill("Ada")
    page.get_by_role("button", name="One less").nth(1).click()
    page.locator("input[type=checkbox]").last.check()
    page.locator("#fellows").fill("Ben")
    page.locator("[data-open]").click()
    page.locator("[data-start]").click()
    covers = 0
    for _ in range(400):
        if covers >= 4:
            break
        if page.locator("[data-uncover]").count():
            assert page.locator("[data-card]").count() == 0, "a hand is visible under the cover"
            covers += 1
            page.locator("[data-uncover]").click()
        elif page.locator(".chara[data-option]").count():
            page.locator(".chara[data-option]").first.click()
            page.locator("[data-confirm]").click()
        elif page.locator(".ask:not([aria-busy=true]) [data-option]").count():
            page.locator("[data-option]").last.click()
            if page.locator("[data-confirm]").count():
                page.locator("[data-confirm]").click()
        page.wait_for_timeout(15)
    assert covers >= 4
    assert hand.frames


@pytest.mark.parametrize(("language", "turn"), [("de", "Karten"), ("nl", "kaarten")])
def test_it_speaks_the_reader_s_language(visit: Visit, language: str, turn: str) -> None:
    hand = quick(visit, locale=language)
    assert hand.page.evaluate("document.documentElement.lang") == language
    for _ in range(12):
        hand.act()
        hand.page.wait_for_timeout(10)
    text = hand.page.locator("body").inner_text()
    assert "⟨" not in text and "{" not in text
    assert turn in text


@pytest.mark.parametrize("game", ["citadels", "dominion"])
@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (1024, 768), (1366, 768), (2560, 1080)])
def test_nothing_scrolls_sideways(visit: Visit, game: str, size: tuple[int, int]) -> None:
    hand = quick(visit, game, viewport={"width": size[0], "height": size[1]}, locale="de")
    for _ in range(6):
        assert hand.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
        hand.act()
        hand.page.wait_for_timeout(10)


def test_fingers_hit_the_buttons(visit: Visit) -> None:
    hand = quick(visit, viewport={"width": 390, "height": 844}, has_touch=True)
    play_until(hand, "turn")
    small = hand.page.locator("main button:visible, header button:visible, header a:visible").evaluate_all(SMALL)
    assert small == []


def test_barred_cards_say_why_not(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    card = hand.page.locator(".card[aria-disabled=true]").first
    card.focus()
    hand.page.keyboard.press("Enter")
    hand.page.locator(".barred-why .why").click()
    expect(hand.page.locator(".barred-why .because b")).to_contain_text("C-")


def test_moves_are_typed(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    number = hand.views()[-1]["decision"]["number"]
    hand.page.locator("#cmd").fill("gather gold")
    hand.page.locator("#cmd").press("Enter")
    hand._wait_past(number)


def test_the_first_load_is_small_and_quick(visit: Visit) -> None:
    page = visit("/", reduced_motion="reduce")
    started = time.monotonic()
    page.goto("/")
    page.wait_for_selector("[data-quick]")
    assert time.monotonic() - started < 3  # shared machines; about a third of a second on a quiet one
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => new URL(one.name).pathname)")
    files = [STATIC / path.lstrip("/") for path in loaded if path.startswith("/assets/")] + [STATIC / "index.html"]
    assert sum(len(gzip.compress(file.read_bytes())) for file in files) <= 120_000
