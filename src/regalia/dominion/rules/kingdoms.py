"""Kingdoms by name (those the boxes recommend) and as lists in a text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from regalia.dominion.rules.facts import section
from regalia.kernel.catalogue import read_catalogue

KINGDOMS: Final[dict[str, tuple[str, ...]]] = {name: tuple(row["cards"]) for name, row in section("kingdoms").items()} | {
    "money": ()  # no Kingdom at all
}


class Recommended(NamedTuple):
    """What a box proposes to play with."""

    cards: tuple[str, ...]
    colonies: bool


# Those of further boxes, by the names printed there: cards the program has, and no landscapes.
RECOMMENDED: Final[dict[str, Recommended]] = {
    row["id"]: Recommended(tuple(row["cards"]), row.get("colonies", False))
    for row in read_catalogue("regalia.dominion/kingdoms.json")
}

REMARK: Final = "#"


def kingdom_text(cards: Sequence[str], title: str = "") -> str:
    """One card a line, as the command line reads it; the title is a remark."""
    head = [f"{REMARK} {title}"] if title else []
    return "\n".join([*head, *cards]) + "\n"
