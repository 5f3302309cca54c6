"""Every card and landscape of Dominion is shown by at least two cases: what it does, and what it does not do.

A case is about the cards its title names. It says what is so, what must not be so, or both; ``tests/test_cases.py`` runs
them all, so a case that is counted here passes.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from regalia.casebook import Case, case_files, load_cases
from regalia.casebook.nodes import Node
from regalia.dominion.rules.cards.catalogue import MIXED_PILES
from regalia.dominion.rules.cards.everything import CARDS, LANDSCAPES
from regalia.rulebook import catalogue

CASES = Path(__file__).parent.parent.parent / "cases" / "dominion"
OBJECTS = 246  # that the glossary names or its cards need, and all the others
PILES = {"castles", "knights", "ruins"}  # three of them are piles of cards that are objects themselves
EVERYTHING = sorted({thing.name for thing in (*CARDS, *LANDSCAPES)})
NAMES = {name.replace("_", " "): name for name in EVERYTHING}
A_NAME = re.compile(rf"(?<![a-z])({'|'.join(sorted(map(re.escape, NAMES), key=len, reverse=True))})(?![a-z])")
POSITIVE = {"expect", "event", "events", "offered", "choices", "score", "winners", "sees", "accepted"}
NEGATIVE = {"not offered", "only", "no event", "hides", "refused", "choices"}


def keys(node: Node) -> Iterator[str]:
    """The entries of a case, at any depth."""
    if node.is_list:
        for part in node.many():
            yield from keys(part)
    elif isinstance(node.value, dict):
        for key, part in node.mapping().items():
            yield key.replace("_", " ")
            yield from keys(part)


def names_in(text: str) -> set[str]:
    """The cards a text names."""
    return {NAMES[name] for name in A_NAME.findall(re.sub(r"[\s_-]+", " ", text.lower().replace("'", "")))}


@cache
def about() -> dict[str, list[tuple[Case, set[str]]]]:
    """Card -> the cases about it, each with its entries."""
    found: dict[str, list[tuple[Case, set[str]]]] = {name: [] for name in EVERYTHING}
    for path in case_files([CASES]):
        for case in load_cases(path):
            for name in names_in(case.title):
                found[name].append((case, set(keys(case.node))))
    return found


def test_they_are_all_the_objects_there_are() -> None:
    sections = catalogue("dominion")
    named = {name for section in ("glossary_cards", "further_cards") for name in sections[section]}
    assert len(named) >= OBJECTS
    assert named == set(EVERYTHING) | PILES and set(MIXED_PILES) >= PILES
    assert len(EVERYTHING) == len(CARDS) + len(LANDSCAPES) == len(named) - len(PILES)


@pytest.mark.parametrize(("entries", "says"), [(POSITIVE, "what they do"), (NEGATIVE, "what they do not do")])
def test_every_card_has_a_case_of_its_own(entries: set[str], says: str) -> None:
    without = [name for name, cases in about().items() if not any(entries & found for _, found in cases)]
    assert not without, f"cards and landscapes without a case that says {says}: {without}"


def test_every_card_has_two_cases() -> None:
    few = {name: len(cases) for name, cases in about().items() if len(cases) < 2}
    assert not few, f"cards and landscapes with fewer than two cases: {few}"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Village; Mining Village x2", {"village", "mining_village"}),
        ("villages", set()),
        ("Ill-Gotten Gains curses", {"ill_gotten_gains"}),
    ],
)
def test_names_are_found_whole(text: str, names: set[str]) -> None:
    assert names_in(text) == names
