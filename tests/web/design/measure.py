"""What a page looks like, in numbers: texts that leave their box or are covered, overflow, small type, small targets."""

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.web.design.matrix import TOUCHED, Size

# Where scrolling is right: the chronicle, sheets, rules; and the whole page once it is one column.
SCROLLS = ".log, .sheet, .missing, .frame.column, .overpage, [data-scrolls]"
MEASURE = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8").partition("\n")[2]
KNOWN = [
    re.compile(line)
    for line in (Path(__file__).parent / "known.txt").read_text(encoding="utf-8").split("\n")
    if line and not line.startswith("#")
]
# The letters of the shipped font drawn so much wider: the layout has room for it. A wider font is there from the first layout
# on, so everything is laid out anew: what fits its words to its place does so when its place changes.
WIDER_FONT = """async () => {
    const root = document.documentElement.style;
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    root.setProperty("letter-spacing", "0.055em");
    root.setProperty("display", "none");
    await frame();
    root.removeProperty("display");
    await frame();
}"""


def floor_of(size: Size) -> float:
    """The smallest type: chips and counts."""
    return 13 if size[0] >= 1900 else 11.5 if size[0] >= 1000 else 11


def is_known(line: str) -> bool:
    return any(one.match(line) for one in KNOWN)


def measured(page: Page, size: Size) -> dict[str, list[str]]:
    """What is wrong, by kind, but for what is known; that list only shrinks."""
    target = 44 if size in TOUCHED else 32
    found: dict[str, Any] = page.evaluate(MEASURE, {"scrolls": SCROLLS, "floor": floor_of(size), "target": target})
    found["primaries"] = found["primaries"] if len(found["primaries"]) > 1 else []
    new = {what: sorted({one for one in wrong if not is_known(f"{what}: {one}")}) for what, wrong in found.items()}
    return {what: wrong for what, wrong in new.items() if wrong}


def widen(page: Page) -> None:
    page.evaluate(WIDER_FONT)
