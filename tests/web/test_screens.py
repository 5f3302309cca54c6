"""Every screen of both games, from a small phone to an ultra-wide desk: no scrolling sideways, fingers hit, axe is content."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.finished import Finished
from tests.web.playing import own_cast, play_until, quick
from tests.web.seeing import Inspector

Visit = Callable[..., Page]
SIZES = {"phone": (360, 740), "desk": (1366, 768), "ultra-wide": (3440, 1440)}
PAGES = [
    ("/", ".tiles"),
    ("/new", ".choice"),
    ("/settings", "select"),
    ("/rules", ".entry"),
    ("/rules/C-THIEF-01", ".rulings"),
    ("/balance", ".measured"),
    ("/balance?card=warlord", ".measured"),
    ("/t/aaaaaaaaaaaaaaaaaaaaaaaa", "main .panel"),
]


@pytest.fixture(scope="module")
def server(finished: Finished) -> str:
    return finished.url


def how(size: str, **more: object) -> dict[str, object]:
    width, height = SIZES[size]
    return {"viewport": {"width": width, "height": height}, "locale": "de", "has_touch": size == "phone", **more}


def inspector(size: str) -> Inspector:
    return Inspector(fingers=size == "phone", axe=size != "ultra-wide")


@pytest.mark.parametrize("size", SIZES)
def test_pages(visit: Visit, size: str) -> None:
    page = visit("/", **how(size))
    see = inspector(size)
    for path, ready in PAGES:
        page.goto(path)
        page.wait_for_selector(ready)
        see.look(page, path)
    page.goto("/rules")
    page.get_by_role("button", name="Dominion").click()
    page.wait_for_selector(".entry.treasure, .entry:has-text('Schmiede')")
    see.look(page, "cards of Dominion")
    see.require_nothing_wrong()


@pytest.mark.parametrize("game", ["citadels", "dominion"])
@pytest.mark.parametrize("size", SIZES)
def test_from_the_form_to_the_turn(visit: Visit, size: str, game: str) -> None:
    see = inspector(size)
    page = visit("/new?friends", **how(size))
    page.locator(f"input[value={game}]").check()
    many = "uniques" if game == "citadels" else "kingdom"
    if game == "citadels":
        own_cast(page)
    for choice in ("uniques",) if game == "citadels" else ("landscapes", "kingdom"):
        page.locator(f"[data-choice={choice}] input[value=custom]").check()
    page.locator(".rare > summary").click()
    page.locator(f"[data-choice={many}] [data-pick]").first.click()  # one too few, or far too few
    page.wait_for_selector("[data-problem]")
    see.look(page, "form")
    page.locator("#shared").check()
    page.locator(f"input[name={many}]").first.check()  # the scenario's, or the first kingdom
    page.locator("[data-open]").click()
    page.wait_for_selector("[data-start]")
    see.look(page, "lobby")

    hand = quick(visit, game, **how(size))
    table = hand.page
    if game == "citadels":
        play_until(hand, "choose_character")
        table.wait_for_selector("#stage [data-option]")
        see.look(table, "selection")
    # A card of the hand that cannot be used, or a pile that cannot be paid.
    barred = table.locator(".zones [aria-disabled=true][data-card], .z-kingdom button[data-card]:not([data-option])")
    play_until(hand, "turn" if game == "citadels" else "buy_phase")
    while not barred.count():
        hand.act()
        play_until(hand, "turn" if game == "citadels" else "buy_phase")
    see.look(table, "turn")
    barred.first.click(force=True)
    table.wait_for_selector("#lens .whynot")
    see.look(table, "why not")
    table.keyboard.press("Escape")
    table.keyboard.press("?")
    table.wait_for_selector("[data-keys]")
    see.look(table, "keys")
    table.keyboard.press("Escape")
    table.locator("[data-menu]").click()
    table.wait_for_selector("dialog[open]")
    see.look(table, "menu")
    table.keyboard.press("Escape")
    if size == "phone":
        table.locator("header button:has(use[href*=i-log])").click()
        table.wait_for_selector(".sheet")
        see.look(table, "log")
    see.require_nothing_wrong()


@pytest.mark.parametrize("game", ["citadels", "dominion"])
@pytest.mark.parametrize("size", SIZES)
def test_after_the_end(visit: Visit, finished: Finished, size: str, game: str) -> None:
    see = inspector(size)
    page = visit(finished.replay(game).replace("/replay", ""), **how(size))
    page.wait_for_selector(".chart")
    see.look(page, "score")
    page.locator("[data-look]").click()  # the table as it stood
    page.wait_for_selector(".zones")
    see.look(page, "last table")
    page.goto(finished.replay(game, "?decided"))
    page.wait_for_selector("[data-graph], .chances .bad")
    see.look(page, "what decided it")
    page.locator("#whose").select_option("0")
    page.locator("#slider").fill("40")
    page.wait_for_selector("#hand")
    see.look(page, "replay")
    see.require_nothing_wrong()


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_passing_the_device(visit: Visit, size: str) -> None:
    page = visit("/new", **how(size, locale="en"))
    page.locator("#name").fill("Ada")
    page.locator("#sits-3").select_option("")
    page.locator("#shared").check()
    page.locator("#fellows").fill("Ben")
    page.locator("[data-open]").click()
    for _ in range(300):
        if page.locator("[data-uncover]").count():
            break
        page.evaluate(
            "() => (document.querySelector('[data-confirm]')"
            " ?? document.querySelector('.zones:has(#ask:not([aria-busy=true])) [data-option]'))?.click()"
        )
        page.wait_for_timeout(30)
    page.wait_for_selector("[data-uncover]")
    see = inspector(size)
    see.look(page, "cover")
    see.require_nothing_wrong()
