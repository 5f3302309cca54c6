"""Moments: seen and heard, cut short by any key, never in the way, and still for those who want no motion."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.playing import Hand, play_until

Visit = Callable[..., Page]
ALLOWED = {"transform", "opacity", "filter", "clipPath", "offset", "easing", "composite", "computedOffset"}
# What is animated, and how; what is drawn for moments; how often there is sound; whether anything runs at any frame.
WATCH = """
window.seen = { properties: new Set(), pieces: new Set(), contexts: 0, running: 0, loops: 0, covered: 0 };
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
    for (const frame of [frames].flat()) Object.keys(frame).forEach((name) => seen.properties.add(name));
    if (how.iterations && how.iterations !== 1) seen.loops++;
    return animate.call(this, frames, how);
};
const Context = window.AudioContext;
window.AudioContext = class extends Context { constructor(...all) { super(...all); seen.contexts++; } };
new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.classList?.contains("piece")) seen.pieces.add([...node.classList].slice(1).join(" ").replaceAll("m-", ""));
}).observe(document, { childList: true, subtree: true });
const frame = () => {
    seen.running = Math.max(seen.running, document.getAnimations().filter((one) => one.playState === "running").length);
    const [ask, glass] = [document.querySelector("#ask:not(.theirs)"), document.querySelector(".moments:not(.under)")];
    if (ask && glass?.childElementCount) seen.covered++;
    requestAnimationFrame(frame);
};
requestAnimationFrame(frame);
"""
SEEN = """() => ({ ...seen, properties: [...seen.properties], pieces: [...seen.pieces] })"""


def watched(visit: Visit, game: str, pace: str = "calm", **how: Any) -> Hand:
    """Two clicks to a game, with everything that moves written down."""
    page = visit("/", **how)
    page.add_init_script(WATCH)
    page.evaluate(f"localStorage.regalia = JSON.stringify({{pace: '{pace}'}})")
    page.reload()
    hand = Hand(page, seed=5)
    page.locator(f"[data-quick={game}]").click()
    page.wait_for_selector("#ask")
    return hand


def play_on(hand: Hand, until: Callable[[dict[str, Any]], bool], most: int = 3000) -> dict[str, Any]:
    for _ in range(most):
        found: dict[str, Any] = hand.page.evaluate(SEEN)
        if until(found) or hand.is_over():
            return found
        if not hand.act():
            hand.page.wait_for_timeout(10)
    return found


@pytest.mark.parametrize(("game", "pieces"), [("citadels", {"coin", "card"}), ("dominion", {"card", "back"})])
def test_what_happens_is_seen_to_happen(visit: Visit, game: str, pieces: set[str]) -> None:
    hand = watched(visit, game, reduced_motion="no-preference")
    seen = play_on(hand, lambda found: pieces <= set(found["pieces"]))
    assert pieces <= set(seen["pieces"]), seen
    assert set(seen["properties"]) <= ALLOWED, "only what is cheap to draw"
    assert seen["loops"] == 0
    assert seen["covered"] == 0, "a question of one's own lies above everything that moves"


def test_who_wants_no_motion_sees_none_and_the_same_facts(visit: Visit) -> None:
    hand = watched(visit, "citadels")
    seen = play_on(hand, lambda found: any(piece.startswith("sum") for piece in found["pieces"]))
    assert any(piece.startswith("sum") for piece in seen["pieces"]), "how much gold went from where to where"
    assert seen["running"] == 0


def test_at_once_shows_what_others_did_without_a_movement(visit: Visit) -> None:
    hand = watched(visit, "citadels", "once", reduced_motion="no-preference")
    play_until(hand, "turn", "gather_gold")
    pieces = set(hand.page.evaluate(SEEN)["pieces"])
    assert pieces <= {"round"}, "only that it is one's turn"


def test_any_key_jumps_to_the_end(visit: Visit) -> None:
    hand = watched(visit, "citadels", reduced_motion="no-preference")
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    at = next(at for at, one in enumerate(hand.last["decision"]["options"]) if one["verb"] == "gather_gold")
    page.locator(f"[data-option='{at}']").first.click()
    page.wait_for_selector(".moments .m-coin", state="attached")
    page.keyboard.press("Shift")
    expect(page.locator(".moments .m-coin")).to_have_count(0)


def test_an_answer_is_drawn_when_it_arrives_and_moments_come_after(visit: Visit) -> None:
    """Whatever still moves: two frames after the server's word the table shows it."""
    hand = watched(visit, "citadels", reduced_motion="no-preference")
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    page.evaluate(
        """() => {
            window.late = [];
            const take = (event) => {
                const number = JSON.parse(event.data).view?.decision?.number;
                if (number) requestAnimationFrame(() => requestAnimationFrame(() =>
                    late.push([number, Number(document.querySelector("#ask").dataset.decision)])));
            };
            const send = WebSocket.prototype.send;
            WebSocket.prototype.send = function (text) {
                if (!this.watched) this.addEventListener("message", take);
                this.watched = true;
                return send.call(this, text);
            };
        }"""
    )
    at = next(at for at, one in enumerate(hand.last["decision"]["options"]) if one["verb"] == "gather_gold")
    page.locator(f"[data-option='{at}']").first.click()
    page.wait_for_function("() => late.length > 0")
    for arrived, shown in page.evaluate("late"):
        assert shown >= arrived


def test_no_sound_before_the_first_touch_and_none_from_the_network(visit: Visit) -> None:
    hand = watched(visit, "citadels", reduced_motion="no-preference")
    page = hand.page
    page.reload()
    page.wait_for_selector("#ask[data-decision]")
    assert page.evaluate("seen.contexts") == 0
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.keyboard.press("Shift")
    assert page.evaluate("seen.contexts") == 1
    play_until(hand, "turn", "gather_gold")
    assert [url for url in asked if url.rpartition(".")[2] in ("mp3", "ogg", "wav", "opus", "m4a")] == []


# Without motion the border around the strip stands for two seconds: here for a minute, so that nothing is over by itself.
STANDS_LONG = """
const wait = window.setTimeout;
window.setTimeout = (act, ms, ...rest) => wait(act, ms === 2000 ? 60000 : ms, ...rest);
"""


@pytest.mark.parametrize("leave", ["resize", "go home"])
def test_nothing_hangs_in_the_air_when_the_table_moves_or_is_left(visit: Visit, leave: str) -> None:
    page = visit("/", reduced_motion="reduce")
    page.add_init_script(STANDS_LONG)
    page.reload()
    page.locator("[data-quick=citadels]").click()
    border = page.locator(".moments > .m-round")
    border.wait_for(state="attached")
    if leave == "resize":
        page.set_viewport_size({"width": 900, "height": 1200})
    else:
        page.evaluate("history.pushState(null, '', '/'), dispatchEvent(new PopStateEvent('popstate'))")
        page.wait_for_selector(".tiles", state="attached")
    expect(page.locator(".moments > .piece")).to_have_count(0, timeout=2_000)
