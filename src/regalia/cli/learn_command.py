"""``regalia learn``: a network learns a game by playing it, for so many minutes; its curve is kept beside it."""

import argparse
import os
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from rich.progress import BarColumn, Progress, TextColumn
from rich.text import Text

from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import QUIET, console_for
from regalia.cli.speech import figure, percent, say
from regalia.games import USUAL, door_of
from regalia.learn import run as usual_trainer
from regalia.learn.options import Options, expert, seat_numbers, style_only

AMONG: Final = ("against_2", "against_1")  # how it does among others, in a line of progress: the game's own bots, past selves


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=USUAL, metavar="NAME", help=say("help-simulate_game", usual=USUAL))
    parser.add_argument("--seats", metavar="N-N", help=say("help-learn_seats"))
    parser.add_argument("--minutes", type=float, default=60.0, metavar="N", help=say("help-learn_minutes"))
    parser.add_argument("--horizon", type=float, default=0.0, metavar="N", help=say("help-learn_horizon"))
    parser.add_argument("--decisions", type=int, default=0, metavar="N", help=say("help-learn_decisions"))
    parser.add_argument("--out", type=Path, default=Path("weights.npz"), metavar="FILE", help=say("help-learn_out"))
    parser.add_argument("--resume", type=Path, metavar="FILE", help=say("help-learn_resume"))
    parser.add_argument("--against", type=Path, metavar="FILE", help=say("help-learn_against"))
    parser.add_argument("--workers", type=int, metavar="N", help=say("help-learn_workers"))
    parser.add_argument("--lanes", type=int, metavar="N", help=say("help-learn_lanes"))
    parser.add_argument("--judge", type=float, default=0.0, metavar="N", help=say("help-learn_judge"))
    parser.add_argument("--begin", type=Path, metavar="FILE", help=say("help-learn_begin"))
    parser.add_argument("--annealed", type=float, default=0.0, metavar="N", help=say("help-learn_annealed"))
    parser.add_argument("--expert", action="store_true", help=say("help-learn_expert"))
    parser.add_argument("--walks", type=int, metavar="N", help=say("help-learn_walks"))
    parser.add_argument("--partners", action="store_true", help=say("help-learn_partners"))
    parser.add_argument("--styled", type=float, metavar="N", help=say("help-learn_styled"))
    parser.add_argument("--style-only", action="store_true", help=say("help-learn_style_only"))
    parser.add_argument("--seed", type=int, default=1, metavar="N", help=say("help-learn_seed"))
    parser.add_argument("--small", action="store_true", help=say("help-learn_small"))


def run(args: argparse.Namespace) -> int:
    options = options_of(args)
    console = console_for(stderr=True)
    progress = Progress(BarColumn(), TextColumn("{task.description}"), console=console, disable=not console.is_terminal)
    task = progress.add_task("", total=options.seconds)

    def tell(line: dict[str, Any]) -> None:
        told = sentence(line)
        if console.is_terminal and "seconds" in line and "wins" not in line:
            progress.update(task, completed=line["seconds"], description=told)
        else:
            progress.console.print(Text(told))

    with progress:
        is_whole = trainer_of(options.game).train(options, tell)
    said = say("learn-kept", file=options.out, curve=options.out.with_suffix(".curve.jsonl"))
    console_for().print(Text(said, QUIET))
    return FINE if is_whole else INTERRUPTED


def trainer_of(game: str) -> Any:
    """Who trains a game: itself, or the one that most can be learned by."""
    door = door_of(game)
    return door.part("trainer") if door.trainer else usual_trainer


