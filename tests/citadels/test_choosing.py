"""What may be chosen before play, exactly: what is refused in which words, what is left open, what is drawn by lot."""

from typing import Any

import pytest

from regalia.citadels.rules.characters.pool import CHARACTERS, NAMED, character_of, enlist
from regalia.citadels.rules.choose import left_open, preselected, random_cast, random_uniques, setup_for
from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.engine import open_choices
from regalia.citadels.rules.setup import FIRST_CAST, FIRST_UNIQUES, CitadelsSetup, setup_from_json
from regalia.citadels.rules.setup_rules import advice, alternatives, ninths, unique_pool
from regalia.kernel.chance import Chance
from regalia.kernel.setup import SetupError

# The cost of every district, to compare with the printed cards (D-DECK-01 … -03).
COSTS = {
    0: "acrobat circus_tent director ticket_wagon human_cannonball rasputin fortune_teller",
    1: "temple tavern watchtower",
    2: "church market trading_post prison haunted_quarter stables",
    3: "manor monastery docks barracks armory framework keep statue lighthouse",
    4: "castle harbor basilica monument museum observatory poor_house",
    5: "palace cathedral town_hall fortress capitol factory imperial_treasury ivory_tower laboratory map_room necropolis quarry"
    " smithy wishing_well graveyard bell_tower",
    6: "dragon_gate gold_mine great_wall library park school_of_magic theater thieves_den hospital throne_room ball_room",
    99: "secret_vault",
}
WITH_EMPEROR = (*FIRST_CAST[:3], "emperor", *FIRST_CAST[4:])
TWO_KINGS = (*FIRST_CAST[:4], "patrician", *FIRST_CAST[4:])


