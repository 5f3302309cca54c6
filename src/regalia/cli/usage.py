"""The words of argparse: it looks every sentence up in gettext, and finds ours."""

import argparse
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


def translated(text: str) -> str:
    return say(TEXTS[text]) if text in TEXTS else text


def install() -> None:
    """From now on argparse speaks the language of the command."""
    module: Any = argparse
    module._ = translated
