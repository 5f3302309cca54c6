"""The server's judgement of a new table's choices, whenever it comes and in whatever order."""

from typing import Any

from playwright.sync_api import Request, Route, expect

from tests.web.playing import Visit, own_cast
from tests.web.seeing import settle

CHECK = "/api/check"


def choices_in(request: Request) -> dict[str, Any]:
    """The choices a request wants judged; none if it wants something else."""
    asked = request.post_data_json if request.url.endswith(CHECK) else None
    return dict(asked["choices"]) if asked else {}


def test_a_cast_the_rules_refuse_says_why_in_place(visit: Visit) -> None:
    """The reason stays when the server's judgement of the same choices comes after it, and goes when they change."""
    page = visit("/new")
    held: list[Route] = []

    def is_of_own_cast(request: Request) -> bool:
        return "cast" in choices_in(request)

    page.route(f"**{CHECK}", lambda route: held.append(route) if is_of_own_cast(route.request) else route.continue_())
    with page.expect_request(is_of_own_cast):
        own_cast(page)
    page.locator("label.pick.barred input").first.click(force=True)
    said = page.locator("[role=alert]")
    expect(said).to_contain_text("only with 5 or more players")
    with page.expect_response(lambda response: is_of_own_cast(response.request)):
        held[-1].continue_()
    settle(page)
    expect(said).to_contain_text("only with 5 or more players")
    page.get_by_role("button", name="One more").first.click()
    expect(said).to_have_count(0)


def test_an_older_judgement_does_not_replace_a_newer_one(visit: Visit) -> None:
    """The judgement of two seats comes last, when there are three again: it is about choices nobody has made any more."""
    page = visit("/new")
    held: list[Route] = []

    def seats(request: Request) -> int:
        return int(choices_in(request).get("seats", 0))

    page.route(f"**{CHECK}", lambda route: held.append(route) if seats(route.request) == 2 else route.continue_())
    own_cast(page)
    for character in ("Emperor", "Artist"):  # the one not for two players, the other needed by three
        page.get_by_label(character).click(force=True)
    page.get_by_role("button", name="One less").first.click()
    with page.expect_request(lambda request: seats(request) == 2):
        page.get_by_role("button", name="One less").first.click()
    with page.expect_response(lambda response: seats(response.request) == 3):
        page.get_by_role("button", name="One more").first.click()
    with page.expect_response(lambda response: seats(response.request) == 2):
        held[-1].continue_()
    settle(page)
    expect(page.locator("[data-problem]")).to_have_count(0)
