"""What would you do? At a table with bots: by button, key and screen reader. Then the walk, another try, and the way back."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from regalia.server.client import call
from tests.web.finished import Finished
from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]


@pytest.fixture(scope="module")
def server(finished: Finished) -> str:
    return finished.url


def at_table(visit: Visit, server: str, game: str, seats: int, **how: object) -> Page:
    body = {"player": "Ada", "choices": {"game": game, "seats": seats}, "bots": ["random"] * (seats - 1)}
    seated = call(server, "/api/tables", body)
    return visit(f"/t/{seated['table']}?go#{seated['secret']}", **how)


@pytest.mark.parametrize(("game", "seats", "size"), [("citadels", 4, (1280, 720)), ("dominion", 2, (360, 740))])
def test_a_hint_is_asked_for_and_shown_on_the_table(
    visit: Visit, server: str, game: str, seats: int, size: tuple[int, int]
) -> None:
    page = at_table(visit, server, game, seats, viewport={"width": size[0], "height": size[1]})
    page.locator("[data-hint]").click()
    panel = page.locator("[data-hints]")
    expect(panel.locator("h2")).to_have_text("What would you do?")
    rows = page.locator("[data-advice]")
    expect(rows.first).to_be_visible()
    assert 2 <= rows.count() <= 3
    expect(rows.first).to_contain_text(re.compile(r"\d+% chance of winning"))
    expect(rows.first).to_contain_text(re.compile(r"(Compared|Nothing to count).+\."))
    expect(panel.locator("[role=status]").first).to_contain_text("chance of winning")  # for those who listen
    check_day_and_night(page)
    option = rows.first.get_attribute("data-advice")
    rows.first.click()
    expect(rows.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(f'[data-option="{option}"][data-hinted]').first).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator("[data-hinted]")).to_have_count(0)
    page.keyboard.press("h")
    expect(rows.first).to_be_visible()


def test_an_answer_takes_the_hint_away(visit: Visit, server: str) -> None:
    page = at_table(visit, server, "citadels", 4, locale="de")
    expect(page.locator("[data-hint]")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("[data-hints] h2")).to_have_text("Was würdest du tun?")
    expect(page.locator("[data-advice]").first).to_contain_text("Siegchance")
    option = page.locator("[data-advice]").first.get_attribute("data-advice")
    page.locator(f'#stage [data-option="{option}"]').first.click()
    page.keyboard.press("Enter")
    expect(page.locator("[data-hints]")).to_have_count(0)


def test_where_people_sit_there_is_no_button(visit: Visit, server: str) -> None:
    """Nothing is offered that would be refused. The table begins by itself, once both are there."""
    first = call(server, "/api/tables", {"player": "Ada", "choices": {"game": "citadels", "seats": 2}})
    second = call(server, f"/api/tables/{first['table']}/seats", {"player": "Ben"})
    pages = [visit(f"/t/{one['table']}?go#{one['secret']}") for one in (first, second)]
    for page in pages:
        expect(page.locator("#ask")).to_be_visible()
        expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_game_is_learned_from_and_tried_again(visit: Visit, finished: Finished) -> None:
    """The score leads to the moments that mattered; another try ends, is compared, and leads back to that step."""
    page = visit(finished.replay("citadels").replace("/replay", ""))
    page.locator("[data-walk]").click()
    walk = page.locator(".walk")
    said = re.compile(r"1 of [123]\. You took “.+”: a chance of \d+%\.\s+Better: “.+”, \d+%\.")
    expect(walk).to_contain_text(said, timeout=180_000)  # the game is thought through first
    first = walk.locator("[data-place]").get_attribute("data-place") or ""
    expect(page.locator("#slider")).to_have_value(first)
    expect(page.locator("#whose")).to_have_value("0")
    check_day_and_night(page)
    if page.locator("[data-walk-next]").is_enabled():
        page.locator("[data-walk-next]").click()
        expect(walk).to_contain_text("2 of ")
        expect(page.locator("#slider")).not_to_have_value(first)
        page.locator("[data-walk-back]").click()
    expect(walk).to_contain_text("1 of ")
    expect(page.locator("#slider")).to_have_value(first)
    page.locator("[data-walk-again]").click()
    expect(page.locator("#ask h2")).to_be_visible()
    expect(page.locator("[data-hint]")).to_be_visible()


def test_a_position_is_shared_without_a_secret(visit: Visit, finished: Finished) -> None:
    page = visit(finished.replay("dominion", "?at=12&seat=1"))
    expect(page.locator("#whose")).to_have_value("1")
    link = page.locator("[data-share]").get_attribute("data-share")
    assert link is not None and link.endswith(f"/t/{finished.tables['dominion'].id}/replay?at=12&seat=1")
    at = page.locator("#slider").input_value()
    assert int(at) > 0
    stranger = visit(link.removeprefix(finished.url))
    expect(stranger.locator("#slider")).to_have_value(at)
    expect(stranger.locator("#whose")).to_have_value("1")
    expect(stranger.locator("[data-play-on]")).to_be_visible()
