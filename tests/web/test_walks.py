"""Every lesson from its first sentence to its last, on a phone or at a desk: the coach shows what it speaks of."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regalia.games import names
from regalia.lessons import Lesson, lesson_of, lessons_of
from tests.web.playing import PLAY_ALL, Hand
from tests.web.seeing import WIDER, settle
from tests.web.test_lessons import COVERED, begin, take
from tests.web.tongues import english_on

Visit = Callable[..., Page]
SHAPES = {"phone": {"width": 390, "height": 844}, "desk": {"width": 1366, "height": 768}}
LESSONS = [f"{game}/{lesson.id}" for game in names() for lesson in lessons_of(game)]
# What is pointed at is in sight and not behind anything; a border that touches the edge of the screen is.
HIDDEN = """() => {
    const ring = document.querySelector(".ring")?.getBoundingClientRect();
    if (!ring) return "";
    const within = { left: ring.left + 5, top: ring.top + 5, right: ring.right - 5, bottom: ring.bottom - 5 };
    if (within.left < -1 || within.top < -1 || within.right > innerWidth + 1 || within.bottom > innerHeight + 1)
        return JSON.stringify(within);
    const top = document.elementFromPoint((ring.left + ring.right) / 2, (ring.top + ring.bottom) / 2);
    return top ? "" : "nothing is there";
}"""


@pytest.mark.parametrize(("name", "shape"), [(name, list(SHAPES)[at % 2]) for at, name in enumerate(LESSONS)])
def test_a_lesson_is_walked(visit: Visit, name: str, shape: str) -> None:
    """In German on a phone, in Dutch at a desk; by the answers as they are written, one press after the other."""
    lesson = lesson_of(name)
    language = "de" if shape == "phone" else "nl"
    page = visit(f"/learn/{lesson.game}", locale=language, viewport=SHAPES[shape])
    assert walk(page, lesson, language) == []
    if lesson.puzzle:
        expect(page.locator("[data-coach] .solved")).to_have_count(1)
    else:
        assert page.locator("[data-coach] p").inner_text()


def walk(page: Page, lesson: Lesson, language: str) -> list[str]:
    """Through the lesson; what is wrong on the way."""
    hand = Hand(page)
    begin(page, lesson.id)
    wrong: list[str] = []
    last = len(lesson.steps) - 1
    for _ in range(1000):
        page.wait_for_timeout(20)
        if not hand.is_asked():
            continue
        at, number = hand.last.get("step", -1), hand.last["decision"]["number"]
        if not hand._page_shows(number):
            continue
        if at < 0:  # Treasures after the first one, of which nothing is said
            page.evaluate(PLAY_ALL)
            continue
        step = lesson.steps[at]
        if step.show:
            wrong += [f"step {at + 1}: {one}" for one in listen(page, language)]
        if step.do >= 0:
            near = page.locator(f"#stage [data-option='{step.do}'], #hand [data-option='{step.do}']")
            take(page, step.do) if near.count() else hand._click(step.do)
        if at == last:
            return wrong
        hand._wait_past(number)
    raise AssertionError("the lesson does not go on")


def listen(page: Page, language: str) -> list[str]:
    """All that is said at one question: what it points at is in sight, and nothing is in another language."""
    wrong: list[str] = []
    while True:
        expect(page.locator("[data-coach] p")).to_have_text(re.compile(r"\S"))
        settle(page)
        page.wait_for_function(f"() => !({COVERED})()")
        said = page.locator("[data-coach] p").inner_text()
        seen = (page.evaluate(HIDDEN), *page.evaluate(WIDER), *english_on(page, language))
        wrong += [f"{said}: {one}" for one in seen if one]
        onward = page.locator("[data-coach-next]")
        if not onward.count():
            return wrong
        onward.click()
        expect(page.locator("[data-coach] p")).not_to_have_text(said)
