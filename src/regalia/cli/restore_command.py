"""``regalia restore``: a backup into an empty place."""

import argparse
from pathlib import Path

from regalia.cli.errors import FINE, Misuse
from regalia.cli.serve_command import usual_database
from regalia.cli.speech import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-backup_file"))
    parser.add_argument("--database", default=usual_database(), metavar="WHERE", help=say("help-database"))


def run(args: argparse.Namespace) -> int:
    from regalia.server.storage.backup import BadBackup, restore

    try:
        print(say("restore-done", number=restore(args.database, args.file), file=args.file))
    except BadBackup as problem:
        raise Misuse(str(problem)) from problem
    return FINE
