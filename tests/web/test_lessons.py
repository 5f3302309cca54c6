"""Lessons in a real browser: the coach points, the learner does it, by mouse and by keys, in every language; puzzles ask."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regalia.lessons import lesson_of, lessons_of, puzzles_of
from regalia.words.messages import catalogue as words_in
from tests.web.seeing import check, check_day_and_night

Visit = Callable[..., Page]
RINGED = """(option) => {  // whether the ring lies around the option that is wanted
    const ring = document.querySelector(".ring")?.getBoundingClientRect();
    return Boolean(ring) && [...document.querySelectorAll(`[data-option="${option}"]`)].some((node) => {
        const box = node.getBoundingClientRect();
        return Math.abs(box.left - ring.left) < 12 && Math.abs(box.top - ring.top) < 12;
    });
}"""


def begin(page: Page, lesson: str) -> None:
    page.locator(f"[data-lesson={lesson}]").click()
    page.wait_for_selector("[data-coach]")


def hear(page: Page) -> list[str]:
    """What the coach has to say at this question, read to its end with the keyboard."""
    said = [page.locator("[data-coach] p").inner_text()]
    while page.locator("[data-coach-next]").count():
        page.locator("[data-coach-next]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-coach] p")).not_to_have_text(said[-1])
        said.append(page.locator("[data-coach] p").inner_text())
    return said


def take(page: Page, option: int) -> None:
    """On the stage or in the hand; what is offered there may lie elsewhere, too."""
    near = page.locator(", ".join(f"{place} [data-option='{option}']" for place in ("#stage", "#hand", "#ask")))
    (near if near.count() else page.locator(f"[data-option='{option}']")).first.click()
    if page.locator("[data-confirm]").count():
        page.locator("[data-confirm]").click()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_first_game_of_citadels(visit: Visit, language: str) -> None:
    lesson = lessons_of("citadels")[0]
    page = visit("/learn/citadels", locale=language)
    check(page)
    begin(page, lesson.id)
    first = lesson.steps[0]
    assert len(hear(page)) == len(first.show)
    page.wait_for_function(RINGED, arg=first.do)
    if language == "en":
        check_day_and_night(page)
        other = page.locator(f"#stage [data-option]:not([data-option='{first.do}'])").first
        other.click()
        page.locator("[data-confirm]").click()
        expect(page.locator("[data-coach] p")).to_have_text("Try this one first.")
        assert page.locator("#stage [data-option]").count() > 1, "nothing was answered"
    take(page, first.do)
    page.wait_for_function("() => document.querySelector('[data-coach] p')?.textContent")
    expect(page.locator("[data-coach-next]")).to_have_count(1)
    assert len(hear(page)) >= len(lesson.steps[1].show)


def test_it_is_resumed_where_it_was_left(visit: Visit) -> None:
    lesson = lessons_of("dominion")[0]
    page = visit("/learn/dominion")
    begin(page, lesson.id)
    before = hear(page)
    address = page.url
    page.goto("/")
    page.goto(address)
    page.wait_for_selector("[data-coach]")
    assert hear(page) == before


# What the coach says must not lie on what it speaks of. A hair's breadth is rounding.
COVERED = """() => {
    const [ring, coach] = [".ring", "[data-coach]"].map((one) => document.querySelector(one)?.getBoundingClientRect());
    if (!ring || !coach) return 0;
    const across = Math.min(ring.right, coach.right) - Math.max(ring.left, coach.left);
    const down = Math.min(ring.bottom, coach.bottom) - Math.max(ring.top, coach.top);
    return across > 1 && down > 1 ? across * down : 0;
}"""


@pytest.mark.parametrize(
    ("size", "language"), [((1280, 720), "en"), ((360, 740), "de"), ((740, 360), "nl")], ids=["desk", "phone", "across"]
)
def test_a_lesson_with_its_puzzle(visit: Visit, size: tuple[int, int], language: str) -> None:
    """Nothing gives the answer away, a wrong one gets its reason and changes nothing, and what was solved stays so."""
    lesson = lesson_of("citadels/income")
    page = visit("/learn/citadels", locale=language, viewport={"width": size[0], "height": size[1]})
    begin(page, lesson.id)
    for step in lesson.steps[:-1]:
        listen(page, len(step.show))
        take(page, step.do)
    puzzle = lesson.steps[-1]
    listen(page, len(puzzle.show))
    assert not page.evaluate(RINGED, puzzle.do), "the puzzle points at its answer"
    check(page)
    asked = page.locator("[data-coach] p").inner_text()
    wrong = min(puzzle.wrong)
    take(page, wrong)
    expect(page.locator("[data-coach] p")).not_to_have_text(asked)
    assert page.locator(f"[data-option='{puzzle.do}']").count(), "the question is still open"
    assert not page.evaluate(RINGED, puzzle.do)
    page.locator("[data-coach-answer]").focus()
    page.keyboard.press("Enter")
    page.wait_for_function(RINGED, arg=puzzle.do)
    assert page.evaluate(f"Boolean(document.activeElement.closest('[data-option=\"{puzzle.do}\"]'))"), "the keys go on there"
    take(page, puzzle.do)
    expect(page.locator("[data-coach] .solved")).to_have_count(1)
    check(page)
    page.locator("[data-coach-learn]").click()
    expect(page.locator(f"[data-lesson={lesson.id}] .good")).to_have_count(1)
    assert not page.locator(f"[data-lesson-again={lesson.id}]").count(), "what is done is not begun"


def listen(page: Page, lines: int) -> None:
    """All that is said at one step: what it points at stays in sight."""
    for line in range(lines):
        expect(page.locator("[data-coach-next]")).to_have_count(1 if line < lines - 1 else 0)
        page.wait_for_selector(".ring")
        page.wait_for_function(f"() => !({COVERED})()")
        if line < lines - 1:
            page.locator("[data-coach-next]").click()


def test_a_lesson_that_was_left_goes_on(visit: Visit) -> None:
    lesson = lesson_of("citadels/income")
    page = visit("/learn/citadels")
    begin(page, lesson.id)
    hear(page)
    take(page, lesson.steps[0].do)
    listen(page, len(lesson.steps[1].show))
    left = page.url
    said = page.locator("[data-coach] p").inner_text()
    page.goto("/learn/citadels")
    again = page.locator(f"[data-lesson-again={lesson.id}]")
    expect(again).to_have_count(1)
    check(page)
    page.locator(f"[data-lesson={lesson.id}]").click()
    expect(page.locator("[data-coach] p")).to_have_text(said)
    assert page.url == left
    page.goto("/learn/citadels")
    again.click()
    page.wait_for_selector("[data-coach]")
    assert page.url != left


def test_the_next_lesson_is_one_press_away(visit: Visit) -> None:
    """From the last sentence of one to the first of the next."""
    lesson = lesson_of("citadels/few")
    page = visit("/learn/citadels")
    begin(page, lesson.id)
    for step in lesson.steps:
        listen(page, len(step.show))
        take(page, step.do)
    expect(page.locator("[data-coach] .solved")).to_have_count(1)
    assert not page.locator("[data-coach-following]").count(), "it is the last one"
    page.goto("/learn/citadels")
    before = lessons_of("citadels")[-2]
    begin(page, before.id)
    for step in before.steps:
        listen(page, len(step.show))
        take(page, step.do)
    page.locator("[data-coach-following]").click()
    expect(page.locator("[data-coach] .solved")).to_have_count(0)
    first = words_in("en", "en").format(f"citadels-lesson-{lesson.id}-{lesson.steps[0].show[0].say}", "", {})
    expect(page.locator("[data-coach] p")).to_have_text(first)


def test_another_way_is_coached_on(visit: Visit) -> None:
    """Who answers otherwise hears of it what is true, and is told the rest of the game; each of it once."""
    lesson = lessons_of("citadels")[0]
    page = visit("/learn/citadels")
    begin(page, lesson.id)
    listen(page, len(lesson.steps[0].show))
    take(page, lesson.steps[0].do)
    step = next(one for one in lesson.steps if one.at == 13)
    hear(page)
    page.wait_for_function(RINGED, arg=step.do)
    take(page, 0)  # the gold before the extra gold
    words = words_in("en", "en")
    own = words.format("citadels-lesson-first-own-turn", "", {})
    expect(page.locator("[data-coach] p")).to_have_text(own)
    page.locator("#stage [data-option]").first.click()
    expect(page.locator("[data-coach]")).to_have_count(0)


def test_the_keys_go_on_and_the_way_out_is_there(visit: Visit) -> None:
    lesson = lessons_of("citadels")[0]
    page = visit("/learn/citadels", viewport={"width": 390, "height": 844})
    begin(page, lesson.id)
    hear(page)
    wanted = f"Boolean(document.activeElement.closest('[data-option=\"{lesson.steps[0].do}\"]'))"
    page.wait_for_function(wanted)
    page.locator("[data-coach-leave]").click()
    expect(page.locator(f"[data-lesson-again={lesson.id}]")).to_have_count(1)


@pytest.mark.parametrize(("size", "language"), [((1366, 768), "nl"), ((768, 1024), "de")], ids=["desk", "tablet"])
def test_everything_to_learn_is_seen_at_once(visit: Visit, size: tuple[int, int], language: str) -> None:
    """Each lesson with its picture, the puzzle of the day and the next one without scrolling; a level shows its own puzzles."""
    page = visit("/learn/citadels", locale=language, viewport={"width": size[0], "height": size[1]})
    for one in ("[data-puzzle-today]", "[data-puzzle-next]", "[data-level] >> nth=-1"):
        expect(page.locator(one)).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-lesson] svg.pic")).to_have_count(len(lessons_of("citadels")))
    level = page.locator("[data-level] >> nth=-1")
    level.click()
    expect(level).to_have_attribute("aria-pressed", "true")
    number = int(level.get_attribute("data-level") or 0)
    expect(page.locator("[data-puzzle]")).to_have_count(sum(one.level == number for one in puzzles_of("citadels")))


def test_the_keys_go_from_answer_to_answer(visit: Visit) -> None:
    """What was pressed is gone: the focus is at what comes next, never nowhere. Nothing is taken while it is spoken of."""
    lesson = lessons_of("dominion")[0]
    page = visit("/learn/dominion")
    begin(page, lesson.id)
    hear(page)
    expect(page.locator("[data-treasures]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach-next]")).to_be_focused()
    hear(page)
    expect(page.locator("[data-key=pile-militia]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-coach-next]")).to_be_focused()
