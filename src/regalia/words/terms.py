"""The terms of the rule books, by language, and the words that must not stand for them.

``terms/LANGUAGE.json`` lists those of no game, ``terms.json`` beside the messages of a game (``Door.messages``) its own.

A rule book defines its words, and a synonym reads like another rule. So each term names the words it replaces, and the check
of the catalogues refuses them. What people may *type* is free (``.typed``), and so are the printed names of cards.

| entry | what it is |
|---|---|
| ``en`` | the English term, so that languages can be laid side by side |
| ``term`` | what the book of this language says |
| ``source`` | which book |
| ``not`` | words that must not stand for it: whole words in any case, ``*`` for any letters; several in a row, too |
| ``where`` | the messages it is about: those of a game by its name, or ``shared`` (of no game); all if it is missing |
| ``but`` | ids of messages (``*`` allowed) that may say the word all the same, each with the reason |
"""

import json
import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Any, Final

from regalia.games import OURS, door_of, names
from regalia.words.messages import LANGUAGES

EVERYWHERE: Final = (*OURS, "shared")
ENTRIES: Final = ("en", "term", "source", "not", "where", "but")
GAP: Final = "\N{OBJECT REPLACEMENT CHARACTER}"  # stands for what a sentence is told, so that words beside it stay words


class Term:
    """One term of a book."""

    def __init__(self, entry: dict[str, Any]) -> None:
        surplus = sorted(entry.keys() - set(ENTRIES))
        if surplus:
            raise ValueError(f"{entry.get('term')}: unknown entries {surplus}; there are {', '.join(ENTRIES)}")
        self.en: Final[str] = entry["en"]
        self.term: Final[str] = entry["term"]
        self.source: Final[str] = entry["source"]
        self.forbidden: Final[tuple[str, ...]] = tuple(entry.get("not", ()))
        self.where: Final[tuple[str, ...]] = tuple(entry.get("where", EVERYWHERE))
        self.but: Final[dict[str, str]] = entry.get("but", {})
        self._sought: Final = [pattern_of(word) for word in self.forbidden]

    def excepts(self, message: str) -> Iterator[str]:
        """The exceptions that let this message say what it likes."""
        return (one for one in self.but if fnmatchcase(message, one))

    def found_in(self, text: str) -> Iterator[str]:
        """Forbidden words, as they stand there."""
        for pattern in self._sought:
            yield from (found.group() for found in pattern.finditer(text))

    def put_into(self, text: str) -> str:
        """The text with this term for its synonyms; of several terms in one entry the first."""
        for pattern in self._sought:
            text = pattern.sub(re.split("[,(]", self.term)[0].strip(), text)
        return text


def pattern_of(word: str) -> re.Pattern[str]:
    r"""
    >>> bool(pattern_of("Bezirk*").search("zwei Bezirken")), bool(pattern_of("Art").search("Arten"))
    (True, False)
    """
    letters = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    return re.compile(rf"(?<!\w){letters}(?!\w)", re.IGNORECASE)


def home(message: str) -> str:
    """Which game a message belongs to, by its id.

    >>> home(f"{OURS[0]}-option-build") == home(f"topic-{OURS[0]}-gain") == OURS[0], home("refused-seed")
    (True, 'shared')
    """
    parts = message.split("-")
    return next((game for game in every_game() if game in parts), "shared")


@cache
def every_game() -> tuple[str, ...]:
    return tuple(names())


@cache
def terms(language: str) -> tuple[Term, ...]:
    """The terms of a language: those of no game first."""
    spoken = [door_of(game).messages for game in every_game() if door_of(game).messages]
    lists = [files("regalia.words") / "terms" / f"{language}.json", *(files(one) / language / "terms.json" for one in spoken)]
    rows = [row for one in lists if one.is_file() for row in json.loads(one.read_text(encoding="utf-8"))]
    return tuple(Term(row) for row in rows)


def in_terms(text: str) -> list[str]:
    """What somebody looks for, in the words of the books: what is a synonym everywhere first, then what may be one.

    >>> in_terms("Punktemarker"), in_terms("beiseite")
    (['Punktmarker'], ['beiseite', 'ablegen', 'zur Seite legen'])
    """
    known = [term for language in LANGUAGES for term in terms(language)]
    for term in known:
        if term.where == EVERYWHERE:
            text = term.put_into(text)
    return list(dict.fromkeys([text, *(term.put_into(text) for term in known)]))
