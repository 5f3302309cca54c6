"""Who is asked what, where cases answer by themselves; and what can be known of characters nobody answered for."""

from pathlib import Path

import pytest

from regalia import games
from regalia.citadels.rules import layout
from regalia.citadels.rules.districts.catalogue import TITLE_OF
from regalia.citadels.rules.knowledge import rename_packs
from regalia.citadels.rules.layout import FACE_DOWN, SHARED_ZONES, city, drawn, hand, owner_of, ring, role
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.words.required_messages import verbs_of
from tests.bots.positions import laid_out

VERBS = {verb.name: verb for verb in verbs_of("citadels")}


def answered(game: Citadels, *names: str) -> Citadels:
    """Answers by verb and place among the options of this verb: ``choose 2``."""
    for name in names:
        verb, _, number = name.partition(" ")
        assert game.decision is not None
        fitting: list[Option] = [option for option in game.decision.options if option.verb.name == verb]
        game.answer(fitting[int(number or 0)])
    return game


def question(game: Citadels) -> str:
    assert game.decision is not None
    return game.decision.question.name


@pytest.mark.rules("C-INFO-02")
@pytest.mark.parametrize(
    ("deck", "asked"), [("[tavern]", "turn"), ("[tavern, tavern]", "keep_studied"), ("[tavern, market]", "keep_studied")]
)
def test_the_scholar_is_asked_unless_there_is_a_single_card(deck: str, asked: str, tmp_path: Path) -> None:
    game = laid_out(tmp_path, f"given: {{A: {{character: scholar}}, deck: {deck}, start: A}}")
    assert question(answered(game, "study")) == asked


@pytest.mark.rules("C-INFO-02")
@pytest.mark.parametrize(
    ("deck", "asked"), [("[tavern]", "turn"), ("[tavern, tavern]", "keep_which"), ("[tavern, market]", "keep_which")]
)
def test_who_gathers_cards_is_asked_unless_there_is_a_single_one(deck: str, asked: str, tmp_path: Path) -> None:
    game = laid_out(tmp_path, f"given: {{A: {{character: merchant}}, deck: {deck}, start: A}}")
    assert question(answered(game, "gather_cards")) == asked


def test_whose_a_zone_is() -> None:
    for seat in range(8):
        assert [owner_of(zone(seat)) for zone in (hand, city, role, drawn, ring)] == [seat] * 5
    assert [owner_of(zone) for zone in range(SHARED_ZONES)] == [-1] * SHARED_ZONES


def test_titles_are_numbered_as_they_are_listed() -> None:
    named = {name: getattr(layout, name.upper()) for name in TITLE_OF}
    assert named == TITLE_OF and len(TITLE_OF) == layout.TITLES


def test_packs_in_another_world() -> None:
    game = games.start(games.setup_for("citadels"))
    assert isinstance(game, Citadels)
    game.packs = [1 << 3 | 1 << 5, 1 << 3 | 1 << 4, 1 << 5, 1 << 4]
    rename_packs(game, [3, 4], [4, 3])
    assert game.packs == [1 << 4 | 1 << 5, 1 << 3 | 1 << 4, 1 << 5, 1 << 3]


@pytest.mark.rules("C-SEL-07")
def test_the_last_of_seven_remembers_what_was_picked_up(tmp_path: Path) -> None:
    text = "setup: {seats: 7}\ngiven: {crown: C, face down: [thief], start: selection}"
    game = answered(laid_out(tmp_path, text), *["choose 1"] * 6)
    assert game.decision is not None and game.decision.seat == 1
    assert [game.view(seat).facts["picked_up"] for seat in range(-1, 7)] == [0, 0, 2, 0, 0, 0, 0, 0]


def test_everybody_sees_the_cast(tmp_path: Path) -> None:
    game = laid_out(tmp_path, "setup: {seats: 5}\ngiven: {A: {character: witch}, B: {character: queen}, start: A}")
    names = ["witch", "thief", "magician", "king", "bishop", "merchant", "architect", "warlord", "queen"]
    assert game.view(-1).facts["cast"] == game.view(2).facts["cast"] == names


def test_a_place_where_a_wagon_was_cashed_in_is_nobodys(tmp_path: Path) -> None:
    text = "given: {A: {gold: 1, character: merchant}, B: {ring: [ticket_wagon 3], character: king}, deck: [tavern], start: A}"
    game = laid_out(tmp_path, text, "nl")
    assert game.view(-1).facts["wagon_owners"] == [1] and game.view(-1).facts["wagon_gold"] == [3]
    answered(game, "visit_wagon", "cash_in")
    assert game.view(-1).facts["wagon_owners"] == [-1] and game.view(-1).facts["wagon_gold"] == [0]


def test_packs_are_remembered_as_they_were_passed(tmp_path: Path) -> None:
    """What is set aside from a pack was in it; a spectator is told of no pack (C-INFO-08, C-SEL-24)."""
    text = "setup: {seats: 2}\ngiven: {crown: B, face down: [thief], start: selection}"
    game = answered(laid_out(tmp_path, text), "choose 2", "choose 2", "drop 3", "choose 2", "drop 0")
    assert game.view(1).facts["chosen_from"] == [[1, 3, 4, 5, 6, 7, 8], [1, 3, 6, 8]]
    assert game.view(0).facts["chosen_from"] == [[1, 3, 5, 6, 7, 8], [3, 8]]
    assert game.view(-1).facts["chosen_from"] == []


@pytest.mark.rules("C-CALL-04")
def test_a_character_nobody_answered_for_is_nobodys_in_any_world(tmp_path: Path) -> None:
    """Also one that was hit and could have been Rasputin's: the call is over once it was not answered."""
    text = (
        "{A: {hand: [rasputin], character: thief}, B: {character: merchant}, C: {character: bishop}, D: {character: warlord},"
    )
    text = f"given: {text} robbed: king, face down: [king, assassin, magician, architect], start: call 4}}"
    game = laid_out(tmp_path, text, "nl")
    while question(game) == "rasputin":
        assert game.call_open
        game.answer(game.decision.options[-1])  # type: ignore[union-attr]
    assert not game.call_open and game.called >= 4
    for seed in range(30):
        world = game.determinize(0, Chance(seed))
        assert isinstance(world, Citadels) and world.place[4] < SHARED_ZONES
    assert game.place[4] == FACE_DOWN
