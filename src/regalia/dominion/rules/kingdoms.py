"""Kingdoms by name (those the boxes recommend) and as lists in a text."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from regalia.dominion.rules.facts import section
from regalia.kernel.catalogue import read_catalogue

KINGDOMS: Final[dict[str, tuple[str, ...]]] = {name: tuple(row["cards"]) for name, row in section("kingdoms").items()} | {
    "money": ()  # no Kingdom at all
}


def named(pile: str) -> tuple[str, ...]:
    return (pile,) if pile else ()


class Recommended(NamedTuple):
    """What a box proposes to play with."""

    cards: tuple[str, ...]
    colonies: bool
    bane: tuple[str, ...]  # of Young Witch
    ferryman: tuple[str, ...]


# Those of further boxes of which the program has all cards and landscapes, by the names printed there. Their titles are
# proper names, and English where no other is known.
RECOMMENDED: Final[dict[str, Recommended]] = {
    row["id"]: Recommended(
        tuple(row["cards"]), row.get("colonies", False), named(row.get("bane", "")), named(row.get("ferryman", ""))
    )
    for row in read_catalogue("regalia.dominion/kingdoms.json")
}

REMARK: Final = "#"


def kingdom_text(cards: Sequence[str], title: str = "") -> str:
    """One card a line, as the command line reads it; the title is a remark."""
    head = [f"{REMARK} {title}"] if title else []
    return "\n".join([*head, *cards]) + "\n"
