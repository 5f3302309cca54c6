"""``regalia tournament FILE``: round robin or Swiss, kept game by game, so that it can be stopped and go on."""

import argparse
from collections.abc import Callable
from pathlib import Path

from regalia import __version__
from regalia.arena.book import GAMES, Book
from regalia.arena.match import Result
from regalia.arena.tournament import hold, number_of_games, read_tournament
from regalia.cli import contest
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-tournament_file"))
    contest.arguments(parser)


def run(args: argparse.Namespace) -> int:
    played = read_tournament(args.file)
    book = Book(args.file.with_suffix(GAMES), played.heading(), __version__)
    total = number_of_games(played)
    stop = Interrupt()

    def work(heard: Callable[[Result], None]) -> None:
        hold(played, book, contest.workers(args), args.ray, stop, heard)

    try:
        results = contest.with_progress(total, work)
    finally:
        stop.restore()
        book.close()
    report = args.report or args.file.with_suffix(".html")
    heading = {**contest.heading(args, played.terms, book), **played.heading(), "deals": played.deals}
    return contest.finish(list(played.entrants), results, heading, report, stop.asked, total)
