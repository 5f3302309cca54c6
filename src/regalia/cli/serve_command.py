"""``regalia serve``: a server for tables, and what the arena has to say about them."""

import argparse
import os
import webbrowser
from collections.abc import Callable
from typing import Any, Final

from regalia.cli.errors import FINE, Misuse
from regalia.cli.speech import say
from regalia.games import door_of
from regalia.kernel.record import Record

ITERATIONS: Final = 40  # of the search at every decision that is analysed, where the game does not say


def usual_database() -> str:
    """From the environment, where a password does not show in the list of processes."""
    return os.environ.get("REGALIA_DATABASE", "regalia.db")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--database", default=usual_database(), metavar="WHERE", help=say("help-database"))
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=say("help-host"))
    parser.add_argument("--port", type=int, default=8000, metavar="N", help=say("help-port"))
    parser.add_argument("--origin", action="append", default=[], metavar="URL", help=say("help-origin"))
    parser.add_argument("--trust-proxy", action="store_true", help=say("help-trust_proxy"))
    parser.add_argument("--bot-processes", type=int, default=1, metavar="N", help=say("help-bot_processes"))
    parser.add_argument("--per-address", type=int, default=100, metavar="N", help=say("help-per_address"))
    parser.add_argument("--keep-finished", type=float, default=90.0, metavar="N", help=say("help-keep_finished"))
    parser.add_argument("--keep-idle", type=float, default=30.0, metavar="N", help=say("help-keep_idle"))
    parser.add_argument("--unlimited", action="store_true", help=say("help-unlimited"))
    parser.add_argument("--static", default="", metavar="FOLDER", help=say("help-static"))
    parser.add_argument("--open", action="store_true", help=say("help-open_page"))


def run(args: argparse.Namespace) -> int:
    from regalia.server.hooks import Hooks
    from regalia.server.run import is_postgres
    from regalia.server.run import run as serve
    from regalia.server.web.settings import UNLIMITED, Settings, limits_for

    if not 0 <= args.port <= 65535:
        raise Misuse(say("misuse-positive", option="--port", number=args.port))
    for option, number in (("--bot-processes", args.bot_processes), ("--per-address", args.per_address)):
        if number <= 0:
            raise Misuse(say("misuse-positive", option=option, number=number))
    for option, days in (("--keep-finished", args.keep_finished), ("--keep-idle", args.keep_idle)):
        if days < 0:
            raise Misuse(say("misuse-positive", option=option, number=int(days)))
    settings = Settings(
        database=args.database,
        host=args.host,
        port=args.port,
        origins=tuple(args.origin),
        trust_proxy=args.trust_proxy,
        bot_processes=args.bot_processes,
        static=args.static,
        keep_finished=args.keep_finished,
        keep_idle=args.keep_idle,
        bluffs=(0, 0) if args.unlimited else Settings.bluffs,
        limits=UNLIMITED if args.unlimited else limits_for(args.per_address),
    )
    where = "PostgreSQL" if is_postgres(args.database) else args.database  # a URL may hold a password

    def ready(url: str) -> None:
        print(say("serve-ready", url=url, database=where), flush=True)
        if args.open:
            webbrowser.open(url)  # where there is no browser it does nothing: the address is on the screen

    serve(settings, ready, Hooks(analysed, measured))
    return FINE


def analysed(record: Record, heard: Callable[[int], None]) -> dict[str, Any]:
    """Runs in a process of its own; the same game is always judged the same."""
    from regalia.arena.analysis import analyse, analyst_of
    from regalia.kernel.chance import Chance

    door = door_of(record.setup.game)
    own = analyst_of(record.setup.game)
    iterations = own.WORLDS if own is not None else door.part("search").ANALYSED if door.search else ITERATIONS
    return analyse(record, iterations, Chance(0), heard).json()


def measured() -> dict[str, Any]:
    from regalia.arena.balance_table import shipped

    return shipped()
