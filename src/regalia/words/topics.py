"""Headings of the rulebook and texts of cards, as one reader is told them."""

from functools import cache

from regalia.rulebook import Entry, Statement, catalogue
from regalia.words import dominion_names, names
from regalia.words.tongue import Tongue

GAMES = {**dict.fromkeys(names.SECTIONS, "citadels"), **dict.fromkeys(dominion_names.SECTIONS, "dominion")}


def topic_of(one: Statement, tongue: Tongue) -> str:
    """The topic of a statement: the name of a card, or a heading."""
    topic = _terms().get(one.topic, "") if one.game == "dominion" else one.topic.replace("-", "_")
    for message in (f"{one.game}-card-{topic}", f"topic-{one.game}-{topic}"):
        if tongue.has(message):
            return tongue.say(message)
    return one.topic


@cache
def _terms() -> dict[str, str]:
    return {entry.names["en"]: name for name, entry in catalogue("dominion")["terms"].items()}


def card_name(entry: Entry, tongue: Tongue) -> str:
    """As it is shown in sentences; what is not played with has only its printed name."""
    message = f"{GAMES[entry.section]}-card-{entry.id}"
    return tongue.say(message) if tongue.has(message) else entry.names.get(tongue.names) or entry.names["en"]


def card_texts(entry: Entry, tongue: Tongue, edition: str = "") -> list[str]:
    """What a card does: short as on the card, then in full, then what an edition changes. Nothing if it does nothing.

    >>> from regalia.words.tongue import tongue
    >>> card_texts(names.entries()["dragon_gate"], tongue("de"))[0]
    'Am Ende 2 Punkte extra.'
    """
    message = f"{GAMES[entry.section]}-text-{entry.id}"
    if not tongue.has(message):
        return []
    found = [tongue.say(message), tongue.attribute(message, "full"), tongue.attribute(message, edition) if edition else ""]
    return [text for text in found if text]
