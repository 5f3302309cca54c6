"""Headings of the rulebook and texts of cards, as one reader is told them."""

import re
from collections.abc import Iterable
from functools import cache

from regalia.games import OURS, door_of
from regalia.rulebook import Entry, Page, Statement, catalogue, pages_called, search, statements
from regalia.rulebook.finder import closeness, names_id
from regalia.rulebook.finder import words as search_words
from regalia.rulebook.pages import TERMS
from regalia.rulebook.questions import ask
from regalia.words.messages import FALLBACK, LANGUAGES, sources
from regalia.words.terms import in_terms
from regalia.words.tongue import Tongue, tongue


@cache
def _homes() -> dict[str, str]:
    return {section: game for game in OURS for section in catalogue(game)}


def game_of(entry: Entry) -> str:
    return _homes()[entry.section]


def topic_of(one: Statement, tongue: Tongue) -> str:
    """The topic of a statement: the name of a card, or a heading."""
    message = topic_message(one, tongue)
    return tongue.say(message) if message else one.topic


def topic_message(one: Statement, tongue: Tongue) -> str:
    """The message that names the topic of a statement; "" if there is none."""
    topic = _terms(one.game).get(one.topic) or re.sub(r"\W+", "_", one.topic.lower())
    messages = (f"{one.game}-card-{topic}", f"topic-{one.game}-{topic}")
    return next((message for message in messages if tongue.has(message)), "")


@cache
def _terms(game: str) -> dict[str, str]:
    return {entry.names["en"]: name for name, entry in catalogue(game).get(TERMS, {}).items()}


@cache
def headings() -> tuple[tuple[str, str, str], ...]:
    """Every topic with its name in each language, for search."""
    first = {(one.game, one.topic): one for one in statements()}
    return tuple((*key, "\n".join(topic_of(one, tongue(language)) for language in LANGUAGES)) for key, one in first.items())


def find_rules(text: str, limit: int = 20, game: str = "", language: str = "") -> tuple[Statement, ...]:
    """Search with topics and names of cards in all three languages, also by everyday words for what the books have a term for.

    With the reader's ``language`` the words are taken for a question: what answers it comes first.

    >>> find_rules("Opruimfase", limit=1)[0].topic, find_rules("Punktemarker", limit=1)[0].topic
    ('Clean-up phase', '+X VP tokens')
    >>> find_rules("darf ich zwei Gebäude bauen?", limit=1, language="de")[0].id
    'C-TURN-08'
    """
    sure, *perhaps = in_terms(text)
    found = _of_game(search(sure, len(statements()), headings()), game)
    found = found or _of_game((one for way in perhaps for one in search(way, len(statements()), headings())), game)
    if language and not (found and names_id(text, found[0].id)):
        own = language if language in LANGUAGES else FALLBACK
        found = tuple(dict.fromkeys((*ask(text, game, own, limit, headings()), *found)))
    return found[: max(limit, 0)]


def _of_game(found: Iterable[Statement], game: str) -> tuple[Statement, ...]:
    return tuple(dict.fromkeys(one for one in found if game in ("", one.game)))


def find_pages(name: str) -> tuple[Page, ...]:
    """The pages of a name in any of the three languages.

    >>> [page.topic for page in find_pages("de kroon")]
    ['crown']
    """
    return pages_called(name, headings())


def find_cards(text: str, game: str = "") -> tuple[Entry, ...]:
    """The cards whose texts, in any of the three languages, hold all of some words.

    >>> [entry.id for entry in find_cards("zwijggeld")]
    ['blackmailer']
    """
    sure, *perhaps = in_terms(text)
    return _holding(sure, game) or tuple({one.id: one for way in perhaps for one in _holding(way, game)}.values())


def _holding(text: str, game: str) -> tuple[Entry, ...]:
    wanted = search_words(text)
    if not wanted:
        return ()
    return tuple(entry for entry, of, told in _told() if game in ("", of) and any(_holds(one, wanted) for one in told))


def _holds(told: frozenset[str], wanted: list[str]) -> bool:
    return all(word in told or any(closeness(word, other) for other in told) for word in wanted)


@cache
def _told() -> tuple[tuple[Entry, str, tuple[frozenset[str], ...]], ...]:
    """Every card with its game and, by language, the words of its texts."""
    found = []
    for of in OURS:
        for card, entry in door_of(of).part("names").entries().items():
            message = f"{of}-text-{card}"
            texts = [sources(language).get(message, "").removeprefix(message) for language in LANGUAGES]
            found.append((entry, of, tuple(frozenset(search_words(one)) for one in texts)))
    return tuple(found)


def term_name(entry: Entry, tongue: Tongue) -> str:
    return tongue.say(f"topic-{game_of(entry)}-{entry.id}")


def card_name(entry: Entry, tongue: Tongue) -> str:
    """As it is shown in sentences; what is not played with has only its printed name."""
    message = f"{game_of(entry)}-card-{entry.id}"
    return tongue.say(message) if tongue.has(message) else entry.names.get(tongue.names) or entry.names["en"]


def card_texts(entry: Entry, tongue: Tongue, edition: str = "") -> list[str]:
    """What a card does: short as on the card, then in full, then what an edition changes. Nothing if it does nothing.

    >>> from regalia.words.tongue import tongue
    >>> card_texts(catalogue(OURS[0])["unique_districts"]["dragon_gate"], tongue("de"))[0]
    'Am Ende 2 Punkte extra.'
    """
    message = f"{game_of(entry)}-text-{entry.id}"
    if not tongue.has(message):
        return []
    found = [tongue.say(message), tongue.attribute(message, "full"), tongue.attribute(message, edition) if edition else ""]
    return [text for text in found if text]
