"""All statements of Dominion's glossary are cited by a case, or by a test marked with ``rules``.

``tests/test_cases.py`` runs the cases and the suite the tests: what is counted here passes, or the suite does not.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

from regalia.casebook import case_files, load_cases
from regalia.rulebook import statements
from regalia.rulebook.coverage import Extent, coverage

TESTS = Path(__file__).parent.parent
CASES = TESTS.parent / "cases" / "dominion"
# Those that need nothing but the rules: whoever runs only these sees every statement proven.
ENOUGH = [TESTS / folder for folder in ("dominion", "rulebook", "laws")]


def marked(file: Path) -> Iterator[str]:
    """The statements that tests of a file are marked with."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef):
            for mark in node.decorator_list:
                if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rules":
                    yield from [ast.literal_eval(name) for name in mark.args]


def test_every_statement_of_the_glossary_is_cited() -> None:
    by_cases = {rule for path in case_files([CASES]) for case in load_cases(path) for rule in case.rules}
    by_tests = {rule for folder in ENOUGH for file in folder.glob("test_*.py") for rule in marked(file)}
    found = coverage({(rule, "") for rule in by_cases | by_tests})
    uncited = [one.statement.id for one in found.statements if one.statement.game == "dominion" and one.extent is Extent.NONE]
    assert not uncited
    assert found.count(Extent.FULL, "dominion") == len(statements("dominion"))


def test_a_mark_is_found_where_it_is() -> None:
    assert "G-NAME-05" in set(marked(TESTS / "dominion" / "test_looks.py"))
    assert not set(marked(Path(__file__)))
