"""A new table: its form is drawn from the game's door, and whatever is chosen is judged at once with everything else."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.playing import own_cast
from tests.web.seeing import SMALL, WIDER, check_day_and_night
from tests.web.serving import serving

Visit = Callable[..., Page]
TRICKS = Path(__file__).parent.parent / "games" / "tricks"  # a game that a package brings


def fewer(page: Page, times: int = 1) -> None:
    """Fewer seats."""
    for _ in range(times):
        page.get_by_role("button", name="One less").first.click()


def begin(page: Page) -> None:
    """Bots sit at every other seat: it begins by itself."""
    page.locator("[data-open]").click()
    page.wait_for_selector("#ask")


def own(page: Page, choice: str) -> None:
    page.locator(f"[data-choice={choice}] input[value=custom]").check()


def choose(page: Page, game: str, choice: str) -> None:
    page.locator(f"input[name=game][value={game}]").check()
    page.wait_for_selector(f"[data-choice={choice}]")


def test_fewer_seats_make_a_character_impossible(visit: Visit) -> None:
    page = visit("/new")
    own_cast(page)
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


def test_a_ninth_that_is_needed_is_said_beside_a_cast_of_ones_own(visit: Visit) -> None:
    page = visit("/new")
    own_cast(page)
    fewer(page)
    expect(page.locator("[data-problem=cast]")).to_contain_text("3 players need a rank 9 character (C-SEL-21)")
    page.get_by_label("Artist").click(force=True)
    expect(page.locator("[data-problem]")).to_have_count(0)


def test_what_the_rules_leave_open_is_asked_with_the_usual_one_chosen(visit: Visit) -> None:
    """R-74: three players need a ninth character that the first game does not name."""
    page = visit("/new")
    page.wait_for_selector("[data-choice=cast] [data-follows]")
    fewer(page)
    ninth = page.locator("#choice-rank_9")
    expect(ninth.locator("option")).to_have_text(["Artist", "Tax Collector"])
    expect(page.locator("[data-choice=cast] [data-follows]")).to_contain_text(re.compile("Warlord.*Artist", re.DOTALL))
    expect(page.locator("[data-problem]")).to_have_count(0)
    ninth.select_option(label="Tax Collector")
    expect(page.locator("[data-choice=cast] [data-follows]")).to_contain_text(re.compile("Warlord.*Tax Collector", re.DOTALL))
    begin(page)


def test_opening_asks_the_rules_first(visit: Visit) -> None:
    """At once after the last change, before the form has been judged by itself: what is left open is still the usual one."""
    page = visit("/new")
    page.wait_for_selector("[data-choice=cast] [data-follows]")
    fewer(page)
    begin(page)


def test_choices_of_an_edition_come_and_go_with_it(visit: Visit) -> None:
    page = visit("/new")
    expect(page.locator("[data-choice=scenario] .choice")).to_have_count(4)
    expect(page.locator("#choice-action_cards")).to_have_count(0)
    page.locator("input[name=edition][value=nl]").check()
    expect(page.locator("[data-choice=scenario] .choice")).to_have_count(7)
    page.locator("#choice-action_cards").check()
    page.locator("input[name=scenario][value=cunning]").check()
    expect(page.locator("[data-choice=uniques] [data-follows]")).to_contain_text("Armory")
    page.locator("input[name=edition][value=en]").check()  # which has neither
    expect(page.locator("input[name=scenario][value=first_game]")).to_be_checked()
    expect(page.locator("[data-problem]")).to_have_count(0)


def test_unique_districts_of_ones_own(visit: Visit) -> None:
    page = visit("/new")
    page.wait_for_selector("[data-choice=uniques] [data-follows]")
    own(page, "uniques")
    expect(page.locator(".many-of")).to_contain_text("14 chosen")  # the scenario's, to begin with
    page.locator("[data-clear]").click()
    expect(page.locator("[data-problem=uniques]")).to_contain_text("14 unique districts are chosen (C-CUSTOM-03), not 0")
    page.locator("#find-uniques").fill("libr")
    expect(page.locator("[data-pick]")).to_have_count(1)
    page.locator("#find-uniques").fill("")
    for box in page.locator("[data-pick]").all()[:14]:
        box.check()
    expect(page.locator(".many-of")).to_contain_text("14 chosen")
    expect(page.locator("[data-problem]")).to_have_count(0)
    check_day_and_night(page)
    begin(page)


def test_a_kingdom_of_ones_own_with_events_and_a_colony(visit: Visit) -> None:
    page = visit("/new", viewport={"width": 390, "height": 844})
    choose(page, "dominion", "kingdom")
    own(page, "kingdom")
    cards = ("cellar", "chapel", "moat", "village", "smithy", "market", "witch", "mine", "festival", "laboratory")
    if page.locator("[data-clear]").count():
        page.locator("[data-clear]").click()
    for card in cards[:9]:
        page.locator(f"[data-pick={card}]").check()
    expect(page.locator("[data-problem=kingdom]")).to_contain_text("A Kingdom has 10 piles, not 9 (G-KINGDOM-01)")
    page.locator(f"[data-pick={cards[9]}]").check()
    expect(page.locator("[data-problem]")).to_have_count(0)
    own(page, "landscapes")
    for landscape in ("bonfire", "piazza", "way_of_the_ox"):
        page.locator(f"[data-choice=landscapes] [data-pick={landscape}]").check()
    expect(page.locator("[data-problem=landscapes]")).to_contain_text("At most 2")
    page.locator("[data-choice=landscapes] [data-pick=way_of_the_ox]").uncheck()
    expect(page.locator("[data-problem]")).to_have_count(0)
    page.locator("#choice-colonies").select_option(label="Yes")
    check_day_and_night(page)
    begin(page)
    page.wait_for_selector("[data-key=pile-province]")
    for card in (*cards, "colony"):
        expect(page.locator(f"[data-key=pile-{card}]")).to_have_count(1)


def test_a_kingdom_by_lot_from_so_many_of_each_set(visit: Visit) -> None:
    page = visit("/new")
    choose(page, "dominion", "kingdom")
    expect(page.locator("[data-choice=expansions]")).to_have_count(0)
    page.locator("input[name=kingdom][value=random]").check()
    own(page, "expansions")
    sets = page.locator("[data-choice=expansions]")
    for one in ("base", "intrigue"):
        sets.locator(f"[data-pick={one}]").check()
    sets.get_by_label("how many of each").check()
    expect(page.locator("[data-problem=expansions]")).to_contain_text("make 2; 10 are needed")
    for _ in range(8):
        sets.get_by_role("group", name="Base game").get_by_role("button", name="One more").click()
    expect(page.locator("[data-problem]")).to_have_count(0)
    begin(page)


def test_a_refusal_of_a_choice_put_aside_shows_it(visit: Visit) -> None:
    page = visit("/new")
    choose(page, "dominion", "kingdom")
    page.locator(".rare > summary").click()
    own(page, "black_market")
    page.locator("[data-choice=black_market] [data-pick=witch]").check()
    expect(page.locator("[data-problem=black_market]")).to_be_visible()
    page.locator(".rare > summary").click()
    expect(page.locator(".rare > summary")).to_contain_text("1 changed")


def test_in_other_languages_too(visit: Visit) -> None:
    page = visit("/new", locale="de")
    page.wait_for_selector("[data-choice=uniques] [data-follows]")
    own(page, "uniques")
    page.locator("[data-clear]").click()
    expect(page.locator("[data-problem=uniques]")).to_contain_text("C-CUSTOM-03")
    assert "⟨" not in page.locator("main").inner_text()


@pytest.fixture(scope="module")
def with_tricks(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that has a third game."""
    with serving(tmp_path_factory.mktemp("tricks"), TRICKS) as address:
        yield address


