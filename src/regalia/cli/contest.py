"""What match and tournament share: playing with a progress bar, the table at the end, the reports."""

import argparse
import json
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.table import Table
from rich.text import Text

from regalia import __version__
from regalia.arena.book import Book
from regalia.arena.executors import LOCAL
from regalia.arena.match import Result, Terms
from regalia.arena.page import page
from regalia.arena.report import figures
from regalia.cli.errors import FAILED, FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import cores, games_bar
from regalia.cli.speech import figure, percent, say, spoken

ERRORS_SHOWN = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--ray", nargs="?", const=LOCAL, default="", metavar="ADDRESS", help=say("help-ray"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help-report"))


def workers(args: argparse.Namespace) -> int:
    if args.workers is not None and args.workers < 1:
        raise Misuse(say("misuse-number", option="--workers", least=1, number=args.workers))
    return args.workers or cores()


def heading(args: argparse.Namespace, terms: Terms, book: Book | None) -> dict[str, Any]:
    """What it takes to do it again."""
    kept = {} if book is None else {"records": book.records.name}
    command = shlex.join(["regalia", *args.command_line])
    return {**terms.heading(), "title": game_name(terms.game), "version": __version__, "command": command, **kept}


def game_name(game: str) -> str:
    """As people call it; a game of somebody else's package may have no word for it."""
    return say(f"game-{game}") if spoken().has(f"game-{game}") else game


def with_progress(total: int, work: Callable[[Callable[[Result], None]], None]) -> list[Result]:
    """Do the work, which reports every game; the games that were heard of."""
    heard: list[Result] = []
    with games_bar() as progress:
        task = progress.add_task("", total=total)

        def hear(result: Result) -> None:
            heard.append(result)
            progress.advance(task)

        work(hear)
    return sorted(heard, key=lambda result: result.number)


def finish(
    names: list[str], results: list[Result], heading: dict[str, Any], report: Path | None, stopped: bool, asked: int
) -> int:
    """Print the standings, write the reports."""
    console = console_for()
    numbers = figures(names, results, heading)
    say_played(numbers, stopped, asked)
    if test := heading.get("until"):
        first, second = test["claim"]
        console.print(Text(say(f"arena-until_{test['verdict']}", first=first, second=second, deals=test["deals"]), LOUD))
    if numbers["games"]:
        console.print(standings(numbers))
    return conclude(numbers, results, report, stopped)


def say_played(numbers: dict[str, Any], stopped: bool, asked: int) -> None:
    console = console_for()
    console.print(Text(say("arena-played", number=numbers["games"], game=numbers["contest"]["title"])))
    if stopped:
        console.print(Text(say("simulate-stopped", number=asked), QUIET))


def conclude(numbers: dict[str, Any], results: list[Result], report: Path | None, stopped: bool) -> int:
    """Say what went wrong, write the reports; how the command ends."""
    console = console_for()
    for error in numbers["errors"][:ERRORS_SHOWN]:
        console.print(Text(say("arena-error", number=error["number"], error=error["error"]), "red"))
    if report is not None:
        html, data = report.with_suffix(".html"), report.with_suffix(".json")
        html.write_text(page(numbers, results, say, spoken().language, figure, percent), encoding="utf-8")
        data.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        console.print(Text(say("arena-written", html=html, json=data), QUIET))
    if stopped:
        return INTERRUPTED
    return FAILED if numbers["errors"] else FINE


def standings(numbers: dict[str, Any]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column(say("arena-bot"))
    for column in ("games", "wins", "interval", "even", "mean", "rating"):
        table.add_column(say(f"arena-{column}"), justify="right")
    for one in numbers["entrants"]:
        low, high = one["win_interval"]
        worst, best = one["rating_interval"]
        table.add_row(
            one["name"],
            str(one["games"]),
            percent(one["win_rate"], 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
            percent(one["even"], 1),
            figure(one["mean_points"], 1),
            f"{figure(one['rating'])} ({figure(worst)} – {figure(best)})",
        )
    return table
