"""Looking things up: rules, cards, scenarios, cases, coverage, setups, and the bench."""

import json
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from regalia.games import setup_from_json
from tests.cli.conftest import Regalia

CASE = """
- case: gathering gold gives two gold
  rules: [C-TURN-01]
  given:
    A: {gold: 3, hand: [tavern, market], character: merchant}
    start: A
  steps:
    - A: gather gold
    - expect: {A: {gold: %d}}
"""


# -- rules -----------------------------------------------------------------------------------------------------------------


def test_a_rule_is_shown_whole_by_its_id(regalia: Regalia) -> None:
    ran = regalia("rules", "c-witch-17")
    assert ran.code == 0 and ran.out.startswith("C-WITCH-17  Witch · DE")
    assert "Check " in ran.out and "Pages     de p.12" in ran.out
    assert "en: Witch gives the crown" in ran.out, "what the editions say differently belongs to it"


def test_rulings_are_found_by_id_and_beside_the_rules_they_are_about(regalia: Regalia) -> None:
    assert regalia("rules", "R-09").out.startswith("R-09")
    assert regalia("rules", "DECISION-1").out.startswith("DECISION-1")
    assert "R-D4.17" in regalia("rules", "DECISION-1").out
    assert "DECISION-1" in regalia("rules", "C-DIPLOMAT-07").out


def test_several_rules_are_shown_at_once(regalia: Regalia) -> None:
    ran = regalia("rules", "C-TURN-01", "G-TRASH-01")
    assert "C-TURN-01" in ran.out and "G-TRASH-01" in ran.out


def test_words_of_any_language_find_rules(regalia: Regalia) -> None:
    ran = regalia("rules", "Hexe", "König", "Krone", "--limit", 1)
    assert ran.out.startswith("C-WITCH-15") and "\nC-" not in ran.out
    assert "No rule speaks of “xylophone”." in regalia("rules", "xylophone").out


def test_an_edition_leaves_out_what_does_not_hold_in_it(regalia: Regalia) -> None:
    everywhere = regalia("rules", "bewitched", "Emperor", "crown").out
    english = regalia("rules", "bewitched", "Emperor", "crown", "--edition", "en").out
    assert "C-WITCH-17" in everywhere and "C-WITCH-17" not in english
    assert "does not hold in the edition en" in regalia("rules", "C-WITCH-17", "--edition", "en").out


def test_coverage_runs_the_cases_and_adds_what_tests_cited(regalia: Regalia, folder: Path) -> None:
    bare = regalia("rules", "--coverage", "--game", "citadels").out
    assert "0 of 0 cases passed; 0 citations of tests." in bare
    (folder / "cases").mkdir()
    (folder / "cases" / "one.yaml").write_text(CASE % 5)
    (folder / "build").mkdir()
    (folder / "build" / "citations.json").write_text(json.dumps([["C-TURN-05", "en"], ["G-TRASH-01", ""]]))
    ran = regalia("rules", "--coverage", "--missing")
    assert "3 of 3 cases passed; 2 citations of tests." in ran.out
    rows = {line.split()[0]: line.split()[1:] for line in ran.out.splitlines() if line.strip()}
    assert rows["turn"][0] == "1", "one statement is covered in all editions"
    missing = ran.out.splitlines()
    assert "C-TURN-05  de nl" in missing and not any(line.startswith("C-TURN-01") for line in missing)


def test_citations_that_are_none_are_a_mistake(regalia: Regalia, folder: Path) -> None:
    (folder / "build").mkdir()
    for content in ("[1, 2]", "no json", '[["C-NOPE-01", "en"]]'):
        (folder / "build" / "citations.json").write_text(content)
        ran = regalia("rules", "--coverage")
        assert ran.code == 2 and len(ran.err.splitlines()) == 1


# -- cases -----------------------------------------------------------------------------------------------------------------


