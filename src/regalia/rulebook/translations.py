"""What statements, rulings and differences say in the reader's language.

The books are in English. A translation lies beside its file, in a folder named like the language: ``de/rulings.json``
holds what ``rulings.json`` says, by id. What nobody translated yet is said in English; ``words/check_rules.py`` lists it.

| file | what it holds |
|---|---|
| ``statements.json`` | ``{id: rule}`` |
| ``rulings.json`` | ``{id: {"situation": …, "ruling": …}}`` |
| ``editions.json`` | ``{"difference-N": {"topic": …, "en": …, "de": …, "nl": …}}``: what each edition says, in this language |
"""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Any, TypeVar

from regalia.games import door_of
from regalia.rulebook.library import EDITIONS, RULINGS, beside
from regalia.rulebook.model import Difference, Ruling, Statement

ORIGINAL = "en"

Text = TypeVar("Text", Statement, Ruling, Difference)


def told_in(language: str, one: Text) -> Text:
    """The same statement, ruling or difference in another language; unchanged where it was not translated.

    >>> from regalia.rulebook.library import statement
    >>> told_in("xx", statement("C-SETUP-07")) == statement("C-SETUP-07")
    True
    """
    fields: dict[str, Any] = dict(fields_of(language, one))
    return replace(one, **fields) if fields else one


def fields_of(language: str, one: Statement | Ruling | Difference) -> dict[str, str]:
    """What a translation says of it, by field; nothing if there is none."""
    if language == ORIGINAL:
        return {}
    if isinstance(one, Statement):
        text = translations(door_of(one.game).statements, language).get(one.id)
        return {} if text is None else {"rule": text}
    if isinstance(one, Ruling):
        return dict(translations(beside(one.game, RULINGS), language).get(one.id, {}))
    return dict(translations(beside(one.game, EDITIONS), language).get(key_of(one), {}))


def key_of(one: Difference) -> str:
    return f"difference-{one.number}"


@cache
def translations(address: str, language: str) -> Mapping[str, Any]:
    """What lies in a language's folder beside a file of the books; nothing if it has no such file."""
    package, _, path = address.partition("/")
    folder, _, name = path.rpartition("/")
    file = files(package).joinpath(*folder.split("/"), language, name) if folder else files(package).joinpath(language, name)
    if not file.is_file():
        return {}
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found
