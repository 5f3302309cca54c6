"""Every sentence in Fluent, a folder per language here and in each game. An entry is parsed when it is first said.

Parsing Fluent is slow beside reading it, and a game says a small part of what there is to say. So a file is only cut into
entries (an id at the beginning of a line), and each entry is parsed on its own, with those it refers to.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType, fluent_number

from regalia.games import door_of, names
from regalia.kernel.catalogue import name_in, read_catalogue
from regalia.words.grammar import GRAMMAR, Name, functions_of
from regalia.words.pseudo import PSEUDO, disguise

LANGUAGES: Final = ("en", "de", "nl")
FALLBACK: Final = "en"
MOST_CACHED: Final = 20_000
A_CARD: Final = re.compile(r"[a-z]+-card-\w+")  # the ids of names
AN_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
A_REFERENCE: Final = re.compile(r"\{ *([a-z][a-z0-9_-]*) *\}")
A_VALUE: Final = re.compile(r"=[^\n]*")


class UnknownLanguage(LookupError):
    """A language without a catalogue."""

    def __init__(self, language: str) -> None:
        super().__init__(f"no words in {language!r}; there are {', '.join(LANGUAGES)}")
        self.language: Final = language


class UnknownMessage(LookupError):
    """A message the catalogue of a language lacks, or one that cannot be said with these arguments."""


def files_of(language: str) -> dict[str, str]:
    """The files of a language by name: what is said of any game, and ``GAME/FILE`` from the folders of the games."""
    found = _read(__name__, language, "")
    for game in names():
        door = door_of(game)
        if door.messages:
            found |= _read(door.messages, language, f"{game}/")
        if door.catalogue:
            found[f"{game}/cards.json"] = "".join(_names(game, door.catalogue, language))
    return found


def _names(game: str, catalogue: str, language: str) -> Iterator[str]:
    """The names of cards as messages, their grammar as attributes."""
    for row in read_catalogue(catalogue):
        if "n" in row and (name := name_in(row, language) or name_in(row, FALLBACK)):
            grammar = row["names"].get(language, "")
            yield f"{game}-card-{row['id']} = {name}\n"
            if not isinstance(grammar, str):
                yield from (f"    .{case} = {form}\n" for case, form in grammar.items() if case != "name")


def _read(package: str, language: str, beginning: str) -> dict[str, str]:
    folder = files(package) / language
    if not folder.is_dir():
        folder = files(package) / FALLBACK  # a game may speak fewer languages
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {beginning + file.name: file.read_text(encoding="utf-8") for file in found}


def cut(text: str) -> dict[str, str]:
    """The entries of a file: id -> source."""
    starts = [(found.group(1), found.start()) for found in AN_ENTRY.finditer(text)]
    ends = [start for _, start in starts[1:]] + [len(text)]
    return {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}


@cache
def sources(language: str) -> dict[str, str]:
    """Every entry of a language: id -> source."""
    if language == PSEUDO:
        return sources(FALLBACK)
    if language not in LANGUAGES:
        raise UnknownLanguage(language)
    found: dict[str, str] = {}
    for name, text in files_of(language).items():
        for entry, source in cut(text).items():
            if entry in found:
                raise UnknownMessage(f"{language}/{name} says {entry!r} once more")
            found[entry] = source
    return found


class Catalogue:
    """All messages of one language, with the names of cards perhaps in another one (``names``)."""

    def __init__(self, language: str, names: str) -> None:
        self.language: Final = language
        self.names: Final = names
        self.sources: Final = sources(language)
        self.foreign: Final = sources(names) if names != language else {}
        locale = FALLBACK if language == PSEUDO else language
        functions = {name: self._of_cards(function) for name, function in functions_of(language).items()}
        self.bundle: Final = FluentBundle([locale], functions=functions, use_isolating=False)
        self.said: Final[dict[Any, str]] = {}
        self._known: Final[dict[str, Name]] = {}

    def has(self, message: str) -> bool:
        return message in self.sources

    def entry(self, message: str) -> Any:
        """The compiled message: ``value`` and ``attributes``."""
        if not self.bundle.has_message(message):
            self._load(message)
        return self.bundle.get_message(message)

    def _load(self, message: str) -> None:
        source = self.sources.get(message)
        if source is None:
            raise UnknownMessage(f"the words in {self.language!r} lack {message!r}")
        if self.foreign and A_CARD.fullmatch(message):  # the name of there, the grammar of here
            value = A_VALUE.search(self.foreign[message])
            assert value is not None
            source = A_VALUE.sub(lambda _: value.group(), source, count=1)
        resource = FluentResource(source)
        self.bundle.add_resource(disguise(resource) if self.language == PSEUDO else resource)
        for name in A_REFERENCE.findall(source):
            if not self.bundle.has_message(name):
                self._load(name)

    def _of_cards(self, function: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """A function that may be given a card by its id: ``{ DEN("GAME-card-hero") }``."""

        def of_card(given: Any) -> Any:
            return function(self.name(given) if isinstance(given, str) and A_CARD.fullmatch(given) else given)

        return of_card

    def name(self, message: str) -> Name:
        """A name with its grammar, for the functions; a foreign one is not declined."""
        found = self._known.get(message)
        if found is None:
            attributes = self.entry(message).attributes
            kept = ("article", "gender") if self.foreign else GRAMMAR
            grammar = {case: self.format(message, case, {}) for case in kept if case in attributes}
            found = self._known[message] = Name(self.format(message, "", {}), grammar)
        return found

    def variants(self, message: str) -> Mapping[str, Any]:
        """The patterns of a message: the plain one is called ""."""
        entry = self.entry(message)
        return {**({} if entry.value is None else {"": entry.value}), **entry.attributes}

    def format(self, message: str, variant: str, arguments: Mapping[str, object]) -> str:
        key = (message, variant, tuple(arguments.items()))
        found = self.said.get(key)
        if found is None:
            if len(self.said) >= MOST_CACHED:
                self.said.clear()
            found = self._format(message, variant, arguments)
            self.said[key] = found
        return found

    def _format(self, message: str, variant: str, arguments: Mapping[str, object]) -> str:
        pattern = self.variants(message).get(variant)
        if pattern is None:
            raise UnknownMessage(f"the words in {self.language!r} lack {message}.{variant}")
        text, problems = self.bundle.format_pattern(pattern, {name: fluent(of) for name, of in arguments.items()})
        if problems:
            raise UnknownMessage(f"{message!r} in {self.language!r} cannot be said: {problems[0]}")
        return str(text)


def fluent(argument: object) -> object:
    """Numbers choose plural forms and are written without commas; names are declined; anything else is text."""
    if isinstance(argument, int):
        return fluent_number(argument, useGrouping=False)
    return argument if isinstance(argument, FluentType) else str(argument)


@cache
def catalogue(language: str, names: str) -> Catalogue:
    return Catalogue(language, names)
