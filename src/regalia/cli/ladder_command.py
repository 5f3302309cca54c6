"""``regalia ladder BOT``: a rating that means the same next year, against anchors and in setups that stay as they are."""

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from regalia import __version__
from regalia.arena.book import GAMES, Book, play_missing
from regalia.arena.ladder import DEALS, Ladder, among_anchors, climb, climber, ladder_of, rungs
from regalia.arena.match import Result
from regalia.arena.report import figures
from regalia.bots import check_bots
from regalia.cli import contest
from regalia.cli.errors import Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, percent, say
from regalia.games import USUAL

NO_NAME: Final = re.compile(r"[^\w.-]+")  # what no name of a file has


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bot", nargs="?", metavar="BOT", help=say("help-ladder_bot"))
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--deals", type=int, default=DEALS, metavar="N", help=say("help-ladder_deals"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=say("help-ladder_keep"))
    contest.arguments(parser)


def run(args: argparse.Namespace) -> int:
    if args.deals < 1:
        raise Misuse(say("misuse-number", option="--deals", least=1, number=args.deals))
    ladder = ladder_of(args.game)
    terms = rungs(ladder)
    anchors = list(ladder.ratings())
    entrant = climber(args.bot, ladder) if args.bot else ""
    if args.bot and args.bot not in anchors:
        check_bots([args.bot], args.game)
    wanted = climb(ladder, entrant, args.deals) if entrant else among_anchors(ladder, args.deals)
    for sitting in wanted[: len(ladder.anchors)]:
        terms.at(sitting.deal).series(sitting.lineup)  # who does not play this game says so before the first one
    name = NO_NAME.sub("-", f"ladder-{args.game}-{args.bot or 'anchors'}").strip("-")
    keep = args.keep or Path(name)
    book = Book(keep.with_name(keep.name + GAMES), terms.heading(), __version__)
    stop = Interrupt()

    def work(heard: Callable[[Result], None]) -> None:
        play_missing(terms, wanted, book, contest.workers(args), args.ray, stop, heard)

    try:
        results = contest.with_progress(len(wanted), work)
    finally:
        stop.restore()
        book.close()
    heading = {**contest.heading(args, terms, book), "deals": args.deals, "setups": [dict(one) for one in ladder.setups]}
    if entrant:
        numbers = figures([entrant, *anchors], results, heading, ladder.ratings())
    else:
        numbers = figures(anchors, results, heading, zero=ladder.zero())
    console = console_for()
    contest.say_played(numbers, stop.asked, len(wanted))
    if numbers["games"]:
        told = rated_one(numbers, ladder, entrant) if entrant else rated_anchors(numbers, ladder)
        console.print(told)
    if entrant and numbers["games"]:
        one = next(line for line in numbers["entrants"] if line["name"] == entrant)
        console.print(Text(say("ladder-rating", bot=args.bot, rating=points(one), version=ladder.version), LOUD))
    console.print(Text(say("ladder-kept", file=book.file), QUIET))
    return contest.conclude(numbers, results, args.report, stop.asked)


def points(line: dict[str, Any]) -> str:
    low, high = line["rating_interval"]
    return f"{figure(line['rating'])} ({figure(low)} – {figure(high)})"


def rated_one(numbers: dict[str, Any], ladder: Ladder, entrant: str) -> Table:
    """How it did against every anchor."""
    table = plain("ladder-anchor", "ladder-points", "arena-games", "ladder-better", "arena-interval", "ladder-stronger")
    met = {one["against"]: one for one in numbers["pairwise"] if one["name"] == entrant}
    games = {one["name"]: one["games"] for one in numbers["entrants"]}
    for anchor in sorted(ladder.anchors, key=lambda one: -one.rating):
        line = met[anchor.name]
        if not line["encounters"]:
            continue
        low, high = line["interval"]
        table.add_row(
            anchor.name,
            figure(anchor.rating),
            figure(games[anchor.name]),
            percent(line["better"], 1),
            f"{percent(low, 1)} – {percent(high, 1)}",
            percent(line["stronger"], 1),
        )
    return table


def rated_anchors(numbers: dict[str, Any], ladder: Ladder) -> Table:
    """What the anchors' ratings are, beside what they are taken for."""
    table = plain("ladder-anchor", "ladder-points", "arena-games", "ladder-measured")
    known = ladder.ratings()
    for one in numbers["entrants"]:
        table.add_row(one["name"], figure(known[one["name"]]), figure(one["games"]), points(one))
    return table


def plain(first: str, *others: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column(say(first))
    for column in others:
        table.add_column(say(column), justify="right")
    return table
