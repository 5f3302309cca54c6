"""The words of argparse: it looks every sentence up in gettext, and finds ours."""

import argparse
import re
from typing import Any, Final

from regalia.cli.speech import say

TEXTS: Final = {
    "usage: ": "usage-usage",
    "positional arguments": "usage-positional",
    "options": "usage-options",
    "show this help message and exit": "usage-help",
    "the following arguments are required: %s": "usage-required",
    "unrecognized arguments: %s": "usage-unrecognized",
    "invalid %(type)s value: %(value)r": "usage-invalid",
    "invalid choice: %(value)r (choose from %(choices)s)": "usage-choice",
    "expected one argument": "usage-one",
    "expected at least one argument": "usage-some",
    "ambiguous option: %(option)s could match %(matches)s": "usage-ambiguous",
    "not allowed with argument %s": "usage-together",
    "ignored explicit argument %r": "usage-explicit",
    "argument %(argument_name)s: %(message)s": "usage-argument",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "usage-parser",
}


PLACEHOLDERS: Final = {
    "FILE": "placeholder-file",
    "NAME": "placeholder-name",
    "NAMES": "placeholder-names",
    "SEAT": "placeholder-seat",
    "ADDRESS": "placeholder-address",
    "WHERE": "placeholder-where",
    "URL": "placeholder-url",
    "WORD": "placeholder-word",
    "BOT": "placeholder-bot",
    "GAME": "placeholder-game",
    "FOLDER": "placeholder-folder",
    "DIGITS": "placeholder-digits",
    "KINGDOM": "placeholder-kingdom",
}  # what stands for something to be typed
A_PLACEHOLDER: Final = re.compile("[A-Z]{2,}")


def translated(text: str) -> str:
    return say(TEXTS[text]) if text in TEXTS else text


def install() -> None:
    """From now on argparse speaks the language of the command."""
    module: Any = argparse
    module._ = translated


def translate_placeholders(parser: argparse.ArgumentParser) -> None:
    """FILE and the like, in the arguments of a command, in the language of the command."""
    for action in parser._actions:
        if isinstance(action.metavar, str):
            action.metavar = A_PLACEHOLDER.sub(lambda found: say(PLACEHOLDERS[found.group()]), action.metavar)
