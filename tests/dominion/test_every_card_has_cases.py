"""Every card and landscape of Dominion is shown by at least two cases: what it does, and what it does not do.

``tests/test_cases.py`` runs them all, so a case that is counted here passes.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regalia.casebook import Case, case_files, load_cases
from regalia.casebook.nodes import Node
from regalia.dominion.cards.catalogue import CARDS, LANDSCAPES

CASES = Path(__file__).parent.parent.parent / "cases" / "dominion"
EVERYTHING = sorted({thing.name for thing in (*CARDS, *LANDSCAPES)})
NAMES = {name.replace("_", " "): name for name in EVERYTHING}
A_NAME = re.compile(rf"(?<![a-z])({'|'.join(sorted(map(re.escape, NAMES), key=len, reverse=True))})(?![a-z])")
NEGATIVE = re.compile(r"(?<![a-z])(not offered|only|no event|hides|refused)(?![a-z])")  # something must not be so


def texts(node: Node) -> Iterator[str]:
    if node.is_list:
        for part in node.many():
            yield from texts(part)
    elif isinstance(node.value, dict):
        for key, part in node.mapping().items():
            yield key
            yield from texts(part)
    else:
        yield str(node.value)


def said(case: Case) -> str:
    """Everything a case gives, does and expects, but for its title and the rules it cites."""
    parts = [node for key, node in case.node.mapping().items() if key not in ("case", "rules", "game", "each")]
    keys = [key for key in case.node.mapping() if key == "refused"]
    return re.sub(
        r"[\s_]+", " ", " ; ".join([*keys, *[text for part in parts for text in texts(part)]]).lower().replace("'", "")
    )


@cache
def naming() -> dict[str, dict[tuple[str, int], bool]]:
    """Card -> the cases that name it, by file and line, and whether each says what must not be so."""
    found: dict[str, dict[tuple[str, int], bool]] = {name: {} for name in EVERYTHING}
    for path in case_files([CASES]):
        for case in load_cases(path):
            text = said(case)
            for name in set(A_NAME.findall(text)):
                found[NAMES[name]][case.file, case.line] = NEGATIVE.search(text) is not None
    return found


def test_every_card_is_named_in_two_cases() -> None:
    few = {name: len(cases) for name, cases in naming().items() if len(cases) < 2}
    assert not few, f"cards and landscapes with fewer than two cases: {few}"


def test_every_card_is_named_in_a_case_that_says_what_must_not_be_so() -> None:
    without = [name for name, cases in naming().items() if not any(cases.values())]
    assert not without, f"cards and landscapes without a case that says what they do not do: {without}"


@pytest.mark.parametrize(
    ("text", "names"), [("village; mining village x2", {"village", "mining village"}), ("villages", set())]
)
def test_names_are_found_whole(text: str, names: set[str]) -> None:
    assert set(A_NAME.findall(text)) == names
