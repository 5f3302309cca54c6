"""The names of Citadels' cards, from the catalogue: in the language of the reader, and in any spelling a person may type."""

from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from regalia.citadels.door import DOOR
from regalia.citadels.rules.characters.pool import GUESTS
from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.scenarios import SCENARIOS
from regalia.kernel import guests
from regalia.kernel.setup import Setup
from regalia.rulebook import Entry, catalogue
from regalia.words.names import plain_words
from regalia.words.tongue import tongue

SECTIONS = DOOR.cards


@cache
def entries() -> dict[str, Entry]:
    """Every card of Citadels by id. A district and a character never share an id; a title and an action card do not either."""
    found: dict[str, Entry] = {}
    for section in SECTIONS:
        for name, entry in catalogue("citadels")[section].items():
            assert name not in found, f"two cards are called {name}"
            found[name] = entry
    return found


def name_of(card: str, language: str) -> str:
    """What a character, district or action card is called; in English where a language has no name for it."""
    names = entries()[card].names
    return names.get(language) or names["en"]


def played() -> list[str]:
    """Every card that is played with."""
    return list(entries())


def with_text() -> list[str]:
    """Those of them that do something."""
    return [card for card, entry in entries().items() if entry.section != "basic_districts"]


def written(setup: Setup, language: str) -> str:
    """No list of cards is read again."""
    return ""


def title_name(title: int, language: str) -> str:
    return name_of(DISTRICTS[title].name, language)


def scenario_name(edition: str, scenario: str, language: str) -> str:
    """A scenario in the reader's language where it has a name there, else as its booklet calls it."""
    entry = catalogue("citadels")["scenarios"].get(f"{scenario}_{edition}")
    if entry is None:
        return scenario
    return entry.names.get(language) or entry.names[edition]


@cache
def spoken_names(card: str, language: str) -> tuple[tuple[str, ...], ...]:
    """All ways to name a card, each as plain words: every language, by-names, other spellings."""
    entry = entries()[card]
    ways = [card.replace("_", " "), *entry.names.values(), *entry.facts.get("aliases", ())]
    ways += [tongue(language).say(f"citadels-card-{card}"), *tongue(language).typed(f"citadels-card-{card}")]
    return tuple(dict.fromkeys(words for way in ways if (words := tuple(plain_words(way)))))


def following(card: str) -> str:
    """No card has an arrow to another."""
    return ""


def identify(text: str, language: str = "en", among: tuple[str, ...] = SECTIONS) -> str | None:
    """The id of the card somebody means, by its full name in any language.

    >>> identify("Hexe"), identify("tax collector"), identify("Thieves' Den")
    ('witch', 'tax_collector', 'thieves_den')
    """
    wanted = tuple(plain_words(text))
    first = [card for card, entry in entries().items() if entry.section in among]
    for preferred in (language, "en", None):  # one word may name two cards in two languages
        for card in first:
            if preferred is None:
                if wanted in spoken_names(card, "en"):
                    return card
            elif wanted in (tuple(plain_words(entries()[card].names.get(preferred, ""))), tuple(card.split("_"))):
                return card
    return None


SECTION_OF = {**dict.fromkeys(("characters", "ninths", "fourths"), "characters"), "uniques": "unique_districts"}


def identify_choice(listed: str, text: str, choices: Mapping[str, Any]) -> str | None:
    """What somebody means who chooses from a list before the game; ``choices``: what is chosen already."""
    edition = str(choices.get("edition", "en"))
    if listed in SECTION_OF:
        section = SECTION_OF[listed]
        return identify(text, edition, (section,)) or (identify_guest(text) if section == "characters" else None)
    if listed == "scenarios":
        return identify_scenario(text, edition) or text  # for the setup to refuse
    return "_".join(plain_words(text)) or None


def identify_guest(text: str) -> str | None:
    """A character that an installed package brings has no name but its id."""
    name = "_".join(plain_words(text))
    return name if name in guests.entries(GUESTS) else None


class Proposal(NamedTuple):
    """A scenario as its booklet proposes it: ids, and what it is called."""

    id: str
    name: str
    ninth: str
    cast: list[str]
    uniques: list[str]


def proposals(edition: str, language: str) -> list[Proposal]:
    return [
        Proposal(one.name, scenario_name(edition, one.name, language), one.rank_9 or "", one.cast, one.uniques)
        for one in SCENARIOS
        if one.edition == edition
    ]


def identify_scenario(text: str, edition: str) -> str | None:
    """By id, or by any name a booklet gives it."""
    wanted = plain_words(text)
    for entry in catalogue("citadels")["scenarios"].values():
        name = entry.id.removesuffix(f"_{edition}")
        if name != entry.id and wanted in [plain_words(way) for way in (name.replace("_", " "), *entry.names.values())]:
            return name
    return None
