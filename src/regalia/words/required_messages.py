"""What a game says without words: the events, reasons and parts of options it declares, the verbs and questions it holds.

Everything is found once: the code does not change while it runs. Do not change what is returned.
"""

import ast
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import regalia
from regalia.games import OURS, door_of, names
from regalia.kernel.arguments import Kind
from regalia.kernel.options import PASS, Option, Question, Verb
from regalia.kernel.reasons import REASONS as SHARED_REASONS
from regalia.words.wording import wording_of

PACKAGE = Path(regalia.__path__[0])
GAMES = tuple(name for name in names() if door_of(name).messages)  # ours, and those that are installed
SPEAKING = ("words", "cli", "env", "server")  # packages that say something to people
WINDOWS = "regalia.kernel.windows"
HOLDING = ("offers", "crown", "reaction", "offer", "listeners")  # where printed things hold what has verbs and questions
EVENTS: dict[str, dict[str, Kind]] = {game: door_of(game).part("events") for game in GAMES}
REASONS: dict[str, dict[str, Kind]] = {game: door_of(game).part("reasons") for game in GAMES}
KINDS: dict[str, dict[str, Kind]] = {  # by how the ids of their messages begin
    **{f"{game}-event-": kinds for game, kinds in EVENTS.items()},
    **{f"{game}-reason-": kinds for game, kinds in REASONS.items()},
    "reason-": SHARED_REASONS,
}


def calls(tree: ast.AST) -> Iterator[tuple[str, ast.Call]]:
    """Every call by the last name of what is called."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            yield (
                (called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""),
                node,
            )


def kind_of(message: str) -> Kind | None:
    """What a message about an event or a reason is told."""
    for beginning, kinds in KINDS.items():
        if message.startswith(beginning):
            return kinds.get(message.removeprefix(beginning).partition("-")[0])
    return None


@cache
def code(game: str) -> str:
    """The rules as they are written: rule ids stand in them."""
    return "".join(path.read_text(encoding="utf-8") for path in sorted(rules_of(game).rglob("*.py")))


def rules_of(game: str) -> Path:
    """The folder of a game's rules; its other parts lie beside it."""
    return Path(import_module(door_of(game).rules_package()).__path__[0])


def arguments_of(message: str) -> set[str] | None:
    """What the sentence of a question or an option is told."""
    game, _, rest = message.partition("-")
    group, _, thing = rest.partition("-")
    if game not in GAMES or group not in ("question", "option", "then"):
        return None
    wording = wording_of(game)
    if group == "then":
        return set(wording.purse.told)
    if group == "question":
        return {"asks", *wording.asks.told}
    verb = verbs(game).get(thing)
    return {"cost", *wording.brings.told, *(wording.parts(verb.of(0)).told if verb is not None else ())}


def declared_messages(game: str) -> set[str]:
    """The ids a game declares, and the beginnings of those that end in the id of a thing."""
    wording = wording_of(game)
    ways = [saying[how] for saying in wording.said.values() for how in ("name", "message") if how in saying]
    plain = {f"{game}-zone-", f"{game}-fact-"} if not door_of(game).terminal else set()  # labels of cli/plain.py
    return {way.removesuffix("*") for way in ways} | {run.message for run in wording.declared.merge.runs} | plain


def things_said(game: str) -> set[str]:
    """The messages of what numbers stand for; what is counted has a unit of its own."""
    numbers = door_of(game).part("engine").numbers()
    named = [saying for saying in wording_of(game).said.values() if "by" in saying and "counted" not in saying]
    ways = [(saying.get("name") or saying["message"], numbers[saying["by"]]) for saying in named]
    return {way.replace("*", thing) for way, things in ways for thing in things if thing}


def modules(game: str) -> list[Any]:
    package = import_module(door_of(game).rules_package())
    return [import_module(info.name) for info in pkgutil.walk_packages(package.__path__, f"{package.__name__}.")]


