"""The way in: reads the command line, loads the one command it names, and turns mistakes into one line each."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, NoReturn

from regalia.cli import usage
from regalia.cli.errors import FINE, INTERRUPTED, MISUSED, Misuse
from regalia.cli.speech import say, speak, spoken
from regalia.extras import MissingExtra, one_core
from regalia.games import names
from regalia.words.messages import UnknownLanguage

COMMANDS: Final = (
    "play",
    "serve",
    "simulate",
    "match",
    "tournament",
    "ladder",
    "learn",
    "coach",
    "puzzles",
    "balance",
    "analyse",
    "replay",
    "log",
    "why",
    "verify",
    "cases",
    "rules",
    "cards",
    "scenarios",
    "new",
    "bench",
    "backup",
    "restore",
    "admin",
)
LEARN: Final = "learn"  # which has large products and all cores for them


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one line."""

    words: Sequence[str] = ()  # the whole command line: which options there are may depend on the game it names

    def error(self, message: str) -> NoReturn:
        raise Misuse(message)


def command_module(name: str) -> Any:
    return import_module(f"regalia.cli.{name}_command")


def parser_for(words: Sequence[str]) -> Parser:
    """All commands by name; only the one that is meant knows its arguments, so that starting stays quick."""
    meant = next((word for word in words if not word.startswith("-")), "")
    epilog = "" if meant else say("help-epilog", games=", ".join(names()))  # entry points take 20 ms to read
    parser = Parser(prog="regalia", description=say("help-regalia"), epilog=epilog)
    parser.add_argument("-V", "--version", action="store_true", help=say("help-version"))
    parser.add_argument("--language", metavar="en|de|nl", help=say("help-language"))
    parser.add_argument("--card-names", metavar="en|de|nl", help=say("help-card_names"))
    commands = parser.add_subparsers(dest="command", metavar=say("help-metavar"), parser_class=Parser)
    for name in COMMANDS:
        summary = say(f"help-{name}")
        one = commands.add_parser(name, help=summary, description=summary)
        if name == meant:
            one.words = words
            command_module(name).arguments(one)
            usage.translate_placeholders(one)
    return parser


def main(argv: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if argv is None else argv)
    name = next((word for word in words if word in COMMANDS), "")
    if name != LEARN:
        one_core()
    try:
        return run(in_language(words))
    except BrokenPipeError:  # the reader, such as ``head``, has closed the pipe
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except MissingExtra as missing:
        needed = say("misuse-extra", module=missing.module, extra=missing.extra)
        print(f"regalia {name}".strip() + f": {needed}", file=sys.stderr)
        return MISUSED
    except _mistakes() as mistake:
        print(f"regalia {name}".strip() + f": {one_line(mistake)}", file=sys.stderr)
        return MISUSED


def in_language(words: list[str]) -> list[str]:
    """Choose what is spoken before anything is said; the rest of the command line."""
    usage.install()
    speak()  # so that mistakes in the choice itself can be told
    first = Parser(add_help=False, allow_abbrev=False)
    first.add_argument("--language", "--lang")
    first.add_argument("--card-names")
    chosen, rest = first.parse_known_args(words)
    if chosen.language or chosen.card_names:
        speak(chosen.language or "", chosen.card_names or "")
    return rest


def run(words: list[str]) -> int:
    parser = parser_for(words)
    chosen = parser.parse_args(words)
    chosen.command_line = words  # reports say how they came about
    if chosen.version:
        from regalia import __version__

        print(f"regalia {__version__}")
        return FINE
    if chosen.command is None:
        parser.print_help()
        return FINE
    code: int = command_module(chosen.command).run(chosen)
    return code


def _mistakes() -> tuple[type[Exception], ...]:
    """What a person can do wrong. Everything else is a bug and may show its traceback."""
    from regalia.kernel.door import NoSuchPart
    from regalia.kernel.options import IllegalOption
    from regalia.kernel.record import RecordError
    from regalia.kernel.setup import SetupError
    from regalia.kernel.store import DamagedState
    from regalia.rulebook.model import UnknownGame, UnknownRule

    kinds: list[type[Exception]] = [
        Misuse,
        SetupError,
        RecordError,
        DamagedState,
        IllegalOption,
        NoSuchPart,
        UnknownRule,
        UnknownGame,
        UnknownLanguage,
        OSError,
    ]
    if "regalia.words.notation" in sys.modules:
        kinds.append(sys.modules["regalia.words.notation"].NotationError)
    return tuple(kinds)


def one_line(mistake: Exception) -> str:
    from regalia.words.refusals import say_refusal

    return " ".join(say_refusal(mistake, spoken()).split())


if __name__ == "__main__":
    sys.exit(main())