def test_cases_are_run_and_counted(regalia: Regalia, folder: Path) -> None:
    (folder / "good.yaml").write_text(CASE % 5)
    ran = regalia("cases", "good.yaml", "--verbose")
    assert ran.code == 0 and "3 of 3 cases passed." in ran.out and ran.out.count("gathering gold gives two gold") == 3


def test_a_failed_case_is_shown_and_fails(regalia: Regalia, folder: Path) -> None:
    (folder / "good.yaml").write_text(CASE % 5)
    (folder / "bad.yaml").write_text(CASE % 6)
    ran = regalia("cases", folder)
    assert ran.code == 1 and "3 of 6 cases passed." in ran.out
    assert "expected: " in ran.out and "found: " in ran.out


@pytest.mark.parametrize(("name", "content"), [("broken.yaml", "- case: [\n"), ("odd.yaml", "- juggle: 3\n")])
def test_what_is_no_case_fails_beside_those_that_pass(regalia: Regalia, folder: Path, name: str, content: str) -> None:
    (folder / name).write_text(content)
    (folder / "good.yaml").write_text(CASE % 5)
    ran = regalia("cases", folder)
    assert ran.code == 1 and f"in: {name}" in ran.out and "3 of 4 cases passed." in ran.out


def test_cases_can_be_picked_by_words(regalia: Regalia, folder: Path) -> None:
    (folder / "good.yaml").write_text(CASE % 5)
    assert "3 of 3 cases passed." in regalia("cases", folder, "-k", "TWO gold").out
    assert "3 of 3 cases passed." in regalia("cases", folder, "-k", "two", "-k", "C-TURN-01").out
    none = regalia("cases", folder, "-k", "beekeeper")
    assert none.code == 2 and "holds beekeeper" in none.err


def test_folders_without_cases_are_a_mistake(regalia: Regalia, folder: Path) -> None:
    (folder / "empty").mkdir()
    assert "no cases in empty" in regalia("cases", "empty").err
    assert regalia("cases", "nowhere").code == 2


# -- cards and scenarios -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["Thieves' Den", "thieves_den", "spelunke", "Gewelven"])
def test_a_card_is_found_in_any_language(regalia: Regalia, name: str) -> None:
    ran = regalia("cards", *name.split())
    assert ran.code == 0 and ran.out.startswith("Thieves' Den  Spelunke, Gewelven · unique · cost 6 · EN DE NL")
    assert "1 card for 1 gold" in ran.out and "D-THIEVESDEN-01" in ran.out


def test_the_beginning_of_a_name_is_enough(regalia: Regalia) -> None:
    ran = regalia("cards", "dragon")
    assert ran.out.startswith("Dragon Gate")


def test_unconfirmed_cards_are_marked(regalia: Regalia) -> None:
    assert "Not confirmed" in regalia("cards", "lighthouse").out
    assert "Not confirmed" not in regalia("cards", "library").out
    assert regalia("cards").out.count("Not confirmed") == 6


def test_an_edition_shows_only_its_box(regalia: Regalia) -> None:
    english, dutch = regalia("cards", "--edition", "en").out, regalia("cards", "--edition", "nl").out
    assert "Lighthouse" not in english and "Action cards" not in english
    assert "Lighthouse" in dutch and "Fortune Teller" in dutch
    assert regalia("cards", "lighthouse", "--edition", "en").code == 2


def test_dominion_cards_are_shown_too(regalia: Regalia) -> None:
    ran = regalia("cards", "militia", "--game", "dominion")
    assert ran.code == 0 and ran.out.startswith("Militia") and "cost $4" in ran.out
    assert "Workshop" in regalia("cards", "--game", "dominion").out
    assert regalia("cards", "--game", "chess").code == 2


def test_a_name_nobody_has_is_a_mistake_with_a_hint(regalia: Regalia) -> None:
    ran = regalia("cards", "Libary")
    assert ran.code == 2 and "Library" in ran.err


