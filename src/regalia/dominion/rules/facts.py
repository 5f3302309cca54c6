"""What is printed on cards, from the catalogue: numbers of kinds, costs, types, points. Sheets hold only what cards do."""

from typing import Any, Final

from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.layout import TYPE_NAMES
from regalia.kernel.catalogue import Row, numbered, read_catalogue

CATALOGUE: Final = read_catalogue("regalia.dominion/cards.json")
NO_NUMBER: Final = 255  # of no card: games say it where something is about none (NO_KIND)
CARD_ROWS: Final[list[Row]] = numbered(CATALOGUE, ("glossary_cards", "further_cards"), NO_NUMBER, gaps=True)
ROW_OF: Final[dict[str, Row]] = {row["id"]: row for row in CARD_ROWS}


def section(name: str) -> dict[str, Row]:
    return {row["id"]: row for row in CATALOGUE if row["section"] == name}


class Facts:
    """``beside``: so many lie in a pile outside the Supply (G-NON-SUPPLY-01)."""

    def __init__(self, cost: Cost, types: int, points: int = 0, beside: int = 0) -> None:
        self.cost: Final = cost
        self.types: Final = types
        self.points: Final = points
        self.beside: Final = beside


def types_of(row: Row) -> int:
    found = 0
    for name in row["types"]:
        found |= 1 << TYPE_NAMES.index(name.lower())
    return found


def cost_of(row: Row) -> Cost:
    cost: dict[str, Any] = row["cost"] or {}
    return Cost(cost.get("coins", 0), cost.get("potions", 0), cost.get("debt", 0))


def facts_of(name: str) -> Facts:
    """Of a card or landscape in the catalogue; others bring their own."""
    row = ROW_OF.get(name)
    if row is None:
        raise ValueError(f"{name!r} has no entry in the catalogue: give its facts, Facts(Cost(3), ACTION)")
    return Facts(cost_of(row), types_of(row), row.get("points", 0), row.get("beside", 0))
