"""Everyone can play: typing, single keys, without colours, without motion, by ear, with the page in the background."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Hand, play_until, quick
from tests.web.seeing import settle

Visit = Callable[..., Page]
COUNT_TONES = """() => {
    window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones++; return start.apply(this, when); };
}"""
LOOK_AWAY = """() => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => true });
    window.titles = new Set();
    setInterval(() => window.titles.add(document.title), 50);
}"""
# Whatever shows its kind by a colour shows it by a symbol, a letter and a word as well.
COLOURED = """nodes => nodes.map((node) => ({
    hatched: getComputedStyle(node.querySelector(".spine")).backgroundImage.includes("gradient"),
    sign: node.matches(".s-mini") || Boolean(node.querySelector(".ty")),
    name: node.getAttribute("aria-label") ?? node.querySelector(".sr").textContent,
    kind: node.dataset.kind,
}))"""


@pytest.mark.parametrize(
    ("game", "language", "question", "verb", "typed"),
    [
        ("citadels", "de", "turn", "gather_gold", "gold nehmen"),
        ("citadels", "nl", "turn", "gather_gold", "goud nemen"),
        ("dominion", "en", "buy_phase", "play", "play copper"),
        ("dominion", "de", "buy_phase", "play", "spiele kupfer"),
    ],
)
def test_moves_are_typed_in_every_language(
    visit: Visit, game: str, language: str, question: str, verb: str, typed: str
) -> None:
    hand = quick(visit, game, locale=language)
    play_until(hand, question, verb)
    number = hand.last["decision"]["number"]
    hand.page.keyboard.press("/")
    hand.page.keyboard.type(typed)
    hand.page.keyboard.press("Enter")
    hand._wait_past(number)
    hand.page.keyboard.press("Escape")


def test_what_is_typed_wrong_is_answered(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn")
    hand.page.locator("#cmd").fill("fly to the moon")
    hand.page.locator("#cmd").press("Enter")
    expect(hand.page.locator("[role=status] .reply")).to_contain_text("fly to the moon")


def test_single_keys_act(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    number = hand.last["decision"]["number"]
    page.locator("h1").evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("1")
    if page.locator("[data-confirm]").count():
        page.keyboard.press("Enter")
    hand._wait_past(number)
    play_until(hand, "turn", "end_turn")
    number = hand.last["decision"]["number"]
    for key, there in (("q", "#q"), ("k", "#hand button"), ("c", "#city"), ("t", "#track"), ("l", "#log .scroll")):
        if page.locator(there).count():
            page.keyboard.press(key)
            assert page.evaluate("there => document.activeElement.matches(there)", there), key
    page.keyboard.press("o")
    page.keyboard.press("2")
    assert page.evaluate("document.activeElement.matches('.seat')")
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("s")
    expect(sound).to_have_attribute("aria-pressed", "false")
    assert hand.last["decision"]["number"] == number, "looking round answers nothing"
    page.keyboard.press("e")
    hand._wait_past(number)


def test_single_keys_can_be_switched_off(visit: Visit) -> None:
    page = visit("/settings")
    page.get_by_label("single keys act").uncheck()
    page.goto("/")
    page.locator("[data-quick=citadels]").click()
    page.wait_for_selector("#stage [data-option]")
    page.keyboard.press("1")
    settle(page)
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.locator("#stage [data-option]").first.click()  # the same by hand
    page.wait_for_function("() => document.querySelector('[data-confirm], #ask[aria-busy=true]') !== null")


@pytest.mark.parametrize("sound", [True, False])
def test_a_sound_calls_to_the_turn_if_wanted(visit: Visit, sound: bool) -> None:
    page = visit("/settings")
    page.locator("#volume").fill("40" if sound else "0")
    hand = quick_again(page)
    page.evaluate(COUNT_TONES)
    play_until(hand, "turn")
    if sound:
        page.wait_for_function("() => window.tones > 0")
    else:
        settle(page)
        assert page.evaluate("window.tones") == 0


def quick_again(page: Page) -> Hand:
    """Two clicks, in a page that is open already."""
    hand = Hand(page, seed=5)
    page.locator("header a.brand").click()
    page.locator("[data-quick=citadels]").click()
    page.wait_for_selector("#ask")
    return hand


def test_the_title_flashes_for_those_who_look_elsewhere(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn")
    hand.page.evaluate(LOOK_AWAY)
    hand.page.wait_for_function("() => window.titles.size > 1")
    titles = hand.page.evaluate("[...window.titles]")
    assert all("Your turn" in title for title in titles) and any(title.startswith("●") for title in titles)


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_colour_is_never_alone(visit: Visit, game: str) -> None:
    hand = quick(visit, game)
    play_until(hand, "turn" if game == "citadels" else "buy_phase", "build" if game == "citadels" else "", most=120)
    shown = hand.page.locator(".k[data-card]").evaluate_all(COLOURED)
    assert len(shown) >= 5
    for one in shown:
        assert one["hatched"] and one["sign"], one
        assert one["kind"] and one["kind"] in one["name"], one  # the kind is named, too
    seats = hand.page.locator(".seat .who").all_inner_texts()
    assert all(seats) and len(set(seats)) == len(seats), "players are told apart by their names"


def test_motion_can_be_switched_off_in_the_settings(visit: Visit) -> None:
    page = visit("/settings", reduced_motion="no-preference")
    page.locator("#motion").select_option("none")
    hand = quick_again(page)
    play_until(hand, "turn")
    lasting = "document.getAnimations().filter((one) => one.effect.getTiming().duration > 0).length"
    assert page.evaluate(lasting) == 0
    moving = """[...document.querySelectorAll("*")].filter((node) => {
        const style = getComputedStyle(node);
        return parseFloat(style.transitionDuration) > 0 || style.animationName !== "none";
    }).length"""
    assert page.evaluate(moving) == 0


def test_what_happens_is_said_aloud(visit: Visit) -> None:
    """The log is a live region to which lines are added; the question and what was done to me are said at once."""
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn")
    log = page.locator("[role=log]")
    assert log.get_attribute("aria-live") == "polite" and log.get_attribute("aria-relevant") == "additions"
    before = log.inner_text()
    hand.act()
    page.wait_for_function("before => document.querySelector('[role=log]').innerText !== before", arg=before)
    expect(page.locator("[role=status][aria-live=assertive]")).not_to_be_empty()
    expect(page.locator("h2#q")).not_to_be_empty()
    unnamed = page.locator("button:visible, a:visible, select:visible, input:visible").evaluate_all(
        "nodes => nodes.filter((node) => !(node.ariaLabel || node.textContent.trim() || node.labels?.length)).length"
    )
    assert unnamed == 0
