"""Zones never move: strip, dock, hand and the end of the turn lie where they lay, whatever is answered."""

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.design.matrix import LONG, SEED, SIZES, Scene, how, sample
from tests.web.design.measure import measured
from tests.web.design.test_facts import missing, opened
from tests.web.design.theatre import Theatre
from tests.web.playing import OVER, Hand
from tests.web.seeing import settle

Visit = Callable[..., Page]
ANSWERS = 200 if LONG else 10
PRESSES = 40  # so many until an answer is sent: pages are turned, cards are laid aside one by one
LOOKED_AT = 10  # so often everything is measured in a whole game
WALKS = [replace(scene, sizes=(size,)) for scene in sample(2, ("turn",), sizes=1, tongues=1) for size in scene.sizes]
WALK = (Path(__file__).parent / "walk.js").read_text(encoding="utf-8").partition("\n")[2]


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


def walk(page: Page, lot: random.Random, answers: int) -> Iterator[tuple[str, dict[str, Any]]]:
    """Press what can be pressed, by lot, for so many answers or to the end; what is asked, and where the zones lie."""
    numbers: set[int] = set()
    presses = 0
    while len(numbers) < answers:
        now = page.evaluate(WALK, {"over": OVER, "chance": lot.random(), "patience": 60_000})
        if "over" in now:
            return
        assert "stuck" not in now, now
        presses = presses + 1 if now["number"] in numbers else 0
        assert presses < PRESSES, f"no answer comes of pressing: {now}"
        numbers.add(now["number"])
        yield now["what"], now["zones"]
        if now.get("spot"):
            page.mouse.click(*now["spot"])
        else:  # a sheet lies over everything
            page.keyboard.press("Escape")


@pytest.mark.parametrize("scene", WALKS, ids=str)
def test_zones_stay_where_they_are(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    page = visit(theatre.seat_at(scene, company=True), **how(scene, scene.sizes[0]))
    zones: dict[str, Any] = {}
    for question, now in walk(page, random.Random(f"{scene}"), ANSWERS):
        assert not moved(zones, now), (question, moved(zones, now))
        zones |= now


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
