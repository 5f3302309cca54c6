"""What is looked at: details by mouse, keys and a long press, and why something cannot be done."""

import re

from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.web.playing import Hand, Visit, play_until, quick


def test_what_cannot_be_done_says_why_not(visit: Visit) -> None:
    """By keyboard: the reason in the lens, the rule behind it, and the focus stays where one was."""
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn", "gather_gold")
    lens = page.locator("#lens")
    card = page.locator("#hand [data-card][aria-disabled=true]").first
    expect(card.locator(".tab")).to_have_text("Gather first")  # at a glance
    card.focus()
    page.keyboard.press("Enter")
    expect(lens.locator(".whynot")).to_contain_text("You must gather resources first")
    assert card.evaluate("node => node === document.activeElement")
    lens.locator(".why").click()
    expect(lens.locator(".because a")).to_contain_text("C-TURN")
    end = page.locator("#ask .off", has_text="End your turn")  # a button that is not possible yet
    expect(end).to_contain_text("Gather first")
    end.hover()
    expect(lens.locator(".whynot")).to_contain_text("You must gather resources first")
    expect(lens.locator("h2")).to_contain_text("End your turn")
    page.locator("#track [aria-disabled=true]").first.click(force=True)  # a character
    expect(lens.locator(".whynot")).to_be_visible()
    play_until(hand, "turn", "end_turn")
    page.locator("[data-missing]").click()
    expect(page.locator(".missing")).to_contain_text("You have already gathered")


def test_a_reason_is_asked_again_until_it_comes(visit: Visit) -> None:
    """The answer is lost with the connection; while the card is looked at, the page asks again by itself."""
    page = visit("/")
    hand = Hand(page, seed=5)
    lost: list[str] = []
    asked: list[str] = []
    holding: list[bool] = []

    def without_reasons(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def send(text: str | bytes) -> None:
            if '"why"' in str(text):
                asked.append(str(text))
            server.send(text)

        def receive(text: str | bytes) -> None:
            if '"reasons"' in str(text) and holding:
                lost.append(str(text))
                route.close(code=1011)
            else:
                route.send(text)

        route.on_message(send)
        server.on_message(receive)

    page.route_web_socket(re.compile(".*/socket"), without_reasons)
    page.locator("[data-quick=citadels]").click()
    page.wait_for_selector("#ask")
    play_until(hand, "turn", "gather_gold")
    holding.append(True)
    page.locator("#track [aria-disabled=true]").first.click(force=True)
    expect(page.locator(".banner.warn")).to_be_visible()
    assert lost
    holding.clear()
    expect(page.locator("#lens .whynot")).to_be_visible()
    before = len(asked)
    number = hand.last["decision"]["number"]
    page.locator("#cmd").fill("gather gold")  # another question, and still the same is looked at: the reason belongs to it
    page.locator("#cmd").press("Enter")
    hand._wait_past(number)
    if hand._page_shows(hand.last["decision"]["number"]):
        expect(page.locator("#lens .whynot")).to_be_visible()
        assert len(asked) > before


def test_piles_say_why_they_cannot_be_bought(visit: Visit) -> None:
    hand = quick(visit, "dominion")
    play_until(hand, "buy_phase")
    hand.page.locator("[data-key=pile-province]").click(force=True)
    expect(hand.page.locator("#lens .whynot")).to_contain_text("That costs")


def test_details_on_hover_and_focus(visit: Visit) -> None:
    hand = quick(visit)
    page = hand.page
    play_until(hand, "turn")
    cards = page.locator("#hand [data-card]")
    name = page.locator("#lens h2")
    cards.last.hover(force=True)
    expect(name).to_contain_text(named(cards.last))
    page.mouse.move(0, 0)
    expect(name).to_contain_text(named(cards.last))  # what was last looked at stays
    page.keyboard.press("k")
    expect(name).to_contain_text(named(cards.first))
    page.keyboard.press("ArrowRight")
    expect(name).to_contain_text(named(cards.nth(1)))


def named(card: Locator) -> str:
    return (card.locator(".sr").text_content() or "").split(",")[0]


def test_details_on_a_long_press(visit: Visit) -> None:
    hand = quick(visit, has_touch=True, viewport={"width": 390, "height": 844})
    page = hand.page
    play_until(hand, "turn", "build")  # so that there is a card in the hand
    card = page.locator("#hand [data-card]").first
    number = hand.last["decision"]["number"]
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(page.locator("#lens[role=dialog]")).to_contain_text(named(card))
    card.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    card.dispatch_event("click")
    assert hand.last["decision"]["number"] == number, "a long press looks, it does not act"
    page.keyboard.press("Escape")
    expect(page.locator("#lens")).to_have_count(0)
    assert card.evaluate("node => node === document.activeElement")
