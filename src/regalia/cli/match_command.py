"""``regalia match A B …``: bots at one table, every deal in every seating."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from regalia import __version__
from regalia.arena.book import GAMES, Book, play_missing
from regalia.arena.match import Result, Terms, entrants_of, sittings
from regalia.arena.sequential import Watch, claimed
from regalia.cli import choices, contest
from regalia.cli.errors import Misuse
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import say
from regalia.games import USUAL, setup_for

DEALS: Final = 25
MOST_DEALS: Final = 10_000  # where a test says when it is enough


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say("help-match_bots"))
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--deals", type=int, metavar="N", help=say("help-deals"))
    parser.add_argument("--until", metavar="A>B", help=say("help-until"))
    parser.add_argument("--minutes", type=float, metavar="N", help=say("help-match_minutes"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    parser.add_argument("--keep", type=Path, metavar="FILE", help=say("help-keep"))
    contest.arguments(parser)
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    ends_itself = args.until or args.minutes is not None
    deals = args.deals if args.deals is not None else MOST_DEALS if ends_itself else DEALS
    if deals < 1 or args.seed < 0:
        option, least, number = ("--deals", 1, deals) if deals < 1 else ("--seed", 0, args.seed)
        raise Misuse(say("misuse-number", option=option, least=least, number=number))
    if args.minutes is not None and args.minutes <= 0:
        raise Misuse(say("misuse-positive", option="--minutes", number=args.minutes))
    if args.setup is not None:
        raise Misuse(say("misuse-match_setup"))
    bots = entrants_of(args.bots)
    typed = choices.typed(args)
    typed.setdefault("seats", max(2, len(args.bots)))
    chosen = tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in typed.items()))
    terms = Terms(args.game, chosen, args.seed)
    seats = setup_for(args.game, **dict(chosen), seed=0).seats
    wanted = sittings(bots, seats, range(deals))
    watch = Watch(claimed(args.until, bots), wanted) if args.until else None
    terms.series(wanted[0].lineup)  # who does not play this game says so before the first one
    book = Book(args.keep.with_suffix(GAMES), terms.heading(), __version__) if args.keep else None
    stop = Interrupt()
    last = time.monotonic() + 60 * args.minutes if args.minutes is not None else None  # when a game may begin

    def work(heard: Callable[[Result], None]) -> None:
        def hear(result: Result) -> None:
            heard(result)
            if watch is not None:
                watch.hear(result)

        def enough() -> bool:
            is_late = last is not None and time.monotonic() > last
            return is_late or stop() or (watch is not None and watch.is_clear())

        play_missing(terms, wanted, book, contest.workers(args), args.ray, enough, hear)

    try:
        results = contest.with_progress(len(wanted), work)
    finally:
        stop.restore()
        if book is not None:
            book.close()
    heading = {**contest.heading(args, terms, book), "bots": bots, "deals": deals}
    if watch is not None:
        results = watch.counted(results)
        heading["until"] = watch.json()
    return contest.finish(bots, results, heading, args.report, stop.asked, len(wanted))
