"""What is printed on cards, from the catalogue: where they stand, numbers, costs, types, points. Sheets hold what they do.

Of an entry only the head of its line is read at first, the rest when it is asked for: cards not in play cost next to nothing.
"""

import re
from functools import cache
from typing import Any, Final

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.layout import TYPE_NAMES
from regalia.kernel.catalogue import Row, catalogue_lines, read_line

NO_NUMBER: Final = 255  # of no card: games say it where something is about none (NO_KIND)
KINGDOM: Final = "kingdom"  # a Kingdom card of a set, on the set's sheet
OTHER: Final = "other"  # another card on that sheet: part of a pile, or beside the Supply
LANDSCAPE: Final = "landscape"  # on a sheet of landscapes
HEAD: Final = re.compile(rb'\{"section": "([^"]+)", "id": "([^"]+)"(?:, "n": (\d+)(?:, "([^"]+)": "([^"]+)")?)?')

LINES: Final[dict[str, list[bytes]]] = {}  # by section, of what is no card
LINE_OF: Final[dict[str, bytes]] = {}  # of every card and landscape
NUMBERED: Final[list[tuple[int, str]]] = []
ON_SHEET: Final[dict[tuple[str, str], list[str]]] = {}  # by sort and sheet: what stands there. Lots are drawn in this order


def read_heads(lines: list[bytes]) -> None:
    """This is done for every card there is, whenever Dominion is loaded."""
    sheets: dict[tuple[bytes, bytes], list[str]] = {}
    for line in lines:
        head = HEAD.match(line)
        if head is None:
            raise ValueError(f"an entry of the catalogue is a line that begins with section and id, not so: {line.decode()}")
        section, name, number, sort, sheet = head.groups()
        if number is None:
            LINES.setdefault(section.decode(), []).append(line)
            continue
        names = sheets.get((sort, sheet))
        if names is None:
            if sort not in (b"kingdom", b"other", b"landscape"):
                raise ValueError(
                    f"after the number of {name.decode()!r} stands its sheet, as {KINGDOM}, {OTHER} or {LANDSCAPE}"
                )
            names = sheets[sort, sheet] = ON_SHEET[sort.decode(), sheet.decode()] = []
        known = name.decode()
        names.append(known)
        LINE_OF[known] = line
        NUMBERED.append((int(number), known))


read_heads(catalogue_lines("regalia.dominion/cards.json"))


def entry_of(name: str) -> Row:
    """The entry of a card or landscape, parsed anew at each call; ``facts_of`` keeps what games ask for."""
    return read_line(LINE_OF[name])


def section(name: str) -> dict[str, Row]:
    """The entries of a section that are no cards, by id."""
    return {row["id"]: row for row in [read_line(line) for line in LINES[name]]}


class Facts:
    """``beside``: so many lie in a pile outside the Supply (G-NON-SUPPLY-01); ``below``: the lower half of a split pile."""

    def __init__(self, cost: Cost, types: int, points: int = 0, beside: int = 0, below: str = "") -> None:
        self.cost: Final = cost
        self.types: Final = types
        self.points: Final = points
        self.beside: Final = beside
        self.below: Final = below


def types_of(row: Row) -> int:
    found = 0
    for name in row["types"]:
        found |= 1 << TYPE_NAMES.index(name.lower())
    return found


def cost_of(row: Row) -> Cost:
    cost: dict[str, Any] = row["cost"] or {}
    return Cost(cost.get("coins", 0), cost.get("potions", 0), cost.get("debt", 0))


@cache
def facts_of(name: str) -> Facts:
    """Of a card or landscape in the catalogue; others bring their own."""
    if name not in LINE_OF:
        raise ValueError(f"{name!r} has no entry in the catalogue: give its facts, Facts(Cost(3), ACTION)")
    row = entry_of(name)
    return Facts(cost_of(row), types_of(row), row.get("points", 0), row.get("beside", 0), row.get("below", ""))
