"""axe, on the page as it stands."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page) -> None:
    """The page's own policy allows no foreign script, so axe comes in as the tester's."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    wrong = [
        (one["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in one["nodes"]][:4])
        for one in found["violations"]
    ]
    assert not wrong, wrong


def check_day_and_night(page: Page) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        check(page)
