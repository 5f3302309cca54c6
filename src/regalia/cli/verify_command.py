"""``regalia verify``: do records replay to what they say?"""

import argparse
import sys
from pathlib import Path
from typing import Any

from rich.text import Text

from regalia.cli.errors import FAILED, FINE
from regalia.cli.look import QUIET, console_for
from regalia.cli.records import parsed, read_texts
from regalia.cli.speech import say, spoken
from regalia.games import load_record, start
from regalia.kernel.record import Record, RecordError
from regalia.server.tables.fair import FORMAT as TABLE
from regalia.server.tables.fair import UnfairShuffle, check_table_file
from regalia.words.refusals import say_refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("help-records"))


def run(args: argparse.Namespace) -> int:
    console = console_for()
    good = number = 0
    for file in args.files:
        texts = read_texts(file, whole=True)
        for at, text in enumerate(texts, 1):
            name = str(file) if len(texts) == 1 else f"{file}:{at}"
            number += 1
            try:
                record, is_fair = checked(text)
            except (RecordError, UnfairShuffle) as problem:
                print(say("verify-bad", name=name, problem=say_refusal(problem, spoken())), file=sys.stderr)
                continue
            good += 1
            if len(texts) == 1:
                line = say("verify-good", name=name, number=len(record.answers))
                console.print(Text(f"{line}; {ending(record)}."))
                if is_fair:
                    console.print(Text(say("verify-fair"), QUIET))
    if number > 1:
        console.print(Text(say("verify-sum", good=good, number=number), QUIET))
    return FINE if good == number else FAILED


def checked(text: str) -> tuple[Record, bool]:
    """The record, and whether the file also proves how its cards came about."""
    parts = parsed(text)
    if isinstance(parts, dict) and parts.get("format") == TABLE:
        return check_table_file(parts), True
    record = load_record(text)
    record.replay(start)
    return record, False


def ending(record: Record) -> str:
    if record.outcome is None:
        return say("verify-running")
    outcome: dict[str, Any] = record.outcome
    winners = spoken().several([say("seat", number=seat + 1) for seat in outcome["winners"]])
    return say("verify-outcome", winners=winners, points=spoken().amount("points", max(outcome["totals"])))
