"""``python -m tests.web.screenshots FOLDER [SCENE ...]``: every screen as people see it, made by playing in a real browser.

Desktop, phone, dark, and as somebody sees it who tells no red from green or no colours at all.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from regalia.dominion.rules.layout import COFFERS, DEBT, OWN_MAT_NAMES, TOKENS, VILLAGERS
from tests.web.conftest import ARGUMENTS, chromium
from tests.web.playing import Hand, own_cast, play_out
from tests.web.serving import serving

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEEN_AS = ("deuteranopia", "achromatopsia")
PLACES = (
    ("/", "[data-lessons]"),
    ("/new", ".choice"),
    ("/settings", "select"),
    ("/rules", ".entry"),
    ("/learn/citadels", "[data-puzzle-next]"),
)

RICH = [
    "embargo", "native_village", "underling", "engineer", "patron", "island", "camel_train", "overlord", "baker", "villain",
]  # fmt: skip
BESIDE = ["expedition", "pageant", "market_towns"]
RICH_SEED = 4  # of what is answered; the cards are the server's
MOST = 200  # purchases until a table is given up


class Camera:
    def __init__(self, browser: Browser, server: str, folder: Path) -> None:
        self.browser = browser
        self.server = server
        self.folder = folder
        self.lobbies: list[str] = []  # names for pictures of the next lobbies

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


def begin(
    camera: Camera,
    game: str,
    phone: bool = False,
    dark: bool = False,
    language: str = "en",
    seats: int = 4,
    bot: str = "medium",
    kingdom: str = "",
    seed: int = 11,
) -> Hand:
    page = camera.page(phone, dark, language)
    page.goto("/new")
    page.locator(f"input[value={game}]").check()
    page.wait_for_selector("[data-choice=kingdom]" if game == "dominion" else "[data-choice=scenario], [data-choice=cast]")
    page.wait_for_selector("#sits-1 option", state="attached")
    if kingdom:
        page.locator(f"input[name=kingdom][value={kingdom}]").check()
    count = page.locator(".row:has(+ ul.sitting) .stepper")
    for _ in range(8):
        count.locator("button").last.click()
    for _ in range((8 if game == "citadels" else 6) - seats):
        count.locator("button").first.click()
    for seat in range(1, seats):
        page.locator(f"#sits-{seat}").select_option("" if camera.lobbies and seat == 1 else bot)
    page.locator("#name").fill("Ada")
    hand = Hand(page, seed=seed)
    page.locator("[data-open]").click()
    if camera.lobbies:
        page.wait_for_selector("[data-start]")
        camera.take(page, camera.lobbies.pop())
        page.locator("[data-start]").click()
    page.wait_for_selector("#ask")
    return hand


def play_on(hand: Hand, question: str, answers: int, verb: str = "") -> None:
    """Some answers, then on until the question is asked (with a verb that makes the picture worth while)."""
    while not hand.is_over():
        decision = hand.last["decision"] if hand.is_asked() else None
        fits = decision and decision["question"] == question
        if decision and fits and hand.answers >= answers and (not verb or verb in [one["verb"] for one in decision["options"]]):
            hand.page.wait_for_selector("[data-option]")
            return
        if not hand.act():
            hand.page.wait_for_timeout(10)


def take_pages(camera: Camera) -> None:
    """What needs no game."""
    for phone, dark, language, name in ((False, False, "en", ""), (True, True, "de", "-phone-dark")):
        page = camera.page(phone, dark, language)
        for path, ready in PLACES:
            page.goto(path)
            page.wait_for_selector(ready)
            page.wait_for_load_state("networkidle")  # pictures come last
            if path == "/new":
                own_cast(page)
            camera.take(page, (path.strip("/").partition("/")[0] or "home") + name)
        page.context.close()


def take_citadels(camera: Camera) -> None:
    camera.lobbies = ["lobby"]
    desk = begin(camera, "citadels", seats=5)
    play_on(desk, "choose_character", 8)
    desk.page.locator(".chara[data-option]").nth(-1).click()
    camera.take(desk.page, "selection")
    play_on(desk, "turn", 11, "build")
    camera.take(desk.page, "citadels")
    camera.take_as_others_see_it(desk.page, "citadels")
    desk.page.emulate_media(color_scheme="dark")
    camera.take(desk.page, "citadels-dark")
    desk.page.emulate_media(color_scheme="light")
    for spot in desk.page.locator(".card[aria-disabled=true], .mini button[aria-disabled=true]").all()[:1]:
        spot.click(force=True)  # it says that it is disabled, and answers all the same
        camera.take(desk.page, "why-not")
        desk.page.keyboard.press("Escape")
    play_out([desk])
    desk.page.wait_for_selector(".chart")
    camera.take(desk.page, "score")
    desk.page.locator("a[data-decided]").click()
    desk.page.wait_for_selector("[data-moment]", timeout=600_000)  # it is thought through first
    desk.page.locator("#whose").select_option("0")
    desk.page.wait_for_selector("#hand")
    desk.page.locator("[data-moment]").nth(2).click()
    camera.take(desk.page, "replay")
    desk.page.locator("button[data-decided]").click()
    desk.page.set_viewport_size(PHONE)
    camera.take(desk.page, "replay-phone")
    desk.page.context.close()


def take_phones(camera: Camera) -> None:
    phone = begin(camera, "citadels", phone=True)
    play_on(phone, "choose_character", 8)
    camera.take(phone.page, "selection-phone")
    play_on(phone, "turn", 9, "build")
    camera.take(phone.page, "citadels-phone")
    phone.page.emulate_media(color_scheme="dark")
    camera.take(phone.page, "citadels-phone-dark")
    phone.page.emulate_media(color_scheme="light")
    play_out([phone])
    phone.page.wait_for_selector(".chart")
    camera.take(phone.page, "score-phone")
    phone.page.context.close()
    dominion = begin(camera, "dominion", phone=True, seats=3, language="de")
    play_on(dominion, "buy_phase", 14, "buy")
    camera.take(dominion.page, "dominion-phone")
    dominion.page.context.close()


def take_eight(camera: Camera) -> None:
    eight = begin(camera, "citadels", seats=8, language="nl")
    play_on(eight, "turn", 8, "build")
    camera.take(eight.page, "citadels-8-seats")
    eight.page.set_viewport_size(PHONE)
    camera.take(eight.page, "citadels-8-seats-phone")
    eight.page.context.close()


def take_dominion(camera: Camera) -> None:
    dominion = begin(camera, "dominion", seats=3)
    play_on(dominion, "buy_phase", 20, "buy")
    camera.take(dominion.page, "dominion")
    camera.take_as_others_see_it(dominion.page, "dominion")
    dominion.page.emulate_media(color_scheme="dark")
    camera.take(dominion.page, "dominion-dark")
    dominion.page.emulate_media(color_scheme="light")
    play_out([dominion])
    dominion.page.wait_for_selector(".chart")
    camera.take(dominion.page, "score-dominion")
    dominion.page.locator("a[href*=replay]").first.click()
    dominion.page.wait_for_selector("#slider")
    dominion.page.locator("#slider").fill("60")
    camera.take(dominion.page, "replay-dominion")
    dominion.page.context.close()


def take_rich(camera: Camera) -> None:
    """All that may lie beside the cards: an Event, a Project and an Ally, tokens of many sorts, cards in play."""
    page = camera.page()
    hand = Hand(page, seed=RICH_SEED)
    choices = {"game": "dominion", "seats": 4, "kingdom": RICH, "landscapes": BESIDE, "colonies": True}
    opened = page.request.post("/api/tables", data={"player": "Ada", "choices": choices, "bots": ["easy"] * 3}).json()
    page.goto(f"/t/{opened['table']}#{opened['secret']}")
    page.wait_for_selector("#ask")
    for _ in range(MOST):
        play_on(hand, "buy_phase", hand.answers + 1, "buy")
        if hand.is_over() or is_rich(hand.last):
            break
    if hand.is_over() or not is_rich(hand.last):
        raise AssertionError("nothing worth a picture happened: take it again, the cards fall otherwise")
    page.wait_for_load_state("networkidle")
    camera.take(page, "dominion-rich")
    page.context.close()


def is_rich(view: dict[str, Any]) -> bool:
    """Of Coffers, Villagers, Debt and cards on a mat three are there, whoever has them, and the viewer has cards in play."""
    tokens: list[int] = view["facts"]["tokens"]
    mats = [cards for zone, cards in view["zones"].items() if zone.startswith((*OWN_MAT_NAMES, "exile")) and cards]
    there = [bool(mats), *(any(tokens[sort::TOKENS]) for sort in (COFFERS, VILLAGERS, DEBT))]
    return len(view["zones"]["play_0"]) > 1 and sum(there) >= 3


def take_passing(camera: Camera) -> None:
    page = camera.page()
    page.goto("/new")
    page.locator("#name").fill("Ada")
    page.locator("#sits-3").select_option("")
    page.locator("#shared").check()
    page.locator("#fellows").fill("Ben")
    page.locator("[data-open]").click()
    for _ in range(200):
        if page.locator("[data-uncover]").count():
            break
        if page.locator(".chara[data-option]").count():
            page.locator(".chara[data-option]").first.click()
            page.locator("[data-confirm]").click()
        page.wait_for_timeout(50)
    camera.take(page, "pass-and-play")
    page.context.close()


SCENES = (take_pages, take_citadels, take_phones, take_eight, take_dominion, take_rich, take_passing)


def main(folder: Path, only: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as database, serving(Path(database)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        camera = Camera(browser, server, folder)
        for scene in SCENES:
            if not only or scene.__name__ in only:
                scene(camera)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
