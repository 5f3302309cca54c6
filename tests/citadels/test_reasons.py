"""Reasons against what no case can write down: seats and characters that are not in the game; and what places cost."""

from pathlib import Path

import pytest

from regalia.citadels.rules.districts.catalogue import TITLE_OF
from regalia.citadels.rules.layout import A_PLACE, A_SEAT, A_SEAT_AND_KIND, KINDS, RANKS, place_of
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option, Verb
from regalia.kernel.reasons import Reason
from regalia.words.required_messages import verbs_of
from tests.bots.positions import laid_out

MOST_SEATS = 8
VERBS = {verb.name: verb for verb in verbs_of("citadels")}
RICH = "gold: 9, hand: [tavern, castle]"
# Every verb about seats and places, with a position in which its question is open.
ABOUT_OTHERS = {
    "spy": f"{{A: {{{RICH}, character: spy}}, B: {{hand: 2, character: king}}, start: A}}",
    "exchange_hands": f"{{A: {{{RICH}, character: magician}}, start: A}}",
    "look_into_hand": f"{{A: {{{RICH}, character: wizard}}, B: {{hand: 2, character: king}}, start: A}}",
    "give_crown": f"{{A: {{{RICH}, character: emperor}}, start: A}}",
    "claim_gold": f"{{A: {{{RICH}, character: abbot}}, B: {{gold: 10, character: king}}, start: A}}",
    "destroy": f"{{A: {{{RICH}, character: warlord}}, B: {{city: [tavern], character: king}}, start: A}}",
    "seize": f"{{A: {{{RICH}, character: marshal}}, B: {{city: [tavern], character: king}}, start: A}}",
    "give_district": f"{{A: {{{RICH}, city: [manor], character: diplomat}}, B: {{city: [tavern], character: king}}, start: A}}",
    "beautify": f"{{A: {{{RICH}, city: [manor], character: artist}}, start: A}}",
    "fire_armory": f"{{A: {{{RICH}, city: [armory, manor], character: king}}, start: A}}",
    "build_necropolis": "{A: {hand: [necropolis], city: [manor], character: bishop}, "
    "start: {turn: A, as: bishop, gathered: true}}",
    "exchange_characters": "{A: {city: [theater], character: king}, B: {character: thief}, start: after selection}",
}
FOLLOWING = {  # the same for questions that a turn asks: what is answered first
    "take_district": (ABOUT_OTHERS["give_district"], [VERBS["give_district"].of(place_of(0, TITLE_OF["manor"], False))]),
    "pass_crown": ("{A: {character: emperor}, B: {character: assassin}, killed: emperor, crown: B, start: end of round}", []),
    "borrow": (
        "{A: {hand: [tavern, market], character: cardinal}, B: {gold: 3, character: king},"
        " start: {turn: A, as: cardinal, gathered: true}}",
        [VERBS["build_on_loan"].of(TITLE_OF["tavern"])],
    ),
    "look_at_hand": (
        "{A: {hand: [fortune_teller], character: king}, start: A}",
        [VERBS["play_action"].of(TITLE_OF["fortune_teller"])],
    ),
    "replace": (
        "{A: {gold: 9, hand: [human_cannonball, castle], city: [tavern], character: bishop},"
        " start: {turn: A, as: bishop, gathered: true}}",
        [VERBS["play_action"].of(TITLE_OF["human_cannonball"])],
    ),
}
NAMING = {
    "kill": "{A: {character: assassin}, start: A}",
    "rob": "{A: {character: thief}, start: A}",
    "place_signed_warrant": "{A: {character: magistrate}, start: A}",
    "place_flowered_threat": "{A: {character: blackmailer}, start: A}",
    "choose": "{face up: [thief, bishop], face down: [merchant], start: selection}",
}


def position(folder: Path, given: str, answers: list[Option], edition: str = "nl") -> Citadels:
    game = laid_out(folder, f"given: {given}", edition)
    for option in answers:
        game.answer(option)
    return game


def explained(game: Citadels, verb: Verb, subject: int) -> Reason:
    assert game.decision is not None
    return game.explain(game.decision.seat, verb.of(subject))


def test_every_verb_about_others_is_asked_for() -> None:
    about = {verb.name for verb in VERBS.values() if verb.about in (A_SEAT, A_PLACE, A_SEAT_AND_KIND)}
    assert about == {*ABOUT_OTHERS, *FOLLOWING}


@pytest.mark.parametrize("name", [*ABOUT_OTHERS, *FOLLOWING])
def test_seats_that_are_not_in_the_game(name: str, tmp_path: Path) -> None:
    given, answers = FOLLOWING[name] if name in FOLLOWING else (ABOUT_OTHERS[name], [])
    game = position(tmp_path, given, answers)
    verb = VERBS[name]
    assert game.decision is not None and any(option.verb is verb for option in game.decision.options)
    for seat in range(game.seats, MOST_SEATS):
        subject = {A_SEAT: seat, A_PLACE: place_of(seat, TITLE_OF["tavern"], False), A_SEAT_AND_KIND: seat * KINDS}[verb.about]
        assert explained(game, verb, subject).name == "no_seat"


@pytest.mark.parametrize("name", NAMING)
def test_characters_that_are_not_in_the_game(name: str, tmp_path: Path) -> None:
    game = position(tmp_path, NAMING[name], [])
    for rank in (0, *range(game.box.top_rank + 1, RANKS)):
        assert explained(game, VERBS[name], rank) == Reason("not_in_game", "C-CUSTOM-02")
    assert explained(game, VERBS[name], game.box.top_rank).is_legal()


