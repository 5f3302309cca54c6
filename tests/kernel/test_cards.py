"""Moving cards on a toy table: who knows which card afterwards, what is told of it, and what copies share.

The toy is interpreted, so these tests are for the pure engine.
"""

import pickle
from collections.abc import Callable
from typing import Any

from regalia.kernel.arguments import NUMBER, OTHER, SEAT, Kind
from regalia.kernel.cards import FROM_TOP, PICKED
from regalia.kernel.events import Event
from regalia.kernel.numbers import numbers
from regalia.kernel.options import PASS, VERBS, Question, Verb
from regalia.kernel.refusals import Refusal
from tests.kernel.test_listening import DECK, DISCARD, EVERYONE, HANDS, Pack, dealt

ALICE, BRAM, DAAN = 1, 2, 4  # seats as sets of one
NOT_SHARED = HANDS + 3  # the number of zones: no list is shared with copies


def pack() -> Pack:
    return dealt([])


def told(game: Pack) -> list[tuple[Any, ...]]:
    assert game.journal is not None
    return [(event.kind, event.rule, event.told, event.secret, event.audience) for event in game.journal]


def known(game: Pack, zone: int) -> list[int]:
    return [game.known[card] for card in game.zones[zone]]


def test_a_card_picked_from_a_pile_is_known_to_who_takes_it() -> None:
    game = pack()
    assert game.zones[DECK] == [0, 5, 10, 15, 20]
    assert game.move(10, DECK, HANDS)
    assert game.zones[DECK] == [0, 5, 15, 20] and game.zones[HANDS][-1] == 10
    assert (game.known[10], game.moves[10], game.place[10]) == (ALICE, 1, HANDS)
    assert told(game) == [("moves", "", (DECK, HANDS, PICKED, 0), (0,), ALICE)]
    assert not game.move(10, DECK, HANDS), "it is not there any more"
    assert game.moves[10] == 1 and len(told(game)) == 1


def test_who_did_not_see_which_card_left_is_sure_of_none_that_stayed() -> None:
    game = pack()
    game.zones[DECK][3], game.place[16], game.known[16] = 16, DECK, ALICE  # another face than the others
    game.known[5], game.known[10] = BRAM, ALICE
    game.move(20, DECK, HANDS)
    assert known(game, DECK) == [0, 0, 0, ALICE], "who took it must take it for the equal card already known"
    assert told(game) == [("moves", "", (DECK, HANDS, PICKED, 0), (0,), ALICE)]


def test_who_knows_the_card_that_leaves_is_told_its_place() -> None:
    game = pack()
    game.known[15] = ALICE
    game.move(15, DECK, HANDS)
    assert told(game)[0] == ("picks", "", (DECK,), (3,), ALICE)


def test_the_last_card_of_a_pile_is_followed_by_who_knew_it() -> None:
    game = pack()
    game.zones[DECK] = [0]
    game.known[0] = DAAN
    game.move(0, DECK, HANDS)
    assert game.known[0] == ALICE | DAAN
    game.zones[DECK], game.place[5], game.known[5] = [5, 10], DECK, DAAN
    game.move(5, DECK, HANDS)
    assert game.known[5] == ALICE, "one of two is lost to who only knew it before"


def test_a_watcher_and_the_bottom() -> None:
    game = pack()
    game.move(10, DECK, HANDS + 1, to_bottom=True, by=DAAN)
    assert game.zones[HANDS + 1][0] == 10 and game.known[10] == BRAM | DAAN
    assert told(game)[-1] == ("moves", "", (DECK, HANDS + 1, PICKED, 1), (0,), BRAM | DAAN)


def test_the_top_card_stays_known_to_who_knew_it() -> None:
    game = pack()
    game.known[20] = DAAN
    assert game.draw(DECK, HANDS) == 20
    assert (game.known[20], game.moves[20], game.place[20]) == (ALICE | DAAN, 1, HANDS)
    assert told(game) == [("moves", "", (DECK, HANDS, FROM_TOP, 0), (0,), ALICE)]


def test_a_card_on_which_another_is_put_has_moved_once_where_cards_are_buried() -> None:
    game = pack()
    game.buries = numbers([0, 1, 0, 0, 0])
    top = game.zones[DISCARD][-1]
    game.draw(DECK, DISCARD)
    assert game.moves[top] == 1
    game.move(0, DECK, DISCARD)
    assert [game.moves[card] for card in game.zones[DISCARD][-3:]] == [1, 2, 1]
    game.move(5, DECK, DISCARD, to_bottom=True)
    game.draw(DECK, HANDS)
    assert [game.moves[card] for card in game.zones[DISCARD]] == [1, 0, 0, 0, 0, 1, 2, 1], "only the top card is buried"
    empty = pack()
    empty.buries, empty.zones[DISCARD] = numbers([0, 1, 0, 0, 0]), []
    empty.draw(DECK, DISCARD)
    empty.zones[DISCARD] = []
    empty.move(0, DECK, DISCARD)
    assert sum(empty.moves) == 2


