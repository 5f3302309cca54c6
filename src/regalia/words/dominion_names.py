"""The names of Dominion's cards, from the catalogue: in the language of the reader, and in any spelling a person may type."""

from functools import cache

from regalia.dominion.kinds import KIND_OF
from regalia.rulebook import Entry, catalogue
from regalia.words.names import plain_words

SECTIONS = ("glossary_cards", "further_cards")


@cache
def entries() -> dict[str, Entry]:
    """Every card of Dominion by id."""
    return {name: entry for section in SECTIONS for name, entry in catalogue("dominion")[section].items()}


def name_of(card: str, language: str) -> str:
    names = entries()[card].names
    return names.get(language) or names["en"]


@cache
def spoken_names(card: str) -> tuple[tuple[str, ...], ...]:
    """All ways to name a card, each as plain words."""
    ways = [card.replace("_", " "), *entries()[card].names.values()]
    return tuple(dict.fromkeys(tuple(plain_words(way)) for way in ways))


@cache
def _by_name() -> dict[str, str]:
    """English names come first: one word may name two cards in two languages. Words may be run together."""
    found: dict[str, str] = {}
    for language in ("", "en", "de"):
        for card in KIND_OF:
            name = card if not language else entries()[card].names.get(language, "")
            found.setdefault("".join(plain_words(name)), card)
    return found


def identify(text: str) -> str | None:
    """The id of the card somebody means, by its name in any language and spelling.

    >>> identify("Throne Room"), identify("THRONSAAL"), identify("throneroom"), identify("Händlerin")
    ('throne_room', 'throne_room', 'throne_room', 'merchant')
    """
    return _by_name().get("".join(plain_words(text))) if plain_words(text) else None
