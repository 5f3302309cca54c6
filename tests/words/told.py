"""What the rules of a game say without words: which events they tell, which verbs they offer, which questions they ask."""

import ast
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import regalia
from regalia.citadels.printed import Character, District
from regalia.dominion.printed import Card
from regalia.kernel.options import PASS, Option, Question, Verb

SOURCE = Path(regalia.__path__[0]) / "citadels"


def trees(game: str = "citadels") -> list[ast.Module]:
    paths = sorted(SOURCE.with_name(game).rglob("*.py"))
    return [ast.parse(path.read_text(encoding="utf-8")) for path in paths]


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call by the last name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield (
                (called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""),
                node,
            )


def kinds_told(game: str = "citadels") -> set[str]:
    """The kinds of all events the rules tell; one passed on by a parameter is looked up where it is passed."""
    code = trees(game)
    found: set[str] = set()
    waiting: list[tuple[str, int]] = [("tell", 0)]  # a function, and which of its arguments is the kind
    seen: set[tuple[str, int]] = set()
    while waiting:
        sought = waiting.pop()
        if sought in seen:
            continue
        seen.add(sought)
        for tree in code:
            for function in [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]:
                names = [argument.arg for argument in function.args.args]
                for name, call in calls(function):
                    if name != sought[0] or len(call.args) <= sought[1]:
                        continue
                    kind = call.args[sought[1]]
                    if isinstance(kind, ast.Constant):
                        found.add(str(kind.value))
                    elif isinstance(kind, ast.Name) and kind.id in names:
                        waiting.append((function.name, names.index(kind.id)))
                    else:
                        raise AssertionError(f"line {call.lineno}: what kind of event is {ast.unparse(call)}?")
    return found


def texts() -> set[str]:
    """Every string the rules hold: rule ids are among them."""
    return {
        node.value
        for tree in trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def modules(game: str = "citadels") -> list[Any]:
    package = [str(SOURCE.with_name(game))]
    return [import_module(found.name) for found in pkgutil.walk_packages(package, f"regalia.{game}.")]


def things(game: str = "citadels") -> Iterator[Any]:
    """All that the modules hold by name, lists and cards opened up."""
    waiting = [value for module in modules(game) for value in vars(module).values()]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, list | tuple):
            waiting.extend(thing)
        elif isinstance(thing, Character):
            waiting.extend([*thing.offers, thing.crown, thing.reaction])
        elif isinstance(thing, District):
            waiting.append(thing.offer)
        elif isinstance(thing, Card):
            waiting.extend(thing.listeners)
        else:
            yield thing


def verbs(game: str = "citadels") -> dict[str, Verb]:
    found = {PASS.verb.name: PASS.verb}
    for thing in things(game):
        verb = thing.verb if isinstance(thing, Option) else thing
        if isinstance(verb, Verb):
            found[verb.name] = verb
    return found


def questions(game: str = "citadels") -> set[tuple[str, str]]:
    return {(thing.name, thing.rule) for thing in things(game) if isinstance(thing, Question)}
