"""Nothing leaves its box, nothing is covered, nothing scrolls or is cut off, type and targets are large enough, one primary."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Page

from tests.web.design.matrix import TOUCHED, Scene, Size, how, sample, themes_at
from tests.web.design.measure import measured, widen
from tests.web.design.theatre import Theatre
from tests.web.seeing import check, settle

Visit = Callable[..., Page]
READY = "#ask[data-decision], .overpage, .winner"


def pages(visit: Visit, theatre: Theatre, scene: Scene) -> Iterator[tuple[Page, Size, str]]:
    """The scene at each of its sizes, in each of its fonts: one page for those that fingers touch, one for the others."""
    address = theatre.seat_at(scene)
    for touched in (False, True):
        sizes = [size for size in scene.sizes if (size in TOUCHED) is touched]
        if not sizes:
            continue
        page = visit(address, **how(scene, sizes[0]))
        page.wait_for_selector(READY)
        for font in scene.fonts:
            if font == "wide":
                widen(page)
            for size in sizes:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                yield page, size, font


def wear(page: Page, theme: str) -> None:
    page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
    settle(page)


@pytest.mark.parametrize("scene", sample(6), ids=str)
def test_everything_has_its_room(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    wrong: dict[str, object] = {}
    for page, size, font in pages(visit, theatre, scene):
        for theme in themes_at(scene, size, font):
            wear(page, theme)
            if found := measured(page, size):
                wrong[f"{size[0]} x {size[1]}, {theme}, {font}"] = found
    assert not wrong, "\n".join(f"{where}: {what}: {one}" for where, all_ in wrong.items() for what, one in all_.items())  # type: ignore[attr-defined]


@pytest.mark.parametrize("scene", sample(2, sizes=1, tongues=1), ids=str)
def test_axe_finds_nothing(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    themes = list(scene.themes)
    for page, _, _ in pages(visit, theatre, replace(scene, fonts=("shipped",))):
        for at, theme in enumerate(themes):
            wear(page, theme)
            check(page, "colours" if at else "all")
        themes.reverse()  # the next size begins with the one that is worn: to change it is dear


def test_a_city_beyond_its_goal_stays_in_its_place(visit: Visit, theatre: Theatre) -> None:
    scene = Scene("citadels", 4, "over", "de", ((360, 740),), ("light",), seed=2)
    page = visit(theatre.seat_at(scene), viewport={"width": 360, "height": 740}, has_touch=True)
    page.locator("[data-look]").click()  # the table as it stood
    settle(page)
    assert page.locator("#city > li").count() > 7, "another seed: this city was not completed twice over"
    city, dock = (page.locator(one).bounding_box() for one in ("#city", ".z-dock"))
    assert city and dock and dock["y"] <= city["y"] and city["y"] + city["height"] <= dock["y"] + dock["height"]
