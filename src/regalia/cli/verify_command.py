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
from regalia.server.tables.fair import UnfairShuffle, broken_promise, check_table_file
from regalia.words.refusals import say_refusal


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help=say("help-records"))
    parser.add_argument("--commitment", type=digits, metavar="DIGITS", help=say("help-commitment"))
    parser.add_argument("--share", action="append", default=[], type=digits, metavar="DIGITS", help=say("help-share"))


def digits(text: str) -> str:
    """As the server shows them: hexadecimal, in small letters."""
    if not text or text.strip("0123456789abcdefABCDEF"):
        raise ValueError(text)
    return text.lower()


def run(args: argparse.Namespace) -> int:
    console = console_for()
    good = number = 0
    for file in args.files:
        texts = read_texts(file, whole=True)
        for at, text in enumerate(texts, 1):
            name = str(file) if len(texts) == 1 else f"{file}:{at}"
            number += 1
            try:
                record, fair = checked(text)
                problem = wrong(fair, args.commitment, args.share)
            except (RecordError, UnfairShuffle) as found:
                problem = say_refusal(found, spoken())
            if problem:
                print(say("verify-bad", name=name, problem=problem), file=sys.stderr)
                continue
            good += 1
            if len(texts) == 1:
                line = say("verify-good", name=name, number=len(record.answers))
                console.print(Text(f"{line}; {ending(record)}."))
                if fair is not None:
                    console.print(Text(say("verify-fair"), QUIET))
                    console.print(Text(say("verify-kept" if args.commitment else "verify-not_kept"), QUIET))
    if number > 1:
        console.print(Text(say("verify-sum", good=good, number=number), QUIET))
    return FINE if good == number else FAILED


def wrong(fair: dict[str, Any] | None, commitment: str | None, shares: list[str]) -> str:
    """What is not as it was kept, in words; "" if everything is."""
    if not commitment and not shares:
        return ""
    if fair is None:
        return say("verify-no_table")
    broken = broken_promise(fair, commitment or "", shares)
    return say(f"verify-other_{broken}") if broken else ""


def checked(text: str) -> tuple[Record, dict[str, Any] | None]:
    """The record, and how its cards came about, if the file says so."""
    parts = parsed(text)
    if isinstance(parts, dict) and parts.get("format") == TABLE:
        return check_table_file(parts), parts["fair"]
    record = load_record(text)
    record.replay(start)
    return record, None


def ending(record: Record) -> str:
    if record.outcome is None:
        return say("verify-running")
    outcome: dict[str, Any] = record.outcome
    winners = spoken().several([say("seat", number=seat + 1) for seat in outcome["winners"]])
    return say("verify-outcome", winners=winners, points=spoken().amount("points", max(outcome["totals"])))
