"""``regalia analyse FILE``: the decisive moments of a game, and everybody's chances on the way."""

import argparse
import json
from html import escape
from pathlib import Path
from typing import Any, Final

from rich.progress import Progress
from rich.text import Text

from regalia.arena.analysis import Analysis, Moment, analyse, graph, usual
from regalia.arena.plots import STYLE
from regalia.bots.compare import PROSPECTS, SCALES
from regalia.cli.errors import FINE, Misuse
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.replay_command import record_of
from regalia.cli.speech import figure, percent, say, spoken, words_in
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.record import Record
from regalia.words.game_words import GameWords

BARS: Final = "▁▂▃▄▅▆▇█"
WIDTH: Final = 60
LED: Final = {name: f"web-chances-led-{name}" for name in (*SCALES, PROSPECTS)}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-record"))
    parser.add_argument("--line", type=int, default=1, metavar="N", help=say("help-line"))
    parser.add_argument("--iterations", type=int, metavar="N", help=say("help-iterations"))
    parser.add_argument("--moments", type=int, default=8, metavar="N", help=say("help-moments"))
    parser.add_argument("--seed", type=int, default=0, metavar="N", help=say("help-analyse_seed"))
    parser.add_argument("--report", type=Path, metavar="FILE", help=say("help-analyse_report"))


def run(args: argparse.Namespace) -> int:
    for option, least in (("iterations", 1), ("moments", 1), ("seed", 0)):
        number = getattr(args, option)
        if number is not None and number < least:
            raise Misuse(say("misuse-number", option=f"--{option}", least=least, number=number))
    record = record_of(args.file, args.line)
    iterations = args.iterations or usual(record.setup.game)
    console, quiet = console_for(), console_for(stderr=True)
    with Progress(console=quiet, transient=True, disable=not quiet.is_terminal) as progress:
        task = progress.add_task(say("analyse-progress"), total=len(record.answers))
        found = analyse(record, iterations, Chance(args.seed), lambda step: progress.update(task, completed=step))
    words = words_in(record.setup, -1)
    console.print(Text(say("analyse-chances"), LOUD))
    widest = max(len(words.seat(seat)) for seat in range(found.seats))
    for seat in range(found.seats):
        console.print(Text.assemble(words.seat(seat).ljust(widest + 2), (sparkline(found, seat), "cyan")))
    console.print()
    lines = [told(moment, record, words) for moment in found.decisive(args.moments)]
    console.print(Text(say("analyse-moments") if lines else say("analyse-none"), LOUD))
    for line in lines:
        console.print(Text(line))
    if args.report is not None:
        html, data = args.report.with_suffix(".html"), args.report.with_suffix(".json")
        html.write_text(page(found, lines, words), encoding="utf-8")
        data.write_text(json.dumps(found.json(), indent=1) + "\n", encoding="utf-8")
        console.print(Text(say("arena-written", html=html, json=data), QUIET))
    return FINE


def sparkline(found: Analysis, seat: int) -> str:
    """The chance of a seat from beginning to end, one bar for several decisions."""
    values = [chances[seat] for chances in found.chances]
    columns = min(WIDTH, len(values))
    bars = []
    for at in range(columns):
        part = values[at * len(values) // columns : max(at + 1, (at + 1) * len(values) // columns)] or values[-1:]
        bars.append(BARS[min(len(BARS) - 1, int(sum(part) / len(part) * len(BARS)))])
    return "".join(bars)


def told(moment: Moment, record: Record, words: GameWords) -> str:
    """One moment in words, as its seat saw its options."""
    game = start(record.setup)
    for number in record.answers[: moment.step - 1]:
        game.answer_number(number)
    view = game.view(moment.seat)

    def spoken_of(pair: list[Any]) -> str:
        return words.option(next(one for one in view.options if [one.verb.name, one.subject] == pair), view)

    line = say(
        "analyse-moment",
        step=moment.step,
        seat=words.seat(moment.seat),
        taken=spoken_of(moment.taken),
        best=spoken_of(moment.best),
        before=percent(moment.with_best),
        after=percent(moment.with_taken),
    )
    return f"{line} {say(LED[moment.led[0]], number=figure(moment.led[1], 1))}" if moment.led else line


def page(found: Analysis, lines: list[str], words: GameWords) -> str:
    title, moments = escape(say("analyse-chances")), escape(say("analyse-moments"))
    names = [words.seat(seat) for seat in range(found.seats)]
    items = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return (
        f"<!doctype html>\n<html lang='{spoken().language}'><head><meta charset='utf-8'><title>{title}</title>"
        f"<style>{STYLE}</style></head><body><h1>{title}</h1><figure>{graph(found, names)}</figure>"
        f"<h2>{moments}</h2><ol>{items}</ol></body></html>\n"
    )
