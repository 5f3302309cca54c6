"""The end of a game on the screen: where every point came from."""

from typing import Any

from rich.table import Table
from rich.text import Text

from regalia.cli.look import LOUD, QUIET
from regalia.words.game_words import GameWords
from regalia.words.scores import score_rows, tied


def score_table(outcome: dict[str, Any], words: GameWords) -> Table:
    """A column per seat, a row per source that brought somebody points."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column("")
    for seat in range(len(outcome["sheets"])):
        table.add_column(words.seat(seat), justify="right", style="bright_yellow" if seat in outcome["winners"] else "")
    *rows, (total, totals) = score_rows(outcome, words)
    for source, points in rows:
        table.add_row(source, *map(cell, points))
    table.add_section()
    table.add_row(Text(total, LOUD), *[Text(str(points), LOUD) for points in totals])
    if tied(outcome):
        table.add_row(words.tie_break(), *[cell(rank) for rank in outcome["tie_break"]])
    return table


def cell(points: int | None) -> Text:
    return Text("·", QUIET) if points is None else Text(str(points))
