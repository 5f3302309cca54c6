"""Nothing leaves its box, nothing is covered, nothing scrolls or is cut off, type and targets are large enough, one primary."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web.design.matrix import Scene, how, sample
from tests.web.design.measure import measured, widen
from tests.web.design.theatre import Theatre
from tests.web.seeing import check, settle

Visit = Callable[..., Page]
READY = "#ask[data-decision], .overpage, .winner"


def shown(visit: Visit, theatre: Theatre, scene: Scene) -> Page:
    page = visit(theatre.seat_at(scene), **how(scene, scene.sizes[0]))
    page.wait_for_selector(READY)
    return page


@pytest.mark.parametrize("scene", sample(6), ids=str)
def test_everything_has_its_room(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    page = shown(visit, theatre, scene)
    if scene.wide:
        widen(page)
    wrong: dict[str, object] = {}
    for width, height in scene.sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in scene.themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            settle(page)
            found = measured(page, (width, height))
            if found:
                wrong[f"{width} x {height}, {theme}"] = found
    assert not wrong, "\n".join(f"{where}: {what}: {one}" for where, all_ in wrong.items() for what, one in all_.items())  # type: ignore[attr-defined]


@pytest.mark.parametrize("scene", sample(2, sizes=1), ids=str)
def test_axe_finds_nothing(visit: Visit, theatre: Theatre, scene: Scene) -> None:
    page = shown(visit, theatre, scene)
    for width, height in scene.sizes:
        page.set_viewport_size({"width": width, "height": height})
        for theme in scene.themes:
            page.emulate_media(color_scheme=theme, reduced_motion="reduce")  # type: ignore[arg-type]
            settle(page)
            check(page)
