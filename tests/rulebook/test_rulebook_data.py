"""The data is complete, consistent with itself and free of anything that is not about the games."""

import json
import re
from collections import Counter
from importlib.resources import files

import pytest

from regalia.dominion.rules.kinds import KIND_OF
from regalia.rulebook import catalogue, differences, false_friends, rulings, statements, vocabulary

DATA = {
    f"{package}/{file.name}": file.read_text(encoding="utf-8")
    for package, folder in (("rulebook", "data"), ("citadels", "rulebook"), ("dominion", "rulebook"))
    for file in files(f"regalia.{package}").joinpath(folder).iterdir()
    if file.name.endswith(".json")
}
LATER = "G2-"  # statements about cards of which some are still to come
FIRST_LATER = 243  # numbers of cards that come with them
EXTRA_UNIQUES = {"graveyard", "hospital", "throne_room", "bell_tower", "lighthouse", "ball_room"}


def test_every_statement_is_there() -> None:
    """Of the first part of Dominion's rules; the second part grows with the cards that need it."""
    letters = Counter((one.game, one.id[0] == "C") for one in statements() if not one.id.startswith(LATER))
    assert letters == {("citadels", True): 418, ("citadels", False): 230, ("dominion", False): 312}


def test_every_ruling_is_there() -> None:
    families = Counter(re.sub(r"(?<=\d)\.\d+$|-?\d+$", "", one.id) for one in rulings())
    assert families == {
        "DECISION": 10,
        "P": 7,
        "R": 74,
        "R-D1": 12,
        "R-D2": 14,
        "R-D3": 26,
        "R-D4": 23,
        "R-G": 12,
    }


def test_every_catalogue_section_is_complete() -> None:
    assert {name: len(section) for name, section in catalogue("citadels").items()} == {
        "characters": 27,
        "basic_districts": 17,
        "unique_districts": 36,
        "action_cards": 7,
        "scenarios": 15,
    }
    first = {
        name: [entry for entry in section.values() if KIND_OF.get(entry.id, 0) < FIRST_LATER]
        for name, section in catalogue("dominion").items()
    }
    assert {name: len(section) for name, section in first.items()} == {
        "glossary_cards": 107,
        "further_cards": 139,
        "piles": 17,
        "setup": 22,
        "pile_sizes": 10,
        "base_rules": 9,
        "kingdoms": 6,
        "lists": 1,
        "terms": 68,
    }


@pytest.mark.parametrize("name", DATA)
def test_no_line_is_lost_to_a_repeated_id(name: str) -> None:
    rows = json.loads(DATA[name])
    keys = [(row.get("section"), row["id"]) for row in rows if "id" in row]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", DATA)
def test_one_object_per_line_so_that_diffs_are_readable(name: str) -> None:
    rows = json.loads(DATA[name])
    assert DATA[name] == "[\n" + ",\n".join(json.dumps(row, ensure_ascii=False) for row in rows) + "\n]\n"


@pytest.mark.parametrize("name", DATA)
def test_the_data_speaks_of_the_games_only(name: str) -> None:
    forbidden = r"shared|readme|github|database|data set|dominiontabs|wiki|https?:|/work|/tmp|\.(yaml|md)\b|\[memory"
    assert re.findall(forbidden, DATA[name], re.IGNORECASE) == []


@pytest.mark.parametrize("name", DATA)
def test_every_id_a_text_mentions_exists(name: str) -> None:
    known = {one.id for one in statements()} | {one.id for one in rulings()}
    mentioned = set(re.findall(r"\b[CDASG]-[A-Z0-9][A-Z0-9-]*-\d\d\b|\bR-(?:D\d\.\d+|G?\d\d)\b", DATA[name]))
    assert mentioned <= known
    decisions = set(re.findall(r"\bdecision (\d+)", DATA[name]))
    assert {f"DECISION-{number}" for number in decisions} <= known


def test_citadels_statements_name_their_editions_and_pages_and_dominion_ones_have_none() -> None:
    for one in statements("citadels"):
        assert one.editions
        assert set(one.editions) <= {"en", "de", "nl"}
        assert {edition for edition, _ in one.pages} <= set(one.editions)
    assert {(one.editions, one.pages) for one in statements("dominion")} == {((), ())}


