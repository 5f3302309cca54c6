"""Worked examples come from cases that pass, and only from them."""

from pathlib import Path

import pytest

from regalia.casebook import examples

CASE = """
# gold
- case: %s
  rules: [C-TURN-01]
  given:
    A: {gold: 3, hand: [tavern], character: merchant}
    start: A
  steps:
    - A: gather gold
    - expect: {A: {gold: %d}}
"""


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    (tmp_path / "some.yaml").write_text(CASE % ("gathering gold gives two gold", 5) + CASE % ("gold is doubled", 6))
    return tmp_path


def test_only_passing_cases_are_examples(cases: Path) -> None:
    found = list(examples("C-TURN-01", among=cases))
    assert [one.title for one in found] == ["gathering gold gives two gold"]
    assert found[0].text.startswith("- case: gathering") and found[0].text.endswith("{A: {gold: 5}}")
    assert found[0].place.endswith("some.yaml:3") and found[0].edition == "en"
    assert next(examples("C-TURN-01", "nl", cases)).edition == "nl"


def test_a_rule_without_cases_has_no_example(cases: Path) -> None:
    assert list(examples("C-TURN-02", among=cases)) == []


def test_the_cases_of_the_project_are_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert "C-WITCH-14" in next(examples("C-WITCH-14")).rules
    assert next(examples("G-CURSE-02")).edition == ""
