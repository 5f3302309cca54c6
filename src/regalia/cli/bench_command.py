"""``regalia bench``: how fast the engine is on this machine, per CPU-second, best of several short batches."""

import argparse
import json
import platform
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from regalia import __version__
from regalia.arena.peers import INSTALL, PYMINION_THERE
from regalia.cli.errors import FAILED, FINE, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.speech import figure, percent, say
from regalia.games import OURS, door_of, names, setup_for
from regalia.kernel import game as game_module

BATCHES: Final = 5  # the machine is shared: the best batch is the least disturbed one
SECONDS: Final = 0.4
MIDGAME: Final = 120  # decisions into the game whose copies and views are timed
HARD_CHOICES: Final = 10
FAR_OFF: Final = 4.0  # standard errors; of a dozen figures of a right program none lies there in 999 of 1000 runs


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", type=Path, metavar="FILE", help=say("help-json"))
    parser.add_argument("--seconds", type=float, default=SECONDS, metavar="S", help=say("help-seconds", seconds=SECONDS))

    parser.add_argument("--anchors", action="store_true", help=say("help-anchors"))
    parser.add_argument("--server", action="store_true", help=say("help-bench_server"))
    parser.add_argument("--tables", type=int, default=200, metavar="N", help=say("help-bench_tables"))
    parser.add_argument("--seats", type=int, default=5, metavar="N", help=say("help-bench_seats"))
    parser.add_argument("--idle", type=int, default=10_000, metavar="N", help=say("help-bench_idle"))
    parser.add_argument("--started", type=int, default=0, metavar="N", help=say("help-bench_started"))
    parser.add_argument("--attacks", nargs="*", metavar="NAME", help=say("help-bench_attacks"))
    parser.add_argument("--database", default="", metavar="URL", help=say("help-bench_database"))
    parser.add_argument("--bots", action="store_true", help=say("help-bench_bots"))
    parser.add_argument("--environments", action="store_true", help=say("help-environments"))
    parser.add_argument("--scale", type=float, default=1.0, metavar="X", help=say("help-scale"))


def run(args: argparse.Namespace) -> int:
    for option, value in (("--seconds", args.seconds), ("--scale", args.scale)):
        if value <= 0:
            raise Misuse(say("misuse-positive", option=option, number=value))
    if args.anchors:
        return show_anchors(args)
    if args.server:
        from regalia.cli.bench_server import show_server

        return show_server(args, None if args.seconds == SECONDS else args.seconds)
    if args.environments:
        return show_environments(args)
    if args.bots:
        return show_bots(args)
    compiled = not str(game_module.__file__).endswith(".py")
    how = say("bench-compiled" if compiled else "bench-interpreted")
    console = console_for()
    header = say("bench-header", version=__version__, python=platform.python_version(), how=how, batches=BATCHES)
    console.print(Text(header, QUIET))
    results = rates(merged("games"), args.seconds)
    decisions = rates(merged("decisions"), args.seconds, of_one=False)
    micros = {name: 1e6 / often for name, often in rates(merged("acts", MIDGAME), args.seconds / 2).items()}
    results |= decisions | micros
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column()
    for _ in range(3):
        table.add_column(justify="right")
    peer = results.get("money_pyminion", 0.0)
    for name, number in results.items():
        unit = "micros" if name in micros else "decisions" if name in decisions else "games"
        shown = figure(number, 1) if unit == "micros" else figure(number)
        here, there = budget(name, number, unit, compiled, peer)
        table.add_row(say(f"bench-{name}"), say(f"bench-{unit}", number=shown), here, there)
    console.print(table)
    console.print(Text(say("bench-alone_note"), QUIET))
    console.print(Text(say("bench-asking_note"), QUIET))
    if peer:
        console.print(Text(say("bench-pyminion_note", times=figure(results["money"] / peer, 1)), QUIET))
        console.print(Text(say("bench-there_note", there=figure(PYMINION_THERE), here=figure(peer)), QUIET))
    else:
        console.print(Text(say("bench-pyminion_missing", command=INSTALL), QUIET))
    if args.json is not None:
        report = {"version": __version__, "python": platform.python_version(), "compiled": compiled, "results": results}
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return FINE


def budget(name: str, number: float, unit: str, compiled: bool, peer: float) -> tuple[str, str]:
    """The budget and how much of it was reached, above 100 % is better: here, and where the budgets were set.

    How fast that machine is next to this one is told by ``peer``, what pyminion makes here.
    """
    budgets: dict[str, tuple[float, float]] = {}  # compiled and interpreted: at least so many games, at most so many µs
    for game in OURS:
        budgets |= door_of(game).part("bench").BUDGETS
    wanted = budgets[name][0 if compiled else 1] if name in budgets else 0
    if wanted == 0:
        return "", ""
    reached = wanted / number if unit == "micros" else number / wanted
    here = say("bench-of_budget", number=figure(wanted, 1 if wanted % 1 else 0), share=figure(100 * reached))
    return here, say("bench-there", share=figure(100 * reached * PYMINION_THERE / peer)) if peer else ""


