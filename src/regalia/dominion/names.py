"""The names of Dominion's cards, from the catalogue: in the language of the reader, and in any spelling a person may type."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from regalia.dominion.door import DOOR
from regalia.dominion.rules.cards.catalogue import MIXED_PILES, SHEET_OF, facts_named, named
from regalia.dominion.rules.kinds import GUESTS, KIND_NAMES, KIND_OF
from regalia.dominion.rules.kingdoms import KINGDOMS, RECOMMENDED, kingdom_text
from regalia.dominion.rules.layout import TRAVELLER
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel import guests
from regalia.kernel.setup import Setup
from regalia.rulebook import Entry, catalogue
from regalia.words.names import plain_words

SECTIONS = DOOR.cards
PILES = "piles"  # a pile of several cards has a name of its own


@cache
def entries() -> dict[str, Entry]:
    """Every card of Dominion by id."""
    return {name: entry for section in (PILES, *SECTIONS) for name, entry in catalogue("dominion")[section].items()}


def name_of(card: str, language: str) -> str:
    names = entries()[card].names
    return names.get(language) or names["en"]


def played() -> list[str]:
    """Every card and landscape that is played with."""
    return list(SHEET_OF)


def with_text() -> list[str]:
    """All of them do something."""
    return played()


def written(setup: Setup, language: str) -> str:
    """The cards of a kingdom as a text that is read again."""
    assert isinstance(setup, DominionSetup)
    known = KINGDOMS | {name: one.cards for name, one in RECOMMENDED.items()}
    title = next((name for name, cards in known.items() if sorted(cards) == sorted(setup.kingdom)), "")
    lines = [name_of(card, language) for card in (*setup.kingdom, *setup.landscapes)]
    lines += [f"Bane: {name_of(card, language)}" for card in setup.bane]
    lines += [f"Ferryman: {name_of(card, language)}" for card in setup.ferryman]
    return kingdom_text(lines, title.replace("_", " "))


@cache
def spoken_names(card: str, language: str) -> tuple[tuple[str, ...], ...]:
    """All ways to name a card, each as plain words: every language."""
    ways = [card.replace("_", " "), *entries()[card].names.values()]
    return tuple(dict.fromkeys(tuple(plain_words(way)) for way in ways))


@cache
def exchanges() -> dict[str, str]:
    """Every Traveller with the card it may be exchanged for (G-EXCHANGE-07).

    >>> exchanges()["page"], "champion" in exchanges()
    ('treasure_hunter', False)
    """
    from regalia.dominion.rules.cards.adventures_instructions import Becomes  # a sheet that not every game needs

    travellers = [named(name) for name in SHEET_OF if facts_named(name).types & TRAVELLER]
    return {card.name: KIND_NAMES[one.into] for card in travellers for one in card.listeners if isinstance(one, Becomes)}


def proposals(edition: str, language: str) -> list[object]:
    """There are no scenarios; kingdoms that are proposed have names."""
    return []


def following(card: str) -> str:
    """What the arrow of a card names (G-EXCHANGE-07)."""
    return exchanges().get(card, "")


@cache
def _by_name() -> dict[str, str]:
    """English names come first: one word may name two cards in two languages. Words may be run together."""
    found: dict[str, str] = {}
    for language in ("", "en", "de", "nl"):
        for card in (one for one in (*KIND_OF, *MIXED_PILES) if one in entries()):  # cards of packages have no names
            name = card if not language else entries()[card].names.get(language, "")
            found.setdefault("".join(plain_words(name)), card)
    return found


def identify(text: str, language: str = "en") -> str | None:
    """The id of the card somebody means, by its name in any language and spelling.

    >>> identify("Throne Room"), identify("THRONSAAL"), identify("troonzaal"), identify("Händlerin")
    ('throne_room', 'throne_room', 'throne_room', 'merchant')
    """
    return _by_name().get("".join(plain_words(text))) if plain_words(text) else None


def identify_choice(listed: str, text: str, choices: Mapping[str, Any]) -> str | None:
    """What somebody means who chooses from a list before the game."""
    if listed == "kingdom_cards":
        return identify(text) or identify_guest(text)
    if listed == "landscapes":
        return identify(text)
    return "_".join(plain_words(text)) or None


def identify_guest(text: str) -> str | None:
    """A card that an installed package brings has no name but its id."""
    name = "_".join(plain_words(text))
    return name if name in guests.entries(GUESTS) else None