def test_characters_of_another_game_are_not_given_away(tmp_path: Path) -> None:
    text = "setup: {seats: 3}\ngiven: {A: {city: [theater], characters: [king, thief]}, B: {characters: [merchant, warlord]},"
    game = laid_out(tmp_path, text + " C: {characters: [assassin, bishop]}, start: after selection}")
    game.answer(VERBS["exchange_characters"].of(1))
    assert explained(game, VERBS["give_character"], 0) == Reason("not_in_game", "C-CUSTOM-02")
    assert explained(game, VERBS["give_character"], 1) == Reason("not_your_character", "D-THEATER-04", (1,))
    assert explained(game, VERBS["give_character"], 9) == Reason("not_your_character", "D-THEATER-04", (9,))


def test_the_cost_of_what_stands_somewhere(tmp_path: Path) -> None:
    """An option about a district says what it costs, the Artist's coin included (C-ARTIST-02)."""
    given = "{A: {gold: 9, character: warlord}, B: {city: [manor, castle*], character: king}, start: A}"
    game = position(tmp_path, given, [])
    places = {place_of(1, TITLE_OF["manor"], False): (3, 2), place_of(1, TITLE_OF["castle"], True): (5, 4)}
    for place, (cost, gold) in places.items():
        assert game.amounts(VERBS["destroy"].of(place)) == {"cost": cost, "gold": gold}


def test_what_is_said_of_the_price(tmp_path: Path) -> None:
    """By the functions that carry it out, for whoever is asked."""
    castle, tavern = TITLE_OF["castle"], TITLE_OF["tavern"]
    wizard = (
        "{A: {gold: 9, character: wizard}, B: {hand: [castle], character: king}, start: {turn: A, as: wizard, gathered: true}}"
    )
    game = position(tmp_path, wizard, [VERBS["look_into_hand"].of(1)])
    assert game.amounts(VERBS["take"].of(castle)) == {"cost": 4}
    assert game.amounts(VERBS["take_and_build"].of(castle)) == {"cost": 4, "gold": 4}
    marshal = "{A: {gold: 9, character: marshal}, B: {city: [tavern, great_wall], character: king}, start: A}"
    game = position(tmp_path, marshal, [])
    assert game.amounts(VERBS["seize"].of(place_of(1, tavern, False))) == {"cost": 1, "gold": 2}
    diplomat = "{A: {gold: 9, city: [tavern], character: diplomat}, B: {city: [castle, great_wall], character: king}, start: A}"
    game = position(tmp_path, diplomat, [VERBS["give_district"].of(place_of(0, tavern, False))])
    assert game.amounts(VERBS["take_district"].of(place_of(1, castle, False))) == {"cost": 4, "gold": 4}
    cannonball = "{A: {gold: 9, hand: [human_cannonball, castle], city: [tavern], character: bishop},"
    cannonball += " start: {turn: A, as: bishop, gathered: true}}"
    answers = [VERBS["play_action"].of(TITLE_OF["human_cannonball"]), VERBS["replace"].of(place_of(0, tavern, False))]
    game = position(tmp_path, cannonball, answers)
    assert game.amounts(VERBS["replace_with"].of(castle)) == {"cost": 4, "gold": 3}
    cardinal = "{A: {gold: 1, hand: [castle, tavern, market, temple], city: [tavern, temple, school_of_magic, church],"
    cardinal += " character: cardinal}, B: {gold: 5, character: king}, deck: [docks, harbor],"
    game = position(tmp_path, cardinal + " start: {turn: A, as: cardinal, gathered: true}}", [])
    assert game.amounts(VERBS["build_on_loan"].of(castle)) == {"cost": 4, "gold": 4}
    assert game.amounts(VERBS["income"].of(0)) == {"cards": 2}, "the deck has no more"
    abbot = "{A: {city: [temple, church, monastery], character: abbot}, deck: [docks], start: A}"
    game = position(tmp_path, abbot, [], "en")
    assert game.amounts(VERBS["collect"].of(1)) == {"gold": 1, "cards": 1}
    assert game.amounts(VERBS["collect"].of(3)) == {"gold": 3, "cards": 0}
    assert game.amounts(VERBS["gather_cards"].of(0)) == {"number": 1, "all": 0}
    king = "{A: {city: [manor, castle, gold_mine, library, observatory], character: king}, tax: 2, start: A}"
    game = position(tmp_path, king, [])
    assert game.amounts(VERBS["income"].of(0)) == {"gold": 2} and game.amounts(VERBS["gather_gold"].of(0)) == {"gold": 3}
    assert game.amounts(VERBS["gather_cards"].of(0)) == {"number": 3, "all": 1}
    collector = "{A: {character: tax_collector}, B: {ring: [ticket_wagon 3], character: king}, tax: 2, start: A}"
    assert position(tmp_path, collector, []).amounts(VERBS["collect_tax"].of(0)) == {"gold": 2}
    visitor = "{A: {gold: 1, character: bishop}, B: {ring: [ticket_wagon 3], character: king}, start: A}"
    assert position(tmp_path, visitor, []).amounts(VERBS["visit_wagon"].of(0)) == {"number": 1, "owner": 1, "gold": 3}


def test_the_cost_of_a_card(tmp_path: Path) -> None:
    given = "{A: {hand: [castle, secret_vault, director], city: [laboratory], character: king}, start: A}"
    game = position(tmp_path, given, [])
    found = [game.amounts(VERBS["use_laboratory"].of(TITLE_OF[name])) for name in ("castle", "secret_vault", "director")]
    assert found == [{"cost": 4}, {}, {}]
    assert game.amounts(VERBS["take_crown"].of(0)) == {}, "what is about nothing costs nothing"