def test_a_remembered_card_is_found_until_it_moves() -> None:
    game = pack()
    first, other = game.track(0), game.track(5)
    assert game.is_found(first) and game.found((first, other)) == (0, 5)
    game.move(5, DECK, HANDS)
    assert not game.is_found(other) and game.found((first, other)) == (0,)
    assert not game.is_found((-1, 0)), "no card was remembered"
    game.lose_track(DECK)
    assert not game.is_found(first) and game.moves[0] == 1


def test_all_cards_of_a_hand_on_a_pile_are_known_to_who_looked_into_it() -> None:
    """In which order they lie there was not seen by others, unless there was a single card."""
    for number, expected in ((3, [ALICE] * 3), (2, [ALICE] * 2), (1, [ALICE | DAAN])):
        game = pack()
        game.zones[HANDS] = game.zones[HANDS][:number]
        for card in game.zones[HANDS]:
            game.known[card] = ALICE | DAAN
        game.move_all(HANDS, DECK)
        assert known(game, DECK)[-number:] == expected
        assert told(game)[-1][0] == "moves_all" and told(game)[-1][2] == (HANDS, DECK, number)
        assert [game.moves[card] for card in game.zones[DECK][-number:]] == [1] * number


def test_what_was_known_of_cards_moved_otherwise_stays_known() -> None:
    game = pack()
    game.known[0] = DAAN
    game.move_all(DECK, HANDS)
    assert known(game, HANDS)[-5:] == [ALICE | DAAN, ALICE, ALICE, ALICE, ALICE], "from a pile into a hand"
    game.known[0] = ALICE | DAAN
    game.move_all(HANDS, HANDS + 1)
    assert game.known[0] == ALICE | BRAM | DAAN, "from hand to hand"


def test_moving_all_of_nothing_is_nothing() -> None:
    game = pack()
    game.zones[HANDS] = []
    game.move_all(HANDS, DECK)
    assert told(game) == []


def test_showing() -> None:
    game = pack()
    game.show_cards(DECK, [5, 20], DAAN)
    assert known(game, DECK) == [0, DAAN, 0, 0, DAAN]
    assert told(game) == [("shows_cards", "", (DECK, 1, 4), (0, 0), DAAN)]
    hand = game.zones[HANDS]
    game.show_cards(HANDS, hand[:1], DAAN)
    assert told(game)[-1] == ("shows_cards", "", (HANDS,), (game.face(hand[0]),), DAAN), "the order of a hand is private"
    game.show_card(15, BRAM)
    assert told(game)[-1] == ("shows_card", "", (DECK, 3), (0,), BRAM) and game.known[15] == BRAM
    game.show(DECK, BRAM)
    assert told(game)[-1] == ("shows", "", (DECK,), (0, 0, 0, 0, 0), BRAM)
    assert known(game, DECK) == [BRAM, BRAM | DAAN, BRAM, BRAM, BRAM | DAAN]
    for zone, faces in ((DECK, (3, 1, 2)), (HANDS, (1, 2, 3)), (DISCARD, (3, 1, 2))):
        game.zones[zone] = [3, 1, 2]
        game.show(zone, DAAN)
        assert told(game)[-1] == ("shows", "", (zone,), faces, DAAN), "who looks into a hand sees no order, in a pile the order"
    game.shuffle(DECK)
    assert known(game, DECK) == [0] * 3 and told(game)[-1] == ("shuffles", "", (DECK,), (), 0)


def test_of_equal_cards_in_a_hand_one_shown_is_taken_for_the_one_known() -> None:
    game = pack()
    hand = [7, 12]
    game.zones[HANDS] = hand
    assert game.face(7) == game.face(12)
    game.place[7], game.known[7], game.known[12] = HANDS, ALICE | BRAM, ALICE
    game.show_card(12, BRAM | DAAN)
    assert [game.known[card] for card in hand] == [ALICE | BRAM, ALICE | DAAN]


