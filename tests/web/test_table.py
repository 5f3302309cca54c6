"""What a table must do besides being played: undo, losing the connection, one device for several, languages, sizes."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.playing import Hand, Visit, play_until, quick
from tests.web.seeing import SMALL, WIDER

ZONES = ("#hand", ".ccity", "#track", "#stage")
ANYTHING = """() => {
    const asks = document.querySelector("#ask:not([aria-busy=true])");
    const press = document.querySelector("[data-confirm]") ?? asks?.querySelector("[data-end]");
    if (asks) (press ?? document.querySelector(".zones [data-option]"))?.click();
}"""


def test_an_answer_is_taken_back(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    before = hand.views()[-1]
    at = next(at for at, option in enumerate(before["decision"]["options"]) if option["verb"] == "gather_gold")
    hand.page.locator(f"[data-option='{at}']").click()
    expect(hand.page.locator("[data-undo]")).to_be_visible()
    hand.page.wait_for_function(
        "gold => Number(document.querySelector('[data-key=gold-0]').innerText.match(/\\d+/)[0]) > gold",
        arg=before["facts"]["gold"][0],
    )
    hand.page.keyboard.press("u")
    hand.page.wait_for_function(
        "gold => Number(document.querySelector('[data-key=gold-0]').innerText.match(/\\d+/)[0]) === gold",
        arg=before["facts"]["gold"][0],
    )
    expect(hand.page.locator("#log")).to_contain_text("You took back your last answer")


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
    page.locator("#sits-3").select_option("")
    page.locator("#shared").check()
    page.locator("#fellows").fill("Ben")
    page.locator("[data-open]").click()
    covers = 0
    for _ in range(600):
        if covers >= 4:
            break
        if page.locator("[data-uncover]").count():
            assert page.locator("[data-card]").count() == 0, "a hand is visible under the cover"
            covers += 1
            page.locator("[data-uncover]").click()
        else:
            page.evaluate(ANYTHING)
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


def test_every_option_is_on_the_table_in_words(visit: Visit) -> None:
    """Each has a place that can be pressed and says what pressing it does; what lies on the table is pressed there."""
    hand = quick(visit)
    page = hand.page
    pressed_on_table = 0
    places = """nodes => nodes.filter((node) => (node.getAttribute("aria-label") || node.textContent).trim().length > 1)
        .map((node) => Number(node.dataset.option))"""
    for _ in range(14):
        while not hand.is_asked():
            page.wait_for_timeout(10)
        if not hand._page_shows(hand.last["decision"]["number"]):
            continue
        options = hand.last["decision"]["options"]
        if len(options) == 1:
            hand.act()
            continue
        found = set(page.locator("[data-option]").evaluate_all(places))
        while page.locator("[data-more]:enabled").count():
            page.locator("[data-more]").click()
            found |= set(page.locator("[data-option]").evaluate_all(places))
        assert found == set(range(len(options)))
        table = set(
            page.locator("#hand [data-option], .ccity [data-option], #track [data-option], #stage [data-option]").evaluate_all(
                places
            )
        )
        wanted = {at for at, option in enumerate(options) if option["verb"] in ("build", "destroy", "kill", "rob", "keep")}
        assert wanted <= table
        pressed_on_table += len(wanted)
        hand.act()
    assert pressed_on_table


def test_one_primary_at_most_and_the_zones_stay(visit: Visit) -> None:
    """None while the options lie on the stage and nothing is selected; strip, dock, hand and the end of the turn never move."""
    hand = quick(visit)
    page = hand.page
    boxes = """() => Object.fromEntries(["#ask", ".z-dock", "#hand", "#stage", ".last"].flatMap((one) => {
        const node = document.querySelector(one);
        return node ? [[one, Object.values(node.getBoundingClientRect().toJSON())]] : [];
    }))"""
    seen: dict[str, list[float]] = {}
    while hand.answers < 12:
        if not hand.act():
            page.wait_for_timeout(10)
        assert page.locator(".pri").count() <= 1
        for zone, box in page.evaluate(boxes).items():
            assert seen.setdefault(zone, box) == box, zone
    play_until(hand, "choose_character")
    expect(page.locator(".pri")).to_have_count(0)
    page.keyboard.press("Escape")
    first = page.locator("#stage [data-number]").first
    page.keyboard.press(first.get_attribute("data-number") or "")  # numbers choose among characters
    expect(page.locator("[data-confirm].pri")).to_have_count(1)
    expect(first).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".pri")).to_have_count(0)


def test_the_keys_are_shown_without_leaving_the_table(visit: Visit) -> None:
    hand = quick(visit)
    address = hand.page.url
    hand.page.keyboard.press("?")
    expect(hand.page.locator("[data-keys] kbd").first).to_be_visible()
    hand.page.keyboard.press("Escape")
    expect(hand.page.locator("[data-keys]")).to_have_count(0)
    assert hand.page.url == address


def test_it_calls_to_the_turn(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn")
    expect(hand.page).to_have_title(re.compile("^Your turn"))
    expect(hand.page.locator("[aria-live=assertive]")).not_to_be_empty()
    assert hand.page.locator("[role=log][aria-live=polite] p").count() > 1
    hand.page.keyboard.press("g")
    expect(hand.page.locator("[aria-live=assertive]")).to_contain_text("gold")


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_motion_only_for_those_who_want_it(visit: Visit, wish: str) -> None:
    page = visit("/", reduced_motion=wish)
    page.evaluate(
        "() => { window.moved = 0; const move = Element.prototype.animate;"
        "Element.prototype.animate = function (...how) { window.moved++; return move.apply(this, how); }; }"
    )
    hand = Hand(page, seed=5)
    page.locator("[data-quick=citadels]").click()
    page.wait_for_selector("#ask")
    while hand.answers < 4:
        if not hand.act():
            page.wait_for_timeout(20)
    if wish == "reduce":
        assert page.evaluate("window.moved") == 0
        lasting = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
        assert page.evaluate(lasting) == 0
    else:
        page.wait_for_function("() => window.moved > 0")


def test_clocks_tick(visit: Visit) -> None:
    page = visit("/new")
    hand = Hand(page, seed=5)
    page.locator("#clock").select_option("fast")
    page.locator("#name").fill("Ada")
    page.locator("[data-open]").click()
    page.wait_for_selector("#ask")
    play_until(hand, "turn")
    clock = page.locator("#ask .clock")
    expect(clock).to_be_visible()
    first = clock.inner_text()
    assert re.search(r"[01]:\d\d", first)
    expect(clock).not_to_have_text(first)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_the_bar_holds_whatever_it_says(visit: Visit, language: str, game: str) -> None:
    """On a small phone with the connection lost and a long game; what gives way are words, and buttons stay whole."""
    page = visit("/", viewport={"width": 360, "height": 740}, locale=language, has_touch=True)
    sockets: list[WebSocketRoute] = []

    def once(route: WebSocketRoute) -> None:
        sockets.append(route)
        if len(sockets) == 1:
            route.connect_to_server()

    page.route_web_socket(re.compile(".*/socket"), once)
    page.locator(f"[data-quick={game}]").click()
    page.wait_for_selector("#ask")
    sockets[0].close(code=1011)
    expect(page.locator(".banner.warn")).to_be_visible()
    expect(page.locator(".bar .fact.bad .sr")).not_to_be_empty()
    assert page.evaluate(WIDER) == []
    page.locator(".bar > span b").first.evaluate("node => (node.textContent += ' of a very long game that never ends')")
    assert page.evaluate(WIDER) == []
    pressed = page.locator(".bar a, .bar button").evaluate_all(
        "nodes => nodes.map((node) => node.getBoundingClientRect().right)"
    )
    assert len(pressed) >= 4 and max(pressed) <= 360
    assert page.evaluate(SMALL) == []


def test_rules_are_found(visit: Visit) -> None:
    page = visit("/rules")
    page.locator("#q-rules").fill("thief bewitched")
    page.keyboard.press("Enter")
    expect(page.locator(".rulings li").first).to_be_visible()
    expect(page.locator(".rulings a").first).to_have_text(re.compile("^[A-Z]+-"))
    assert page.locator(".rulings .ed i").count() >= 3  # in which editions it holds


def test_settings_are_worn_at_once_and_kept(visit: Visit) -> None:
    page = visit("/settings")
    page.locator("#language").select_option("nl")
    page.locator("#theme").select_option("dark")
    page.locator("#size").select_option("huge")
    for _ in range(2):
        expect(page.locator("h1")).to_have_text("Instellingen")
        assert page.evaluate("document.documentElement.dataset.theme") == "dark"
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "21px"
        page.reload()


def test_moves_are_typed(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    number = hand.views()[-1]["decision"]["number"]
    hand.page.locator("#cmd").fill("gather gold")
    hand.page.locator("#cmd").press("Enter")
    hand._wait_past(number)


def test_the_first_load_is_small_and_quick(visit: Visit, record_property: Callable[[str, object], None]) -> None:
    """What really goes over the wire, and how long until somebody can click."""
    started = time.monotonic()
    page = visit("/")  # a browser of its own, with an empty cache
    page.wait_for_selector("[data-quick]")
    record_property("seconds to the first click", round(time.monotonic() - started, 2))  # 0.4 on a quiet machine
    assert time.monotonic() - started < 5, "shared machines are slow, but not that slow"
    kinds = "['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))"
    loaded = page.evaluate(f"{kinds}.map((one) => [new URL(one.name).pathname, one.transferSize])")
    assert {path.rpartition(".")[2] for path, _ in loaded} >= {"js", "css", "svg", "woff2"}
    assert sum(size for _, size in loaded) <= 200_000, loaded
    assert sum(size for _, size in loaded) > 30_000, "something was not counted"
