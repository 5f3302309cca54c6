"""How two measurements of the balance differ: ``python -m tests.arena.compare_balance BEFORE.json AFTER.json`` prints Markdown.

Shares of wins are told as multiples of what equals win, the mean over all editions and numbers of players in which a thing came
up often enough in both; so things of few games weigh as much as others, and the intervals say how little that is.
"""

import json
import sys
from math import sqrt
from pathlib import Path
from typing import Any

from regalia.arena.balance import CHARACTERS, DISTRICTS
from regalia.arena.summary import NORMAL_95
from regalia.cli.balance_page import FEW, name_of

Cells = dict[str, dict[tuple[str, int], tuple[float, float]]]


def cells(table: dict[str, Any], group: str) -> Cells:
    """By thing and by edition and number of players: wins and their standard error, in even shares."""
    found: Cells = {}
    for one in table["measured"]:
        for name, games, share, low, high, _ in one["tables"][group]:
            if games >= FEW:
                error = (high - low) / 2 / NORMAL_95
                found.setdefault(name, {})[one["edition"], one["seats"]] = (share * one["seats"], error * one["seats"])
    return found


def mean(of: dict[tuple[str, int], tuple[float, float]], where: set[tuple[str, int]]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    chosen = [of[at] for at in where]
    return sum(value for value, _ in chosen) / len(chosen), NORMAL_95 * sqrt(sum(error**2 for _, error in chosen)) / len(chosen)


def compared(before: Cells, after: Cells, group: str) -> list[str]:
    rows = []
    for name in sorted(before.keys() & after.keys()):
        where = before[name].keys() & after[name].keys()
        if where:
            (old, wide), (new, narrow) = mean(before[name], where), mean(after[name], where)
            line = f"| {name_of(group, name, 'en')} | {old:.2f} ± {wide:.2f} | {new:.2f} ± {narrow:.2f} | {new - old:+.2f} |"
            rows.append((new - old, line))
    return ["| | before | after | difference |", "|---|---|---|---|", *[line for _, line in sorted(rows, reverse=True)]]


def main() -> None:
    before, after = (json.loads(Path(name).read_text(encoding="utf-8")) for name in sys.argv[1:3])
    for group in (CHARACTERS, DISTRICTS):
        print("\n".join(["", *compared(cells(before, group), cells(after, group), group)]))


if __name__ == "__main__":
    main()