def test_cards_gathered_from_several_zones_are_known_to_nobody() -> None:
    game = pack()
    gathered = sorted(game.zones[DECK] + game.zones[DISCARD] + game.zones[HANDS])
    discarded, in_hand = tuple(map(game.face, game.zones[DISCARD])), tuple(map(game.face, game.zones[HANDS]))
    game.zones[HANDS + 1] = []
    game.collect([DISCARD, HANDS + 1, HANDS], DECK)
    assert sorted(game.zones[DECK]) == gathered and not game.zones[DISCARD] and not game.zones[HANDS]
    assert [event[:4] for event in told(game)] == [
        ("moves_all", "", (DISCARD, DECK, 5), discarded),
        ("moves_all", "", (HANDS, DECK, 5), in_hand),
        ("shuffles", "", (DECK,), ()),
    ]
    assert told(game)[1][4] == ALICE
    assert {(game.place[card], game.known[card], game.moves[card]) for card in gathered} == {(DECK, 0, 1)}


def test_cards_shuffled_under_a_pile_leave_it_as_it_is() -> None:
    game = pack()
    deck, discard = game.zones[DECK][:], sorted(game.zones[DISCARD])
    game.known[deck[-1]] = DAAN
    game.shuffle_under(DISCARD, DECK)
    assert game.zones[DECK][-5:] == deck and sorted(game.zones[DECK][:-5]) == discard and not game.zones[DISCARD]
    assert known(game, DECK) == [0] * 9 + [DAAN]
    assert [game.moves[card] for card in game.zones[DECK]] == [1] * 5 + [0] * 5
    assert told(game) == [("shuffles_under", "", (DISCARD, DECK), (), 0)]


def test_the_top_card_sinks() -> None:
    game = pack()
    game.sink(DECK, 2)
    assert game.zones[DECK] == [0, 5, 20, 10, 15] and game.moves[20] == 1 and game.moves[10] == 0
    assert told(game) == [("sinks", "", (DECK, 2), (), 0)]


def test_a_list_nobody_shares_stays_the_same_list() -> None:
    game = pack()
    deck = game.zones[DECK]
    assert game.changing(DECK) is deck is game.zones[DECK]
    game.first_shared_zone = DECK
    assert game.changing(DECK) is not deck and game.zones[DECK] == deck


def test_lists_that_copies_share_are_replaced_and_never_changed() -> None:
    for first in range(NOT_SHARED):
        for journal in (None, list[Event]()):
            acts: list[Callable[[Pack], object]] = [
                lambda game: game.move(game.zones[DECK][1], DECK, DISCARD),
                lambda game: game.move(game.zones[DISCARD][1], DISCARD, DECK, True),
                lambda game: game.draw(DECK, DISCARD),
                lambda game: game.draw(DISCARD, DECK),
                lambda game: game.draw_several(DECK, DISCARD, 2),
                lambda game: game.draw_several(DISCARD, HANDS, 2),
                lambda game: game.draw_at_random(HANDS, HANDS + 1),
                lambda game: game.move_all(HANDS, DECK),
                lambda game: game.move_all(DECK, HANDS),
                lambda game: game.shuffle(DECK),
                lambda game: game.shuffle(DISCARD),
                lambda game: game.collect([DISCARD, HANDS], DECK),
                lambda game: game.collect([DECK], DISCARD),
                lambda game: game.shuffle_under(DISCARD, DECK),
                lambda game: game.sink(DECK, 2),
            ]
            for act in acts:
                game = dealt(journal)
                game.first_shared_zone = first
                shared = game.zones[first:]
                before = [pile[:] for pile in shared]
                act(game)
                assert shared == before


def test_verbs_options_and_questions_are_the_same_objects_out_of_a_pickle() -> None:
    verb = Verb("shout", 3, "seat")
    question = Question("why", "G-NONE-01")
    assert VERBS[verb.key()] is verb
    for thing in (verb, verb.of(2), question, PASS):
        assert pickle.loads(pickle.dumps(thing)) is thing


def test_the_seats_among_arguments() -> None:
    assert Kind({"who": SEAT, "whom": SEAT, "from": OTHER, "often": NUMBER}).seats() == ["who", "whom"]


def test_a_refusal_in_plain_english() -> None:
    refusal = Refusal("{who} of {all}", "nobody", who=3, all=("a", "b"))
    assert str(refusal) == "3 of a, b" and refusal.name == "nobody" and refusal.arguments == {"who": 3, "all": ("a", "b")}
    assert str(Refusal("as {it} is")) == "as {it} is"


def test_everyone_is_a_set_of_seats() -> None:
    assert pack().everyone == EVERYONE
