"""Every fact of the view is on the page: walk the view, look for each in what is drawn or said to those who listen."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.web.design.facts import Facts
from tests.web.design.matrix import Scene, how, sample
from tests.web.design.theatre import NAMES, Theatre
from tests.web.playing import Hand
from tests.web.seeing import settle

Visit = Callable[..., Page]
MOMENTS = ("choosing", "turn", "several", "target", "react", "waiting")


def opened(visit: Visit, theatre: Theatre, scene: Scene, company: bool = False) -> Hand:
    """The page at the scene's table, and what it was sent."""
    page = visit("/", **how(scene, scene.sizes[0]))
    hand = Hand(page, seed=scene.seed)
    page.goto(theatre.seat_at(scene, company))
    try:
        page.wait_for_selector("#ask[data-decision]")
    except TimeoutError as problem:  # what was there instead, and what was the last thing sent
        raise AssertionError(f"{page.inner_text('body')[:400]!r}, {str(hand.frames[-1:])[:600]}") from problem
    return hand


def missing(hand: Hand, scene: Scene) -> list[str]:
    settle(hand.page)
    setup = next(frame["table"]["setup"] for frame in reversed(hand.frames) if (frame.get("table") or {}).get("setup"))
    return Facts(hand.page, hand.last, setup, list(NAMES[: scene.seats]), scene.language).missing()


@pytest.mark.parametrize("scene", sample(6, MOMENTS, sizes=1), ids=str)
def test_every_fact_of_the_view_is_on_the_page(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    hand = opened(visit, theatre, scene)
    found: dict[str, list[str]] = {}
    for width, height in scene.sizes:
        hand.page.set_viewport_size({"width": width, "height": height})
        if wrong := missing(hand, scene):
            found[f"{width} x {height}"] = wrong
    assert not found, "\n".join(f"{size}: {wrong}" for size, wrong in found.items())