def test_every_district_costs_what_is_printed() -> None:
    assert {card.name: card.cost for card in DISTRICTS} == {
        name: cost for cost, names in COSTS.items() for name in names.split()
    }


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ({"edition": "fr"}, "unknown edition 'fr'; expected one of en, de, nl"),
        ({"seed": -1}, "a seed is a number from 0 upwards, not -1"),
        ({"seats": 1}, "Citadels is for 2 to 8 players, not 1 (C-SETUP-20)"),
        ({"seats": 9}, "Citadels is for 2 to 8 players, not 9 (C-SETUP-20)"),
        ({"scenario": "dull"}, "the en edition has no scenario 'dull'; expected one of first_game,"),
        ({"crown": 4}, "the first crown goes to a seat from 0 to 3, or by lot (-1), not to 4"),
        ({"crown": -2}, "the first crown goes to a seat from 0 to 3, or by lot (-1), not to -2"),
        ({"crown": "dice"}, "the first crown goes to a seat or by 'lot', not to 'dice'"),
        ({"ages": [1, 2, 3]}, "4 players have 4 ages, not 3 (C-SETUP-08)"),
        ({"action_cards": True}, "the en edition has no action cards (C-SETUP-05)"),
        ({"nl_card_first": True}, "nl_card_first is an option of the Dutch edition (C-TEXT-02)"),
        ({"cast": "any"}, "the cast is a list of names or 'random', not 'any'"),
        ({"uniques": "any"}, "the unique districts are a list of names or 'random', not 'any'"),
        ({"cast": (*FIRST_CAST[:7], "jester")}, "unknown character 'jester'; expected one of abbot, alchemist,"),
        ({"cast": FIRST_CAST[:7]}, "one character of rank 8 (C-CUSTOM-01), not 0; use one of warlord, diplomat, marshal"),
        ({"cast": TWO_KINGS}, "one character of rank 4 (C-CUSTOM-01), not 2; use one of king, emperor, patrician"),
        ({"cast": (*FIRST_CAST, "artist", "queen"), "seats": 5}, "at most one character of rank 9 (C-CUSTOM-01)"),
        ({"cast": FIRST_CAST[::-1]}, "name the cast in the order of its ranks, 1 to 8 or 9 (C-SETUP-12)"),
        ({"cast": (*FIRST_CAST, "artist"), "seats": 2}, "two players use ranks 1 to 8 only (C-SEL-22); leave out the artist"),
        (
            {"cast": (*FIRST_CAST, "queen")},
            "the queen needs at least 5 players (C-CUSTOM-05); use one of artist, tax_collector",
        ),
        ({"cast": WITH_EMPEROR, "seats": 2}, "the emperor needs at least 3 players (C-P2-01); use one of king, patrician"),
        ({"cast": FIRST_CAST, "seats": 3}, "3 players need a rank 9 character (C-SEL-21); add one of artist, tax_collector"),
        (
            {"cast": FIRST_CAST, "seats": 8},
            "8 players need a rank 9 character (C-SEL-21); add one of artist, queen, tax_collector",
        ),
        ({"uniques": (*FIRST_UNIQUES[:13], "moat")}, "unknown unique district 'moat'; expected one of armory,"),
        ({"uniques": (*FIRST_UNIQUES[:13], "tavern")}, "unknown unique district 'tavern'; expected one of armory,"),
        (
            {"uniques": (*FIRST_UNIQUES[:13], "lighthouse")},
            "the lighthouse is not in the box of the en edition but of nl (D-DECK-03)",
        ),
        ({"uniques": (*FIRST_UNIQUES[:13], "keep")}, "the keep is there once (D-DECK-03)"),
        ({"uniques": FIRST_UNIQUES[:13]}, "14 unique districts are chosen (C-CUSTOM-03), not 13; choose from armory,"),
        ({"uniques": (*FIRST_UNIQUES, "park")}, "14 unique districts are chosen (C-CUSTOM-03), not 15; choose from armory,"),
        (
            {"edition": "nl", "cast": (*FIRST_CAST[:7], "marshal"), "uniques": (*FIRST_UNIQUES[:13], "graveyard")},
            "the graveyard may be chosen only with the warlord in the cast (D-CHOICE-05)",
        ),
        (
            {"edition": "nl", "cast": ("witch", *FIRST_CAST[1:]), "uniques": (*FIRST_UNIQUES[:13], "hospital")},
            "the hospital may be chosen only with the assassin in the cast (D-CHOICE-06)",
        ),
        ({"seats": 2, "rank_9": "artist"}, "two players use ranks 1 to 8 only (C-SEL-22); leave out the artist"),
        ({"seats": 2, "rank_9": "yes"}, "two players use ranks 1 to 8 only (C-SEL-22); leave out the artist"),
        (
            {"scenario": "tenacious", "edition": "nl", "seats": 2, "rank_9": "yes"},
            "two players use ranks 1 to 8 only (C-SEL-22); leave out the artist",
        ),
        ({"rank_4": "king"}, "rank 4 is replaced only where two players would need the Emperor (C-CUSTOM-08)"),
        (
            {"seats": 3},
            "the scenario 'first_game' names no rank 9 character, but 3 players need one (C-SETUP-16); "
            "choose one of artist, tax_collector",
        ),
        ({"rank_9": "yes"}, "the scenario 'first_game' names no rank 9 character, but 4 players need one (C-SETUP-16)"),
        (
            {"edition": "de", "rank_9": "queen", "seats": 5},
            "rank 9 of the scenario 'first_game' is the artist (S-RANK9-01), not 'queen'",
        ),
        (
            {"scenario": "devious", "rank_9": "yes"},
            "the queen is not for 4 players, and who plays instead is left to you (R-74); choose one of artist, tax_collector",
        ),
        (
            {"scenario": "devious", "rank_9": "king"},
            "the queen is replaced by one of artist, tax_collector here (S-SUBST-01, S-SUBST-02), not by 'king'",
        ),
        (
            {"edition": "nl", "scenario": "cunning", "seats": 2, "rank_4": "emperor"},
            "the emperor is replaced by one of king, patrician here (S-SUBST-03, S-SUBST-04), not by 'emperor'",
        ),
        ({"cast": "random", "origins": ["moon"]}, "no character of rank 1 comes from moon (C-CUSTOM-11); add a product"),
        (
            {"uniques": "random", "origins": ["original"]},
            "only 9 unique districts come from original, 14 are needed (C-CUSTOM-03); add a product",
        ),
    ],
)
def test_what_is_refused(choices: dict[str, Any], words: str) -> None:
    with pytest.raises(SetupError) as refused:
        setup_for(**choices)
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("edition", "scenario", "seats", "rank_9", "found"),
    [
        ("en", "first_game", 4, None, {}),
        ("en", "first_game", 4, "yes", {"rank_9": ("artist", "tax_collector")}),
        ("en", "first_game", 5, "yes", {"rank_9": ("artist", "queen", "tax_collector")}),
        ("en", "first_game", 2, "yes", {}),
        ("en", "first_game", 3, None, {"rank_9": ("artist", "tax_collector")}),
        ("en", "devious", 3, None, {"rank_9": ("artist", "tax_collector")}),
        ("en", "devious", 4, "yes", {"rank_9": ("artist", "tax_collector")}),
        ("en", "devious", 5, "yes", {}),
        ("de", "devious", 4, "yes", {}),
        ("de", "first_game", 3, None, {}),
        ("en", "illustrious", 2, None, {"rank_4": ("king", "patrician")}),
        ("de", "illustrious", 2, None, {}),
        ("en", "illustrious", 3, None, {}),
    ],
)
def test_what_is_left_open(edition: str, scenario: str, seats: int, rank_9: str | None, found: dict[str, Any]) -> None:
    assert left_open(edition, scenario, seats, rank_9) == found
    assert preselected(edition, scenario, seats, rank_9) == {name: names[0] for name, names in found.items()}


