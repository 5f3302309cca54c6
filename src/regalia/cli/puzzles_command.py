"""``regalia puzzles``: bots play, and positions where one answer is better by far are kept, a line each."""

import argparse
import json
import random
import time
from pathlib import Path
from typing import Final

from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from regalia.arena.puzzles import LEAD, hold, mine
from regalia.cli import choices
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, say
from regalia.games import USUAL
from regalia.lessons.puzzles import Puzzle, puzzle_from_json, puzzles_of

SLICE: Final = 0.5  # seconds between two lines of progress


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=USUAL, metavar="GAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--minutes", type=float, default=10.0, metavar="N", help=say("help-puzzles_minutes"))
    parser.add_argument("--games", type=int, default=0, metavar="N", help=say("help-puzzles_games"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-puzzles_seed"))
    parser.add_argument("--out", type=Path, default=Path("puzzles.jsonl"), metavar="FILE", help=say("help-puzzles_out"))
    parser.add_argument("--check", type=int, default=0, metavar="N", help=say("help-puzzles_check"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    for option in ("minutes", "games", "seed", "check"):
        number = getattr(args, option)
        if number < 0:
            raise Misuse(say("misuse-number", option=f"--{option}", least=0, number=number))
    kept = read(args.out)
    if args.check:
        check(args, kept or list(puzzles_of(args.game)))
        return FINE
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


def check(args: argparse.Namespace, found: list[Puzzle]) -> None:
    """Whether answers still lead in worlds that were not seen when they were found."""
    drawn = random.Random(args.seed).sample(found, min(args.check, len(found)))
    first = clear = never = 0
    for puzzle in drawn:
        held = hold(args.game, puzzle.choices, puzzle.answers, puzzle.do, args.seed * len(found) + puzzle.id)
        first += held.lead > 0
        clear += held.lead >= LEAD
        never += not held.beaten
        told = say("puzzles-held", id=puzzle.id, lead=figure(held.lead, 3), beaten=held.beaten, worlds=held.worlds)
        console_for().print(Text(told))
    text = say("puzzles-checked", number=len(drawn), first=first, clear=clear, never=never, least=figure(LEAD, 1))
    console_for().print(Text(text, QUIET))


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