def test_scenarios_are_listed_with_cast_and_districts(regalia: Regalia) -> None:
    ran = regalia("scenarios", "--edition", "nl")
    assert ran.code == 0 and ran.out.count("Cast ") == 7
    assert "cunning  Cunning Agents · rank 9: Tax Collector" in ran.out
    assert regalia("scenarios").out.count("Uniques ") == 15


def test_nothing_is_wider_than_the_terminal(regalia: Regalia) -> None:
    for command in (("cards",), ("scenarios",), ("rules", "crown"), ("rules", "R-09"), ("rules", "--coverage")):
        assert max(map(len, regalia(*command).out.splitlines())) <= 80, command


# -- new and bench ---------------------------------------------------------------------------------------------------------


def test_a_setup_is_written_and_read_back(regalia: Regalia, folder: Path) -> None:
    choices = ("--edition", "nl", "--seats", 5, "--seed", 3, "--crown", 2, "--action-cards", "--nl-card-first")
    shown = json.loads(regalia("new", "citadels", *choices).out)
    ran = regalia("new", "citadels", *choices, "--out", "mine.json")
    assert "regalia play --setup mine.json" in ran.out
    assert json.loads((folder / "mine.json").read_text()) == shown
    assert shown["crown"] == 1 and shown["action_cards"] and shown["seed"] == 3
    assert setup_from_json(shown).json() == shown


def test_names_of_characters_and_districts_are_typed_in_any_language(regalia: Regalia) -> None:
    cast = "Assassine,Dieb,Magierin,König,Bischof,Händlerin,Baumeisterin,Söldner,Königin"
    ran = regalia("new", "--edition", "de", "--seats", 5, "--cast", cast, "--seed", 1)
    assert json.loads(ran.out)["cast"][-1] == "queen" and json.loads(ran.out)["cast"][2] == "magician"


def test_scenarios_are_chosen_by_id_or_name(regalia: Regalia) -> None:
    by_name = json.loads(regalia("new", "--scenario", "Vicious Nobles", "--seed", 1).out)
    assert by_name == json.loads(regalia("new", "--scenario", "vicious", "--seed", 1).out)


def test_rank_9_may_be_left_out_or_added(regalia: Regalia) -> None:
    choices = ("new", "--edition", "de", "--seats", 5, "--seed", 1)
    assert len(json.loads(regalia(*choices, "--rank-9", "none").out)["cast"]) == 8
    assert json.loads(regalia(*choices, "--rank-9", "yes").out)["cast"][-1] == "artist"
    assert json.loads(regalia(*choices, "--rank-9", "Künstlerin").out)["cast"][-1] == "artist"


def test_a_kingdom_is_written_down_too(regalia: Regalia) -> None:
    parts = json.loads(regalia("new", "dominion", "--kingdom", "random", "--seed", 1).out)
    assert parts["game"] == "dominion"


def test_without_a_seed_every_setup_is_another(regalia: Regalia) -> None:
    assert json.loads(regalia("new").out)["seed"] != json.loads(regalia("new").out)["seed"]


def test_the_bench_measures_and_writes_numbers(regalia: Regalia, folder: Path) -> None:
    ran = regalia("bench", "--seconds", 0.002, "--json", "bench.json")
    assert ran.code == 0 and "games/CPU-s" in ran.out and "µs" in ran.out
    report = json.loads((folder / "bench.json").read_text())
    measured = {"first_game", "first_game_alone", "random_casts", "money", "kingdom"}
    measured |= {"copy", "copy_dominion", "copy_dominion_4", "view", "determinize"}
    if find_spec("pyminion") is None:
        assert "pip install 'regalia[peers]'" in " ".join(ran.out.split())
    else:
        assert "pyminion, measured in the same run" in ran.out and "The budgets were set on a machine" in ran.out
        assert re.search(r"\d % of [\d,]+ +\([\d]+ %\)", ran.out), "the share here, and where the budgets were set"
        measured.add("money_pyminion")
    assert set(report["results"]) == measured
    assert all(number > 0 for number in report["results"].values())
    assert ("compiled with mypyc" in ran.out) == report["compiled"]
