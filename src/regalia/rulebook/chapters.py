"""The books as one reads them: chapters, their topics in reading order, the statements of an edition (``chapters.json``).

A chapter names its topics; with a ``section`` those that are cards of that shelf come first, in the order of the catalogue.
``cases``: by statement the title of the case whose position is shown beside it, a few telling ones in every chapter.
"""

from dataclasses import dataclass
from functools import cache

from regalia.rulebook.finder import words
from regalia.rulebook.library import books, catalogue, rows_beside, statements, vocabulary
from regalia.rulebook.model import Entry, Statement
from regalia.rulebook.pages import TERMS

CHAPTERS = "chapters.json"


@dataclass(frozen=True, slots=True)
class Topic:
    """Statements under one heading; ``entry``: the card they are about, if they are about one."""

    name: str
    entry: Entry | None
    statements: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of a book; its title and introduction are messages (``book-GAME-ID``)."""

    game: str
    id: str
    topics: tuple[Topic, ...]
    cases: frozenset[str] = frozenset()  # statements beside which a position is shown


def book(game: str, edition: str = "") -> tuple[Chapter, ...]:
    """The chapters of a game, with what holds in an edition; with everything if none is named.

    >>> from regalia.rulebook.library import books
    >>> [chapter.id for chapter in book(books()[0], "de")][:3]
    ['setup', 'round', 'turn']
    """
    return tuple(Chapter(game, one.id, tuple(_held(one, edition)), one.cases) for one in _chapters(game))


def chosen_case(rule: str) -> str:
    """The title of the case that the book shows beside a statement; "" if it leaves the choice to others."""
    return _chosen().get(rule, "")


def glossary(game: str) -> tuple[tuple[str, str, str], ...]:
    """The terms of a game in English, German and Dutch; "" where a language has none."""
    terms = catalogue(game).get(TERMS, {}).values()
    if terms:
        return tuple((one.names.get("en", ""), one.names.get("de", ""), one.names.get("nl", "")) for one in terms)
    return tuple((word.en, word.de, word.nl) for word in vocabulary(game))


def _held(chapter: Chapter, edition: str) -> list[Topic]:
    topics = []
    for topic in chapter.topics:
        held = tuple(one for one in topic.statements if not edition or not one.editions or edition in one.editions)
        if held:
            topics.append(Topic(topic.name, topic.entry, held))
    return topics


@cache
def _chosen() -> dict[str, str]:
    rows = [row for game in books() for row in rows_beside(game, CHAPTERS)]
    return {rule: title for row in rows for rule, title in row.get("cases", {}).items()}


@cache
def _chapters(game: str) -> tuple[Chapter, ...]:
    by_topic: dict[str, list[Statement]] = {}
    for one in statements(game):
        by_topic.setdefault(one.topic, []).append(one)
    calls = {tuple(words(topic)): topic for topic in by_topic}
    found = []
    for row in rows_beside(game, CHAPTERS):
        shelf = catalogue(game)[row["section"]].values() if "section" in row else ()
        cards = {calls[way]: entry for entry in shelf if (way := tuple(words(entry.id.replace("_", " ")))) in calls}
        topics = [Topic(topic, entry, tuple(by_topic[topic])) for topic, entry in cards.items()]
        topics += [Topic(topic, None, tuple(by_topic[topic])) for topic in row["topics"]]
        found.append(Chapter(game, row["chapter"], tuple(topics), frozenset(row.get("cases", ()))))
    return tuple(found)
