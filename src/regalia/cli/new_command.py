"""``regalia new``: write a setup down, explicit in everything, to play or simulate it later."""

import argparse
import json
import secrets
from pathlib import Path

from regalia.cli import choices
from regalia.cli.errors import FINE, Misuse
from regalia.cli.speech import say, spoken
from regalia.games import USUAL, door_of, names
from regalia.kernel.setup import Setup

SEED_BITS = 32


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", default=USUAL, metavar="GAME", help=say("help-game", games=", ".join(names())))
    parser.add_argument("--seed", type=int, metavar="N", help=say("help-seed"))
    parser.add_argument("--out", type=Path, metavar="FILE", help=say("help-new_out"))
    parser.add_argument("--list", action="store_true", help=say("help-list"))
    choices.arguments(parser)


def run(args: argparse.Namespace) -> int:
    setup = choices.setup_of(args, secrets.randbits(SEED_BITS) if args.seed is None else args.seed)
    text = kingdom_list(setup) if args.list else json.dumps(setup.json(), indent=2, ensure_ascii=False) + "\n"
    if args.out is None:
        print(text, end="")
    else:
        args.out.write_text(text, encoding="utf-8")
        print(say("new-list_written" if args.list else "new-written", file=args.out, game=setup.game))
    return FINE


def kingdom_list(setup: Setup) -> str:
    """The cards of a kingdom as a text that --kingdom reads again."""
    text: str = door_of(setup.game).part("names").written(setup, spoken().names)
    if not text:
        raise Misuse(say("misuse-list", game=setup.game))
    return text
