"""All cards there are, by expansion."""

from typing import Final

from regalia.dominion.cards.base import BASE, BASIC
from regalia.dominion.cards.intrigue import INTRIGUE
from regalia.dominion.cards.menagerie import MENAGERIE
from regalia.dominion.cards.prosperity import PROSPERITY
from regalia.dominion.printed import Card

EXPANSIONS: Final = {"base": BASE, "intrigue": INTRIGUE, "prosperity": PROSPERITY, "menagerie": MENAGERIE}
KINGDOM: Final = [card for cards in EXPANSIONS.values() for card in cards]  # no base cards (G-KINGDOM-03)
CARDS: Final[list[Card]] = BASIC + KINGDOM
NAMED: Final = {card.name: card for card in CARDS}
EXPANSION_OF: Final = {card.name: name for name, cards in EXPANSIONS.items() for card in cards}
