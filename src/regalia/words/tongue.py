"""What a reader speaks: a language, and perhaps the names of cards in another one, as on the cards of their box."""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from babel import Locale
from babel.numbers import format_decimal, format_percent

from regalia.words.grammar import Name
from regalia.words.messages import FALLBACK, LANGUAGES, UnknownMessage, catalogue
from regalia.words.pseudo import PSEUDO

TYPED: Final = "typed"  # the attribute that holds what people may type
ENVIRONMENT: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class Tongue:
    """Says messages by their ids.

    >>> Tongue("en").say("list-and", rest="gold", last="cards")
    'gold and cards'
    >>> from regalia.games import USUAL
    >>> Tongue("de", names="en").name(f"{USUAL}-card-thief").text
    'Thief'
    """

    def __init__(self, language: str = FALLBACK, names: str = "") -> None:
        self.language: Final = language
        self.names: Final = names or language
        self.catalogue: Final = catalogue(language, self.names)
        self.locale: Final = FALLBACK if language == PSEUDO else language

    def has(self, message: str) -> bool:
        return self.catalogue.has(message)

    def say(self, message: str, /, **arguments: object) -> str:
        return self.catalogue.format(message, "", arguments)

    def phrase(self, message: str, who: Iterable[str], how: Iterable[str], arguments: Mapping[str, object]) -> str:
        """The first variant there is: by who the reader is in it, then by how things are, then without either.

        >>> from regalia.games import USUAL
        >>> Tongue("en").phrase(f"{USUAL}-event-takes_crown", ["seat"], [], {"seat": "You"})
        'You take the crown.'
        """
        variants = self.catalogue.variants(message)
        moods = list(how)
        for person in (*who, ""):
            for mood in (*moods, ""):
                variant = f"{person}-{mood}".strip("-")
                if variant in variants:
                    return self.catalogue.format(message, variant, arguments)
        raise UnknownMessage(f"the words in {self.language!r} lack a plain variant of {message!r}")

    def amount(self, unit: str, number: int) -> str:
        """So many of something, with its unit.

        >>> Tongue("en").amount("cards", 1), Tongue("de").amount("cards", 2)
        ('1 card', '2 Karten')
        """
        return self.say(f"count-{unit}", number=number)

    def number(self, value: float, digits: int = 0) -> str:
        """A figure as the language writes it, with so many digits behind the point.

        >>> Tongue("en").number(28053), Tongue("de").number(28053), Tongue("nl").number(262, 1)
        ('28,053', '28.053', '262,0')
        """
        return format_decimal(value, _figure(digits), self.locale)

    def percent(self, share: float, digits: int = 0) -> str:
        """
        >>> Tongue("en").percent(0.562, 1), Tongue("de").percent(0.5)
        ('56.2%', '50\\xa0%')
        """
        pattern = Locale.parse(self.locale).percent_formats[None].pattern
        return format_percent(share, pattern.replace(_figure(0), _figure(digits)), self.locale)

    def several(self, words: Sequence[object]) -> str:
        """Several things in one breath: "a, b and c"."""
        said = [str(word) for word in words]
        if not said:
            return self.say("list-nothing")
        if len(said) == 1:
            return said[0]
        return self.say("list-and", rest=", ".join(said[:-1]), last=said[-1])

    def name(self, message: str) -> Name:
        """A name with its grammar, for the functions of the catalogues."""
        return self.catalogue.name(message)

    def attribute(self, message: str, attribute: str) -> str:
        """An attribute that needs no arguments; "" if the message has none of this name, or is not there."""
        if not self.has(message) or attribute not in self.catalogue.entry(message).attributes:
            return ""
        return self.catalogue.format(message, attribute, {})

    def typed(self, message: str) -> list[str]:
        """What people may type for something, besides its own words."""
        return [way.strip() for way in self.attribute(message, TYPED).split(";") if way.strip()]


def _figure(digits: int) -> str:
    """The pattern of a number; its signs stand for those of the language."""
    return f"#,##0.{'0' * digits}".rstrip(".")


@cache
def tongue(language: str = FALLBACK, names: str = "") -> Tongue:
    return Tongue(language, names)


def preferred(wish: str = "", environment: Mapping[str, str] | None = None) -> str:
    """The language of the reader's choice, else the one of the surroundings (LANG and its relatives), else English.

    >>> preferred("", {"LANG": "de_AT.UTF-8"}), preferred("nl", {"LANG": "de_DE"}), preferred("", {"LANG": "C"})
    ('de', 'nl', 'en')
    """
    if wish:
        return wish.lower()
    around = os.environ if environment is None else environment
    return first_known(tag for name in ENVIRONMENT for tag in around.get(name, "").split(":"))


def first_known(tags: Iterable[str]) -> str:
    """The first of some tags (``de_AT.UTF-8``, ``nl-BE``, as terminals and browsers send them) there are words for.

    >>> first_known(["fr-FR", "nl-BE", "en"])
    'nl'
    """
    for tag in tags:
        language = re.split(r"[-_.@;]", tag.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return FALLBACK
