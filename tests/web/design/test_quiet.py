"""Reduced motion moves nothing, sounds need no network, one primary at most, home is light, and first paint comes soon."""

import re
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Route

from tests.web.design import matrix
from tests.web.design.matrix import LANGUAGES, SEATS, SIZES, Scene, few
from tests.web.design.test_facts import opened
from tests.web.design.test_still import next_question
from tests.web.design.theatre import Theatre
from tests.web.seeing import settle

Visit = Callable[..., Page]
HOME = 200_000  # bytes over the wire, with fonts and pictures
RUNNING = """() => {
    const moving = new Set(window.moving ?? []);
    window.moving = moving;
    const look = () => {
        for (const one of document.getAnimations()) {
            const { duration } = one.effect.getComputedTiming();
            const name = one.animationName ?? one.transitionProperty ?? one.id;
            if (one.playState === "running" && duration > 50) moving.add(name);
        }
        window.looking = requestAnimationFrame(look);
    };
    look();
}"""
PRIMARIES = """() => {
    const seen = [...document.querySelectorAll(".pri")].filter((node) => node.checkVisibility());
    return seen.map((node) => node.textContent.trim());
}"""

# What moved by itself after it was first painted, as browsers count it: the share of the screen times the way.
SHIFTS = """() => new Promise((done) => {
    const found = [];
    const watch = new PerformanceObserver((list) => {
        for (const one of list.getEntries())
            found.push([one.value, one.sources.map(({ node }) => (node?.outerHTML ?? node?.textContent ?? "").slice(0, 90))]);
    });
    watch.observe({ type: "layout-shift", buffered: true });
    setTimeout(() => done(found), 200);
})"""
SLOW = re.compile(r"\.woff2$|/api/")
SHIFT = 0.005  # a line of letters that goes a few pixels when its font arrives
PAGES = (
    ("/", ".tiles [data-quick]"),
    ("/new", "[data-open]"),
    ("/settings", "select"),
    ("/rules", ".entry"),
    ("/learn/citadels", ".lessons"),
)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=str)
def test_nothing_shifts_after_the_first_paint(visit: Visit, theatre: Theatre, size: tuple[int, int]) -> None:
    width, height = size
    tables = [(theatre.seat_at(Scene(game, 4, "turn", "de", (), (), seed=5)), "#hand .k") for game in SEATS]
    for path, ready in (*PAGES, *tables):
        page = visit(path, viewport={"width": width, "height": height}, locale="de")
        page.wait_for_selector(ready)
        page.wait_for_load_state("networkidle")
        settle(page)
        shifts = page.evaluate(SHIFTS)
        assert sum(value for value, _ in shifts) <= SHIFT, (path, shifts)
        page.context.close()


@pytest.mark.parametrize("path, ready", PAGES, ids=str)
@pytest.mark.parametrize("last_first", [False, True], ids=["slow", "slow-last-first"])
def test_what_comes_late_moves_nothing(browser: Browser, server: str, path: str, ready: str, last_first: bool) -> None:
    """Letters and answers come one after the other, in the order they were asked for or the last one first."""
    context = browser.new_context(base_url=server, viewport={"width": 390, "height": 844}, locale="de")
    page = context.new_page()
    page.set_default_timeout(45_000)
    held: list[Route] = []
    slow = True
    page.route(SLOW, lambda route: held.append(route) if slow else route.continue_())
    page.goto(path, wait_until="commit")
    page.wait_for_timeout(400)
    while held:
        held.pop(-1 if last_first else 0).continue_()
        page.wait_for_timeout(120)
    slow = False  # what is asked for from now on is answered at once
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    settle(page)
    shifts = page.evaluate(SHIFTS)
    context.close()
    assert sum(value for value, _ in shifts) <= SHIFT, shifts


@pytest.mark.parametrize("long", [False, True], ids=["sample", "long"])
def test_few_scenes_are_of_both_games(monkeypatch: pytest.MonkeyPatch, long: bool) -> None:
    """And at length of every moment, language and size."""
    monkeypatch.setattr(matrix, "LONG", long)
    scenes = few("turn", "choosing")
    assert {scene.game for scene in scenes} == {*SEATS}
    assert len(scenes) == (12 if long else 2)
    if long:
        assert {(scene.game, scene.moment) for scene in scenes} == {*product(SEATS, ("turn", "choosing"))}
        assert {scene.language for scene in scenes} == {*LANGUAGES}
        assert {size for scene in scenes for size in scene.sizes} == {*SIZES}


@pytest.mark.parametrize("scene", few("turn", "choosing"), ids=str)
def test_nothing_moves_for_whoever_wants_no_motion(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    hand = opened(visit, theatre, scene, company=True)
    hand.page.evaluate(RUNNING)
    for _ in range(6):
        if not next_question(hand):
            break
        hand.act()
    settle(hand.page)
    assert hand.page.evaluate("[...window.moving]") == []


@pytest.mark.parametrize("scene", few("turn", "target"), ids=str)
def test_one_primary_at_most_and_none_before_something_is_chosen(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    hand = opened(visit, theatre, scene, company=True)
    for _ in range(6):
        if not next_question(hand):
            break
        settle(hand.page)
        primaries = hand.page.evaluate(PRIMARIES)
        assert len(primaries) <= 1, primaries
        options = hand.last["decision"]["options"]
        ends = [option for option in options if option["verb"] in ("end_turn", "pass")]
        if ends and not ends[0].get("useful", True):
            end = hand.page.locator("[data-end].pri")
            assert end.count() == 0, "ending is never first while something else is of use"
        hand.act()


def bytes_of(session: CDPSession) -> list[int]:
    """What comes over the wire, request by request."""
    sizes: list[int] = []
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    return sizes


def test_home_is_light(browser: Browser, server: str) -> None:
    context = browser.new_context(base_url=server, viewport={"width": 1366, "height": 768}, locale="de")
    page = context.new_page()
    sizes = bytes_of(context.new_cdp_session(page))
    page.goto("/")
    page.wait_for_selector("h1")
    page.wait_for_load_state("networkidle")
    context.close()
    assert 10_000 < sum(sizes) <= HOME, sum(sizes)


def test_sounds_are_made_and_not_fetched(visit: Visit, theatre: Theatre) -> None:
    """Whatever is heard in a few answers with motion and sound on: no request but the page's own at the start."""
    scene = Scene("citadels", 3, "turn", "en", ((1366, 768),), ("light",))
    page = visit("/", viewport={"width": 1366, "height": 768}, reduced_motion="no-preference")
    asked: list[Any] = []
    hand = opened_on(page, theatre, scene)
    page.on("request", lambda request: asked.append((request.resource_type, request.url)))
    for _ in range(4):
        if next_question(hand):
            hand.act()
    assert [one for one in asked if one[0] in ("media", "fetch", "xhr") and not is_table(one[1])] == []


def is_table(url: str) -> bool:
    """What a table asks for by itself: reasons, and the drawing of a card that was not there before."""
    return "/api/" in url or "/assets/pictures-" in url


def opened_on(page: Page, theatre: Theatre, scene: Scene) -> Any:
    from tests.web.playing import Hand

    hand = Hand(page, seed=scene.seed)
    page.goto(theatre.seat_at(scene, company=True))
    page.wait_for_selector("#ask[data-decision]")
    return hand
