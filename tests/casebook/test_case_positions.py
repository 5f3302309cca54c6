"""Positions that cases lay out are as sound as positions reached by play."""

import json
import random
import re
from pathlib import Path

import jsonschema
import pytest

import regalia.citadels
from regalia.casebook import Case, case_files, load_cases, run_files
from regalia.casebook.adapters import adapter_for
from regalia.casebook.nodes import read_nodes
from regalia.citadels.rules.layout import city
from regalia.citadels.rules.table import Citadels
from regalia.games import restore_game
from regalia.kernel.cards import NOWHERE
from regalia.kernel.chance import Chance

ROOT = Path(__file__).parent.parent.parent
FILES = list(case_files([ROOT / "cases" / "citadels"]))
SCHEMA = json.loads((ROOT / "docs" / "case.schema.json").read_text(encoding="utf-8"))


def test_the_kinds_of_events_a_case_may_name_are_those_the_rules_tell() -> None:
    rules = Path(regalia.citadels.__file__).parent / "rules"
    told = {kind for path in rules.rglob("*.py") for kind in re.findall(r'tell\(\s*"(\w+)"', path.read_text(encoding="utf-8"))}
    handed_on = {"destroyed", "discards_district"}  # named by the callers of take_down
    assert told | handed_on == set(adapter_for("citadels").events)


def some_positions() -> list[Case]:
    cases = [case for path in FILES for case in load_cases(path) if case.given is not None]
    return random.Random(7).sample(cases, min(40, len(cases)))


def laid_out(case: Case) -> Citadels:
    assert case.given is not None
    adapter = case.adapter
    game = adapter.place(adapter.setup(case.setup, (case.given,), case.editions[0], case.seeds[0], False), case.given)
    assert isinstance(game, Citadels)
    return game


@pytest.mark.parametrize("case", some_positions(), ids=lambda case: case.title)
def test_a_position_is_consistent(case: Case) -> None:
    game = laid_out(case)
    lying = [card for zone in game.zones for card in zone]
    assert len(lying) == len(set(lying))
    for zone, cards in enumerate(game.zones):
        for card in cards:
            assert game.place[card] == zone
            assert game.known[card] & game.sight[zone] == game.sight[zone]
    assert all(game.place[card] == NOWHERE for card in range(1, game.box.cards) if card > 9 and card not in lying)
    assert all(rank in lying for rank in range(1, game.box.top_rank + 1))
    for seat in range(game.seats):
        titles = {game.box.title[card] for card in game.zones[city(seat)]}
        assert game.skyline[seat] == sum(1 << title for title in titles)
        assert not game.size(seat) >= game.goal or seat in game.finished
    assert game.complete == sum(1 << seat for seat in game.finished)


@pytest.mark.parametrize("case", some_positions(), ids=lambda case: case.title)
def test_a_position_can_be_copied_stored_and_dealt_anew(case: Case) -> None:
    game = laid_out(case)
    assert game.copy() == game
    assert restore_game(game.setup, json.loads(json.dumps(game.json()))) == game
    for seat in range(game.seats):
        assert game.determinize(seat, Chance(1)).view(seat).text() == game.view(seat).text()


@pytest.mark.parametrize("path", case_files([ROOT / "cases"]), ids=lambda path: f"{path.parent.name} {path.stem}")
def test_case_files_have_the_documented_shape(path: Path) -> None:
    jsonschema.validate(read_nodes(path).plain(), SCHEMA)


@pytest.mark.parametrize(
    "wrong",
    [
        [{"case": "x", "rules": ["C-TURN-01"]}],
        [{"case": "x", "steps": [{"asked": "A"}]}],
        [{"case": "x", "rules": "C-TURN-01", "steps": [{"sees": {"A": {"gold": 1}}}]}],
        [{"case": "x", "rules": "C-TURN-01", "given": {"A": {}}, "steps": [{"asked": "A"}]}],
    ],
)
def test_the_schema_refuses_other_shapes(wrong: object) -> None:
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(wrong, SCHEMA)


def test_cards_of_dominion_may_be_called_by_any_printed_name(tmp_path: Path) -> None:
    path = tmp_path / "dutch.yaml"
    path.write_text(
        "- case: a Smidse draws three cards\n  rules: [G-ACTIONS-02]\n"
        "  given: {A: {hand: [Smidse], deck: [Koper x2, Kupfer]}, start: A}\n"
        "  steps:\n    - {A: play smidse, expect: {A: {hand: [copper x3]}}}\n",
        encoding="utf-8",
    )
    assert [result.problem for result in run_files([path])] == [""]


def test_the_example_of_the_documentation_passes(tmp_path: Path) -> None:
    example = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8").split("```yaml\n")[1].split("```")[0]
    path = tmp_path / "example.yaml"
    path.write_text(example, encoding="utf-8")
    results = run_files([path])
    assert len(results) == 3
    assert [result.problem for result in results] == [""] * 3
