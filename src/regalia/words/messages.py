"""Messages by id: a sentence, or variants of one. A table per language; nothing else in the program holds prose.

A sentence has named gaps, ``{seat} builds the {card}.``, so that every language puts them in its own order.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, Final

Message = str | Mapping[str, str]

LANGUAGES: Final = ("en",)  # the languages there is a table for; names of cards are known in en, de and nl


class UnknownLanguage(LookupError):
    """A language without a table."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")


class UnknownMessage(LookupError):
    """A message the table of a language lacks."""


@cache
def table(language: str) -> Any:
    """The module of a language: MESSAGES, SPOKEN, SPELLINGS, IGNORED."""
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    return import_module(f"regalia.words.{language}")


def has(language: str, name: str) -> bool:
    return name in table(language).MESSAGES


def pick(language: str, name: str, who: Iterable[str] = (), how: Iterable[str] = ()) -> str:
    """The sentence of the first variant there is: by who the reader is in it, then by how things are, then without either.

    >>> pick("en", "event.kills", who=["seat"])
    'You kill the {character}.'
    """
    message = table(language).MESSAGES.get(name)
    if message is None:
        raise UnknownMessage(f"the words in {language!r} lack {name!r}")
    if isinstance(message, str):
        return message
    moods = list(how)
    for person in (*who, ""):
        for mood in (*moods, ""):
            sentence = message.get(f"{person} {mood}".strip())
            if sentence is not None:
                return str(sentence)
    raise UnknownMessage(f"the words in {language!r} lack a plain variant of {name!r}")


def say(language: str, message: str, /, **arguments: object) -> str:
    """A message that does not depend on who reads it.

    >>> say("en", "list.and", rest="gold", last="cards")
    'gold and cards'
    """
    return pick(language, message).format_map(arguments)


def plural(language: str, number: int) -> str:
    """Which form a language uses for so many; the Germanic ones know two."""
    return "one" if number == 1 else ""


def amount(language: str, unit: str, number: int) -> str:
    """So many of something, with its unit.

    >>> amount("en", "cards", 1)
    '1 card'
    """
    return pick(language, f"count.{unit}", how=[plural(language, number)]).format_map({"number": number})


def enumerate_words(language: str, words: list[str]) -> str:
    """Several things in one breath: "a, b and c"."""
    if not words:
        return say(language, "list.nothing")
    if len(words) == 1:
        return words[0]
    return say(language, "list.and", rest=", ".join(words[:-1]), last=words[-1])
