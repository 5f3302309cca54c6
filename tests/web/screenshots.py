"""``python -m tests.web.screenshots FOLDER``: every screen as people see it, made by playing in a real browser.

Desktop, phone, dark, and as somebody sees it who tells no red from green or no colours at all.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import ARGUMENTS, chromium
from tests.web.playing import Hand, play_out
from tests.web.serving import serving

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
SEEN_AS = ("deuteranopia", "achromatopsia")


class Camera:
    def __init__(self, browser: Browser, server: str, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder

    def page(self, phone: bool = False, dark: bool = False, language: str = "en") -> Page:
        return self.browser.new_context(
            base_url=self.server,
            viewport=PHONE if phone else DESKTOP,
            device_scale_factor=2 if phone else 1,
            color_scheme="dark" if dark else "light",
            locale=language,
            reduced_motion="reduce",
            has_touch=phone,
        ).new_page()

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(0, 0)
        page.wait_for_timeout(250)
        page.screenshot(path=self.folder / f"{name}.png")
        print(self.folder / f"{name}.png", flush=True)

    def take_as_others_see_it(self, page: Page, name: str) -> None:
        session = page.context.new_cdp_session(page)
        for kind in SEEN_AS:
            session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
            self.take(page, f"{name}-{kind}")
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})


def begin(camera: Camera, game: str, phone: bool = False, dark: bool = False, language: str = "en", seats: int = 4) -> Hand:
    page = camera.page(phone, dark, language)
    page.goto("/new")
    page.locator(f"input[value={game}]").check()
    page.wait_for_selector("#level option", state="attached")
    for number in (0, 1):  # seats, then bots
        for _ in range(8):
            page.locator("button.btn.small:has-text('+')").nth(number).click()
        for _ in range((8 if game == "citadels" else 6) - seats if number == 0 else 0):
            page.locator("button.btn.small:has-text('−')").first.click()
    page.locator("#name").fill("Ada")
    hand = Hand(page, seed=11)
    page.locator("[data-open]").click()
    page.locator("[data-start]").click()
    page.wait_for_selector("#ask")
    return hand


def play_on(hand: Hand, question: str, answers: int, verb: str = "") -> None:
    """Some answers, then on until the question is asked (with a verb that makes the picture worth while)."""
    while not hand.is_over():
        decision = hand.last["decision"] if hand.is_asked() else None
        fits = decision and decision["question"] == question
        if fits and hand.answers >= answers and (not verb or verb in [one["verb"] for one in decision["options"]]):
            hand.page.wait_for_selector("[data-option]")
            return
        if not hand.act():
            hand.page.wait_for_timeout(10)


def take_all(camera: Camera) -> None:
    for phone, dark, language, name in ((False, False, "en", ""), (True, True, "de", "-phone-dark")):
        page = camera.page(phone, dark, language)
        for path, ready in (("/", "h1"), ("/new", ".choice"), ("/settings", "select"), ("/rules", ".entry")):
            page.goto(path)
            page.wait_for_selector(ready)
            if path == "/new":
                page.locator("input[value=custom]").check()
            camera.take(page, (path.strip("/") or "home") + name)
    desk = begin(camera, "citadels", seats=5)
    play_on(desk, "choose_character", 20)
    desk.page.locator(".chara[data-option]").nth(-1).click()
    camera.take(desk.page, "selection")
    play_on(desk, "turn", 28, "build")
    camera.take(desk.page, "citadels")
    camera.take_as_others_see_it(desk.page, "citadels")
    desk.page.emulate_media(color_scheme="dark")
    camera.take(desk.page, "citadels-dark")
    desk.page.emulate_media(color_scheme="light")
    play_out([desk])
    camera.take(desk.page, "score")
    desk.page.locator("a[href*=replay]").click()
    desk.page.wait_for_selector(".replaylog li")
    desk.page.locator("#slider").fill("40")
    camera.take(desk.page, "replay")
    phone = begin(camera, "citadels", phone=True)
    play_on(phone, "choose_character", 12)
    camera.take(phone.page, "selection-phone")
    play_on(phone, "turn", 16, "build")
    camera.take(phone.page, "citadels-phone")
    phone.page.emulate_media(color_scheme="dark")
    camera.take(phone.page, "citadels-phone-dark")
    dominion = begin(camera, "dominion", seats=3)
    play_on(dominion, "buy_phase", 30, "buy")
    camera.take(dominion.page, "dominion")
    eight = begin(camera, "citadels", seats=8, language="nl")
    play_on(eight, "turn", 12, "build")
    camera.take(eight.page, "citadels-8-seats")


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as database, serving(Path(database)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        take_all(Camera(browser, server, folder))
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
