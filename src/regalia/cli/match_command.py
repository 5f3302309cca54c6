"""``regalia match A B …``: bots at one table, every deal in every seating."""

import argparse
from collections.abc import Callable

from regalia.arena.executors import play_all
from regalia.arena.match import Result, Terms, sittings
from regalia.cli import choices, contest
from regalia.cli.errors import Misuse
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import say
from regalia.games import USUAL, setup_for


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help=say("help-match_bots"))
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game"))
    parser.add_argument("--deals", type=int, default=25, metavar="N", help=say("help-deals"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    contest.arguments(parser)
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    if args.deals < 1 or args.seed < 0:
        option, least, number = ("--deals", 1, args.deals) if args.deals < 1 else ("--seed", 0, args.seed)
        raise Misuse(say("misuse-number", option=option, least=least, number=number))
    if args.setup is not None:
        raise Misuse(say("misuse-match_setup"))
    typed = choices.typed(args)
    typed.setdefault("seats", max(2, len(args.bots)))
    chosen = tuple(sorted((name, tuple(value) if isinstance(value, list) else value) for name, value in typed.items()))
    terms = Terms(args.game, chosen, args.seed)
    seats = setup_for(args.game, **dict(chosen), seed=0).seats
    wanted = sittings(args.bots, seats, range(args.deals))
    terms.series(wanted[0].lineup)  # who does not play this game says so before the first one
    stop = Interrupt()

    def work(heard: Callable[[Result], None]) -> None:
        for result in play_all(terms, wanted, contest.workers(args), args.ray, stop):
            heard(result)

    try:
        results = contest.with_progress(len(wanted), work, args.report is not None)
    finally:
        stop.restore()
    heading = {"game": args.game, "bots": args.bots, "deals": args.deals, "seed": args.seed, "setup": dict(chosen)}
    return contest.finish(args.bots, results, heading, args.report, stop.asked, len(wanted))
