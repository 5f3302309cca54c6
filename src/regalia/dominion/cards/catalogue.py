"""All cards there are, by expansion."""

from typing import Final

from regalia.dominion.cards.alchemy import ALCHEMY
from regalia.dominion.cards.base import BASE, BASIC
from regalia.dominion.cards.dark_ages import DARK_AGES
from regalia.dominion.cards.empires import EMPIRES, EMPIRES_BELOW
from regalia.dominion.cards.hinterlands import HINTERLANDS
from regalia.dominion.cards.intrigue import INTRIGUE
from regalia.dominion.cards.menagerie import MENAGERIE
from regalia.dominion.cards.prosperity import PROSPERITY
from regalia.dominion.printed import Card

EXPANSIONS: Final = {
    "base": BASE,
    "intrigue": INTRIGUE,
    "alchemy": ALCHEMY,
    "prosperity": PROSPERITY,
    "hinterlands": HINTERLANDS,
    "dark_ages": DARK_AGES,
    "empires": EMPIRES,
    "menagerie": MENAGERIE,
}
KINGDOM: Final = [card for cards in EXPANSIONS.values() for card in cards]  # no base cards (G-KINGDOM-03)
CARDS: Final[list[Card]] = BASIC + KINGDOM + EMPIRES_BELOW
NAMED: Final = {card.name: card for card in CARDS}
EXPANSION_OF: Final = {card.name: name for name, cards in EXPANSIONS.items() for card in cards}
