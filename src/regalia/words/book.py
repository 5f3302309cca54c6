"""The rule books as one reader is told them: title, contents, chapters, glossary, in one language and for one edition."""

from dataclasses import dataclass

from regalia.rulebook import Statement, told_in
from regalia.rulebook.chapters import book, glossary
from regalia.words.tongue import Tongue
from regalia.words.topics import topic_of


@dataclass(frozen=True, slots=True)
class ToldTopic:
    """``card``: the id of the card it is about, or ""."""

    heading: str
    card: str
    rules: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class ToldChapter:
    id: str
    title: str
    introduction: str
    topics: tuple[ToldTopic, ...]
    cases: frozenset[str]  # statements beside which a position is shown


@dataclass(frozen=True, slots=True)
class ToldBook:
    title: str
    introduction: str
    chapters: tuple[ToldChapter, ...]
    glossary: tuple[tuple[str, str, str], ...]  # in English, German and Dutch


def told_book(game: str, tongue: Tongue, edition: str = "") -> ToldBook:
    """A book in the reader's language.

    >>> from regalia.words.tongue import tongue
    >>> from regalia.games import OURS
    >>> [chapter.title for chapter in told_book(OURS[0], tongue("de"), "de").chapters][:3]
    ['Aufbau', 'Eine Runde', 'Ein Zug']
    """
    chapters = []
    for chapter in book(game, edition):
        message = f"book-{game}-{chapter.id}"
        topics = tuple(
            ToldTopic(
                topic_of(topic.statements[0], tongue),
                topic.entry.id if topic.entry is not None else "",
                tuple(told_in(tongue.language, one) for one in topic.statements),
            )
            for topic in chapter.topics
        )
        chapters.append(ToldChapter(chapter.id, tongue.say(message), tongue.attribute(message, "intro"), topics, chapter.cases))
    title = tongue.say("book-title", game=tongue.say(f"game-{game}"))
    return ToldBook(title, tongue.say("book-intro"), tuple(chapters), glossary(game))