@pytest.mark.parametrize("width", [360, 1440])
def test_a_game_that_a_package_brings_has_its_form(browser: Browser, with_tricks: str, width: int) -> None:
    """With a door and nothing on the page: every choice by its kind and name, judged and opened as those of ours."""
    context = browser.new_context(base_url=with_tricks, viewport={"width": width, "height": 900}, has_touch=width == 360)
    page = context.new_page()
    page.set_default_timeout(45_000)
    page.goto("/new")
    choose(page, "tricks", "passing")
    expect(page.locator("label.choice", has_text="Tricks")).to_contain_text("2 to 4 players")
    hand = page.get_by_role("group", name="Hand")
    expect(hand).to_contain_text("5")
    hand.get_by_role("button", name="One less").click()
    page.get_by_role("switch", name="Trumps").check()
    page.locator("[data-choice=passing] input[type=radio]").last.check()
    assert page.evaluate(WIDER) == []
    assert width > 360 or page.evaluate(SMALL) == []
    check_day_and_night(page)
    with page.expect_response("**/api/tables") as opened:
        page.locator("[data-open]").click()
    assert opened.value.status == 201
    sent = opened.value.request.post_data_json
    assert sent is not None and sent["choices"]["hand"] == 4 and sent["choices"]["trumps"] is True
    context.close()


def test_a_game_that_a_package_brings_is_played_counted_and_looked_at_again(browser: Browser, with_tricks: str) -> None:
    """On the plain table, to the score and through the replay; nothing says anything of another game."""
    context = browser.new_context(base_url=with_tricks)
    page = context.new_page()
    page.set_default_timeout(45_000)
    trouble: list[str] = []
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.goto("/new?game=tricks")
    page.get_by_role("group", name="Hand").get_by_role("button", name="One less").dblclick()
    begin(page)
    expect(page.locator("main.plain h1")).to_have_text("Tricks")
    page.evaluate("setInterval(() => document.querySelector('[data-option]')?.click(), 50)")  # whatever comes first
    page.locator(".overpage").wait_for()
    expect(page.locator("table.score tfoot")).to_be_visible()
    assert not re.search("[CG]-[A-Z]+-", page.locator("main").inner_text()), "a rule of another game"
    with page.expect_response(re.compile("/replay")) as told:
        page.locator("a[href$='/replay']").click()
    assert told.value.ok
    expect(page.locator("main.plain [data-play]")).to_be_visible()
    page.keyboard.press("End")
    page.locator("#to").wait_for()
    assert not trouble, trouble
    context.close()


