"""``python -m tests.web.paint``: how soon the page paints, in a real browser. Figures, no test: machines differ."""

import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, chromium
from tests.web.design.matrix import Scene
from tests.web.design.theatre import Theatre, theatre_in
from tests.web.seeing import settle

TIMES = 5
ASKED = {
    "first paint of home": 500,
    "a table of 60 pictures": 50,
    "an answer to its painted update": 100,
    "a click on Play now to the first question": 500,
}  # ms at most
FIRST = """() => new Promise((done) => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    if (paint()) done(paint());
    else new PerformanceObserver(() => paint() && done(paint())).observe({ type: "paint", buffered: true });
})"""
# So many pictures are taken away and put back; from there to the frame that has them.
PICTURES = """async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const all = [...document.querySelectorAll("svg.pic")];
    const more = document.createElement("div");
    more.style.cssText = "position: fixed; inset: 0; z-index: 99; display: grid; grid-template-columns: repeat(10, 1fr)";
    for (let at = 0; at < 60; at++) more.append(all[at % all.length].cloneNode(true));
    await frame();
    const begun = performance.now();
    document.body.append(more);
    more.getBoundingClientRect();
    await frame();
    await new Promise((done) => setTimeout(done)); // after that frame's painting
    const ended = performance.now();
    more.remove();
    return ended - begun;
}"""
ANSWER = """() => new Promise((done) => {
    const ask = document.querySelector("#ask");
    const begun = performance.now();
    new MutationObserver((_, watch) => {
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    }).observe(ask, { attributeFilter: ["data-decision"] });
    document.querySelector("#hand [data-option]").click();
})"""

QUESTION = """() => new Promise((done) => {
    const begun = performance.now();
    const asked = () => document.querySelector("#ask[data-decision]");
    const look = () => asked() ? setTimeout(() => done(performance.now() - begun)) : requestAnimationFrame(look);
    document.querySelector("[data-quick]").click();
    look();
})"""


def at_table(browser: Browser, theatre: Theatre) -> Page:
    page = browser.new_page(base_url=theatre.url, viewport={"width": 1366, "height": 768}, reduced_motion="reduce")
    page.goto(theatre.seat_at(Scene("dominion", 3, "turn", "en", (), (), seed=5)))
    page.wait_for_selector("#hand [data-option]")
    settle(page)
    return page


def figures(browser: Browser, theatre: Theatre) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {what: [] for what in ASKED}
    first, pictures, answer, question = found.values()
    for _ in range(TIMES):
        page = browser.new_page(base_url=theatre.url, viewport={"width": 1366, "height": 768})
        page.goto("/")
        first.append(page.evaluate(FIRST))
        page.wait_for_selector("[data-quick]")
        settle(page)
        question.append(page.evaluate(QUESTION))
        page.context.close()
        page = at_table(browser, theatre)
        pictures.append(page.evaluate(PICTURES))
        answer.append(page.evaluate(ANSWER))
        page.context.close()
    return found


def main() -> None:
    with (
        tempfile.TemporaryDirectory() as folder,
        theatre_in(Path(folder)) as theatre,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for what, times in figures(browser, theatre).items():
            print(f"{what}: {statistics.median(times):.0f} ms ({min(times):.0f} to {max(times):.0f}), at most {ASKED[what]}")
        browser.close()


if __name__ == "__main__":
    main()
