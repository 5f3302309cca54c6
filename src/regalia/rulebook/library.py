"""The books, read once on first use, and look-up by id.

Every game brings its own, in one folder that its door names by the file of the statements (``Door.statements``):

| file | what it holds |
|---|---|
| ``statements.json`` | the numbered rules |
| ``rulings.json`` | decisions where the rule books are silent |
| ``chapters.json`` | the order in which the book is read (``chapters.py``) |
| ``editions.json`` | differences between editions, their vocabulary, false friends |
| ``questions.json`` | everyday words for what the book says (``questions.py``) |
| ``LANGUAGE/*.json`` | translations of these, by id (``translations.py``) |

Only the statements are needed.
"""

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from regalia.games import door_of, names
from regalia.kernel.catalogue import name_in, read_catalogue
from regalia.kernel.door import loaded
from regalia.rulebook.model import (
    Difference,
    Entry,
    FalseFriend,
    Ruling,
    Statement,
    UnknownGame,
    UnknownRule,
    Word,
)

LANGUAGES = ("en", "de", "nl")
HEAD = ("section", "id", "n", "names", "unprinted")  # what every entry may have; the rest are its facts
DATA = files("regalia.rulebook") / "data"
RULINGS = "rulings.json"
EDITIONS = "editions.json"


@cache
def books() -> tuple[str, ...]:
    """The games that have a rulebook."""
    return tuple(name for name in names() if door_of(name).statements)


def statements(game: str | None = None) -> tuple[Statement, ...]:
    """All statements in the order of the books, or those of one game.

    >>> [one.id for one in statements(books()[0]) if one.topic == "setup"][:2]
    ['C-SETUP-01', 'C-SETUP-02']
    """
    if game is None:
        return tuple(one for name in books() for one in _statements(name))
    return _statements(_known(game))


def statement(rule_id: str) -> Statement:
    """The statement with this id.

    >>> statement("C-SETUP-07").rule
    'Each player starts with two gold taken from the bank into a personal stash.'
    """
    found = _statements_by_id().get(rule_id)
    if found is None:
        raise UnknownRule([rule_id], _statements_by_id())
    return found


def rulings() -> tuple[Ruling, ...]:
    """Decisions, principles and rulings on all games."""
    return tuple(_rulings_by_id().values())


def ruling(rule_id: str) -> Ruling:
    found = _rulings_by_id().get(rule_id)
    if found is None:
        raise UnknownRule([rule_id], _rulings_by_id())
    return found


def is_ruling(rule_id: str) -> bool:
    return rule_id in _rulings_by_id()


def game_of(rule_id: str) -> str:
    """The game a statement or ruling is about; an UnknownRule if there is none such."""
    return ruling(rule_id).game if is_ruling(rule_id) else statement(rule_id).game


@cache
def differences() -> tuple[Difference, ...]:
    return tuple(
        Difference(
            game=game,
            number=row["number"],
            weight=row["weight"],
            topic=row["topic"],
            en=row["en"],
            de=row["de"],
            nl=row["nl"],
            statements=tuple(row["statements"]),
        )
        for game in books()
        for row in rows_beside(game, EDITIONS, "difference")
    )


@cache
def vocabulary(game: str) -> tuple[Word, ...]:
    return tuple(Word(row["kind"], row["en"], row["de"], row["nl"]) for row in rows_beside(game, EDITIONS, "vocabulary"))


@cache
def false_friends(game: str) -> tuple[FalseFriend, ...]:
    return tuple(
        FalseFriend(row["language"], row["word"], row["means"], row["mistaken_for"])
        for row in rows_beside(game, EDITIONS, "false_friend")
    )


def catalogue(game: str) -> Mapping[str, Mapping[str, Entry]]:
    """Section -> id -> entry.

    >>> catalogue(books()[0])["characters"]["witch"].names["de"]
    'Hexe'
    """
    return _catalogue(_known(game))


def _known(game: str) -> str:
    if game not in books():
        raise UnknownGame(game, books())
    return game


@cache
def _statements(game: str) -> tuple[Statement, ...]:
    return tuple(
        Statement(
            id=row["id"],
            game=game,
            topic=row["topic"],
            kind=row["kind"],
            editions=tuple(row.get("editions", ())),
            rule=row["rule"],
            check=row["check"],
            variant=row.get("variant"),
            cards=tuple(row["cards"]),
            pages=tuple(row.get("pages", {}).items()),
        )
        for row in rows_at(door_of(game).statements)
    )


@cache
def _statements_by_id() -> Mapping[str, Statement]:
    return {one.id: one for one in statements()}


@cache
def _rulings_by_id() -> Mapping[str, Ruling]:
    return {
        row["id"]: Ruling(row["id"], game, row["situation"], row["ruling"], row["certainty"])
        for game in books()
        for row in rows_beside(game, RULINGS)
    }


@cache
def _catalogue(game: str) -> Mapping[str, Mapping[str, Entry]]:
    sections: dict[str, dict[str, Entry]] = {}
    for row in read_catalogue(door_of(game).catalogue) if door_of(game).catalogue else []:
        section, key = row["section"], row["id"]
        printed = [language for language in LANGUAGES if language in row["names"] and language not in row.get("unprinted", ())]
        called = {language: name_in(row, language) for language in printed}
        facts = {name: fact for name, fact in row.items() if name not in HEAD}
        sections.setdefault(section, {})[key] = Entry(key, section, MappingProxyType(called), _frozen(facts))
    return MappingProxyType({name: MappingProxyType(entries) for name, entries in sections.items()})


def beside(game: str, name: str) -> str:
    """The address of a file that lies beside the statements of a game, whether it is there or not."""
    return f"{door_of(game).statements.rpartition('/')[0]}/{name}"


def rows_beside(game: str, name: str, section: str | None = None) -> list[dict[str, Any]]:
    """The rows of such a file, or of one section of it; none where the game brings no such file."""
    return [row for row in rows_at(beside(game, name)) if section is None or row["section"] == section]


def rows_at(address: str) -> list[dict[str, Any]]:
    file = loaded(address)
    rows: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else []
    return rows


def _frozen(value: Any) -> Any:
    """Cached data is handed to everybody, so nobody may change it."""
    if isinstance(value, dict):
        return MappingProxyType({key: _frozen(inner) for key, inner in value.items()})
    if isinstance(value, list):
        return tuple(_frozen(inner) for inner in value)
    return value
