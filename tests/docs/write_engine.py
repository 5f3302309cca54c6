"""``python -m tests.docs.write_engine``: write anew what docs/engine.md says of the classes, from their docstrings.

The source is read, not the loaded module: compiled classes keep neither docstrings nor signatures.
"""

import ast
import re
from collections.abc import Iterator
from inspect import cleandoc
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "regalia"
PAGE = ROOT / "docs" / "engine.md"
MADE = re.compile(r"(<!-- made by python -m tests\.docs\.write_engine -->\n).*?(<!-- until here -->)", re.DOTALL)

SECTIONS: dict[str, tuple[str, ...]] = {
    "Ways in": (
        "new", "setup_for", "setup_from_json", "start", "restore_game", "new_record", "load_record", "door_of", "names",
    ),
    "Playing": ("Game", "Decision", "Option", "Verb", "Question", "View", "Reason", "Event"),
    "Before play": ("Setup", "Door", "Choice", "Flag", "Number", "Seat", "One", "Several"),
    "Keeping games": ("Record",),
    "Players that search": ("Bot", "Worlds", "OneWorld", "Chance", "SealedChance", "FixedChance"),
    "Writing a game": (
        "Cards", "Value", "Effect", "SeatEffect", "Happening", "Reaction", "Window", "Kind",
        "Hints", "Wish", "PlainGame", "PlainEngine", "PlainSetup", "SetupFor", "Zones",
    ),
    "Refusals": (
        "Refusal", "SetupError", "IllegalOption", "NotOverError", "NoWorld", "RecordError", "DamagedState", "NoSuchPart",
        "CannotCome",
    ),
}  # fmt: skip
HELPERS = ("known_door", "installed")  # of ``games.py``, for ``door_of`` and ``names``


class Described(NamedTuple):
    """A class or function of the source."""

    file: str
    node: ast.ClassDef | ast.FunctionDef
    lines: tuple[str, ...]

    def docstring(self) -> str:
        return ast.get_docstring(self.node) or ""


def described() -> dict[str, Described]:
    """Every public class of the kernel and of players, and the ways in, by name."""
    found: dict[str, Described] = {}
    for path in (*sorted((SOURCE / "kernel").glob("*.py")), SOURCE / "bots" / "__init__.py", SOURCE / "games.py"):
        text = path.read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            if isinstance(node, ast.ClassDef) or (isinstance(node, ast.FunctionDef) and path.name == "games.py"):
                if node.name not in HELPERS:
                    found[node.name] = Described(str(path.relative_to(ROOT)), node, tuple(text.splitlines()))
    return found


def signature(node: ast.FunctionDef, name: str, is_maker: bool = False) -> str:
    """How it is called; ``self`` is not said, nor what a class gives."""
    given = re.sub(r"\bi64\b", "int", ast.unparse(node.args))  # to the compiler alone something else
    given = re.sub(r"^self(, )?", "", given)
    returned = "" if is_maker or node.returns is None else f" -> {ast.unparse(node.returns)}"
    return re.sub(r"'([^']+)'", r"\1", f"{name}({given}){returned}")  # names of classes to come stand in quotes


def marked(text: str) -> str:
    """A docstring as Markdown: names in backticks, sessions in fences."""
    lines: list[str] = []
    session = False
    for line in (*text.splitlines(), ""):
        if line.startswith(">>>") and not session:
            session = True
            lines.append("```python")
        elif not line and session:
            session = False
            lines += ["", "```"]
        lines.append(line if session else line.replace("``", "`"))
    return "\n".join(lines).strip()


def methods(one: ast.ClassDef) -> Iterator[ast.FunctionDef]:
    for node in one.body:
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("_"):
            yield node


def attributes(thing: Described) -> Iterator[str]:
    """What is declared in the body of a class, with the comment behind it."""
    for node in thing.node.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
            kind = ast.unparse(node.annotation).replace("'", "")
            _, _, comment = thing.lines[node.lineno - 1].partition("  # ")
            yield f"- `{node.target.id}: {kind}`" + (f": {comment}".replace("``", "`") if comment else "")


def page_of(name: str, thing: Described) -> list[str]:
    node = thing.node
    where = f"[`{thing.file.removeprefix('src/regalia/')}`](../{thing.file})"
    if isinstance(node, ast.FunctionDef):
        purpose = thing.docstring().partition("\n>>>")[0].strip()  # its session is in the reference
        return [f"- `{signature(node, name)}`: {marked(purpose)}"]
    bases = [ast.unparse(base) for base in node.bases if not ast.unparse(base).startswith(("Generic", "Protocol"))]
    lines = [f"### {name}", "", where + (f", a `{bases[0]}`" if bases else ""), ""]
    makers = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "__init__"]
    lines += [f"`{signature(maker, name, is_maker=True)}`\n" for maker in makers]
    lines += [marked(thing.docstring()), ""]
    listed = [*attributes(thing)]
    for one in methods(node):
        if said := ast.get_docstring(one):
            listed.append(f"- `{signature(one, one.name)}`: {' '.join(cleandoc(said).split()).replace('``', '`')}")
    return [*lines, *listed, *([""] if listed else [])]


def reference() -> str:
    found = described()
    lines: list[str] = []
    for title, names in SECTIONS.items():
        lines += [f"## {title}", ""]
        for name in names:
            lines += page_of(name, found[name])
        if lines[-1]:
            lines.append("")
    return "\n".join(lines)


def written(page: str) -> str:
    """The page with its reference made anew."""
    assert MADE.search(page), "the page has no place for what is made"
    return MADE.sub(lambda one: f"{one[1]}\n{reference()}\n{one[2]}", page)


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
