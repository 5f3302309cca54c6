"""Whole games in real browsers: one only watches, one has the keyboard only, one reloads in the middle of a turn."""

import json
from collections.abc import Callable
from urllib.request import urlopen

from playwright.sync_api import Page, expect

from regalia.games import load_record, start
from regalia.server.views.view_json import shown_view
from tests.web.playing import Hand, play_out
from tests.web.seeing import check_day_and_night

Visit = Callable[..., Page]
OTHER_SEAL = """() => {
    const [kept] = JSON.parse(localStorage.getItem("regalia-promises"));
    localStorage.setItem("regalia-promises", JSON.stringify([{ ...kept, commitment: "0".repeat(64) }]));
}"""


def open_table(page: Page, game: str, seats: int, bots: int) -> str:
    """Through the form, as people do; the address to send to friends."""
    page.goto("/new")
    page.locator(f"input[value={game}]").check()
    count = page.get_by_role("group", name="Seats")
    while int(count.locator("b").inner_text()) != seats:
        less = int(count.locator("b").inner_text()) > seats
        count.get_by_role("button", name="One less" if less else "One more").click()
    for seat in range(1, seats):
        page.locator(f"#sits-{seat}").select_option("medium" if seat <= bots else "")
    page.locator("#name").fill("Ada")
    page.locator("[data-open]").click()
    page.wait_for_selector(".places")
    return page.locator(".link code").inner_text()


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator("#name").fill(name)
    page.get_by_role("button", name="Sit down").click()
    page.wait_for_selector(".places, #ask")


def sit_down(visit: Visit, game: str, seats: int, people: int) -> tuple[list[Hand], Hand]:
    """The host, then whoever joins by the link (the second with the keyboard only), then a spectator."""
    host = Hand(visit(), seed=1)
    link = open_table(host.page, game, seats, seats - people)
    others = [Hand(visit(), keyboard=number == 0, seed=number + 2) for number in range(people - 1)]
    for hand, name in zip(others, ("Ben", "Cleo"), strict=False):
        join(hand.page, link, name)
    watcher = Hand(visit())
    watcher.page.goto(link)
    host.page.wait_for_selector("#ask")  # everybody is there: it began by itself
    return [host, *others], watcher


def check_views(server_record: str, hands: list[Hand]) -> None:
    """Every view a browser was sent is exactly what the rules let its seat see at that moment, and nothing more."""
    parts = json.loads(server_record)
    record = load_record(json.dumps(parts["record"]))
    by_number: dict[int, list[tuple[int, dict[str, object]]]] = {}
    compared = 0
    for hand in hands:
        for view in hand.views():
            if view["decision"]:
                by_number.setdefault(view["decision"]["number"], []).append((view["viewer"], view))
    game = start(record.setup)
    for number, answer in enumerate(record.answers):
        for viewer, view in by_number.get(number + 1, []):
            allowed = shown_view(game, viewer, number + 1)
            assert view["zones"] == {name: list(cards) for name, cards in allowed.zones.items()}
            compared += 1
        game.answer_number(answer)
    assert compared > 50


def check_page(hand: Hand) -> None:
    """No card stands in the page that the last view does not show, and the browser keeps nothing but its own."""
    view = hand.views()[-1]
    names = json.loads(urlopen(hand.page.url.split("/t/")[0] + "/api/games/citadels").read())["numbers"]["title"]
    known = {
        names[face]
        for zone, faces in view["zones"].items()
        if zone.startswith(("hand", "city", "drawn", "deck", "site"))
        for face in faces
        if face >= 0
    }
    shown = set(hand.page.locator("[data-card]").evaluate_all("nodes => nodes.map((node) => node.dataset.card)"))
    assert shown <= known
    kept = hand.page.evaluate("JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])")
    assert all(key in ("regalia", "regalia-seats", "regalia-promises") for keys in json.loads(kept) for key in keys)