def test_another_game_keeps_the_place_of_the_keyboard_and_what_was_chosen(visit: Visit) -> None:
    page = visit("/new")
    page.locator("input[name=edition][value=de]").check()
    page.locator("input[name=game][value=citadels]").focus()
    page.keyboard.press("ArrowDown")
    page.wait_for_selector("[data-choice=kingdom]")
    assert page.evaluate("document.activeElement.value") == "dominion"
    page.keyboard.press("ArrowUp")
    page.wait_for_selector("[data-choice=cast]")
    assert page.evaluate("document.activeElement.value") == "citadels"
    expect(page.locator("input[name=edition][value=de]")).to_be_checked()


def test_a_card_is_exchanged_in_its_place(visit: Visit) -> None:
    page = visit("/new?game=dominion")
    page.locator("[data-exchange=cellar]").click()
    page.locator("[data-instead] input").fill("witch")
    page.locator("[data-instead-of=witch]").click()
    expect(page.locator("[data-exchange=witch]")).to_be_visible()
    expect(page.locator("[data-exchange=witch] .coin")).to_have_text("5")  # what it costs is seen before the game
    expect(page.locator("[data-exchange]")).to_have_count(10)
    expect(page.locator("[data-exchange=cellar]")).to_have_count(0)
    expect(page.locator("[data-problem]")).to_have_count(0)
    page.goto("/new?game=citadels")
    page.locator("[data-exchange=king]").click()
    expect(page.locator("[data-instead-of]")).to_have_count(2)  # of the same rank
    page.locator("[data-instead-of=patrician]").click()
    expect(page.locator("[data-exchange=patrician]")).to_be_visible()
    expect(page.locator("[data-problem]")).to_have_count(0)


def test_a_kingdom_comes_from_a_list_or_a_link(visit: Visit) -> None:
    page = visit("/new?game=dominion")
    page.wait_for_selector("[data-exchange]")
    own(page, "kingdom")
    written = page.locator("#written-dominion")
    written.fill("Witch, Flying Carpet")
    page.locator("[data-read]").click()
    expect(page.locator("[data-read-as]")).to_contain_text("Flying Carpet")
    expect(page.locator("[data-exchange]")).to_have_count(1)
    written.fill(
        "https://dominionrandomizer.com/?supply=cellar,councilroom,festival,gardens,library,militia,moat,smithy,throneroom,witch"
        "&events=bonfire&colonies=1"
    )
    page.locator("[data-read]").click()
    expect(page.locator("[data-exchange]")).to_have_count(11)  # ten, and the Event
    expect(page.locator("#choice-colonies")).to_have_value("1")
    expect(page.locator("[data-problem]")).to_have_count(0)
    begin(page)


def test_a_kingdom_of_no_cards_is_refused_in_sight(visit: Visit) -> None:
    page = visit("/new?game=dominion", viewport={"width": 390, "height": 844})
    page.wait_for_selector("[data-exchange]")
    own(page, "kingdom")
    page.locator("[data-clear]").click()
    page.locator("[data-open]").click()
    expect(page.locator("[data-problem=kingdom]")).to_be_in_viewport()
    assert page.url.endswith("/new?game=dominion")


def test_with_friends_seats_are_open_and_the_table_is_private(visit: Visit) -> None:
    page = visit("/new?game=citadels&friends")
    page.wait_for_selector("[data-follows]")
    with page.expect_request("**/api/tables") as asked:
        page.locator("[data-open]").click()
    sent = asked.value.post_data_json
    assert sent is not None and sent["bots"] == [] and sent["options"]["listed"] is False
    expect(page.locator("[data-place]")).to_have_count(4)


def test_many_kingdoms_are_found_by_name_or_shown_on_demand(visit: Visit) -> None:
    """A list of a hundred and more hides what comes after it; what is chosen stays in sight."""
    page = visit("/new", viewport={"width": 390, "height": 844})
    choose(page, "dominion", "kingdom")
    tiles = page.locator("[data-choice=kingdom] .choice")
    few = tiles.count()
    assert few < 16
    page.locator("#find-kingdom").fill("bad om")
    expect(page.locator("[data-choice=kingdom] input[value=bad_omens]")).to_have_count(1)
    assert page.locator("[data-choice=kingdom] input[value=size_distortion]").count() == 0
    page.locator("[data-choice=kingdom] input[value=bad_omens]").check(force=True)
    page.locator("#find-kingdom").fill("")
    expect(page.locator("[data-choice=kingdom] input[value=bad_omens]")).to_be_checked()
    page.locator("[data-all=kingdom]").click()
    assert tiles.count() > 100
    assert page.evaluate(WIDER) == []
