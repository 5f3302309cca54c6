"""All verbs and questions of a game's rules, wherever they are declared."""

import pkgutil
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any

from regalia.kernel.door import Door
from regalia.kernel.options import PASS, Option, Question, Verb

Printed = Callable[[Any], list[Verb]]  # the verbs that come with something printed; none for anything else


def verbs_in(package: ModuleType, printed: Printed) -> dict[str, Verb]:
    """By name; ``printed`` finds those that only cards and characters hold."""
    found: dict[str, Verb] = {}
    for module in _rules(package):
        for thing in vars(module).values():
            for part in thing if isinstance(thing, list | tuple) else [thing]:
                for verb in _verbs_of(part, printed):
                    found.setdefault(verb.name, verb)
    return found


def questions_in(package: ModuleType) -> set[str]:
    """The names of all questions; the kernel's own is for windows without one."""
    found = {"react"}
    for module in _rules(package):
        for thing in vars(module).values():
            found |= {
                part.name for part in (thing if isinstance(thing, list | tuple) else [thing]) if isinstance(part, Question)
            }
    return found


def _rules(package: ModuleType) -> Iterator[ModuleType]:
    for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(info.name)


def _verbs_of(thing: Any, printed: Printed) -> list[Verb]:
    if isinstance(thing, Verb):
        return [thing]
    if isinstance(thing, Option):
        return [thing.verb]
    return printed(thing)


def verbs_of(door: Door) -> dict[str, Verb]:
    """Of any game whose verbs all have names in its modules, and the kernel's own."""
    return {PASS.verb.name: PASS.verb, **verbs_in(import_module(door.rules_package()), no_verbs)}


def questions_of(door: Door) -> set[str]:
    return questions_in(import_module(door.rules_package()))


def no_verbs(thing: Any) -> list[Verb]:
    return []
