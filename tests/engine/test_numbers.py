"""The number of a card is for good: options, views, environments and stored games name it by that."""

import json
from pathlib import Path

import pytest

from regalia.dominion.rules.facts import NO_NUMBER
from regalia.dominion.rules.kinds import by_number
from regalia.games import OURS, door_of
from regalia.kernel import catalogue
from regalia.kernel.catalogue import Row, read_catalogue

GOLDEN = Path(__file__).parent / "golden"


def numbered(game: str, rows: tuple[Row, ...]) -> dict[str, dict[str, int]]:
    """By what a number counts: characters apart from all else."""
    found: dict[str, dict[str, int]] = {}
    for row in rows:
        if "n" in row:
            found.setdefault("characters" if row["section"] == "characters" else "cards", {})[row["id"]] = row["n"]
    return found


@pytest.mark.parametrize("game", OURS)
def test_no_number_ever_changes(game: str) -> None:
    """A new card gets a number of its own and a new line in the golden file; nothing else there is ever edited."""
    known = json.loads((GOLDEN / f"{game}.json").read_text(encoding="utf-8"))
    found = numbered(game, read_catalogue(door_of(game).catalogue))
    assert found == known
    for numbers in found.values():
        assert len(set(numbers.values())) == len(numbers)


def test_a_missing_number_is_named() -> None:
    rows = tuple({"section": "cards", "n": number} for number in (0, 1, 3, 3))
    with pytest.raises(ValueError, match=r"cards: no card has the numbers \[2\]; \[3\] are used twice"):
        catalogue.numbered(rows, ("cards",))


def test_numbers_may_be_kept_for_cards_to_come() -> None:
    cards = [(5, "smithy"), (0, "copper"), (3, "estate")]
    assert by_number(cards) == ["copper", "", "", "estate", "", "smithy"]
    for wrong in (3, NO_NUMBER):
        with pytest.raises(ValueError, match=f"the number {wrong} of 'moat' is used twice, or kept free"):
            by_number([*cards, (wrong, "moat")])
