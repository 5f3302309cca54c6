"""Numbers are written as the reader's language writes them, and by one function."""

import ast
import re
from pathlib import Path

import pytest

import regalia
from regalia.words.tongue import tongue

PACKAGE = Path(regalia.__path__[0])
FOLDERS = ("cli", "words", "server")
SPEAKING = sorted([*(path for one in FOLDERS for path in (PACKAGE / one).rglob("*.py")), PACKAGE / "arena" / "report.py"])


@pytest.mark.parametrize(
    ("language", "whole", "broken", "share"),
    [
        ("en", "28,053", "262.0", "56.2%"),
        ("de", "28.053", "262,0", "56,2\xa0%"),
        ("nl", "28.053", "262,0", "56,2%"),
        ("pseudo", "28,053", "262.0", "56.2%"),
    ],
)
def test_numbers_follow_the_language(language: str, whole: str, broken: str, share: str) -> None:
    speaks = tongue(language)
    assert (speaks.number(28_053), speaks.number(262, 1), speaks.percent(0.562, 1)) == (whole, broken, share)


@pytest.mark.parametrize("path", SPEAKING, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_no_number_is_written_past_the_language(path: Path) -> None:
    """No f-string groups digits, breaks numbers or makes percents: Tongue.number and Tongue.percent do."""
    assert written_past(path.read_text(encoding="utf-8")) == []


def written_past(text: str) -> list[str]:
    """The numbers an f-string gives a form of its own."""
    return [
        f"line {node.lineno}: {ast.unparse(node)}"
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FormattedValue) and node.format_spec is not None
        if re.search(r"[,_%]|\.\d+f", ast.unparse(node.format_spec))
    ]


def test_the_law_sees_a_number_written_past_the_language() -> None:
    assert len(written_past('f"{share:.1%} of {games:,} in {seconds:.2f} by {name:>8}"')) == 3
