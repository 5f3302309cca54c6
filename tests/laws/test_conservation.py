"""No card is lost, doubled or in two places, and every coin comes from somewhere and goes somewhere."""

from collections import Counter

import pytest

from regalia import games
from regalia.citadels.rules.layout import CIRCUS_TENT, DECK, MONUMENT, SITE, city, ring
from regalia.citadels.rules.setup import FIRST_UNIQUES
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import NOWHERE
from regalia.kernel.game import Game
from tests.laws.checking import law
from tests.laws.ledger import Ledger
from tests.laws.worlds import CITADELS, Table, Walk

UNIQUES = (*FIRST_UNIQUES[:13], "monument")


def cards_lie_once(game: Game) -> list[int]:
    """Every card lies in one zone once, where ``place`` says; returns the cards there are."""
    lying = [card for zone in game.zones for card in zone]
    assert len(set(lying)) == len(lying)
    for zone, pile in enumerate(game.zones):
        assert all(game.place[card] == zone for card in pile)
    assert sorted(lying) == [card for card, zone in enumerate(game.place) if zone != NOWHERE]
    assert len(game.place) == len(game.moves) == len(game.known)
    assert all(0 <= known <= game.everyone for known in game.known)
    return sorted(lying)


@law()
def test_every_card_lies_in_one_place(table: Table, walk: Walk) -> None:
    game = walk.start()
    before = cards_lie_once(game)
    for _ in walk.moments(game):
        now = cards_lie_once(game)
        assert set(before) <= set(now), "cards may enter a game, but never leave it"
        before = now
    cards_lie_once(game)


@law()
def test_cards_only_move_forward_in_their_count(table: Table, walk: Walk) -> None:
    """A card that lies elsewhere has moved: "lost track" is a comparison of these counts."""
    game = walk.start()
    moves, place = game.moves[:], game.place[:]
    for _ in walk.moments(game):
        for card in range(len(moves)):
            assert game.moves[card] >= moves[card]
            assert game.place[card] == place[card] or game.moves[card] > moves[card]
        moves, place = game.moves[:], game.place[:]


def books_agree(game: Citadels) -> None:
    """What is kept beside the cities for speed says the same as the cities."""
    titles = game.box.title
    finished = game.finished
    assert game.complete == sum(1 << seat for seat in finished) and len(set(finished)) == len(finished)
    for seat in range(game.seats):
        standing = [titles[card] for card in game.zones[city(seat)]]
        assert game.skyline[seat] == sum(1 << title for title in set(standing))
        tents = [titles[card] for card in game.zones[ring(seat)]].count(CIRCUS_TENT)
        if len(standing) + standing.count(MONUMENT) + tents >= game.goal:
            assert seat in finished
    cities = [card for seat in range(game.seats) for card in game.zones[city(seat)]]
    assert set(game.beautified) <= {*cities, *game.zones[SITE]} and len(set(game.beautified)) == len(game.beautified)
    assert len(game.wagons) == len(game.wagon_gold)
    for card, gold in zip(game.wagons, game.wagon_gold, strict=True):
        assert gold >= 0 and (gold == 0 if card == NO_CARD else game.place[card] in map(ring, range(game.seats)))


@pytest.mark.rules("C-END-01", "C-END-02", "C-END-07", "D-MONUMENT-02")
@law(examples=8, tables=CITADELS)
def test_complete_cities_are_those_that_reached_the_goal(table: Table, walk: Walk) -> None:
    game = walk.start()
    assert isinstance(game, Citadels)
    assert game.goal == (7 if table.seats >= 4 else 8)
    for _ in walk.moments(game):
        books_agree(game)
    books_agree(game)
    assert game.finished, "only a complete city ends the game"


@pytest.mark.rules("D-MONUMENT-02", "DECISION-2")
@pytest.mark.parametrize("table", CITADELS, ids=str)
def test_a_city_that_jumps_over_the_goal_is_complete(table: Table) -> None:
    """The Monument counts twice: it may take a city from one too few to one too many, however it got there."""
    setup = table.setup({"edition": table.edition, "cast": "random", "uniques": UNIQUES}, 0)
    game = games.door_of("citadels").part("engine").blank_game(setup)
    assert isinstance(game, Citadels)
    titles = list(range(game.goal - 1))
    for title in [*titles, MONUMENT]:
        assert not game.is_complete(1)
        card = game.find(DECK, title)
        game.move(card, DECK, SITE)
        game.enter(card, SITE, 1)
    assert game.size(1) == game.goal + 1 and game.is_complete(1) and game.finished == [1]
    books_agree(game)


@law(tables=CITADELS)
def test_the_deck_of_the_box_is_the_deck_in_play(table: Table, walk: Walk) -> None:
    for game in walk.some_moments(5):
        assert isinstance(game, Citadels)
        faces = Counter(game.face(card) for zone in game.zones for card in zone if card >= 10)
        printed = Counter(game.box.title[10:])
        assert faces == printed and 54 + 14 <= sum(printed.values()) <= 54 + 14 + 15


@pytest.mark.rules("C-INFO-01", "C-TURN-21")
@law(examples=3, tables=CITADELS)
def test_every_coin_is_accounted_for_by_what_everybody_is_told(table: Table, walk: Walk) -> None:
    game = walk.start(listen=True)
    assert isinstance(game, Citadels)
    ledger = Ledger(table.seats)
    for _ in walk.moments(game):
        ledger.read(game)
        ledger.compare(game)
    ledger.read(game)
    ledger.compare(game)
