"""``regalia log``: a game told in words, as text or HTML, or written in the compact notation and read back from it."""

import argparse
import sys
from pathlib import Path

from regalia.cli import choices
from regalia.cli.errors import FINE, Misuse
from regalia.cli.records import read
from regalia.cli.replay_command import record_of
from regalia.cli.speech import say, spoken
from regalia.kernel.views import OPEN, SPECTATOR
from regalia.words.log import html_log, log_of, text_log, words_of
from regalia.words.notation import VIEWERS, Log, is_log, read_log, write_log


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-log_file"))
    parser.add_argument("--viewer", metavar="N|spectator|open", help=say("help-log_viewer"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--html", action="store_true", help=say("help-log_html"))
    form.add_argument("--notation", action="store_true", help=say("help-log_notation"))
    form.add_argument("--rules", action="store_true", help=say("help-log_rules"))
    parser.add_argument("--line", type=int, default=1, metavar="N", help=say("help-line"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-new_out"))


def run(args: argparse.Namespace) -> int:
    log = log_at(args.file, args.line, args.viewer)
    if args.notation:
        text = write_log(log)
    else:
        words = words_of(log, spoken().language, spoken().names)
        text = html_log(log, words) if args.html else text_log(log, words, args.rules)
    if args.out is None:
        sys.stdout.write(text)
    else:
        args.out.write_text(text, encoding="utf-8")
    return FINE


def log_at(file: Path, line: int, viewer: str | None) -> Log:
    """From a record, as the viewer saw it; or from a written log, which is somebody's already."""
    text = read(file)
    if is_log(text):
        if viewer is not None:
            raise Misuse(say("misuse-log_viewer", file=file))
        return read_log(text)
    record = record_of(file, line)
    by_name = {name: number for number, name in VIEWERS.items()}
    if viewer is None or viewer in by_name:
        number = by_name[viewer] if viewer else SPECTATOR
    else:
        number = choices.seat_number(viewer, record.setup.seats, "--viewer")
    if number == OPEN and record.outcome is None:
        raise Misuse(say("misuse-open", file=file))
    return log_of(record, number)
