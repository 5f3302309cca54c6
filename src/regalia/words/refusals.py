"""What is refused, said to people: a refusal of the engine by its name, trouble with files by its number."""

import errno
import json
from collections.abc import Mapping

from regalia.games import names
from regalia.kernel.refusals import Refusal
from regalia.rulebook import UnknownGame, UnknownRule
from regalia.words.messages import LANGUAGES, UnknownLanguage
from regalia.words.tongue import Tongue

CARDS = ("card", "cards", "character", "characters")  # arguments that are ids of cards


def say_refusal(problem: BaseException, tongue: Tongue) -> str:
    """One sentence for anything that people can do wrong."""
    if isinstance(problem, Refusal) and problem.name:
        return tongue.say(f"refused-{problem.name}", **said(problem.arguments, tongue))
    if isinstance(problem, OSError) and problem.errno is not None:
        return say_trouble(problem, tongue)
    if isinstance(problem, json.JSONDecodeError):
        return tongue.say("refused-json", line=problem.lineno, column=problem.colno)
    if isinstance(problem, UnknownLanguage):
        return tongue.say("refused-language", language=problem.language, known=", ".join(LANGUAGES))
    if isinstance(problem, UnknownGame):
        return tongue.say("refused-rulebook", game=problem.game, known=tongue.several(problem.known))
    if isinstance(problem, UnknownRule):
        return "; ".join(say_unknown(rule, close, tongue) for rule, close in problem.wanted)
    if isinstance(problem, KeyError | TypeError | OverflowError) or type(problem) is ValueError:
        return tongue.say("refused-value")  # what Python says of it is for programmers
    return " ".join(str(problem).split())


def say_unknown(rule: str, close: list[str], tongue: Tongue) -> str:
    arguments = {"rule": rule, "known": ", ".join(close)} if close else {"rule": rule}
    return tongue.phrase("refused-rule", (), ["close"] if close else [], arguments)


def say_trouble(problem: OSError, tongue: Tongue) -> str:
    """With the file it is about, if there is one."""
    code = errno.errorcode.get(problem.errno or 0, "")
    known = tongue.has(f"os-{code}")
    text = tongue.say(f"os-{code}") if known else tongue.say("os-other", code=code or problem.errno)
    return text if problem.filename is None else tongue.say("os-file", file=problem.filename, problem=text)


def said(arguments: Mapping[str, object], tongue: Tongue) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in arguments.items():
        if isinstance(value, BaseException):
            found[name] = say_refusal(value, tongue)
        elif isinstance(value, tuple | list):
            parts = [card_named(str(one), tongue) for one in value] if name in CARDS else value
            found[name] = ", ".join(str(part) for part in parts)
        else:
            found[name] = card_named(value, tongue) if name in CARDS and isinstance(value, str) else value
    return found


def card_named(card: str, tongue: Tongue) -> object:
    for game in names():
        if tongue.has(f"{game}-card-{card}"):
            return tongue.name(f"{game}-card-{card}")
    return card
