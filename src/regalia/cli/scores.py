"""The end of a game: who won, and where every point came from."""

from typing import Any

from rich.table import Table
from rich.text import Text

from regalia.cli.look import LOUD, QUIET
from regalia.words.base import Words


def verdict(outcome: dict[str, Any], words: Words) -> str:
    winners = outcome["winners"]
    points = outcome["totals"][winners[0]]
    if len(winners) > 1:
        together = words.tongue.several([words.seat(seat) for seat in winners])
        return words.say("score-shared", winners=together, points=points)
    if winners[0] == words.reader:
        return words.say("score-you_won", points=points)
    return words.say("score-won", winner=words.seat(winners[0]), points=points)


def score_table(outcome: dict[str, Any], words: Words) -> Table:
    """A column per seat, a row per source that brought somebody points."""
    sheets: list[dict[str, int]] = outcome["sheets"]
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column("")
    for seat in range(len(sheets)):
        table.add_column(words.seat(seat), justify="right", style="bright_yellow" if seat in outcome["winners"] else "")
    sources = list(dict.fromkeys(source for sheet in sheets for source in sheet))
    for source in sources:
        table.add_row(words.source(source), *[cell(sheet.get(source)) for sheet in sheets])
    table.add_section()
    table.add_row(Text(words.say("score-total"), LOUD), *[Text(str(total), LOUD) for total in outcome["totals"]])
    if tied(outcome):
        table.add_row(words.tie_break(), *[cell(rank) for rank in outcome["tie_break"]])
    return table


def cell(points: int | None) -> Text:
    return Text("·", QUIET) if points is None else Text(str(points))


def tied(outcome: dict[str, Any]) -> bool:
    best = max(outcome["totals"])
    return bool(outcome["totals"].count(best) > 1)
