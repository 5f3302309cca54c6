"""``regalia simulate``: bots play many games; what came of it."""

import argparse
import os
import signal
import time
from pathlib import Path
from types import FrameType
from typing import IO, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from regalia.arena.simulate import MOST_DECISIONS, Plan, Played, Series, simulate
from regalia.arena.summary import Summary
from regalia.arena.workers import WorkerDied
from regalia.cli import choices
from regalia.cli.errors import FAILED, FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.speech import figure, percent, say, spoken
from regalia.games import USUAL
from regalia.words.refusals import say_refusal

WORTH_WORKERS: Final = 200  # games from which starting processes pays
ERRORS_SHOWN: Final = 5


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "game", nargs="?", default=argparse.SUPPRESS, metavar="GAME", help=say("help-simulate_game", usual=USUAL)
    )
    parser.add_argument("number", type=int, metavar="N", help=say("help-number"))
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--bots", default="random", metavar="NAMES", help=say("help-simulate_bots"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    parser.add_argument("--from", dest="start", type=int, default=0, metavar="N", help=say("help-first"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-out"))
    parser.add_argument("--max-decisions", type=int, default=MOST_DECISIONS, metavar="N", help=say("help-max_decisions"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    for option, least in (("number", 1), ("seed", 0), ("start", 0), ("workers", 1), ("max_decisions", 1)):
        value = getattr(args, option)
        if value is not None and value < least:
            name = {"number": "N", "start": "--from"}.get(option, f"--{option.replace('_', '-')}")
            raise Misuse(say("misuse-number", option=name, least=least, number=value))
    plan = plan_of(args)
    series = Series(plan)  # what is wrong with the plan is said before the first game
    workers = args.workers or (cores() if args.number >= WORTH_WORKERS else 1)
    out = None if args.out is None else args.out.open("w", encoding="utf-8")
    counted = Counted(Summary(series.first.seats), out, args.start)
    began = time.perf_counter()
    stop = Interrupt()
    died = ""
    try:
        play_all(plan, args.start, args.number, workers, stop, counted)
    except WorkerDied as problem:
        died = say_refusal(problem, spoken())
    finally:
        stop.restore()
        counted.close()
    console = console_for()
    report(console, args, series, counted, time.perf_counter() - began)
    if died:
        console.print(Text(died, "red"))
    if stop.asked:
        return INTERRUPTED
    return FAILED if counted.summary.errors or died else FINE


def plan_of(args: argparse.Namespace) -> Plan:
    common = {
        "game": args.game,
        "bots": tuple(args.bots.split(",")),
        "seed": args.seed,
        "keep_records": args.out is not None,
        "most_decisions": args.max_decisions,
    }
    if args.setup is not None:
        return Plan(**common, setup=choices.setup_of(args, 0).json())
    return Plan(**common, choices=tuple(choices.typed(args).items()))


def cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Interrupt:
    """The first Ctrl-C asks to stop after the current games; the second stops at once."""

    def __init__(self) -> None:
        self.asked = False
        self.before: Final = signal.signal(signal.SIGINT, self.hear)

    def hear(self, number: int, frame: FrameType | None) -> None:
        if self.asked:
            raise KeyboardInterrupt
        self.asked = True

    def restore(self) -> None:
        signal.signal(signal.SIGINT, self.before)

    def __call__(self) -> bool:
        return self.asked


class Counted:
    """Counts games as they end, and writes their records in the order of their numbers."""

    def __init__(self, summary: Summary, out: IO[str] | None, first: int) -> None:
        self.summary: Final = summary
        self.out: Final = out
        self.next = first
        self.waiting: dict[int, str] = {}
        self.written = 0

    def add(self, played: Played) -> None:
        self.summary.add(played)
        self.waiting[played.number] = played.record
        while self.next in self.waiting:
            self.write(self.waiting.pop(self.next))
            self.next += 1

    def write(self, record: str) -> None:
        if self.out is not None and record:
            self.out.write(record + "\n")
            self.written += 1

    def close(self) -> None:
        """Some games are missing after an interrupt; the others are kept."""
        for number in sorted(self.waiting):
            self.write(self.waiting[number])
        if self.out is not None:
            self.out.close()


def games_bar() -> Progress:
    """How many games were played, on a terminal; it goes away at the end."""
    console = console_for(stderr=True)
    columns = (TextColumn(say("simulate-progress")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def play_all(plan: Plan, first: int, number: int, workers: int, stop: Interrupt, counted: Counted) -> None:
    with games_bar() as progress:
        task = progress.add_task("", total=number)
        for played in simulate(plan, first, number, workers, stop):
            counted.add(played)
            progress.advance(task)


# -- the report ------------------------------------------------------------------------------------------------------------


def report(console: Console, args: argparse.Namespace, series: Series, counted: Counted, seconds: float) -> None:
    summary = counted.summary
    all_games = summary.games + len(summary.errors)
    figures = Table.grid(padding=(0, 2, 0, 0))
    figures.add_column(style=QUIET)
    figures.add_column(justify="right")
    figures.add_column(style=QUIET)
    stopped = say("simulate-stopped", number=args.number) if all_games < args.number else ""
    figures.add_row(say("simulate-games"), str(summary.games), stopped)
    if summary.errors:
        figures.add_row(say("simulate-errors"), Text(str(len(summary.errors)), "red"))
    figures.add_row(say("simulate-illegal"), Text(str(summary.illegal()), "red" if summary.illegal() else ""))
    in_all = say("simulate-in_all", number=figure(summary.decisions))
    figures.add_row(say("simulate-decisions"), figure(summary.mean(summary.decisions), 1), in_all)
    figures.add_row(say("simulate-rounds"), figure(summary.mean(summary.rounds), 1))
    figures.add_row(say("simulate-score"), figure(summary.mean(sum(summary.points)) / summary.seats, 1))
    figures.add_row(say("simulate-winner"), figure(summary.mean(summary.winning_points), 1))
    figures.add_row(say("simulate-speed"), figure(all_games / seconds))
    console.print(figures)
    if summary.games:
        console.print()
        console.print(seat_table(summary, series.bots))
    report_errors(console, summary)
    if args.out is not None:
        console.print(Text(say("simulate-written", number=counted.written, file=args.out), QUIET))


def seat_table(summary: Summary, bots: list[str]) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=LOUD)
    table.add_column(say("simulate-seat"), justify="right")
    table.add_column(say("simulate-bot"))
    for column in ("mean", "wins", "interval"):
        table.add_column(say(f"simulate-{column}"), justify="right")
    for seat in range(summary.seats):
        share, low, high = summary.win_rate(seat)
        mean = figure(summary.mean(summary.points[seat]), 1)
        table.add_row(str(seat + 1), bots[seat], mean, percent(share, 1), f"{percent(low, 1)} – {percent(high, 1)}")
    return table


def report_errors(console: Console, summary: Summary) -> None:
    errors = sorted(summary.errors, key=lambda played: played.number)
    if not errors:
        return
    console.print()
    for played in errors[:ERRORS_SHOWN]:
        told = say("simulate-error", number=played.number, seed=played.seed, error=played.error)
        console.print(Text(told, "red"))
    if len(errors) > ERRORS_SHOWN:
        console.print(Text(say("simulate-more", number=len(errors) - ERRORS_SHOWN), "red"))
    console.print(Text(say("simulate-again", number=errors[0].number), QUIET))
