"""``regalia puzzles``: bots play, and positions where one answer is better by far are kept, a line each."""

import argparse
import json
import time
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from regalia.arena.puzzles import mine
from regalia.cli import choices
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, say
from regalia.games import USUAL
from regalia.lessons.puzzles import Puzzle, puzzle_from_json

SLICE: Final = 0.5  # seconds between two lines of progress


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=USUAL, metavar="GAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--minutes", type=float, default=10.0, metavar="N", help=say("help-puzzles_minutes"))
    parser.add_argument("--games", type=int, default=0, metavar="N", help=say("help-puzzles_games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-puzzles_seed"))
    parser.add_argument("--out", type=Path, default=Path("puzzles.jsonl"), metavar="FILE", help=say("help-puzzles_out"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    for option, number, least in (("--minutes", args.minutes, 0), ("--games", args.games, 0), ("--seed", args.seed, 0)):
        if number < least:
            raise Misuse(say("misuse-number", option=option, least=least, number=number))
    kept = read(args.out)
    first = max([args.seed, *[puzzle.choices["seed"] + 1 for puzzle in kept]])
    stop = Interrupt()
    try:
        found = search(args, first, len(kept), stop)
    finally:
        stop.restore()
    told = say("puzzles-kept", found=found, number=len(kept) + found, file=str(args.out))
    console_for().print(Text(told, QUIET))
    return INTERRUPTED if stop.asked else FINE


def read(file: Path) -> list[Puzzle]:
    if not file.exists():
        return []
    try:
        return [puzzle_from_json(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines()]
    except (ValueError, KeyError, TypeError) as problem:
        raise Misuse(say("misuse-puzzles", file=str(file))) from problem


def search(args: argparse.Namespace, first: int, before: int, stop: Interrupt) -> int:
    """For so many minutes, or so many games if that is said. Every puzzle is kept as soon as it is found."""
    console = console_for(stderr=True)
    progress = Progress(BarColumn(), TextColumn("{task.description}"), console=console, transient=True)
    progress.disable = not console.is_terminal
    began = told = time.monotonic()
    games = positions = found = 0
    with progress, args.out.open("a", encoding="utf-8") as out:
        task = progress.add_task("", total=1.0)

        def share() -> float:
            return float(games / args.games if args.games else (time.monotonic() - began) / max(1e-9, 60 * args.minutes))

        def is_enough() -> bool:
            return stop() or (not args.games and share() >= 1)

        def looked() -> None:
            nonlocal told, positions
            positions += 1
            if time.monotonic() - told >= SLICE:
                told = time.monotonic()
                text = say("puzzles-progress", games=figure(games), positions=figure(positions), found=figure(found))
                progress.update(task, completed=min(1.0, share()), description=text)

        while share() < 1 and not stop():
            for one in mine(args.game, choices.typed(args), first + games, is_enough, looked):
                found += 1
                puzzle = Puzzle(
                    before + found, one.choices, one.answers, one.seat, one.asks, one.do, one.lead, one.level, one.led
                )
                out.write(json.dumps(puzzle.json()) + "\n")
                out.flush()
            games += 1
    return found
