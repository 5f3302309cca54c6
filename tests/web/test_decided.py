"""What decided a finished game: a graph over the replay, moments to jump to, the same by keyboard, in words and as a table."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.finished import Finished
from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]
JUDGED = re.compile(r"(Ada|Ben) took “.+”: a chance of \d+\s?%\. Better: “.+”, \d+\s?%\.")


@pytest.fixture(scope="module")
def server(finished: Finished) -> str:
    return finished.url


def position(page: Page) -> int:
    return int(page.locator("#slider").input_value())


def test_those_who_look_on_wait_for_those_who_played(visit: Visit, finished: Finished) -> None:
    page = visit(finished.replay("citadels", secret=False))
    page.locator("[data-decided]").click()
    expect(page.locator(".chances")).to_contain_text("nobody has done so yet")
    expect(page.locator("[data-analyse]")).to_have_count(0)


def test_it_can_be_stopped_and_begun_again(visit: Visit, finished: Finished) -> None:
    page = visit(finished.replay("citadels"))
    expect(page.locator("[data-decided]")).to_have_attribute("aria-expanded", "false")
    page.locator("[data-decided]").click()
    # Looking at it takes longer than finding it out may take: the request is held back while it is looked at.
    page.route("**/analysis", lambda route: None if route.request.method == "POST" else route.continue_())
    page.locator("[data-analyse]").click()
    expect(page.locator(".chances progress")).to_be_visible()
    check_day_and_night(page)
    page.locator("[data-stop]").click()
    page.unroute("**/analysis")
    page.locator("[data-analyse]").click()
    expect(page.locator(".chances progress, .graph")).to_be_visible()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_the_score_leads_to_the_graph(visit: Visit, finished: Finished, size: tuple[int, int]) -> None:
    page = visit(finished.replay("citadels").replace("/replay", ""), viewport={"width": size[0], "height": size[1]})
    page.locator("a[data-decided]").click()
    expect(page.locator(".graph polyline")).to_have_count(2)
    expect(page.locator(".legend li").first).to_have_text(re.compile(r"Ada \d+\s?%"))
    moments = page.locator("[data-moment]")
    assert 0 < moments.count() <= 8
    assert page.locator(".flag").count() == moments.count()
    assert moments.evaluate_all("nodes => Math.min(...nodes.map((node) => node.getBoundingClientRect().height))") >= 40 or (
        size[0] > 999
    )
    check_day_and_night(page)

    moments.last.focus()
    page.keyboard.press("Enter")
    expect(moments.last).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".judged")).to_have_text(
        re.compile(r"(Ada|Ben) took “.+”: a chance of \d+\s?%\. Better: “.+”, \d+\s?%\.")
    )
    late = position(page)
    graph = page.locator("[data-graph]")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": 1, "y": box["height"] / 2})
    assert position(page) < late
    page.locator(".chances summary").click()
    rows = page.locator(".rowsof tbody tr")
    assert rows.count() > 20
    expect(rows.first.locator("td")).to_have_count(2)
    check_day_and_night(page)
    width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert width[0] <= width[1]


@pytest.mark.parametrize(("language", "better"), [("de", "Besser:"), ("nl", "Beter:")])
def test_moments_in_other_languages(visit: Visit, finished: Finished, language: str, better: str) -> None:
    page = visit(finished.replay("citadels", "?decided"), locale=language)
    page.locator("[data-moment]").first.click()
    expect(page.locator(".judged")).to_contain_text(better)
    assert "⟨" not in page.locator(".chances").inner_text() and "{" not in page.locator(".chances").inner_text()


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_playing_on_from_a_step(visit: Visit, finished: Finished, game: str) -> None:
    """Against bots, at a table of one's own; the finished game stays as it was."""
    page = visit(finished.replay(game))
    page.wait_for_selector("[data-play-on]")
    page.locator("#slider").fill("6")
    page.locator("[data-play-on]").click()
    page.wait_for_url(lambda address: "/replay" not in address)
    page.wait_for_selector("#ask")
    expect(page.locator("#stage")).to_be_visible()
