"""Zoomed to 200 %, and with the colours of the system: everything is there, nothing is covered, and the focus is seen."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.design.matrix import Scene
from tests.web.design.measure import measured
from tests.web.design.theatre import Theatre
from tests.web.seeing import settle

Visit = Callable[..., Page]
STOPS = 24  # so often Tab is pressed
ZOOMED = (683, 384)  # 1366 x 768 at 200 %
# What has the focus: seen, ringed, and not under something else (what is sticky lies over what scrolls).
FOCUSED = """() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const box = node.getBoundingClientRect();
    const style = getComputedStyle(node);
    const parts = [0.5, 0.15, 0.85];
    const spots = parts.flatMap((x) => parts.map((y) => [box.left + x * box.width, box.top + y * box.height]));
    const free = spots.some(([x, y]) => {
        const top = document.elementFromPoint(x, y);
        return top && (node.contains(top) || top.contains(node) || top.closest("label")?.contains(node));
    });
    const ringed = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
    return { what: node.outerHTML.slice(0, 120), free, ringed };
}"""


def shown(visit: Visit, theatre: Theatre, game: str, **how: Any) -> Page:
    scene = Scene(game, 3, "turn", "en", (), (), seed=5)
    page = visit(theatre.seat_at(scene), locale="en", reduced_motion="reduce", **how)
    page.wait_for_selector("#ask[data-decision]")
    settle(page)
    return page


def lost_focus(page: Page) -> list[str]:
    """Stops of Tab at which nobody would see where they are."""
    wrong = []
    for _ in range(STOPS):
        page.keyboard.press("Tab")
        found = page.evaluate(FOCUSED)
        if found and not (found["free"] and found["ringed"]):
            wrong.append(f"{'covered' if found['ringed'] else 'no ring'}: {found['what']}")
    return wrong


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_zoomed_to_twice_its_size(visit: Visit, theatre: Theatre, game: str) -> None:
    page = shown(visit, theatre, game, viewport={"width": ZOOMED[0], "height": ZOOMED[1]}, device_scale_factor=2)
    assert measured(page, ZOOMED) == {}
    assert lost_focus(page) == []


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_with_the_colours_of_the_system(visit: Visit, theatre: Theatre, game: str) -> None:
    page = shown(visit, theatre, game, viewport={"width": 1366, "height": 768}, forced_colors="active")
    assert page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert measured(page, (1366, 768)) == {}
    assert lost_focus(page) == []
