"""How tests play in a browser: with the mouse, or with nothing but the keyboard."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket

Visit = Callable[..., Page]
STATIC = Path(__file__).parents[2] / "src" / "regalia" / "server" / "static"
LIKED = ("build", "income", "gather_gold", "play", "buy")
OVER = ".winner"
PLAY_ALL = """() => {  // several answers, one press; whether there was such a button
    const all = document.querySelector("[data-treasures]");
    all?.click();
    return Boolean(all);
}"""


class Hand:
    """A person at a page. Everything the page receives is kept."""

    def __init__(self, page: Page, keyboard: bool = False, seed: int = 0) -> None:
        self.page = page
        self.keyboard = keyboard
        self.chance = random.Random(seed)
        self.frames: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {"decision": None, "outcome": None}
        self.answers = 0
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)

    def _receive(self, data: str | bytes) -> None:
        frame = json.loads(data)
        self.frames.append(frame)
        self.last = frame.get("view") or self.last

    def is_over(self) -> bool:
        return self.last["outcome"] is not None

    def views(self) -> list[dict[str, Any]]:
        return [frame["view"] for frame in self.frames if frame["t"] == "update" and "view" in frame]

    def is_asked(self) -> bool:
        return self.last["decision"] is not None and self.last["decision"]["options"] is not None

    def act(self) -> bool:
        """Answer if asked; whether there was something to do."""
        if self.is_over() or not self.is_asked():
            return False
        decision = self.last["decision"]
        if not self._page_shows(decision["number"]):
            return True
        options = decision["options"]
        if len(options) == 1 and options[0]["verb"] != "end_turn":  # the page does what is forced by itself
            self._wait_past(decision["number"])
            self.answers += 1
            return True
        if decision["question"] == "buy_phase" and not self.keyboard and self.page.evaluate(PLAY_ALL):
            self._wait_past(decision["number"])  # the page goes on by itself, to the last or to one that asks something
            self.answers += 1
            return True
        wanted = self._wanted(options)
        if self.keyboard:
            self._press_keys(wanted)
        else:
            self._click(wanted)
        self.answers += 1
        self._wait_past(decision["number"])
        return True

    def _page_shows(self, number: int) -> bool:
        """Wait until the page asks it and is not still sending several answers itself; False if it is asked no more."""
        ready = self.page.locator(f"#ask[data-decision='{number}']:not([aria-busy='true'])")
        for _ in range(4000):
            if ready.count():
                return True
            if self.last["decision"] is None or self.last["decision"]["number"] != number:
                return False
            self.page.wait_for_timeout(10)
        raise AssertionError(f"decision {number} is not on the page")

    def _wanted(self, options: list[dict[str, Any]]) -> int:
        liked = [at for at, option in enumerate(options) if option["verb"] in LIKED]
        if liked and options[liked[0]]["verb"] == "buy":  # the dearest, so that games end
            return max(liked, key=lambda at: options[at].get("amounts", {}).get("coins", 0))
        return self.chance.choice(liked or list(range(len(options))))

    def _click(self, wanted: int) -> None:
        spots = self.page.locator(f"[data-option='{wanted}']")
        more = self.page.locator("[data-more]:enabled")
        while not spots.count() and more.count():  # more than the stage shows at once
            more.click()
        holds = self.page.locator(f"[data-holds~='{wanted}']")
        for _ in range(2):  # behind another choice: a power, then whom it is used on
            if not spots.count():
                holds.first.click()
        spot = spots.nth(self.chance.randrange(spots.count()))  # on the stage, or where it lies
        if spot.evaluate("node => node.closest('#hand') !== null"):  # many cards overlap: their left edge is always free
            spot.click(position={"x": 12, "y": 30})
        else:
            spot.click()
        confirm = self.page.locator("[data-confirm]")
        if confirm.count():
            confirm.click()

    def _press_keys(self, wanted: int) -> None:
        keyboard = self.page.keyboard
        numbered = self.page.locator(f"[data-option='{wanted}'][data-number]")
        if numbered.count():
            keyboard.press(numbered.first.get_attribute("data-number") or "")
            if self.page.locator("[data-confirm]").count():
                keyboard.press("Enter")
            return
        keyboard.press("/")
        keyboard.type(str(wanted + 1))
        keyboard.press("Enter")
        keyboard.press("Escape")

    def _wait_past(self, number: int) -> None:
        for _ in range(2000):
            if self.last["decision"] is None or self.last["decision"]["number"] > number:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the answer to decision {number} had no effect: {self.page.locator('#ask').inner_text()}")


def play_out(hands: list[Hand], most: int = 3000) -> None:
    """Everybody answers until the score is there."""
    idle = 0
    for _ in range(most):
        if all(hand.is_over() for hand in hands):
            for hand in hands:
                hand.page.wait_for_selector(OVER)
            return
        if any([hand.act() for hand in hands]):
            idle = 0
        else:
            idle += 1
            assert idle < 3000, "nobody is asked anything"
            hands[0].page.wait_for_timeout(10)
    raise AssertionError("the game does not end")


def quick(visit: Visit, game: str = "citadels", **how: object) -> Hand:
    """Two clicks to a game against bots."""
    page = visit("/", **how)
    hand = Hand(page, seed=5)
    page.locator(f"[data-quick={game}]").click()
    page.wait_for_selector("#ask")
    return hand


def play_until(hand: Hand, question: str, verb: str = "", most: int = 80) -> None:
    """Until the seat is asked that, and offered that. The others may take their time: to wait is no answer."""
    answers = idle = 0
    while answers < most and idle < 9000 and not hand.is_over():
        decision = hand.views()[-1]["decision"] if hand.is_asked() else None
        if decision and decision["question"] == question and (not verb or verb in [one["verb"] for one in decision["options"]]):
            if hand._page_shows(decision["number"]):
                return
            continue
        if hand.act():
            answers, idle = answers + 1, 0
        else:
            idle += 1
            hand.page.wait_for_timeout(10)
    raise AssertionError(f"{question} was never asked in {answers} answers{', then the game was over' * hand.is_over()}")


def own_cast(page: Page) -> None:
    """Begins with the scenario's, once the page knows it."""
    page.wait_for_selector("[data-choice=cast] [data-follows]")
    page.locator("[data-choice=cast] input[value=custom]").check()
