"""Kingdoms by name (the recommended sets of ten of the base set) and as lists in a text."""

from collections.abc import Sequence
from typing import Final

from regalia.dominion.rules.facts import section

KINGDOMS: Final[dict[str, tuple[str, ...]]] = {name: tuple(row["cards"]) for name, row in section("kingdoms").items()} | {
    "money": ()  # no Kingdom at all
}

REMARK: Final = "#"


def kingdom_text(cards: Sequence[str], title: str = "") -> str:
    """One card a line, as the command line reads it; the title is a remark."""
    head = [f"{REMARK} {title}"] if title else []
    return "\n".join([*head, *cards]) + "\n"
