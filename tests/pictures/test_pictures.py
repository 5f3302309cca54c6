"""Every card has a picture of its own: drawn, small, and like no other."""

import gzip
import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pictures.likeness import pairs
from pictures.palettes import DAY, INKS, inks
from pictures.pen import LITERAL, PARTS, Pen
from pictures.recipes import Recipe, draw, drawn, others, recipes
from pictures.sprites import sprite_of, sprites
from regalia.dominion.rules.cards.catalogue import MIXED_PILES
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import KEPT_BOONS, OWN_MAT_NAMES, SEAT_BEYOND_NAMES, SKIPS, TOKEN_NAMES, TOKENS
from regalia.dominion.rules.setup import new_game
from regalia.dominion.terminal import UNTOLD

SOURCE = Path(__file__).parents[2] / "src" / "regalia"
CITADELS = {"characters": "c", "basic_districts": "d", "unique_districts": "d", "action_cards": "a"}
MARKERS = [
    "crown", "gold", "gold_pile", "tax", "ticket_wagon", "killed", "bewitched", "robbed",
    "warrant", "warrant_signed", "warrant_blank", "threat", "threat_flower", "threat_blank",
]  # fmt: skip
PLAIN = {*UNTOLD, SKIPS}  # counts that no token shows
KEPT = SEAT_BEYOND_NAMES[KEPT_BOONS]  # cards that are kept, on no mat
# What players have, by the game's own lists, and what lies at the table's own places: facts and a zone of every view.
TOKENS_OF_DOMINION = [name for sort, name in enumerate(TOKEN_NAMES) if sort not in PLAIN]
MATS = [*(name for name in SEAT_BEYOND_NAMES if name != KEPT), *OWN_MAT_NAMES]
COMMON = ["trash", "embargo", "trade_route"]
WITH_TOKENS = [
    "embargo", "trade_route", "island", "village", "smithy", "market", "militia", "moat", "workshop", "cellar",
]  # fmt: skip
UNUSED = ["journey"]  # Adventures' Journey token: none of the cards that turn it is in the game yet
BACKS = ["citadels-district", "citadels-character", "citadels-action", "dominion", "dominion-landscape"]
LANDSCAPES = {"Event", "Project", "Way", "Ally", "Boon", "Hex", "State", "Artifact", "Landmark", "Trait", "Prophecy"}
NAME_OF = {kind: name for name, kind in KIND_OF.items()}
LARGEST = 6000  # bytes of one picture
TABLE = 60_000  # bytes of all pictures of a table, compressed
APART = 20  # how different two thumbnails are at least, of 255


@cache
def every() -> dict[str, Recipe]:
    return {one.id: one for one in recipes()}