def test_four_browsers_play_citadels_to_the_score(visit: Visit, server: str) -> None:
    people, watcher = sit_down(visit, "citadels", seats=4, people=3)
    host, ben, cleo = people
    for _ in range(10_000):  # some way into the game
        if cleo.answers >= 4 and cleo.is_asked():
            break
        if not any([hand.act() for hand in people]):
            host.page.wait_for_timeout(10)
    assert cleo.is_asked(), "the game does not get that far"
    check_page(cleo)
    cleo.page.reload()  # in the middle of her turn
    cleo.page.wait_for_selector("#ask")
    expect(cleo.page.locator("h2#q")).not_to_be_empty()
    assert cleo.is_asked()
    check_page(ben)
    check_page(watcher)
    assert all(set(view["zones"]["hand_0"]) <= {-1} for view in ben.views()[:3])
    play_out([*people, watcher])
    totals = [hand.page.locator(".score .tot").all_inner_texts() for hand in (*people, watcher)]
    assert all(one == totals[0] for one in totals)
    assert ben.answers > 10 and ben.keyboard
    table = host.page.url.split("/t/")[1].split("#")[0].split("?")[0]
    check_views(urlopen(f"{server}/api/tables/{table}/record").read().decode(), [*people, watcher])

    host.page.get_by_role("button", name="Verify the shuffle").click()
    expect(host.page.locator(".banner")).to_contain_text("is the one this browser saw before it gave its share")
    watcher.page.get_by_role("button", name="Verify the shuffle").click()
    expect(watcher.page.locator(".banner")).to_contain_text("kept nothing of the beginning")
    # Had the browser seen another seal, the same file would not do: the secret may have been chosen last.
    host.page.evaluate(OTHER_SEAL)
    host.page.get_by_role("button", name="Verify the shuffle").click()
    expect(host.page.locator(".banner")).to_contain_text("seal is not the one")

    expect(host.page.locator(".chart")).to_have_count(2)
    check_day_and_night(host.page)
    check_replay(host.page)


def check_replay(page: Page) -> None:
    """The table itself, step by step, as anybody saw it."""
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector("#slider")
    expect(page.locator(".fact.good")).to_contain_text("Verified")
    check_day_and_night(page)
    assert page.locator(".seat [data-card]").count() == 0, "no city has a district yet"
    first = page.locator(".told").inner_text()
    for _ in range(5):
        page.get_by_role("button", name="One step on").click()
    assert page.locator(".told").inner_text() != first
    page.locator("#to").select_option(index=2)
    expect(page.locator(".told")).to_contain_text("Round 3")
    assert page.locator(".seat [data-card]").count() > 0
    assert page.locator("#hand").count() == 0, "who watched saw no hand"
    page.locator("#whose").select_option(label="as Ben")
    page.wait_for_selector("#hand")
    expect(page.locator(".log")).to_contain_text("You")
    page.locator(".told .q").first.click()
    expect(page.locator(".told .because b")).to_contain_text("C-")
    page.locator("[data-play]").click()
    before = page.locator("#slider").input_value()
    page.wait_for_function("before => Number(document.querySelector('#slider').value) > before + 1", arg=int(before))
    page.locator("[data-play]").click()
    page.keyboard.press("End")
    expect(page.locator(".told")).to_contain_text("over")


def test_two_browsers_play_dominion_and_a_rematch(visit: Visit) -> None:
    people, watcher = sit_down(visit, "dominion", seats=2, people=2)
    play_out([*people, watcher])
    host, ben = people
    assert host.page.locator(".score .tot").all_inner_texts() == ben.page.locator(".score .tot").all_inner_texts()
    expect(ben.page.locator(".chart")).to_have_count(2)
    ben.page.get_by_role("link", name="Replay").click()
    ben.page.wait_for_selector("#slider")
    ben.page.locator("#slider").fill("12")
    expect(ben.page.locator(".dominion .pile").first).to_be_visible()
    check_day_and_night(ben.page)
    ben.page.go_back()
    host.page.locator("[data-rematch]").click()
    for hand in people:  # everybody comes along, and it begins by itself
        hand.page.wait_for_selector("#ask")


def test_taking_back_asks_the_others(visit: Visit) -> None:
    """What others have seen since is taken back only with their consent."""
    people, _ = sit_down(visit, "citadels", seats=4, people=2)
    host, ben = people
    for _ in range(2000):
        if ben.answers >= 2 and host.answers >= 2 and ben.is_asked():
            break
        if not any([hand.act() for hand in people]):
            host.page.wait_for_timeout(10)
    expect(host.page.locator("[data-undo]")).to_contain_text("Ask to take it back")
    number = ben.last["decision"]["number"]
    host.page.locator("[data-undo]").click()
    expect(host.page.locator("#ask")).to_contain_text("waiting for the others")
    ben.page.locator("[data-agree]").click()
    expect(ben.page.locator(".log")).to_contain_text("took back their last answer")
    assert ben.last["decision"]["number"] > number
