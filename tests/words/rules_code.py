"""What the rules tell, read from their code: so that they tell what they declare, all of it, and nothing else."""

import ast
from collections.abc import Iterator
from pathlib import Path

import regalia
from regalia.games import door_of


def trees(game: str) -> list[ast.Module]:
    rules = Path(regalia.__path__[0]) / game / "rules"
    return [ast.parse(path.read_text(encoding="utf-8")) for path in sorted(rules.rglob("*.py"))]


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call by the last name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield (
                (called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""),
                node,
            )


def kinds_told(game: str) -> set[str]:
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
                parameters = [argument.arg for argument in function.args.args]
                for name, call in calls(function):
                    if name != sought[0] or len(call.args) <= sought[1]:
                        continue
                    kind = call.args[sought[1]]
                    if isinstance(kind, ast.Constant):
                        found.add(str(kind.value))
                    elif isinstance(kind, ast.Name) and kind.id in parameters:
                        waiting.append((function.name, parameters.index(kind.id)))
                    else:
                        raise AssertionError(f"line {call.lineno}: what kind of event is {ast.unparse(call)}?")
    return found


def reasons_given(game: str) -> set[str]:
    """The names of all reasons the rules give: to a Reason, or by way of a predicate that gives it."""
    known = door_of(game).part("reasons")
    return {
        str(part.value)
        for tree in trees(game)
        for name, call in calls(tree)
        if name == "Reason" or name.startswith("why_")
        for argument in call.args[: 1 if name == "Reason" else None]
        for part in ((argument.body, argument.orelse) if isinstance(argument, ast.IfExp) else (argument,))
        if isinstance(part, ast.Constant) and (name == "Reason" or part.value in known)
    }
