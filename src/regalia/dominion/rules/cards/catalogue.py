"""All cards and landscapes there are, by expansion."""

from typing import Final

from regalia.dominion.rules.cards.adventures import ADVENTURES, ADVENTURES_BESIDE, BRIDGE_TROLL_NEWEST
from regalia.dominion.rules.cards.alchemy import ALCHEMY, ALCHEMY_PRINTINGS, POSSESSION_NEWEST
from regalia.dominion.rules.cards.allies import ALLIES, ALLIES_IN_PILES, VOYAGE_NEWEST
from regalia.dominion.rules.cards.base import BASE, BASIC, MONEYLENDER_FIRST_EDITION
from regalia.dominion.rules.cards.base_first import BASE_FIRST
from regalia.dominion.rules.cards.cornucopia import (
    CORNUCOPIA,
    DOCTOR_NEWEST,
    PRINCESS_FIRST_PRINTING,
    PRIZES,
    STONEMASON_NEWEST,
)
from regalia.dominion.rules.cards.cornucopia_guilds import CORNUCOPIA_GUILDS, CORNUCOPIA_PRINTINGS
from regalia.dominion.rules.cards.cornucopia_rewards import REWARDS
from regalia.dominion.rules.cards.dark_ages import DARK_AGES, DARK_AGES_BESIDE, DARK_AGES_IN_PILES, HOVEL_FIRST_PRINTING
from regalia.dominion.rules.cards.empires import EMPIRES, EMPIRES_IN_PILES, OVERLORD_NEWEST
from regalia.dominion.rules.cards.hinterlands import HINTERLANDS, HINTERLANDS_PRINTINGS
from regalia.dominion.rules.cards.intrigue import INTRIGUE, MASQUERADE_FIRST_EDITION
from regalia.dominion.rules.cards.menagerie import MENAGERIE, MENAGERIE_BESIDE
from regalia.dominion.rules.cards.nocturne import NOCTURNE, NOCTURNE_BESIDE
from regalia.dominion.rules.cards.piles import MIXED, MixedPile
from regalia.dominion.rules.cards.promos import PROMOS, PROMOS_IN_PILES, PROMOS_PRINTINGS, STASH_NEWEST
from regalia.dominion.rules.cards.prosperity import PROSPERITY, PROSPERITY_PRINTINGS
from regalia.dominion.rules.cards.renaissance import RENAISSANCE, RENAISSANCE_PRINTINGS
from regalia.dominion.rules.cards.seaside import SEASIDE, SEASIDE_PRINTINGS
from regalia.dominion.rules.kinds import GUESTS, number_of
from regalia.dominion.rules.landscapes.allies import ALLY_CARDS
from regalia.dominion.rules.landscapes.artifacts import ARTIFACTS
from regalia.dominion.rules.landscapes.boons import BOON_CARDS
from regalia.dominion.rules.landscapes.events import BONFIRE_NEWEST, EVENT_CARDS
from regalia.dominion.rules.landscapes.hexes import HEX_CARDS
from regalia.dominion.rules.landscapes.landmarks import BASILICA_NEWEST, LANDMARKS
from regalia.dominion.rules.landscapes.projects import INNOVATION_NEWEST, PROJECTS
from regalia.dominion.rules.landscapes.states import STATES
from regalia.dominion.rules.landscapes.ways import WAYS
from regalia.dominion.rules.printed import Card, Landscape
from regalia.kernel.guests import guest

EXPANSIONS: Final = {
    "base": BASE,
    "base_first": BASE_FIRST,
    "intrigue": INTRIGUE,
    "seaside": SEASIDE,
    "alchemy": ALCHEMY,
    "prosperity": PROSPERITY,
    "cornucopia": CORNUCOPIA + CORNUCOPIA_GUILDS,
    "hinterlands": HINTERLANDS,
    "dark_ages": DARK_AGES,
    "adventures": ADVENTURES,
    "empires": EMPIRES,
    "nocturne": NOCTURNE,
    "renaissance": RENAISSANCE,
    "menagerie": MENAGERIE,
    "allies": ALLIES,
    "promos": PROMOS,
}
KINGDOM: Final = [card for cards in EXPANSIONS.values() for card in cards]  # no base cards (G-KINGDOM-03)
OUTSIDE: Final = [  # no piles of their own in the Kingdom: parts of piles, and what lies beside the Supply
    *PRIZES,
    *REWARDS,
    *DARK_AGES_IN_PILES,
    *DARK_AGES_BESIDE,
    *ADVENTURES_BESIDE,
    *EMPIRES_IN_PILES,
    *NOCTURNE_BESIDE,
    *MENAGERIE_BESIDE,
    *ALLIES_IN_PILES,
    *PROMOS_IN_PILES,
]
CARDS: Final[list[Card]] = BASIC + KINGDOM + OUTSIDE
LANDSCAPES: Final[list[Landscape]] = [
    *EVENT_CARDS,
    *PROJECTS,
    *LANDMARKS,
    *WAYS,
    *ALLY_CARDS,
    *STATES,
    *ARTIFACTS,
    *BOON_CARDS,
    *HEX_CARDS,
]
PRINTINGS: Final[dict[str, Card | Landscape]] = {  # other printings, by the name of the option that chooses them
    "hovel_first_printing": HOVEL_FIRST_PRINTING,
    "bridge_troll_newest": BRIDGE_TROLL_NEWEST,
    **ALCHEMY_PRINTINGS,
    **HINTERLANDS_PRINTINGS,
    **PROSPERITY_PRINTINGS,
    **RENAISSANCE_PRINTINGS,
    **SEASIDE_PRINTINGS,
    "masquerade_first_edition": MASQUERADE_FIRST_EDITION,
    "princess_first_printing": PRINCESS_FIRST_PRINTING,
    **CORNUCOPIA_PRINTINGS,
    "voyage_newest": VOYAGE_NEWEST,
    "moneylender_first_edition": MONEYLENDER_FIRST_EDITION,
    "possession_newest": POSSESSION_NEWEST,
    "doctor_newest": DOCTOR_NEWEST,
    "stonemason_newest": STONEMASON_NEWEST,
    "overlord_newest": OVERLORD_NEWEST,
    "stash_newest": STASH_NEWEST,
    **PROMOS_PRINTINGS,
    "bonfire_newest": BONFIRE_NEWEST,
    "innovation_newest": INNOVATION_NEWEST,
    "basilica_newest": BASILICA_NEWEST,
}

NAMED: Final = {card.name: card for card in CARDS}
BROUGHT: Final[list[str]] = []  # Kingdom cards of installed packages, once a setup has named them
LANDSCAPE_NAMED: Final = {landscape.name: landscape for landscape in LANDSCAPES}
MIXED_PILES: Final[dict[str, MixedPile]] = {pile.name: pile for pile in MIXED if all([name in NAMED for name, _ in pile.cards])}
EXPANSION_OF: Final = {card.name: name for name, cards in EXPANSIONS.items() for card in cards} | {
    pile.name: pile.expansion for pile in MIXED_PILES.values() if pile.name != "ruins"
}


def is_kingdom_card(name: str) -> bool:
    """Whether there is such a card: a printed one, or one of an installed package (entry point ``regalia.dominion``)."""
    if name in EXPANSION_OF or name in BROUGHT:
        return True
    card: Card | None = None if name in NAMED else guest(GUESTS, name)
    if card is None:
        return False
    if card.kind != number_of(name):
        raise ValueError(f"the card of the entry point {name!r} is called {card.name!r}, or there is no number left for it")
    NAMED[name] = card
    BROUGHT.append(name)
    return True
