"""A new table: whatever is chosen is judged at once with everything else, and what the rules say stands beside the choice."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]


def fewer(page: Page, times: int = 1) -> None:
    """Fewer seats."""
    for _ in range(times):
        page.get_by_role("button", name="One less").first.click()


def test_fewer_seats_make_a_character_impossible(visit: Visit) -> None:
    page = visit("/new")
    page.locator("input[value=custom]").check()
    page.get_by_label("Emperor").click(force=True)
    expect(page.locator("[data-problem]")).to_have_count(0)
    fewer(page, 2)
    said = page.locator("[data-problem=cast]")
    expect(said).to_contain_text("The Emperor needs at least 3 players (C-P2-01); use one of King, Patrician")
    expect(page.locator("#not-yet")).to_be_visible()
    inside = "node => Boolean(node.closest('section').querySelector('.cast'))"
    assert said.evaluate(inside), "it stands beside the cast"
    check_day_and_night(page)
    page.get_by_label("Patrician").click(force=True)
    expect(page.locator("[data-problem]")).to_have_count(0)


def test_unique_districts_of_ones_own(visit: Visit) -> None:
    page = visit("/new")
    page.locator("input[value=custom]").check()
    page.locator("#own-uniques").check()
    expect(page.locator("[data-problem=uniques]")).to_contain_text("14 unique districts are chosen (C-CUSTOM-03), not 0")
    page.locator("#find-unique").fill("libr")
    expect(page.locator("[data-pick]")).to_have_count(1)
    page.locator("#find-unique").fill("")
    for box in page.locator("[data-pick]").all()[:14]:
        box.check()
    expect(page.locator(".many-of")).to_contain_text("14 chosen")
    expect(page.locator("[data-problem]")).to_have_count(0)
    check_day_and_night(page)
    page.locator("[data-open]").click()
    page.wait_for_selector("[data-start]")


def test_a_kingdom_of_ones_own(visit: Visit) -> None:
    page = visit("/new", viewport={"width": 390, "height": 844})
    page.locator("input[value=dominion]").check()
    page.locator("input[name=kingdom][value=custom]").check()
    cards = ("cellar", "chapel", "moat", "village", "smithy", "market", "witch", "mine", "festival", "laboratory")
    for card in cards[:9]:
        page.locator(f"[data-pick={card}]").check()
    expect(page.locator("[data-problem=kingdom]")).to_contain_text("A Kingdom has 10 piles, not 9 (G-KINGDOM-01)")
    page.locator(f"[data-pick={cards[9]}]").check()
    expect(page.locator("[data-problem]")).to_have_count(0)
    check_day_and_night(page)
    page.locator("[data-open]").click()
    page.locator("[data-start]").click()
    page.wait_for_selector("#ask")
    page.wait_for_selector("[data-key=pile-province]")
    for card in cards:
        expect(page.locator(f"[data-key=pile-{card}]")).to_have_count(1)


def test_in_other_languages_too(visit: Visit) -> None:
    page = visit("/new", locale="de")
    page.locator("input[value=custom]").check()
    page.locator("#own-uniques").check()
    expect(page.locator("[data-problem=uniques]")).to_contain_text("C-CUSTOM-03")
    assert "⟨" not in page.locator("main").inner_text()