@pytest.mark.parametrize(
    ("choices", "ninth"),
    [
        ({"edition": "de", "seats": 4}, ""),
        ({"edition": "de", "seats": 4, "rank_9": ""}, ""),
        ({"edition": "de", "seats": 4, "rank_9": "yes"}, "artist"),
        ({"edition": "de", "seats": 4, "rank_9": "artist"}, "artist"),
        ({"edition": "de", "seats": 3}, "artist"),
        ({"edition": "en", "seats": 6, "rank_9": "queen"}, "queen"),
        ({"edition": "en", "scenario": "devious", "seats": 5, "rank_9": "yes"}, "queen"),
        ({"edition": "en", "scenario": "devious", "seats": 8}, "queen"),
        ({"edition": "en", "scenario": "devious", "seats": 4, "rank_9": "tax_collector"}, "tax_collector"),
        ({"edition": "de", "scenario": "devious", "seats": 4, "rank_9": "yes"}, "artist"),
        ({"edition": "en", "cast": FIRST_CAST, "rank_9": "artist"}, "artist"),
        ({"edition": "en", "cast": FIRST_CAST, "rank_9": ""}, ""),
    ],
)
def test_the_ninth_character(choices: dict[str, Any], ninth: str) -> None:
    assert setup_for(**choices).cast[8:] == ((ninth,) if ninth else ())


@pytest.mark.parametrize(
    ("chosen", "found"),
    [
        ({}, {}),
        ({"seats": 3}, {"rank_9": ("artist", "tax_collector")}),
        ({"seats": 3, "rank_9": "yes"}, {"rank_9": ("artist", "tax_collector")}),
        ({"seats": 3, "rank_9": "artist"}, {}),
        ({"seats": 3, "cast": "random"}, {}),
        ({"seats": 3, "edition": "de"}, {}),
        ({"seats": 3, "scenario": "none at all"}, {}),
        ({"seats": 2, "scenario": "illustrious"}, {"rank_4": ("king", "patrician")}),
        ({"rank_9": "yes"}, {"rank_9": ("artist", "tax_collector")}),
    ],
)
def test_choices_that_are_still_open(chosen: dict[str, Any], found: dict[str, Any]) -> None:
    assert open_choices(chosen) == found


def test_where_the_first_crown_lies() -> None:
    assert [setup_for(edition=edition).crown for edition in ("en", "de", "nl")] == [0, 0, -1]
    assert setup_for(ages=[30, 41, 41, 7]).crown == 1
    assert setup_for(crown=2, ages=[30, 41, 41, 7]).crown == 2
    assert setup_for(crown="lot").crown == setup_for(crown=-1).crown == -1


def test_a_scenario_is_named_only_where_nothing_else_was_chosen() -> None:
    assert setup_for().scenario == "first_game"
    assert setup_for(cast=FIRST_CAST).scenario == setup_for(uniques=FIRST_UNIQUES).scenario == ""
    assert setup_for(cast=FIRST_CAST, uniques=FIRST_UNIQUES, scenario="none at all").scenario == ""


