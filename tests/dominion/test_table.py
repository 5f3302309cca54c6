"""The table itself: piles of real cards, the trash, setups."""

import json
from typing import Any

import pytest

from regalia import games
from regalia.dominion.rules.box import WORD_BITS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.from_hand import PLAY
from regalia.dominion.rules.kinds import COPPER, ESTATE, GOLD, KIND_OF
from regalia.dominion.rules.layout import ANY_TYPE, IN_PLAY, LEFT_OUT, TRASH, deck, discard_pile, hand, in_play
from regalia.dominion.rules.moving import return_to_pile, trash
from regalia.dominion.rules.setup import DominionSetup, blank_game, new_game, setup_from_json
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE
from regalia.kernel.options import Option
from regalia.kernel.setup import SetupError


def pile(game: Dominion, kind: int) -> list[int]:
    return game.zones[game.box.pile_of[kind]]


@pytest.mark.rules("G-RETURN-03", "G-RETURN-04")
def test_a_starting_estate_returns_to_the_estate_pile() -> None:
    game = new_game(setup_for(seats=2, seed=3))
    estate = next(card for card in game.zones[deck(0)] + game.zones[hand(0)] if game.face(card) == ESTATE)
    assert len(pile(game, ESTATE)) == 8 and game.box.home[estate] == game.box.pile_of[ESTATE]
    assert return_to_pile(game, 0, estate, game.place[estate])
    assert len(pile(game, ESTATE)) == 9 and pile(game, ESTATE)[-1] == estate


@pytest.mark.parametrize("listen", [False, True])
def test_whoever_holds_a_hand_while_cards_are_drawn_sees_them_come(listen: bool) -> None:
    """Library looks at the hand after every draw; an empty one is still the same list."""
    game = new_game(setup_for(seats=2, seed=3), listen)
    game.move_all(hand(0), discard_pile(0))
    own = game.zones[hand(0)]
    game.draw_cards(0, 3)
    assert own is game.zones[hand(0)] and len(own) == 3


def test_equal_cards_are_one_choice_in_a_game_of_very_many_kinds() -> None:
    """A Black Market deck can bring more kinds than a machine word has bits."""
    kingdom = ["augurs", "black_market", "castles", "knights", "page", "peasant", "pawn", "poacher", "scheme", "cellar"]
    deck = [
        "archive",
        "cavalry",
        "cemetery",
        "courtier",
        "engineer",
        "library",
        "merchant",
        "outpost",
        "sheepdog",
        "tournament",
    ]
    game = blank_game(setup_for(kingdom, seats=2, black_market=[*deck, "vassal", "vampire", "mine", "moat", "chapel"]))
    box = game.box
    late = KIND_OF["black_market"]
    assert box.present.index(late) >= WORD_BITS
    for kind in (late, COPPER, late, COPPER):
        card = pile(game, kind)[-1]
        assert game.move(card, box.pile_of[kind], hand(0))
        assert (box.bit[card] == 0) == (kind == late)
    options: list[Option] = []
    game.list_kinds(hand(0), ANY_TYPE, PLAY, options)
    assert options == [PLAY.of(late), PLAY.of(COPPER)]


@pytest.mark.rules("G-LOST-TRACK-02")
def test_a_card_that_is_not_where_it_is_expected_does_not_return() -> None:
    game = new_game(setup_for(seats=2, seed=3))
    card = game.zones[hand(0)][0]
    before = game.json()
    assert not return_to_pile(game, 0, card, in_play(0))
    assert game.json() == before


@pytest.mark.rules("G-TRASH-PILE-03")
def test_the_order_of_the_trash_does_not_matter() -> None:
    one, other = (new_game(setup_for(seats=2, seed=3)) for _ in range(2))
    cards = one.zones[hand(0)][:2]
    for game, order in ((one, cards), (other, cards[::-1])):
        for card in order:
            trash(game, 0, (card,), hand(0))
    assert one == other and len(one.zones[TRASH]) == 2


@pytest.mark.rules("G-COUNT-01", "G-TRASH-PILE-02")
def test_piles_are_real_cards_that_remember_their_home() -> None:
    game = blank_game(setup_for("first_game", seats=4))
    for number, laid in enumerate(game.box.piles):
        zone = game.box.first_pile + number
        assert [game.face(card) for card in game.zones[zone]] == laid.kinds
        assert all(game.box.home[card] == zone for card in game.zones[zone])
    assert len(game.zones[LEFT_OUT]) == 40 and len(pile(game, COPPER)) == 32
    assert NOWHERE not in game.box.home


def test_playing_moves_the_same_card_from_hand_into_play() -> None:
    game = new_game(setup_for("money", seats=2, seed=1, first=0))
    assert game.decision is not None
    card = game.find(hand(0), COPPER)
    moved = game.moves[card]
    game.answer(next(option for option in game.decision.options if option.verb.name == "play"))
    assert game.place[card] == in_play(0) and game.moves[card] == moved + 1
    assert game.zone_names()[in_play(0)] == "play_0" and IN_PLAY == 3


OPTIONS: list[dict[str, Any]] = [
    {},
    {"kingdom": "random", "seats": 6, "expansions": ["base"]},
    {"kingdom": "size_distortion", "first": 1, "choose_top": True, "open_counts": True, "chance": "sealed"},
    {"kingdom": "deck_top", "omit_curses": True, "tells_by_asking": True, "seats": 3},
]


@pytest.mark.parametrize("choices", OPTIONS, ids=str)
def test_a_setup_survives_json_and_starts_the_same_game(choices: dict[str, Any]) -> None:
    setup = setup_for(seed=11, **choices)
    back = setup_from_json(json.loads(json.dumps(setup.json())))
    assert back == setup and new_game(back) == new_game(setup)
    assert setup.reseeded(12).json() == setup.json() | {"seed": 12}
    assert new_game(setup.reseeded(12)) != new_game(setup)


@pytest.mark.parametrize(
    ("choices", "word"),
    [
        ({"seats": 1}, "2 to 6"),
        ({"seats": 7}, "2 to 6"),
        ({"kingdom": "nowhere"}, "unknown kingdom"),
        ({"kingdom": "random", "expansions": ["adventures"]}, "only 8 Kingdom cards"),
        ({"kingdom": "random", "expansions": ["atlantis"]}, "unknown expansion"),
        ({"first": 2}, "first player"),
        ({"kingdom": "improvements", "omit_curses": True}, "G-CURSE-04"),
    ],
)
def test_what_the_rules_refuse_is_refused_with_a_reason(choices: dict[str, Any], word: str) -> None:
    with pytest.raises(SetupError, match=word):
        setup_for(**choices)


def test_surplus_and_missing_entries_of_a_setup_are_named() -> None:
    parts = setup_for().json()
    with pytest.raises(SetupError, match="unknown entries in the setup: colour"):
        setup_from_json(parts | {"colour": "red"})
    with pytest.raises(SetupError, match="lacks kingdom"):
        setup_from_json({"seats": 2})


def test_dominion_is_one_of_the_games() -> None:
    game = games.new("dominion", kingdom="first_game", seats=4, seed=7)
    assert isinstance(game, Dominion) and isinstance(game.setup, DominionSetup)
    assert game.decision is not None and len(pile(game, GOLD)) == 30
