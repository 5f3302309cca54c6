"""Catalogues: the printed facts and names of a game's cards, one entry a line of a JSON file in the game's folder."""

import json
from functools import cache
from pkgutil import get_data
from typing import Any

Row = dict[str, Any]


@cache
def read_catalogue(address: str) -> tuple[Row, ...]:
    """The entries of ``package/file``; they are shared and must not be changed.

    ``n`` is the number of a card for good: options, views and records name it by that. A name with its grammar is an object.
    """
    return tuple(json.loads(data_of(address)))


def catalogue_lines(address: str) -> list[bytes]:
    """Its entries as they are written: a game that has far more cards than it needs reads one with ``read_line``."""
    return data_of(address).splitlines()[1:-1]


def read_line(line: bytes) -> Row:
    row: Row = json.loads(line.rstrip(b","))
    return row


def data_of(address: str) -> bytes:
    package, _, file = address.partition("/")
    data = get_data(package, file)
    if data is None:
        raise FileNotFoundError(f"no catalogue {address}")
    return data


def name_in(row: Row, language: str) -> str:
    """The name an entry has in a language, ours where none was printed; "" if it has none."""
    found = row["names"].get(language, "")
    name: str = found if isinstance(found, str) else found["name"]
    return name


def numbered(rows: tuple[Row, ...], sections: tuple[str, ...]) -> list[Row]:
    """The cards of some sections by their numbers, which begin with 0 and leave nothing out."""
    found = sorted((row for row in rows if row["section"] in sections and "n" in row), key=_number)
    given = [row["n"] for row in found]
    if given != list(range(len(found))):
        missing = [number for number in range(given[-1]) if number not in given]
        twice = sorted({number for number in given if given.count(number) > 1})
        raise ValueError(f"{', '.join(sections)}: no card has the numbers {missing}; {twice} are used twice")
    return found


def _number(row: Row) -> int:
    number: int = row["n"]
    return number