def test_random_casts() -> None:
    for seats, sizes in ((2, {8}), (3, {9}), (4, {8, 9}), (7, {8, 9}), (8, {9})):
        casts = [random_cast(seats, Chance(seed)) for seed in range(60)]
        assert {len(cast) for cast in casts} == sizes
        assert all(NAMED[name].fewest_seats <= seats for cast in casts for name in cast)
    assert {len(random_cast(5, Chance(seed), rank_9="")) for seed in range(20)} == {8}
    assert {random_cast(5, Chance(seed), rank_9="queen")[8:] for seed in range(20)} == {("queen",)}
    ninths_drawn = {random_cast(5, Chance(seed), rank_9="random")[8:] for seed in range(40)}
    assert ninths_drawn == {("queen",), ("artist",), ("tax_collector",)}
    assert random_cast(5, Chance(1), ("original",)) == FIRST_CAST, "there is no ninth of that product"
    newer = {name for seed in range(40) for name in random_cast(6, Chance(seed), ("original", "2016"))}
    assert newer == {who.name for who in CHARACTERS if who.origin != "dark_city"}


def test_random_uniques() -> None:
    plain = {name for seed in range(60) for name in random_uniques("nl", FIRST_CAST, Chance(seed))}
    assert plain == {district.name for district in unique_pool("nl")} - {"ball_room"}
    without = ("witch", *FIRST_CAST[1:7], "marshal")
    others = {name for seed in range(60) for name in random_uniques("nl", without, Chance(seed))}
    assert plain - others == {"graveyard", "hospital"}
    for seed in range(20):
        drawn = random_uniques("en", FIRST_CAST, Chance(seed))
        assert len(set(drawn)) == 14 and setup_for(uniques=drawn).uniques == drawn


def test_who_else_may_play() -> None:
    assert alternatives(NAMED["king"], 4) == ("emperor", "patrician")
    assert alternatives(NAMED["king"], 2) == ("patrician",)
    assert alternatives(NAMED["artist"], 4) == ("tax_collector",)
    assert alternatives(NAMED["artist"], 5) == ("queen", "tax_collector")
    assert ninths(4) == ("artist", "tax_collector") and ninths(5) == ("artist", "queen", "tax_collector")


def test_costs_should_vary_but_in_the_dutch_edition() -> None:
    fives = tuple(name for name in COSTS[5].split() if name not in ("palace", "cathedral", "town_hall", "fortress"))[:8]
    mixed = (*fives, "park", "theater", "keep", "armory", "stables", "museum")
    assert advice("en", mixed) == ["8 of the 14 unique districts cost 5; they should vary (C-CUSTOM-03)"]
    assert advice("nl", mixed) == []
    assert advice("en", (*mixed[1:], "library")) == [], "half of them may cost the same"


def test_nobody_is_called_like_a_printed_character() -> None:
    assert character_of("nobody in particular") is None
    assert character_of("king") is NAMED["king"]
    enlist(NAMED["king"])
    with pytest.raises(ValueError, match="there is a character called 'king' already"):
        enlist(type(NAMED["king"])("king", 4))


def test_a_setup_from_its_parts() -> None:
    setup = setup_for(
        edition="nl", seats=5, action_cards=True, nl_card_first=True, seed=5, tells_by_asking=True, chance="sealed"
    )
    again = setup_from_json(setup.json())
    assert again.json() == setup.json() == setup.reseeded(5).json() and again.box.edition.tax_once_a_turn
    plain = setup_from_json({"game": "citadels", "edition": "de", "seats": 4, "cast": FIRST_CAST, "uniques": FIRST_UNIQUES})
    assert plain.json() == CitadelsSetup("de", 4, FIRST_CAST, FIRST_UNIQUES).json()
    assert plain.json() == {
        "game": "citadels", "edition": "de", "scenario": "", "seats": 4, "cast": list(FIRST_CAST),
        "uniques": list(FIRST_UNIQUES), "crown": 0, "action_cards": False, "nl_card_first": False, "seed": 0,
        "chance": "fast", "tells_by_asking": False,
    }  # fmt: skip