def things(game: str) -> Iterator[Any]:
    """All that the modules hold by name, lists and cards opened up."""
    waiting = [value for module in modules(game) for value in vars(module).values()]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, list | tuple):
            waiting.extend(thing)
        elif not isinstance(thing, type):
            waiting.extend(getattr(thing, name) for name in HOLDING if hasattr(thing, name))
            yield thing


@cache
def verbs(game: str) -> dict[str, Verb]:
    found = {PASS.verb.name: PASS.verb}
    for thing in things(game):
        verb = thing.verb if isinstance(thing, Option) else thing
        if isinstance(verb, Verb):
            found[verb.name] = verb
    return found


@cache
def verbs_of(game: str) -> list[Verb]:
    """The same, found once."""
    return list(verbs(game).values())


@cache
def questions(game: str) -> set[tuple[str, str]]:
    """The kernel's own question is for windows without one."""
    windows = any(getattr(thing, "__module__", "") == WINDOWS for module in modules(game) for thing in vars(module).values())
    own = {(thing.name, thing.rule) for thing in things(game) if isinstance(thing, Question)}
    return own | {("react", "")} if windows else own


def cards(game: str) -> list[str]:
    """Every card of a game that is played with."""
    door = door_of(game)
    if not door.names:
        numbers = door.part("engine").numbers()
        return [name for of in dict.fromkeys(door.zones.values()) if of == "card" for name in numbers[of]]
    found: list[str] = door.part("names").played()
    return found


def texts_of_cards(game: str) -> list[str]:
    """Every card that does something; without names of their own they have no texts either."""
    door = door_of(game)
    found: list[str] = door.part("names").with_text() if door.names else []
    return found


@cache
def refusals() -> dict[str, set[str]]:
    """What the code refuses by name, with the arguments it gives."""
    found: dict[str, set[str]] = {}
    guests = [path for game in GAMES if game not in OURS for path in rules_of(game).rglob("*.py")]
    for path in sorted([*PACKAGE.rglob("*.py"), *guests]):
        for _, call in calls(ast.parse(path.read_text(encoding="utf-8"))):
            texts_given = [part.value for part in call.args[:2] if isinstance(part, ast.Constant)]
            if len(texts_given) == 2 and called_name(call).endswith(("Error", "Refusal", "Died", "State", "Option")):
                found.setdefault(str(texts_given[1]), set()).update(str(keyword.arg) for keyword in call.keywords)
    return found


def called_name(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else ""


def units() -> set[str]:
    """What is counted with its unit: by what games declare, and by score sheets and tables."""
    found = {"points", "turns", "times"}
    for game in GAMES:
        numbers = door_of(game).part("engine").numbers()
        for saying in wording_of(game).said.values():
            if "amount" in saying:
                found.add(saying["amount"])
            elif "counted" in saying:
                found.update(numbers[saying["by"]])
    return found


@cache
def said_by_code() -> tuple[set[str], set[str]]:
    """The ids the code above the rules holds, and the beginnings of those they put together."""
    ids: set[str] = set()
    beginnings: set[str] = set()
    for game in GAMES:
        declared = declared_messages(game)
        ids |= declared
        beginnings |= {one for one in declared if one.endswith("-")}
    folders = [rules_of(game) for game in GAMES]
    parts = [path for rules in folders for path in rules.parent.rglob("*.py") if rules not in path.parents]
    for path in [*parts, *(path for package in SPEAKING for path in (PACKAGE / package).rglob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                ids.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                beginnings |= set(beginnings_of(node))
    return ids, beginnings


def beginnings_of(text: ast.JoinedStr) -> Iterator[str]:
    """Of ``f"{self.own}event-{name}"`` one for every game."""
    parts = [str(part.value) if isinstance(part, ast.Constant) else None for part in text.values]
    if parts[0] is not None:
        yield parts[0]
    elif ast.unparse(text.values[0]).find("self.own") >= 0 and len(parts) > 1 and parts[1] is not None:
        for game in GAMES:
            yield f"{game}-{parts[1]}"
