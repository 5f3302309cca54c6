"""``regalia balance N``: how much characters, districts, scenarios and seats win and score."""

import argparse
import json
from pathlib import Path
from typing import Any

from rich.progress import track
from rich.table import Table
from rich.text import Text

from regalia.arena.balance import GROUPS, RANDOM, SEATS, Balance, trials, watch
from regalia.arena.hands import LOCAL, each
from regalia.arena.match import Terms
from regalia.bots import check_bot
from regalia.citadels.editions import EDITIONS
from regalia.cli.contest import workers
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import say, spoken
from regalia.rulebook import catalogue


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("number", type=int, metavar="N", help=say("help-number"))
    parser.add_argument("--edition", default="en", metavar="en|de|nl", help=say("help-edition"))
    parser.add_argument("--seats", type=int, default=4, metavar="N", help=say("help-seats"))
    parser.add_argument("--bot", default="steward", metavar="NAME", help=say("help-balance_bot"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    parser.add_argument("--ray", nargs="?", const=LOCAL, default="", metavar="ADDRESS", help=say("help-ray"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-balance_out"))


def run(args: argparse.Namespace) -> int:
    for option, least in (("number", 1), ("seed", 0)):
        if getattr(args, option) < least:
            name = "N" if option == "number" else f"--{option}"
            raise Misuse(say("misuse-number", option=name, least=least, number=getattr(args, option)))
    check_bot(args.bot)
    terms = Terms("citadels", (("edition", args.edition), ("seats", args.seats)), args.seed)
    if args.edition in EDITIONS:
        terms.series(("random",))  # what is wrong with the choices is said before the first game
    wanted = trials(args.edition, args.seats, args.number, args.bot)
    balance = Balance()
    stop = Interrupt()
    quiet = console_for(stderr=True)
    games = each(watch, terms, wanted, workers(args), args.ray, stop)
    try:
        for watched in track(
            games, say("simulate-progress"), len(wanted), console=quiet, transient=True, disable=not quiet.is_terminal
        ):
            balance.add(watched)
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


def table_of(group: str, numbers: dict[str, Any]) -> Table:
    """What wins most first; scenarios are compared by scores, for somebody always wins."""
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=LOUD, title=say(f"balance-{group}"))
    table.title_justify = "left"
    table.add_column("")
    for column in ("games", "wins", "interval", "mean"):
        table.add_column(say(f"arena-{column}"), justify="right")
    for line in numbers["tables"][group]:
        low, high = line["interval"]
        rates = ("", "") if group == "scenarios" else (f"{line['wins']:.1%}", f"{low:.1%} – {high:.1%}")
        table.add_row(name_of(group, line["name"], numbers["edition"]), str(line["games"]), *rates, f"{line['points']:.1f}")
    return table


def name_of(group: str, name: str, edition: str) -> str:
    if group == SEATS:
        return name
    if group != "scenarios":
        return spoken().say(f"citadels-card-{name}")
    if name == RANDOM:
        return say("balance-random")
    names = catalogue("citadels")["scenarios"][f"{name}_{edition}"].names
    return names.get(spoken().language) or next(iter(names.values()))