@pytest.mark.parametrize("game", ["citadels", "dominion"])
def test_every_card_a_statement_names_is_in_the_catalogue(game: str) -> None:
    names = {entry.names.get("en") for section in catalogue(game).values() for entry in section.values()}
    assert {card for one in statements(game) if not one.id.startswith(LATER) for card in one.cards} <= names


def test_the_topics_of_dominion_are_the_terms_of_its_glossary() -> None:
    terms = {entry.names["en"] for entry in catalogue("dominion")["terms"].values()}
    assert {one.topic for one in statements("dominion") if not one.id.startswith(LATER)} == terms
    cards = (*catalogue("dominion")["glossary_cards"].values(), *catalogue("dominion")["further_cards"].values())
    assert {topic for entry in cards for topic in entry.facts["topics"]} <= terms


def test_citadels_decks_have_the_printed_size() -> None:
    basic = catalogue("citadels")["basic_districts"].values()
    assert sum(entry.facts["copies"] for entry in basic) == 54
    assert sum(entry.facts["copies"] * entry.facts["cost"] for entry in basic) == 152
    uniques = catalogue("citadels")["unique_districts"].values()
    pools = Counter(edition for entry in uniques for edition in entry.facts["editions"])
    assert pools == {"en": 30, "de": 33, "nl": 36}
    assert sum(entry.facts["copies"] for entry in catalogue("citadels")["action_cards"].values()) == 15


def test_only_the_six_extra_uniques_are_unconfirmed() -> None:
    cards = [entry for name, section in catalogue("citadels").items() if name != "scenarios" for entry in section.values()]
    assert {entry.id for entry in cards if not entry.facts["confirmed"]} == EXTRA_UNIQUES


def test_scenarios_hold_eight_ranks_and_fourteen_uniques_of_their_edition() -> None:
    characters, uniques = catalogue("citadels")["characters"], catalogue("citadels")["unique_districts"]
    for scenario in catalogue("citadels")["scenarios"].values():
        facts = scenario.facts
        assert [characters[name].facts["rank"] for name in facts["cast"]] == list(range(1, 9))
        assert facts["rank9"] is None or characters[facts["rank9"]].facts["rank"] == 9
        assert len(set(facts["uniques"])) == 14
        for name in facts["uniques"]:
            assert set(facts["editions"]) <= set(uniques[name].facts["editions"])
            assert scenario.id in uniques[name].facts["scenarios"]
        for swap in facts["substitutions"]:
            assert swap["character"] in (*facts["cast"], facts["rank9"])
            assert all(name in characters for name in swap["use"])


def test_dominion_kingdoms_piles_and_lists_hold_known_cards() -> None:
    book = catalogue("dominion")
    cards = book["glossary_cards"].keys() | book["further_cards"].keys()
    assert len(cards) >= 107 + 139
    assert all(len(set(kingdom.facts["cards"])) == 10 for kingdom in book["kingdoms"].values())
    for entry in (*book["kingdoms"].values(), *book["lists"].values()):
        assert set(entry.facts["cards"]) <= cards
    assert {card for pile in book["piles"].values() for card in pile.facts["contents"]} <= cards
    assert {entry.facts["pile"] for entry in book["further_cards"].values() if "pile" in entry.facts} <= book["piles"].keys()


def test_all_53_differences_point_to_statements() -> None:
    assert [one.number for one in differences()] == list(range(1, 54))
    known = {one.id for one in statements("citadels")}
    assert all(one.statements and set(one.statements) <= known for one in differences())
    assert Counter(one.weight for one in differences()).keys() == {"A", "B", "C"}


def test_the_vocabulary_agrees_with_the_catalogue() -> None:
    characters = [dict(entry.names) for entry in catalogue("citadels")["characters"].values()]
    assert [
        {"en": word.en, "de": word.de, "nl": word.nl} for word in vocabulary("citadels") if word.kind == "character"
    ] == characters
    names = [dict(entry.names) for section in catalogue("citadels").values() for entry in section.values()]
    for friend in false_friends("citadels"):
        assert [one["en"] for one in names if one.get(friend.language) == friend.word] == [friend.means]
