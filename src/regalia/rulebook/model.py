"""What the rulebook is made of. Plain frozen records; nothing here reads a file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Statement:
    """One numbered rule statement, in our own words, with the check that specifies it.

    >>> from regalia.rulebook import statement
    >>> one = statement("C-SETUP-07")
    >>> one.topic, one.kind, one.editions
    ('setup', 'stated', ('en', 'de', 'nl'))
    """

    id: str
    game: str
    topic: str
    kind: str  # stated, derived or card; of a glossary: rule, example, special-case, table-advice or alias
    editions: tuple[str, ...]  # where it holds; empty for a game without editions
    rule: str
    check: str
    variant: str | None  # the switch between editions it belongs to
    cards: tuple[str, ...]  # English names
    pages: tuple[tuple[str, str], ...]  # (edition, pages of its booklet); may be off by one, the booklets count none


@dataclass(frozen=True, slots=True)
class Ruling:
    """What we do where the booklets are silent or disagree.

    ``certainty``: ``binding`` (a decision), ``follows``, ``best reading``, ``free choice``, ``principle``
    (the P1…P7 that rulings refer to) or ``replaced`` (by a decision; kept so that its id still resolves).

    >>> from regalia.rulebook import ruling, rulings
    >>> ruling(rulings()[0].id) == rulings()[0]
    True
    """

    id: str
    game: str
    situation: str
    ruling: str
    certainty: str


@dataclass(frozen=True, slots=True)
class Difference:
    """A difference between the three editions of one game; an empty text means the edition says nothing."""

    game: str
    number: int
    weight: str  # A changes a result in play, B is wording that could, C is editorial
    topic: str
    en: str
    de: str
    nl: str
    statements: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Word:
    """A character or term of the editions, in three languages; empty where a booklet has no word for it."""

    kind: str  # character or term
    en: str
    de: str
    nl: str


@dataclass(frozen=True, slots=True)
class FalseFriend:
    """A German or Dutch name easily taken for the wrong English card."""

    language: str
    word: str
    means: str
    mistaken_for: str


@dataclass(frozen=True, slots=True)
class Entry:
    """One catalogue line: a card, pile, scenario, kingdom, set-up rule or glossary term."""

    id: str
    section: str
    names: Mapping[str, str]  # language -> name
    facts: Mapping[str, Any]  # everything else the line says, read-only


class UnknownRule(LookupError):
    """An id that no statement or ruling has."""

    def __init__(self, wanted: Iterable[str], known: Iterable[str]) -> None:
        pool = tuple(known)
        self.wanted: Final = [(one, get_close_matches(one.strip().upper(), pool, n=3)) for one in wanted]
        super().__init__("; ".join(_suggestion(one, close) for one, close in self.wanted))


class UnknownGame(LookupError):
    """A game the rulebook does not hold."""

    def __init__(self, game: str, known: tuple[str, ...]) -> None:
        self.game: Final = game
        self.known: Final = known
        super().__init__(f"no rulebook for {game!r}; there are {' and '.join(known)}")


def _suggestion(wanted: str, close: list[str]) -> str:
    return f"no rule {wanted!r}" + (f" (closest: {', '.join(close)})" if close else "")
