"""The chronicle and the menu: what happened can be looked at, talk and moves are apart, and nobody has to leave the table."""

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.web.playing import play_until, quick

Visit = Callable[..., Page]


def test_cards_in_the_chronicle_are_looked_at_in_the_lens(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    name = hand.page.locator(".log .name").first
    name.focus()
    hand.page.keyboard.press("Enter")
    expect(hand.page.locator("#lens h2")).to_contain_text(name.inner_text())
    assert hand.page.locator(".log .block").count() > 1, "one block a turn"


def test_what_was_taken_back_is_struck_through_also_after_a_reload(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    at = next(at for at, one in enumerate(hand.last["decision"]["options"]) if one["verb"] == "gather_gold")
    number = hand.last["decision"]["number"]
    page.locator(f"[data-option='{at}']").first.click()
    hand._wait_past(number)
    page.locator("[data-undo]").click()
    for _ in range(2):
        struck = page.locator(".log .undone")
        expect(struck.last).to_contain_text("gold")
        assert "line-through" in struck.last.evaluate("node => getComputedStyle(node).textDecorationLine")
        expect(struck.last).to_contain_text("Taken back")  # for those who listen
        page.reload()
        page.wait_for_selector("#ask[data-decision]")


def test_all_treasures_are_played_and_taken_back_by_one_press_each(visit: Visit) -> None:
    hand = quick(visit, "dominion")
    page = hand.page
    play_until(hand, "buy_phase", "play")
    before = hand.last
    page.locator("[data-treasures]").click()
    page.wait_for_selector("#ask[data-decision]:not([aria-busy=true]):not(:has([data-treasures]))")
    assert hand.last["facts"]["coins"] > before["facts"]["coins"] + 1, "several were played"
    page.locator("[data-undo]").click()
    expect(page.locator("[data-treasures]")).to_be_visible()
    assert hand.last["facts"]["coins"] == before["facts"]["coins"]
    assert hand.last["zones"] == before["zones"]
    expect(page.locator(".log .undone")).not_to_have_count(0)


def test_a_mistyped_move_is_answered_with_the_nearest_ones(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    number = hand.last["decision"]["number"]
    page.locator("#cmd").fill("gahter gold")
    page.locator("#cmd").press("Enter")
    expect(page.locator(".cmd .reply")).to_contain_text("Did you mean")
    page.locator("[data-meant]").first.click()
    hand._wait_past(number)


def test_one_can_talk_in_one_s_own_turn(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    number = hand.last["decision"]["number"]
    page.locator("[data-kind=talk]").click()
    page.locator("#cmd").fill("gather gold? I think so")
    page.locator("#cmd").press("Enter")
    expect(page.locator(".log .chat")).to_contain_text("gather gold? I think so")
    assert hand.last["decision"]["number"] == number, "nothing was played"
    expect(page.locator("[data-kind=move]")).to_have_attribute("aria-pressed", "true")


def test_the_menu_has_everything_without_leaving_the_table(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    address = page.url
    page.locator("[data-menu]").click()
    menu = page.locator(".tablemenu")
    menu.locator("#language").select_option("de")
    expect(menu.locator("h2")).to_have_text("Menü")
    menu.locator("#language").select_option("en")
    menu.locator("[data-pace=once]").click()
    expect(menu.locator("[data-pace=once]")).to_have_attribute("aria-pressed", "true")
    menu.locator("#volume").fill("70")
    menu.locator("[data-rules]").click()
    menu.locator("#sheet-search").fill("thief")
    menu.locator("#sheet-search").press("Enter")
    expect(menu.locator(".rulings li").first).to_be_visible()
    assert menu.locator(".texts dt").count() >= 8, "the cards of this game"
    number = hand.last["decision"]["number"]
    page.keyboard.press("e")  # keys of the table wait
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert hand.last["decision"]["number"] == number and page.url == address
    page.locator("[data-menu]").click()
    menu.locator("[data-keys]").click()
    expect(menu.locator(".keys dt").first).to_be_visible()
    menu.locator("[data-close]").click()
    expect(menu).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.regalia)")
    assert (kept["pace"], kept["volume"], kept["language"]) == ("once", 70, "en")


def test_a_bot_plays_when_asked_to(visit: Visit) -> None:
    hand = quick(visit)
    play_until(hand, "turn", "gather_gold")
    hand.page.locator("[data-menu]").click()
    hand.page.locator("[data-standin]").click()
    for _ in range(1000):
        if any(frame.get("table", {}).get("seats", [{}])[0].get("plays") == "bot" for frame in hand.frames):
            return
        hand.page.wait_for_timeout(10)
    raise AssertionError("nobody plays instead")


def test_whoever_resigns_is_gone(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    page.locator("[data-resign-yes]").click()
    page.wait_for_selector("[data-quick]")
    assert page.evaluate("JSON.parse(localStorage['regalia-seats'] ?? '[]').length") == 0


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(visit: Visit) -> None:
    page = quick(visit).page
    page.locator("[data-menu]").click()
    page.locator("[data-hand]").click()
    link = page.locator("[data-hand-over] code").inner_text()
    phone = visit("/settings")  # a browser of its own: it holds no seat
    phone.goto(link)
    expect(phone.locator("#ask[data-decision]")).to_be_visible()
    assert "#" not in phone.url and phone.url.endswith(page.url.rpartition("/")[2].partition("?")[0])
    expect(page.locator("h1.t")).to_be_visible()
    expect(page.get_by_text("played on another device")).to_be_visible()
