"""``regalia backup``: everything a server keeps, in one file."""

import argparse
import sys
from pathlib import Path

from regalia.cli.errors import FAILED, FINE
from regalia.cli.serve_command import usual_database
from regalia.cli.speech import say


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=say("help-backup_file"))
    parser.add_argument("--database", default=usual_database(), metavar="WHERE", help=say("help-database"))


def run(args: argparse.Namespace) -> int:
    from regalia.server.run import is_postgres
    from regalia.server.storage.backup import back_up

    if not is_postgres(args.database):
        Path(args.database).stat()  # a name that leads nowhere is a mistake, not an empty store
    done = back_up(args.database, args.file)
    print(say("backup-done", number=done.rows, file=args.file))
    for table in done.damaged:
        print(say("backup-damaged", table=table), file=sys.stderr)
    return FAILED if done.damaged else FINE
