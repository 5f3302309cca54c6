"""``regalia new``: write a setup down, explicit in everything, to play or simulate it later."""

import argparse
import json
import secrets
from pathlib import Path

from regalia.cli import choices
from regalia.cli.errors import FINE
from regalia.cli.speech import say

SEED_BITS = 32


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default="citadels", help=say("help.game"))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help.seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help.new_out"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    setup = choices.setup_of(args, secrets.randbits(SEED_BITS) if args.seed is None else args.seed)
    text = json.dumps(setup.json(), indent=2, ensure_ascii=False)
    if args.out is None:
        print(text)
    else:
        args.out.write_text(text + "\n", encoding="utf-8")
        print(say("new.written", file=args.out))
    return FINE
