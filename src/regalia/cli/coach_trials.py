"""``regalia coach --random N``: how good the coach's plans are, over setups by lot. Every result is kept when it is there."""

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from regalia import __version__
from regalia.arena.duel import duel, won
from regalia.arena.executors import each
from regalia.arena.summary import interval
from regalia.cli.coach_command import search, write_plan
from regalia.cli.contest import workers
from regalia.cli.errors import FINE, INTERRUPTED, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.simulate_command import Interrupt
from regalia.cli.speech import figure, percent, say
from regalia.games import door_of
from regalia.kernel.chance import Chance

HALF: Final = 0.5  # of the games: who wins more has beaten the rival


def run(args: argparse.Namespace) -> int:
    """Trial by trial, in several processes; what the file holds already is not done again. Ctrl-C stops once the open trials
    have ended."""
    file: Path = args.out or Path("coach.jsonl")
    about = {"game": args.game, "seed": args.seed, "games": args.games, "minutes": args.minutes, "deals": args.deals}
    if args.games:
        about["minutes"] = 0.0
    done = read(file, about)
    stop = Interrupt()
    try:
        missing = [number for number in range(args.random) if number not in done]
        for found in each(trial, args, missing, workers(args), stop=stop):
            done[found["number"]] = found
            keep(file, about, found)
            console_for(stderr=True).print(Text(line_of(found), QUIET))
    finally:
        stop.restore()
    tell([done[number] for number in sorted(done) if number < args.random])
    console_for().print(Text(say("coach-trials_kept", file=str(file)), QUIET))
    return INTERRUPTED if stop.asked else FINE


def trial(args: argparse.Namespace, number: int) -> dict[str, Any]:
    """A plan for one setup, and what it won against each rival."""
    part = door_of(args.game).part("coach")
    setup, rivals = part.by_lot(args.seed, number)
    coach = part.coach_for(setup, Chance(args.seed * 100_003 + number))
    search(coach, args)
    against = {}
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder) / "plan.txt"
        write_plan(plan, coach.written)
        for rival in rivals:
            against[rival] = won(duel(setup, str(plan), rival, args.deals, lambda: False), str(plan))[0]
    return {"number": number, "setup": setup.json(), "plan": coach.lines, "searched": coach.games, "won": against}


def read(file: Path, about: dict[str, Any]) -> dict[int, dict[str, Any]]:
    """The trials of a file, by number; one of another kind is refused."""
    if not file.exists():
        return {}
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:  # killed while it wrote
        file.write_text(whole, encoding="utf-8")
    lines = [json.loads(line) for line in whole.splitlines()]
    if not lines or {key: lines[0].get(key) for key in about} != about:
        options = " ".join(f"{key}={value}" for key, value in about.items())
        raise Misuse(say("misuse-coach_trials", file=str(file), options=options))
    return {one["number"]: one for one in lines[1:]}


def keep(file: Path, about: dict[str, Any], found: dict[str, Any]) -> None:
    is_new = not file.exists()
    with file.open("a", encoding="utf-8") as out:
        if is_new:
            out.write(json.dumps({**about, "version": __version__}) + "\n")
        out.write(json.dumps(found) + "\n")


def line_of(found: dict[str, Any]) -> str:
    return f"{found['number']}: " + ", ".join(f"{rival} {percent(share, 1)}" for rival, share in found["won"].items())


def tell(trials: list[dict[str, Any]]) -> None:
    """Against each rival: how many setups had it, in how many it was beaten with the interval, and what was won on average."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=LOUD)
    table.add_column(say("coach-rival"))
    for column in ("setups", "beaten", "share", "mean"):
        table.add_column(say(f"coach-trials_{column}"), justify="right")
    for rival in dict.fromkeys(rival for one in trials for rival in one["won"]):
        shares = [one["won"][rival] for one in trials if rival in one["won"]]
        beaten = sum(share > HALF for share in shares)
        share, low, high = interval(beaten, len(shares))
        told = f"{percent(share, 1)} ({percent(low, 1)} – {percent(high, 1)})"
        table.add_row(rival, figure(len(shares)), figure(beaten), told, percent(sum(shares) / len(shares), 1))
    console_for().print(table)
