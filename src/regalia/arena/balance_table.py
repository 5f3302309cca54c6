"""The balance of every edition and number of seats, as it was measured and ships with the program."""

import json
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from regalia.arena.balance import GROUPS, Balance, measured_game
from regalia.games import door_of

SHIPPED: Final = "data/balance.json"
PLACES: Final = 4  # of the shares that are stored

Line = list[Any]  # name, games, share of wins, its interval, mean points


def combinations() -> list[tuple[str, int]]:
    """Every edition with every number of seats."""
    found: list[tuple[str, int]] = door_of(measured_game()).part("balance").combinations()
    return found


def compact(balance: Balance, edition: str, seats: int) -> dict[str, Any]:
    """One edition with one number of seats, as few words as it takes."""
    tables: dict[str, list[Line]] = {}
    for group in GROUPS:
        lines: list[Line] = []
        for name, mean in balance.tables[group].items():
            shown = [round(value, PLACES) for value in (*mean.interval(), mean.points / mean.games)]
            lines.append([name, mean.games, *shown])
        tables[group] = sorted(lines, key=lambda line: (-line[2], line[0]))
    return {"edition": edition, "seats": seats, "games": balance.games, "tables": tables}


def dump(measured: list[dict[str, Any]], heading: dict[str, Any]) -> str:
    """A line for every combination, so that differences can be read."""
    parts = ",\n".join(json.dumps(one, separators=(",", ":")) for one in measured)
    return f'{{"heading": {json.dumps(heading)}, "measured": [\n{parts}\n]}}\n'


@cache
def shipped() -> dict[str, Any]:
    text = files("regalia.arena").joinpath(SHIPPED).read_text(encoding="utf-8")
    table: dict[str, Any] = json.loads(text)
    return table


def line_of(group: str, name: str, edition: str, seats: int) -> Line | None:
    """What was measured of one thing; None if it never came up."""
    for one in shipped()["measured"]:
        if one["edition"] == edition and one["seats"] == seats:
            for line in one["tables"][group]:
                if line[0] == name:
                    found: Line = line
                    return found
    return None


def write(path: Path, measured: list[dict[str, Any]], heading: dict[str, Any]) -> None:
    path.write_text(dump(measured, heading), encoding="utf-8")