def catalogue(game: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = json.loads((SOURCE / game / "cards.json").read_text(encoding="utf-8"))
    return rows


def picture_of(card: dict[str, Any]) -> str:
    kind = next((one for one in card["types"] if one in LANDSCAPES), "")
    name = card["id"].replace("_", "-")
    return f"m-{card['id']}" if not kind else f"l-{name}" if kind == "Way" else f"l-{kind.lower()}-{name}"


def dominion() -> list[dict[str, Any]]:
    return [row for row in catalogue("dominion") if row["section"] in ("glossary_cards", "further_cards")]


def test_every_card_of_citadels_has_a_picture() -> None:
    wanted = [f"{CITADELS[row['section']]}-{row['id']}" for row in catalogue("citadels") if row["section"] in CITADELS]
    wanted += [f"t-{token}" for token in MARKERS] + [f"b-{back}" for back in BACKS]
    assert len(wanted) > 100
    assert [one for one in wanted if one not in every()] == []


def test_every_card_and_landscape_of_dominion_has_a_picture() -> None:
    wanted = [picture_of(card) for card in dominion()]
    piles = [row for row in catalogue("dominion") if row["section"] == "piles"]
    wanted += [f"m-{card}" for pile in piles for card in pile["contents"]]
    wanted += [f"t-{name}" for name in (*TOKENS_OF_DOMINION, *MATS, *COMMON)]
    assert len(wanted) > 240
    assert [one for one in wanted if one not in every()] == []


def test_every_token_that_is_drawn_is_one_of_the_game() -> None:
    """The page finds the picture of a token by its name in the view: one that is called otherwise would never be seen."""
    drawn_ones = {
        one.removeprefix("t-") for one, recipe in every().items() if recipe.game == "dominion" and one.startswith("t-")
    }
    game = new_game(setup_for(WITH_TOKENS, seats=2, seed=1))
    assert {"embargo", "trade_route"} <= game.view(0).facts.keys()
    assert drawn_ones == {*TOKENS_OF_DOMINION, *MATS, *COMMON, *UNUSED}


def test_every_mixed_pile_shows_a_picture() -> None:
    assert [pile for pile in MIXED_PILES if f"m-{pile}" not in every() | others()] == []
    assert [shown for shown in others().values() if shown not in every()] == []


def test_recipes_are_told_apart_and_wear_a_known_palette() -> None:
    assert [one for one, many in Counter(recipe.id for recipe in recipes()).items() if many > 1] == []
    assert {recipe.palette for recipe in recipes()} <= set(DAY)


def test_a_picture_is_small() -> None:
    assert {one.id: size for one in recipes() if (size := len(draw(one))) > LARGEST} == {}


def test_every_part_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    part = Pen.part

    def noted(pen: Pen, name: str, /, *place: Any, **named: Any) -> None:
        used.add(name)
        part(pen, name, *place, **named)

    monkeypatch.setattr(Pen, "part", noted)
    for recipe in recipes():
        drawn(recipe)
    assert set(PARTS) - used == set()


def test_every_ink_has_a_colour_by_day_and_by_night() -> None:
    for recipe in recipes():
        strokes = {stroke.ink for stroke in drawn(recipe).strokes} - set(LITERAL)
        assert strokes <= set(inks(recipe.palette)) & set(inks(recipe.palette, night=True)), recipe.id


def test_the_night_is_darker_than_the_day_and_its_windows_are_lit() -> None:
    def light(colour: str) -> int:
        return sum(int(colour[at : at + 2], 16) for at in (1, 3, 5))

    for palette in DAY:
        day, night = inks(palette), inks(palette, night=True)
        assert light(night["s"]) < light(day["s"])
        assert light(night["w"]) > light(day["w"])
        assert len({night[ink] for ink in INKS}) == len(INKS)


@pytest.mark.parametrize("night", [False, True], ids=["day", "night"])
def test_no_two_pictures_look_alike(night: bool) -> None:
    nearest = pairs(list(recipes()), night)
    assert [pair for pair in nearest if pair.distance < APART] == []


def wire(pictures: list[str]) -> int:
    """What a table with these pictures loads, compressed."""
    files = {sprite_of(every()[one]) for one in pictures}
    return sum(packed()[one] for one in files)


@cache
def packed() -> dict[str, int]:
    return {name: len(gzip.compress(text.encode(), mtime=0)) for name, text in sprites().items()}


def test_a_table_of_citadels_is_light() -> None:
    unique = sorted(
        (one for one in every() if one.startswith("d-") and every()[one].group == "each"), key=lambda one: packed()[one]
    )
    rest = [one for one in every() if every()[one].game == "citadels" and every()[one].group != "each"]
    assert wire(rest + unique[-14:]) <= TABLE


@pytest.mark.parametrize("first", range(0, 200, 50))
def test_a_table_of_dominion_is_light(first: int) -> None:
    """Kingdoms by lot with all that lies beside them."""
    card_of = {card["id"]: picture_of(card) for card in dominion()}
    for seed in range(first, first + 50):
        box = new_game(setup_for("random", seats=2 + seed % 5, seed=seed, landscapes=2)).box
        kinds = (
            {kind for pile in box.piles for kind in pile.kinds}
            | {landscape.kind for landscape in box.landscapes}
            | {*box.start}
        )
        table = [card_of[NAME_OF[kind]] for kind in kinds]
        tokens = [f"t-{TOKEN_NAMES[sort]}" for sort in range(TOKENS) if box.tokens >> sort & 1 and sort not in PLAIN]
        mats = [f"t-{mat}" for mat in MATS] if box.has_beyond or box.has_own_mats else []
        assert wire([*table, *tokens, *mats, *(f"t-{one}" for one in COMMON), "b-dominion"]) <= TABLE, seed
