"""The generated changes: every operator finds its places, and each change is the source with one thing different."""

from importlib import import_module
from pathlib import Path

import pytest

from tests.mutants.everything import ENGINE, drawn, equivalents, in_a_process, noticed_by, plant
from tests.mutants.operators import Change, changes_of, is_python

SHEET = '''"""A file of rules."""

CARDS: Final = [Card("village", 3, worth(1, 2))]


class Gain(Effect):
    """Gains."""

    def run(self, game: Game) -> bool:
        if game.coins < 3 and not game.over:
            game.gain(self.seat, 2)
        game.turns += 1
        return True
'''


@pytest.fixture
def found(tmp_path: Path) -> list[tuple[str, str, str]]:
    (tmp_path / "sheet.py").write_text(SHEET, encoding="utf-8")
    changes = changes_of(tmp_path, "sheet.py")
    assert all(change.planted(SHEET) != SHEET and is_python(change.planted(SHEET)) for change in changes)
    assert len({change.key for change in changes}) == len(changes)
    return [(change.operator, SHEET[change.start : change.end], change.becomes) for change in changes]


@pytest.mark.parametrize(
    "change",
    [
        ("comparison", "<", "<="),
        ("constant", "3", "4"),
        ("constant", "True", "False"),
        ("condition", "game.coins < 3 and not game.over", "False"),
        ("condition", "game.coins < 3 and not game.over", "(game.coins < 3)"),
        ("condition", "not game.over", "bool(game.over)"),
        ("dropped call", "game.gain(self.seat, 2)", "pass"),
        ("swapped arguments", "self.seat, 2", "2, self.seat"),
        ("swapped arguments", "1, 2", "2, 1"),
        ("arithmetic", "+=", "-="),
    ],
)
def test_each_operator_finds_its_place(found: list[tuple[str, str, str]], change: tuple[str, str, str]) -> None:
    assert change in found


def test_a_condition_that_only_saves_telling_is_not_made_true(tmp_path: Path) -> None:
    """``tell`` writes nothing where nobody listens; whatever else stands under the condition counts."""
    lines = ("if game.journal is not None:", " game.tell(kind)", "if self.journal is not None:", " self.journal.append(kind)")
    (tmp_path / "sheet.py").write_text("\n".join(lines), encoding="utf-8")
    found = {(change.line, change.becomes) for change in changes_of(tmp_path, "sheet.py") if change.operator == "condition"}
    assert found == {(1, "False"), (3, "True"), (3, "False")}


def test_a_sheet_says_which_card_a_change_is_about(tmp_path: Path) -> None:
    (tmp_path / "sheet.py").write_text(SHEET, encoding="utf-8")
    about = {change.words for change in changes_of(tmp_path, "sheet.py") if change.is_at_import}
    assert about == {("village",)}


def test_the_same_seed_draws_the_same_sample() -> None:
    sample = drawn(20, 7, "kernel/")
    assert [change.key for change in sample] == [change.key for change in drawn(20, 7, "kernel/")]
    assert len(sample) == 20 and sample != drawn(20, 8, "kernel/")


def test_what_is_called_equivalent_still_stands_in_the_rules() -> None:
    """An entry whose line is gone would hide a survivor that comes to look like it."""
    listed = equivalents()
    there = {change.key for path in {key.split("::")[0] for key in listed} for change in changes_of(ENGINE, path)}
    assert not set(listed) - there and all(why.strip() for why in listed.values())


@pytest.mark.parametrize("path", ["kernel/options.py", "kernel/game.py", "citadels/rules/layout.py"])
def test_what_is_planted_is_played_with(path: str) -> None:
    """Also in modules that are loaded already, as most of the kernel is by whoever looks for the rules."""
    change = next(change for change in changes_of(ENGINE, path) if change.operator == "constant")
    assert in_a_process(60, loaded_after_planting, change) == "Planted"


def loaded_after_planting(change: Change) -> str:
    plant(change)
    module = import_module("regalia." + change.path.removesuffix(".py").replace("/", "."))
    return type(module.__loader__).__name__


def test_who_noticed_is_told_by_kind() -> None:
    assert noticed_by("case: the Witch") == "a case"
    assert noticed_by("tests/laws/test_views.py::test_x[y]") == "tests/laws"
    assert noticed_by("") == "nobody"
