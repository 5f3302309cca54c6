"""``regalia why FILE:N``: what happened at one step of a record, and by which rules."""

import argparse
import re
from pathlib import Path
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from regalia.cli import choices
from regalia.cli.errors import FINE, Misuse
from regalia.cli.glance import painter_for
from regalia.cli.look import LOUD, QUIET, console_for
from regalia.cli.replay_command import record_of
from regalia.cli.rules_text import paragraph, rule_lines
from regalia.cli.speech import say, words_in
from regalia.games import start
from regalia.kernel.record import Record
from regalia.rulebook import rulings, statements
from regalia.words.game_words import Line

A_STEP: Final = re.compile(r"(?P<file>.+):(?P<step>\d+)")


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("step", metavar="FILE:N", help=say("help-why_step"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--seat", metavar="N", help=say("help-why_seat"))
    who.add_argument("--open", action="store_true", help=say("help-open"))
    parser.add_argument("--line", type=int, default=1, metavar="N", help=say("help-line"))


def run(args: argparse.Namespace) -> int:
    named = A_STEP.fullmatch(args.step)
    if named is None:
        raise Misuse(say("misuse-why", text=args.step))
    file, step = Path(named["file"]), int(named["step"])
    record = record_of(file, args.line)
    if not 1 <= step <= len(record.answers):
        raise Misuse(say("misuse-why_step", file=file, number=len(record.answers)))
    if args.open and record.outcome is None:
        raise Misuse(say("misuse-open", file=file))
    seat = None if args.seat is None else choices.seat_number(args.seat, record.setup.seats, "--seat")
    explain(record, step, seat, args.open, console_for())
    return FINE


def explain(record: Record, step: int, seat: int | None, is_open: bool, console: Console) -> None:
    """As the seat saw it that answered, unless another is named; others do not see what was answered, only what came of it."""
    game = start(record.setup, listen=True)
    for answer in record.answers[: step - 1]:
        game.answer_number(answer)
    decision = game.decision
    assert decision is not None
    reader = decision.seat if seat is None else seat
    words = words_in(record.setup, reader)
    painter = painter_for(words)
    view = game.view(decision.seat)
    question = words.question(decision.question, view)
    asked = words.say("replay-asked", seat=words.names[decision.seat], question=question)
    console.print(Text(say("why-step", step=step, number=len(record.answers)), LOUD))
    console.print(painter.paint(f"{asked} [{decision.question.rule}]"))
    if reader == decision.seat or is_open:
        chosen = decision.options[record.answers[step - 1]]
        console.print(painter.paint(say("why-answer", option=words.option(chosen, view), number=len(decision.options))))
    heard = len(game.listen())
    game.answer_number(record.answers[step - 1])
    events = game.listen()[heard:]
    seen = [(one.kind, one.rule, one.told, one.secret) if is_open else one.seen_by(reader) for one in events]
    story = words.story(seen)
    console.print()
    for line in story:
        console.print(Text("  ").append_text(painter.paint(line.sentence)).append(cited(line), QUIET))
    if not story:
        console.print(Text(say("why-nothing"), QUIET))
    for rule in dict.fromkeys([decision.question.rule, *[rule for line in story for rule in line.rules]]):
        console.print()
        for block in rule_block(rule):
            console.print(block)


def cited(line: Line) -> str:
    return f"  [{', '.join(line.rules)}]" if line.rules else ""


def rule_block(rule: str) -> list[RenderableType]:
    """The rule in short: its words, where the reader can be shown them."""
    if rule in {one.id for one in statements()}:
        return rule_lines(rule)[:2]
    if rule in {one.id for one in rulings()}:
        return rule_lines(rule)
    return [paragraph(rule, QUIET)]