def options_of(args: argparse.Namespace) -> Options:
    trainer = trainer_of(args.game)
    for name in trainer.LACKS:
        if getattr(args, name):
            lacks = ", ".join(map(spelled, trainer.LACKS))
            raise Misuse(say("misuse-learn_lacks", game=args.game, option=spelled(name), lacks=lacks))
    for name, least in (("decisions", 0), ("lanes", 1), ("workers", 1), ("walks", 1), ("seed", 0)):
        number = getattr(args, name)
        if number is not None and number < least:
            raise Misuse(say("misuse-number", option=f"--{name}", least=least, number=number))
    is_learned = bool(args.resume or args.begin)  # and can be judged only
    if not (0 <= args.judge < args.minutes or (is_learned and 0 < args.judge == args.minutes)):
        raise Misuse(say("misuse-learn_minutes"))
    possible = door_of(args.game).seats
    usual = ",".join(one for one in trainer.SEATS.split(",") if int(one) in possible)
    try:
        seats = seat_numbers(args.seats or usual)
    except ValueError:
        raise Misuse(say("misuse-learn_seats", text=args.seats)) from None
    if not set(seats) <= set(possible):
        raise Misuse(say("misuse-learn_seats", text=args.seats))
    for name in ("styled", "annealed"):
        share = getattr(args, name)
        if share is not None and not 0 <= share <= 1:
            raise Misuse(say("misuse-learn_share", option=f"--{name}"))
    if args.expert and (args.against or args.style_only):
        raise Misuse(say("misuse-learn_kinds"))
    check_together(args)
    for file in (args.resume and args.resume.with_suffix(trainer.KEPT), args.against, args.begin):
        if file and not file.exists():
            raise FileNotFoundError(2, os.strerror(2), str(file))
    options = Options(
        args.game,
        args.out,
        seats,
        60 * args.minutes,
        60 * args.horizon,
        args.resume,
        args.against,
        args.decisions,
        args.workers or max(1, (os.cpu_count() or 2) - 1),
        args.lanes or trainer.LANES,
        judge_seconds=60 * args.judge,
        begin=args.begin,
        annealed=args.annealed,
        seed=args.seed,
    )
    if args.expert:
        options = expert(options)
    if args.style_only:
        options = style_only(options)
    fitted: Options = trainer.fitted(options, args.small)
    wished: dict[str, Any] = {"walks": args.walks, "styled": args.styled, "expert_partners": args.partners or None}
    options = replace(fitted, **{name: one for name, one in wished.items() if one is not None})
    if options.expert and options.lanes < options.together:  # the walks of one search wait in as many
        raise Misuse(say("misuse-number", option="--lanes", least=options.together, number=options.lanes))
    return options


def check_together(args: argparse.Namespace) -> None:
    """Nothing that is said is to be silently left out, and nothing to be learned that is nothing."""
    for option, is_said in (("--walks", args.walks), ("--partners", args.partners)):
        if is_said and not args.expert:
            raise Misuse(say("misuse-learn_without", option=option, needed="--expert"))
    if args.begin and args.resume:
        raise Misuse(say("misuse-learn_begin"))
    if args.style_only and not (args.begin or args.resume or args.against):
        raise Misuse(say("misuse-learn_without", option="--style-only", needed="--begin, --resume, --against"))
    if args.style_only and args.styled == 0:
        raise Misuse(say("misuse-learn_styled"))


def spelled(name: str) -> str:
    return f"--{name.replace('_', '-')}"


def sentence(line: dict[str, Any]) -> str:
    """A line of progress in words."""
    if "device" in line:
        return say("learn-begins", device=line["device"], parameters=figure(line["parameters"]), lanes=figure(line["lanes"]))
    if not line.get("is_whole", True):
        return say("learn-unjudged", games=figure(line["games"]))
    if "accepted" in line:
        times, error = figure(line["times"], 3), figure(line["error"], 3)
        said = "learn-crowned" if line["accepted"] else "learn-refused"
        return say(said, games=figure(line["games"]), times=times, error=error)
    if "policy_loss" in line:
        return say(
            "learn-thinks",
            targets=figure(round(line["targets"])),
            speed=figure(round(line["per_s"])),
            walks=figure(round(line["walks_per_s"])),
            loss=figure(line["policy_loss"], 3),
            agrees=percent(line["agrees"], 1),
        )
    if "wins" in line:
        error, even = percent(line["error"], 1), percent(line["even"], 1)
        return say(
            "learn-match",
            seats=line["seats"],
            scenario=", ".join(part for part in (line["scenario"], line["style"]) if part),
            games=figure(line["games"]),
            wins=percent(line["wins"], 1),
            error=error,
            even=even,
        )
    among = [line[name] for name in AMONG if name in line]
    return say(
        "learn-progress",
        decisions=figure(line["decisions"]),
        speed=figure(round(line["per_s"])),
        times=figure(among[0], 2) if among else "–",
        entropy=figure(line["entropy"], 2),
    )
