"""Zones never move: strip, dock, hand and the end of the turn lie where they lay, whatever is answered."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.design.matrix import LONG, SEED, SIZES, Scene, sample
from tests.web.design.measure import measured
from tests.web.design.test_facts import missing, opened
from tests.web.design.theatre import Theatre
from tests.web.playing import OVER, Hand
from tests.web.seeing import settle

Visit = Callable[..., Page]
ANSWERS = 200 if LONG else 10
LOOKED_AT = 10  # so often everything is measured in a whole game
ZONES = """() => {
    const found = {};
    for (const [name, selector] of Object.entries({ strip: ".z-strip", dock: ".z-dock", hand: "#hand", stage: ".z-stage" })) {
        const node = document.querySelector(selector);
        if (node) {
            const { x, y, width, height } = node.getBoundingClientRect();
            found[name] = [x, y, width, height].map((number) => Math.round(number * 100) / 100);
        }
    }
    const end = document.querySelector("[data-end]");
    if (end) {
        const { right, top, height } = end.getBoundingClientRect();
        found.end = [right, top, height].map((number) => Math.round(number * 100) / 100);
    }
    return found;
}"""


def moved(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """Zones that are there both times and lie elsewhere."""
    return {name: (before[name], after[name]) for name in before.keys() & after.keys() if before[name] != after[name]}


def next_question(hand: Hand) -> bool:
    """Wait until the viewer is asked; False once the game is over."""
    for _ in range(6000):
        if hand.is_over():
            return False
        if hand.is_asked() and hand._page_shows(hand.last["decision"]["number"]):
            return True
        hand.page.wait_for_timeout(10)
    raise AssertionError("nobody is asked anything")


@pytest.mark.parametrize("scene", sample(2, ("turn", "choosing"), sizes=1), ids=str)
def test_zones_stay_where_they_are(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    hand = opened(visit, theatre, scene, company=True)
    for width, height in scene.sizes:
        hand.page.set_viewport_size({"width": width, "height": height})
        zones: dict[str, Any] = {}
        for _ in range(ANSWERS):
            if not next_question(hand):
                return
            settle(hand.page)
            now = hand.page.evaluate(ZONES)
            assert not moved(zones, now), (width, height, hand.last["decision"]["question"], moved(zones, now))
            zones |= now
            hand.act()


@pytest.mark.parametrize("size", SIZES if LONG else random.Random(SEED).sample(SIZES, 2), ids=str)
@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_whole_games_by_random_presses(visit: Visit, theatre: Theatre, game: str, size: tuple[int, int]) -> None:
    """No error, nothing out of place, every fact found, to the score; otherwise so many answers of it."""
    scene = Scene(game, 3, "turn", "en", (size,), ("light",))
    hand = opened(visit, theatre, scene, company=True)
    wrong: list[str] = []
    for answer in range(2_000 if LONG else 24):
        if not next_question(hand):
            hand.page.wait_for_selector(OVER)
            break
        if answer % LOOKED_AT == 0:
            settle(hand.page)
            question = hand.last["decision"]["question"]
            wrong += [f"{question}: {what}: {one}" for what, one in measured(hand.page, size).items()]
            wrong += [f"{question}: {fact}" for fact in missing(hand, scene)]
        hand.act()
    assert not wrong, "\n".join(wrong)