def show_environments(args: argparse.Namespace) -> int:
    """Decisions of random masked play, ours beside others that are installed, and what a game takes in memory."""
    from regalia.env import speed

    compiled = not str(game_module.__file__).endswith(".py")
    console = console_for()
    how = say("bench-compiled" if compiled else "bench-interpreted")
    header = say("bench-header", version=__version__, python=platform.python_version(), how=how, batches=BATCHES)
    console.print(Text(header, QUIET))
    found = speed.rates(args.seconds, BATCHES)
    table = Table.grid(padding=(0, 3, 0, 0))
    for side in ("left", "left", "right", "right"):
        table.add_column(justify="right" if side == "right" else "left")
    for name, number in found.items():
        whose, _, what = name.partition("-")
        wanted = speed.BUDGETS.get(what)
        share = "" if wanted is None else say("bench-budget", number=figure(wanted), share=figure(100 * number / wanted))
        said = say(f"bench-env-{what}") if wanted is not None else what
        table.add_row(whose, said, say("bench-decisions", number=figure(number)), share)
    sizes = {game: speed.memory_per_game(setup_for(game)) for game in names()}
    for game, size in sizes.items():
        table.add_row(game, say("bench-env-memory"), say("bench-bytes", number=figure(size)), "")
    console.print(table)
    if args.json is not None:
        report = {"version": __version__, "compiled": compiled, "decisions": found, "bytes": sizes}
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return FINE


def show_bots(args: argparse.Namespace) -> int:
    """What a choice of the steward and an iteration of the schemer cost, and how long the hard level takes."""
    from regalia.arena import bot_speed

    compiled = not str(game_module.__file__).endswith(".py")
    console = console_for()
    how = say("bench-compiled" if compiled else "bench-interpreted")
    header = say("bench-header", version=__version__, python=platform.python_version(), how=how, batches=BATCHES)
    console.print(Text(header, QUIET))
    choice, view = bot_speed.steward_micros(max(1, round(5 * args.scale)))
    found = {"steward": choice, "steward_view": view, "iterations": bot_speed.iterations_per_second(BATCHES)}
    parts = bot_speed.parts_of_an_iteration()
    number = max(1, round(HARD_CHOICES * args.scale))
    hard = {game: bot_speed.waiting_for("hard", game, number) for game in names()}
    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    table.add_column(justify="right")
    table.add_row(say("bench-bots_steward"), say("bench-micros", number=figure(choice, 1)), "≤ 50")
    table.add_row(say("bench-bots_view"), say("bench-micros", number=figure(view, 1)), "")
    table.add_row(say("bench-bots_iterations"), f"{figure(found['iterations'])} /s", f"≥ {figure(3_000)}")
    for part in ("dealing", "deciding", "rules", "judging"):
        shown = say("bench-micros", number=figure(parts[part], 1))
        table.add_row(say(f"bench-bots_{part}", answers=figure(parts["answers"])), shown, "")
    for game, waited in hard.items():
        shown = f"{figure(waited.median, 2)} / {figure(waited.most, 2)} / {figure(waited.longest, 2)} s"
        table.add_row(say("bench-bots_hard", game=game.capitalize(), number=waited.choices), shown, "≤ 2")
    console.print(table)
    if args.json is not None:
        report = {"version": __version__, "compiled": compiled, "bots": found, "iteration": parts}
        report["hard"] = {game: vars(waited) for game, waited in hard.items()}
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    return FINE


def show_anchors(args: argparse.Namespace) -> int:
    """Known figures against this program's; far off means that something is wrong."""
    found = [one for game in OURS for one in door_of(game).part("bench").anchors(args.scale)]
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style=LOUD)
    table.add_column("")
    for column in ("known", "found", "interval", "games"):
        table.add_column(say(f"anchors-{column}"), justify="right")
    for one in found:
        low, high = one.interval()
        shown = [percent(value, 1) if one.is_share else figure(value, 2) for value in (one.known, one.mean(), low, high)]
        mean = Text(shown[1], "red" if one.distance() > FAR_OFF else "green")
        table.add_row(say(f"anchors-{one.name}"), shown[0], mean, f"{shown[2]} – {shown[3]}", str(one.number))
    console = console_for()
    console.print(table)
    if args.json is not None:
        report = {one.name: {"known": one.known, "found": one.mean(), "interval": one.interval()} for one in found}
        args.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")
    wrong = [say(f"anchors-{one.name}") for one in found if one.distance() > FAR_OFF]
    if wrong:
        console.print(Text(say("anchors-wrong", names=", ".join(wrong)), "red"))
    return FAILED if wrong else FINE


def rates(things: dict[str, Callable[[int], Any]], seconds: float, of_one: bool = True) -> dict[str, float]:
    """How often each thing can be done in a CPU-second. They take turns, so a busy minute hits all of them alike.

    Not ``of_one``: each says how many it did.
    """
    best = dict.fromkeys(things, 0.0)
    for _ in range(BATCHES):
        for name, act in things.items():
            number = 0
            done = 0
            began = time.process_time()
            while (spent := time.process_time() - began) < seconds:
                for _ in range(8):  # reading the clock is not what is measured
                    found = act(number)
                    done += 1 if of_one else found
                    number += 1
            best[name] = max(best[name], done / spent)
    return best


def merged(what: str, *given: int) -> dict[str, Callable[[int], Any]]:
    """What there is to be measured of our games: ``games``, ``decisions``, ``acts``."""
    found: dict[str, Callable[[int], Any]] = {}
    for game in OURS:
        found |= getattr(door_of(game).part("bench"), what)(*given)
    return found
