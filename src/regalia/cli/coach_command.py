"""``regalia coach KINGDOM``: looks for a strong plan for a setup, tells it in words, and shows what it beats."""

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, Progress, TextColumn
from rich.table import Table
from rich.text import Text

from regalia.arena.duel import duel, won
from regalia.bots import check_bots
from regalia.cli import choices
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, percent, say
from regalia.games import OURS, door_of, setup_for
from regalia.kernel.chance import Chance

SLICE: Final = 0.5  # seconds between two lines of progress
REMARK: Final = "#"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("choice", nargs="?", metavar="KINGDOM", help=say("help-coach_choice"))
    coached = next(name for name in OURS if door_of(name).coach)
    parser.add_argument("--game", default=coached, metavar="NAME", help=say("help-simulate_game", usual=coached))
    parser.add_argument("--minutes", type=float, default=1.0, metavar="N", help=say("help-coach_minutes"))
    parser.add_argument("--games", type=int, default=0, metavar="N", help=say("help-coach_games"))
    parser.add_argument("--deals", type=int, default=25, metavar="N", help=say("help-coach_deals"))
    parser.add_argument("--against", metavar="BOT", help=say("help-coach_against"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-coach_out"))
    parser.add_argument("--random", type=int, default=0, metavar="N", help=say("help-coach_random"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-simulate_seed"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-workers"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    for option, least in (("minutes", 0), ("deals", int(args.random > 0)), ("seed", 0), ("random", 0)):
        number = getattr(args, option)
        if number < least:
            raise Misuse(say("misuse-number", option=f"--{option}", least=least, number=number))
    if args.random:
        from regalia.cli import coach_trials

        return coach_trials.run(args)
    args.out = args.out or Path("plan.txt")
    door = door_of(args.game)
    part = door.part("coach")
    if args.choice is not None:
        setattr(args, door.choices[0].name, args.choice)
    setup = setup_for(args.game, **choices.typed(args), seed=args.seed)
    rivals = args.against.split(",") if args.against else part.rivals(setup)
    check_bots(rivals, args.game)
    earlier = read_plan(args.out)
    coach = part.coach_for(setup, Chance(args.seed + 1), earlier)
    stop = Interrupt()
    try:
        search(coach, args, stop)
        write_plan(args.out, coach.written)
        tell(args.game, coach)
        was_stopped = stop.asked
        stop.asked = False
        if not was_stopped:
            compare(setup, rivals, args, stop)
    finally:
        stop.restore()
    console_for().print(Text(say("coach-kept", file=str(args.out)), QUIET))
    return INTERRUPTED if was_stopped or stop.asked else FINE


def search(coach: Any, args: argparse.Namespace, stop: Callable[[], bool] = lambda: False) -> None:
    """For so many minutes, or so many games if that is said."""
    console = console_for(stderr=True)
    progress = Progress(BarColumn(), TextColumn("{task.description}"), console=console, transient=True)
    progress.disable = not console.is_terminal
    began = time.monotonic()
    seconds = 60 * args.minutes
    with progress:
        task = progress.add_task("", total=1.0)
        told = began

        def is_enough() -> bool:
            """Asked before every deal, so progress is told here."""
            nonlocal told
            now = time.monotonic()
            done = coach.games / args.games if args.games else (now - began) / seconds if seconds else 1.0
            if now - told >= SLICE:
                told = now
                text = say("coach-progress", games=figure(coach.games), tried=figure(coach.tried))
                progress.update(task, completed=min(1.0, done), description=text)
            return stop() or bool(done >= 1)

        coach.work(is_enough)


def tell(game: str, coach: Any) -> None:
    console = console_for()
    console.print(Text(say("coach-found", games=coach.games, tried=coach.tried), LOUD))
    for message, arguments in coach.told():
        named = {
            name: say(f"{game}-card-{value}") if name in ("card", "other", "pile") else value
            for name, value in arguments.items()
        }
        console.print(Text(say(message, **named)))


def compare(setup: Any, rivals: list[str], args: argparse.Namespace, stop: Interrupt) -> None:
    if not args.deals:
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column(say("coach-rival"))
    for column in ("games", "wins", "interval"):
        table.add_column(say(f"arena-{column}"), justify="right")
    for rival in rivals:
        results = duel(setup, str(args.out), rival, args.deals, stop)
        if results:
            share, low, high = won(results, str(args.out))
            table.add_row(rival, figure(len(results)), percent(share, 1), f"{percent(low, 1)} – {percent(high, 1)}")
    console_for().print(table)


def read_plan(file: Path) -> list[str]:
    """The lines of a plan found before."""
    if not file.exists():
        return []
    lines = [line.partition(REMARK)[0].strip() for line in file.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line]


def write_plan(file: Path, lines: tuple[str, ...]) -> None:
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
