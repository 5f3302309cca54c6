"""The measured balance as tables of the docs, and as a line on the page of a card."""

from pathlib import Path
from typing import Any, Final

from regalia.arena.balance import CHARACTERS, DISTRICTS, RANDOM, SCENARIOS, SEATS, measured_game
from regalia.arena.balance_table import Line, line_of, shipped
from regalia.cli.speech import figure, percent, say, spoken
from regalia.rulebook import catalogue

MARK: Final = "<!-- tables: written by regalia balance -->"
SHOWN_SEATS: Final = 4  # the number of players of which the page of a card tells
FEW: Final = 30  # games below which a share says nothing


def name_of(group: str, name: str, edition: str) -> str:
    if group == SEATS:
        return name
    if group != "scenarios":
        return spoken().say(f"{measured_game()}-card-{name}")
    if name == RANDOM:
        return say("balance-random")
    names = catalogue(measured_game())["scenarios"][f"{name}_{edition}"].names
    return names.get(spoken().language) or next(iter(names.values()))


def update_page(path: Path, measured: list[dict[str, Any]]) -> None:
    """Everything behind the mark is written anew; what stands before it is somebody's prose."""
    prose = path.read_text(encoding="utf-8").partition(MARK)[0] if path.exists() else ""
    path.write_text(prose + MARK + "\n\n" + "\n".join(tables(measured)), encoding="utf-8")


def tables(measured: list[dict[str, Any]]) -> list[str]:
    lines: list[str] = []
    for edition in dict.fromkeys(one["edition"] for one in measured):
        parts = [one for one in measured if one["edition"] == edition]
        for group in (SEATS, CHARACTERS, DISTRICTS, SCENARIOS):
            lines += [f"### {edition}: {say(f'balance-{group}')}", "", *grid(group, edition, parts), ""]
    return lines


def grid(group: str, edition: str, parts: list[dict[str, Any]]) -> list[str]:
    """A row for every thing, a column for every number of seats; what wins most over all of them first."""
    cells: dict[str, dict[int, str]] = {}
    order: dict[str, float] = {}
    for part in parts:
        even = 1 / part["seats"]
        for line in part["tables"][group]:
            cells.setdefault(line[0], {})[part["seats"]] = cell(group, line)
            if line[1] >= FEW:
                order[line[0]] = order.get(line[0], 0.0) + (line[5] if group == SCENARIOS else line[2] / even)
    known = {name: order.get(name, 0.0) / max(1, len(found)) for name, found in cells.items()}
    names = sorted(cells, key=lambda name: (name if group == SEATS else "", -known[name], name))
    seats = [part["seats"] for part in parts]
    rows = [f"| | {' | '.join(map(str, seats))} |", f"|---|{'---|' * len(seats)}"]
    rows += [f"| {name_of(group, name, edition)} | {' | '.join(cells[name].get(one, '') for one in seats)} |" for name in names]
    return rows


def cell(group: str, line: Line) -> str:
    _, games, share, low, high, points = line
    if games < FEW:
        return "–"
    return figure(points, 1) if group == SCENARIOS else f"{figure(100 * share)} ± {figure(50 * (high - low))}"


def balance_line(group: str, name: str, edition: str) -> str:
    """The win rate of a card with four players, for its page in the rules; empty if that was never measured."""
    line = line_of(group, name, edition, SHOWN_SEATS)
    if line is None or line[1] < FEW:
        return ""
    _, games, share, low, high, _ = line
    return say(
        f"balance-line_{group}",
        card=spoken().name(f"{measured_game()}-card-{name}"),
        share=percent(share),
        low=percent(low),
        high=percent(high),
        games=games,
        seats=SHOWN_SEATS,
        even=percent(1 / SHOWN_SEATS),
        bot=shipped()["heading"]["bot"],
    )
