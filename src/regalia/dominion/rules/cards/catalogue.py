"""Which cards and landscapes there are, and where: known from the catalogue. Their sheets are loaded when a game needs them.

An entry names its sheet: "kingdom": "seaside", or "other", is ``cards/seaside.py``, "landscape": "ways" ``landscapes/ways.py``.
``everything.py`` loads them all.
"""

from functools import cache
from importlib import import_module
from typing import Final

from regalia.dominion.rules.cards.piles import MIXED, MixedPile
from regalia.dominion.rules.facts import KINGDOM, LANDSCAPE, LINE_OF, ON_SHEET, OTHER, Facts, entry_of, facts_of
from regalia.dominion.rules.kinds import GUESTS, number_of
from regalia.dominion.rules.printed import Card, Landscape, Sheet
from regalia.kernel.guests import guest

FOLDERS: Final = {KINGDOM: "cards", OTHER: "cards", LANDSCAPE: "landscapes"}
EXPANSIONS: Final = {sheet: names for (sort, sheet), names in ON_SHEET.items() if sort == KINGDOM}  # their cards
KINGDOM_CARDS: Final = [name for names in EXPANSIONS.values() for name in names]  # no base cards (G-KINGDOM-03)
LANDSCAPES: Final = {sheet: names for (sort, sheet), names in ON_SHEET.items() if sort == LANDSCAPE}
SHEET_OF: Final[dict[str, str]] = {}
for (sort, sheet), names in ON_SHEET.items():
    SHEET_OF.update(dict.fromkeys(names, f"{FOLDERS[sort]}.{sheet}"))
LANDSCAPE_NAMES: Final = frozenset([name for names in LANDSCAPES.values() for name in names])
MIXED_PILES: Final[dict[str, MixedPile]] = {pile.name: pile for pile in MIXED}
EXPANSION_OF: Final = {name: expansion for expansion, names in EXPANSIONS.items() for name in names} | {
    pile.name: pile.expansion for pile in MIXED_PILES.values() if pile.name != "ruins"
}

BROUGHT: Final[list[str]] = []  # Kingdom cards of installed packages, once a setup has named them
LOADED: Final[dict[str, Card | Landscape]] = {}  # by name: what is on the sheets that games needed so far, and what was brought


def sheet_of(name: str) -> Sheet:
    """The sheet of a printed card or landscape; loaded, if it is not yet. Threads may load one at the same time."""
    found: Sheet = import_module(f"regalia.dominion.rules.{SHEET_OF[name]}").SHEET
    return found


def named(name: str) -> Card | Landscape:
    """A card or landscape by its name."""
    found = LOADED.get(name)
    if found is None:
        things = sheet_of(name).things
        if name not in things:
            raise ValueError(f"the catalogue says that {name!r} stands on the sheet {SHEET_OF[name]}, but it does not")
        LOADED.update(things)
        found = things[name]
    return found


def card_named(name: str) -> Card:
    found = named(name)
    assert isinstance(found, Card), name
    return found


def landscape_named(name: str) -> Landscape:
    found = named(name)
    assert isinstance(found, Landscape), name
    return found


def facts_named(name: str) -> Facts:
    """What is printed on a card or landscape, without what it does: its sheet need not be loaded."""
    if name in LINE_OF:
        return facts_of(name)
    brought = LOADED[name]
    return Facts(brought.cost, brought.types, brought.points)


@cache
def printings() -> dict[str, str]:
    """Which card or landscape each other printing is of, by the name of the option that chooses it."""
    return {option: name for name in LINE_OF for option in entry_of(name).get("printings", ())}


def printing_named(option: str) -> Card | Landscape:
    """Another printing, by the name of the option that chooses it."""
    return sheet_of(printings()[option]).printings[option]


def is_kingdom_card(name: str) -> bool:
    """Whether there is such a card: a printed one, or one of an installed package (entry point ``regalia.dominion``)."""
    if name in EXPANSION_OF or name in BROUGHT:
        return True
    found: Card | None = None if name in LINE_OF else guest(GUESTS, name)
    if found is None:
        return False
    if found.kind != number_of(name):
        raise ValueError(f"the card of the entry point {name!r} is called {found.name!r}, or there is no number left for it")
    LOADED[name] = found
    BROUGHT.append(name)
    return True
