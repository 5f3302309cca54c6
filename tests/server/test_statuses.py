"""Every status a route can answer with is in its OpenAPI: read from the code, so that no lucky request is needed.

From each handler every function of the package that it may call is followed. Every refusal it may come to has a status, and
the OpenAPI must name exactly those (and those of the guard, which stand everywhere).
"""

import ast
from functools import cache
from pathlib import Path

import pytest

from regalia import server
from regalia.server.web import app
from regalia.server.web.openapi import EVERYWHERE, OPERATIONS

PACKAGE = Path(server.__path__[0])
REFUSING = ("RequestRefused", "require", "clean")  # what is called with a code; ``clean`` has a default
PASSING_ON = ("require", "clean", "_seated")  # functions whose code comes from elsewhere and is found there
# What our own objects are called wherever they are used.
OBJECTS = {
    **{
        "lobby": "Lobby",
        "room": "Room",
        "store": "Store",
        "frames": "Frames",
        "bot_pool": "BotPool",
        "table": "Table",
        "opening": "Opening",
    },
    **{"relay": "Relay", "owner": "Lobby", "analyses": "Analyses"},
}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Place = tuple[str, str]  # a module or a class, and a name in it


@cache
def trees() -> dict[str, ast.Module]:
    files = {path.relative_to(PACKAGE).with_suffix(""): path for path in sorted(PACKAGE.rglob("*.py"))}
    return {".".join(module.parts): ast.parse(path.read_text(encoding="utf-8")) for module, path in files.items()}


@cache
def functions() -> dict[Place, tuple[Function, str]]:
    """All functions by module and all methods by class, with the module they stand in; imported ones in both modules."""
    found: dict[Place, tuple[Function, str]] = {}
    for module, tree in trees().items():
        scopes: list[ast.Module | ast.ClassDef] = [tree, *[node for node in tree.body if isinstance(node, ast.ClassDef)]]
        for scope in scopes:
            name = scope.name if isinstance(scope, ast.ClassDef) else module
            found |= {(name, node.name): (node, module) for node in scope.body if isinstance(node, Function)}
    for module, tree in trees().items():
        for node in [node for node in tree.body if isinstance(node, ast.ImportFrom)]:
            source = str(node.module).removeprefix("regalia.server.")
            taken = {(module, alias.asname or alias.name): (source, alias.name) for alias in node.names}
            found |= {here: found[there] for here, there in taken.items() if there in found}
    return found


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""


def place_of(call: ast.Call, module: str, scope: str) -> Place:
    """Where to look for what is called: in one's own module or class, or in the class of the object."""
    if isinstance(call.func, ast.Attribute):
        whose = call.func.value
        name = whose.attr if isinstance(whose, ast.Attribute) else whose.id if isinstance(whose, ast.Name) else ""
        return (scope if name == "self" else OBJECTS.get(name, "")), call.func.attr
    return module, called(call)


def calls_in(node: ast.AST) -> list[ast.Call]:
    """But not of what goes on by itself: whatever a spawned task raises is logged, and told to nobody. Nor of what is only
    judged, or tried: there, a refusal is the answer, or passed over.
    """
    if isinstance(node, ast.Try) and any(is_passed_over(one) for one in node.handlers):
        return [call for child in (*node.handlers, *node.orelse, *node.finalbody) for call in calls_in(child)]
    found = [node] if isinstance(node, ast.Call) else []
    if found and called(found[0]) in ("spawn", "judged"):
        return found if called(found[0]) == "spawn" else []
    return found + [call for child in ast.iter_child_nodes(node) for call in calls_in(child)]


def is_passed_over(handler: ast.ExceptHandler) -> bool:
    return handler.type is not None and ast.unparse(handler.type) == "RequestRefused" and handler.name is None


def codes_in(function: Function) -> set[str]:
    """The codes a function itself refuses with."""
    found: set[str] = set()
    for call in [node for node in ast.walk(function) if isinstance(node, ast.Call) and called(node) in REFUSING]:
        texts = [part.value for part in call.args if isinstance(part, ast.Constant) and isinstance(part.value, str)]
        if not texts and called(call) == "clean":
            texts = ["bad_message"]
        assert texts or function.name in PASSING_ON, f"{function.name}: {ast.unparse(call)}"
        found |= set(texts[-1:])
    return found


def codes_of(handler: str) -> set[str]:
    """All codes that a handler may come to."""
    waiting: list[Place] = [("web.app", handler)]
    seen, found = set(waiting), set[str]()
    while waiting:
        place = waiting.pop()
        if place not in functions():
            continue
        function, module = functions()[place]
        found |= codes_in(function)
        for call in calls_in(function):
            new = place_of(call, module, place[0])
            if new not in seen:
                seen.add(new)
                waiting.append(new)
    return found


def handlers() -> list[tuple[str, str, str]]:
    """Path, method and handler of every route, as the application is made."""
    make, _ = functions()["web.app", "make_app"]
    found = []
    for call in [node for node in ast.walk(make) if isinstance(node, ast.Call) and called(node) == "route"]:
        path, handler, *method = [ast.literal_eval(part) if isinstance(part, ast.Constant) else part for part in call.args]
        assert isinstance(handler, (ast.Name, ast.Attribute))
        name = handler.id if isinstance(handler, ast.Name) else handler.attr
        found.append((str(path), str(method[0] if method else "GET").lower(), name))
    return [one for one in found if one[0] not in ("/metrics", "/openapi.json")]  # for operators, and itself


def disagreement(path: str, method: str, handler: str) -> set[int]:
    """Statuses that can be met and are not named, or the other way round."""
    named = {status for status in OPERATIONS[path][method][3] if status >= 400}
    met = {app.STATUS.get(code, 400) for code in codes_of(handler)}
    return (met ^ named) - set(EVERYWHERE)


@pytest.mark.parametrize(("path", "method", "handler"), handlers())
def test_the_openapi_names_every_status_a_route_can_answer_with(path: str, method: str, handler: str) -> None:
    assert disagreement(path, method, handler) == set(), sorted(codes_of(handler))


def test_the_analysis_finds_what_is_refused_far_away(monkeypatch: pytest.MonkeyPatch) -> None:
    assert {"table_full", "bad_setup", "unknown_bot", "bad_message", "too_fast", "wrong_type"} <= codes_of("open_table")
    assert {"no_table", "other_rules", "seat_taken", "table_full", "busy"} <= codes_of("take_seat")
    assert {"no_table", "no_offer", "busy"} <= codes_of("receive_seat")
    assert {"not_yours", "spectators_refused", "bad_request"} <= codes_of("replay")
    summary, parameters, body, answers = OPERATIONS["/api/tables"]["post"]
    without = {status: answer for status, answer in answers.items() if status != 409}
    monkeypatch.setitem(OPERATIONS["/api/tables"], "post", (summary, parameters, body, without))
    assert disagreement("/api/tables", "post", "open_table") == {409}, "a refusal that a fuzzer met only now and then"


def test_every_code_that_has_a_status_is_somebodys() -> None:
    assert set(app.STATUS) <= set[str]().union(*[codes_in(function) for function, _ in functions().values()])
