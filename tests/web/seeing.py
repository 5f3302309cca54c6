"""The page as it stands: axe, its width, the size of what fingers must hit."""

from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def check(page: Page, rules: str = "all") -> None:
    """The page's own policy allows no foreign script, so axe comes in as the tester's. ``colours``: only what another theme can
    change in what was looked at already."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    only = {"runOnly": ["color-contrast", "link-in-text-block"]} if rules == "colours" else {}
    found = page.evaluate("options => axe.run(document, options)", {"resultTypes": ["violations"], **only})
    wrong = [
        (one["id"], [(node["html"][:160], node["failureSummary"][:300]) for node in nodes][:4])
        for one in found["violations"]
        if (nodes := [node for node in one["nodes"] if not is_named_card(one["id"], node["html"])])
    ]
    assert not wrong, wrong


def is_named_card(rule: str, html: str) -> bool:
    """Cards and seats are called by their names; the numbers and signs drawn on them are said in words, not in that order."""
    return rule == "label-content-name-mismatch" and any(mark in html for mark in ("data-card=", "data-key=", 'class="top"'))


def check_day_and_night(page: Page) -> None:
    for scheme, rules in (("light", "all"), ("dark", "colours")):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        check(page, rules)


# What can be pressed, without links and names in running text and without what a larger label stands for. 39.5: rounding.
SMALL = """() => {
    const wanted = "a, button, select, summary, input:not([type=range]), label:has(input)";
    const words = (node) => [...node.parentElement.childNodes].some((other) => other.nodeType === 3 && other.data.trim());
    const isSmall = (box) => Math.min(box.width, box.height) < 39.5;
    return [...document.querySelectorAll(wanted)].filter((node) => {
        if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
        if (node.closest(".sr, [inert]")) return false;
        if (node.matches("a, .name") && words(node)) return false;
        if (node.matches("input[type=checkbox], input[type=radio]") && node.closest("label")) return false;
        return isSmall(node.getBoundingClientRect());
    }).map((node) => {
        const box = node.getBoundingClientRect();
        return `${Math.round(box.width)} x ${Math.round(box.height)}: ${node.outerHTML.slice(0, 110)}`;
    });
}"""
WIDER = """() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isBeyond = (node) => node.getBoundingClientRect().right > innerWidth + 1;
    const beyond = [...document.querySelectorAll("body *")].filter(isBeyond);
    return [`${document.documentElement.scrollWidth} wide`, ...beyond.map((node) => node.outerHTML.slice(0, 110)).slice(0, 6)];
}"""


# Letters are there, nothing that ends is still moving, and what was changed has been drawn.
SETTLED = """async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await drawn();
    await document.fonts.ready;
    const ending = document.getAnimations().filter((one) => one.effect.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((one) => one.finished));
    await drawn();
}"""


def settle(page: Page) -> None:
    """Until the page shows what it was last told."""
    page.evaluate(SETTLED)


class Inspector:
    """Looks at one screen after the other and says at the end what is wrong with which."""

    def __init__(self, fingers: bool, axe: bool) -> None:
        self.fingers = fingers
        self.axe = axe
        self.found: dict[str, list[str]] = {}

    def look(self, page: Page, screen: str) -> None:
        settle(page)
        wrong = list(page.evaluate(WIDER))
        if self.fingers:
            wrong += sorted(set(page.evaluate(SMALL)))
        if self.axe:
            try:
                check_day_and_night(page)
            except AssertionError as problem:
                wrong.append(str(problem))
        if wrong:
            self.found[screen] = wrong

    def require_nothing_wrong(self) -> None:
        told = "\n".join(f"{screen}:\n  " + "\n  ".join(wrong) for screen, wrong in self.found.items())
        assert not told, told
