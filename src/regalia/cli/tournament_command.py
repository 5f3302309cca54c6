"""``regalia tournament FILE``: round robin or Swiss, kept game by game, so that it can be stopped and go on."""

import argparse
from collections.abc import Callable
from pathlib import Path

from regalia.arena.match import Result
from regalia.arena.tournament import Book, hold, number_of_games, read_tournament
from regalia.cli import contest
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-tournament_file"))
    contest.arguments(parser)


def run(args: argparse.Namespace) -> int:
    played = read_tournament(args.file)
    book = Book(args.file.with_suffix(".games.jsonl"), played.heading())
    total = number_of_games(played)
    stop = Interrupt()

    def work(heard: Callable[[Result], None]) -> None:
        hold(played, book, contest.workers(args), args.ray, stop, heard)

    try:
        results = contest.with_progress(total, work, report=True)
    finally:
        stop.restore()
        book.close()
    report = args.report or args.file.with_suffix(".html")
    return contest.finish(list(played.entrants), results, played.heading(), report, stop.asked, total)
