"""All cards and landscapes there are, for what is about all of them. A game loads the sheets it needs (``catalogue.py``)."""

from typing import Final

from regalia.dominion.rules.cards.catalogue import SHEET_OF, named, printing_named, printings
from regalia.dominion.rules.printed import Card, Landscape

CARDS: Final[list[Card]] = [one for one in [named(name) for name in SHEET_OF] if isinstance(one, Card)]
LANDSCAPES: Final[list[Landscape]] = [one for one in [named(name) for name in SHEET_OF] if isinstance(one, Landscape)]
NAMED: Final = {card.name: card for card in CARDS}
LANDSCAPE_NAMED: Final = {landscape.name: landscape for landscape in LANDSCAPES}
PRINTINGS: Final[dict[str, Card | Landscape]] = {option: printing_named(option) for option in printings()}
