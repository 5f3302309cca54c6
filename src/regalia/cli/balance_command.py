"""``regalia balance N``: how much characters, districts, scenarios and seats win and score."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.table import Table
from rich.text import Text

from regalia.arena.balance import GROUPS, Balance, Trial, measured_game
from regalia.arena.balance_table import combinations, compact, write
from regalia.arena.executors import LOCAL, each
from regalia.arena.match import Terms
from regalia.bots import check_bot
from regalia.cli import choices
from regalia.cli.balance_page import name_of, update_page
from regalia.cli.contest import workers
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, percent, say
from regalia.games import door_of, setup_for


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help=say("help-number"))
    parser.add_argument("--edition", default="en", metavar="en|de|nl", help=choices.help_of(measured_game(), "edition"))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=choices.help_of(measured_game(), "seats"))
    parser.add_argument("--bot", default="steward", metavar="NAME", help=say("help-balance_bot"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--ray", nargs="?", const=LOCAL, default="", metavar="ADDRESS", help=say("help-ray"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-balance_out"))
    parser.add_argument("--everything", action="store_true", help=say("help-balance_everything"))
    parser.add_argument("--page", type=Path, metavar="FILE", help=say("help-balance_page"))


def part() -> Any:
    return door_of(measured_game()).part("balance")


def run(args: argparse.Namespace) -> int:
    for option, least in (("number", 1), ("seed", 0)):
        if getattr(args, option) < least:
            name = "N" if option == "number" else f"--{option}"
            raise Misuse(say("misuse-number", option=name, least=least, number=getattr(args, option)))
    check_bot(args.bot, measured_game())
    if args.everything:
        return measure_everything(args)
    if args.page is not None:
        raise Misuse(say("misuse-balance_page"))
    terms = Terms(measured_game(), (("edition", args.edition), ("seats", args.seats)), args.seed)
    setup_for(
        measured_game(), edition=args.edition, seats=args.seats, cast="random", uniques="random"
    )  # refused before the first game
    stop = Interrupt()
    try:
        balance = measured(terms, part().trials(args.edition, args.seats, args.number, args.bot), args, stop)
    finally:
        stop.restore()
    heading = {"edition": args.edition, "seats": args.seats, "bot": args.bot, "seed": args.seed}
    numbers = balance.json(heading)
    console = console_for()
    console.print(Text(say("balance-played", number=balance.games, bot=args.bot, seats=args.seats)))
    for group in GROUPS:
        console.print(table_of(group, numbers))
    if args.out is not None:
        args.out.write_text(json.dumps(numbers, indent=1) + "\n", encoding="utf-8")
        console.print(Text(say("balance-written", file=args.out), QUIET))
    return INTERRUPTED if stop.asked else FINE


def measured(terms: Terms, wanted: list[Trial], args: argparse.Namespace, stop: Interrupt) -> Balance:
    balance = Balance()
    quiet = console_for(stderr=True)
    games = each(part().watch, terms, wanted, workers(args), args.ray, stop)
    for watched in track(
        games, say("simulate-progress"), len(wanted), console=quiet, transient=True, disable=not quiet.is_terminal
    ):
        balance.add(watched)
    return balance


def measure_everything(args: argparse.Namespace) -> int:
    """Every edition with every number of seats: the table that ships, and the page in the docs that shows it."""
    if args.out is None:
        raise Misuse(say("misuse-balance_everything"))
    found: list[dict[str, Any]] = []
    heading = {"bot": args.bot, "seed": args.seed, "games": args.number}
    stop = Interrupt()
    console = console_for()
    try:
        for edition, seats in combinations():
            terms = Terms(measured_game(), (("edition", edition), ("seats", seats)), args.seed)
            balance = measured(terms, part().trials(edition, seats, args.number, args.bot), args, stop)
            if stop.asked:
                return INTERRUPTED
            console.print(Text(f"{edition}: {say('balance-played', number=balance.games, bot=args.bot, seats=seats)}"))
            found.append(compact(balance, edition, seats))
            write(args.out, found, heading)
    finally:
        stop.restore()
    console.print(Text(say("balance-written", file=args.out), QUIET))
    if args.page is not None:
        update_page(args.page, found)
        console.print(Text(say("balance-written", file=args.page), QUIET))
    return FINE


def table_of(group: str, numbers: dict[str, Any]) -> Table:
    """What wins most first; scenarios are compared by scores, for somebody always wins."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=LOUD, title=say(f"balance-{group}"))
    table.title_justify = "left"
    table.add_column("")
    for column in ("games", "wins", "interval", "mean"):
        table.add_column(say(f"arena-{column}"), justify="right")
    for line in numbers["tables"][group]:
        low, high = line["interval"]
        rates = ("", "") if group == "scenarios" else (percent(line["wins"], 1), f"{percent(low, 1)} – {percent(high, 1)}")
        table.add_row(name_of(group, line["name"], numbers["edition"]), str(line["games"]), *rates, figure(line["points"], 1))
    return table
