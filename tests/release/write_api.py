"""``python -m tests.release.write_api``: list the public API in docs/public-api.txt.

Public is what the reference describes: the ``:::`` lines of docs/reference/*.md, with the public methods of each class and the
parameters of each function, and the names of ``regalia.__all__``. The source is read, not the loaded module.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
LIST = ROOT / "docs" / "public-api.txt"
HEADING = (
    "# Public names, with parameters. Made by python -m tests.release.write_api; nothing disappears without a deprecation.\n"
)


def referenced() -> list[str]:
    """What the reference describes, by full name."""
    found: list[str] = []
    for page in sorted((ROOT / "docs" / "reference").glob("*.md")):
        for name, members in re.findall(
            r"(?m)^::: ([\w.]+)\n(?:    options:\n(?:      .*\n)*?      members: \[(.*)\])?", page.read_text()
        ):
            found += [f"{name}.{member}" for member in members.split(", ")] if members else [name]
    return found


def module_of(name: str) -> tuple[Path, list[str]]:
    """The file a full name stands in, and what is left of the name."""
    parts = name.split(".")
    for at in range(len(parts), 0, -1):
        for path in (SOURCE.joinpath(*parts[:at]).with_suffix(".py"), SOURCE.joinpath(*parts[:at], "__init__.py")):
            if path.is_file():
                return path, parts[at:]
    raise LookupError(name)


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> str:
    """Names and which have defaults: what a caller relies on."""
    given = node.args
    plain = [*given.posonlyargs, *given.args]
    optional = len(plain) - len(given.defaults)
    shown = [one.arg + ("=" if at >= optional else "") for at, one in enumerate(plain) if one.arg != "self"]
    shown += ["*"] if given.kwonlyargs and not given.vararg else [f"*{given.vararg.arg}"] if given.vararg else []
    shown += [one.arg + ("" if usual is None else "=") for one, usual in zip(given.kwonlyargs, given.kw_defaults, strict=True)]
    shown += [f"**{given.kwarg.arg}"] if given.kwarg else []
    return f"({', '.join(shown)})"


def described(name: str) -> Iterator[str]:
    path, [wanted] = module_of(name)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef) and node.name == wanted:
            yield name + parameters(node)
        elif isinstance(node, ast.ClassDef) and node.name == wanted:
            yield name
            for part in node.body:
                if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                    if part.name == "__init__":
                        yield name + parameters(part)
                    elif not part.name.startswith("_"):
                        yield f"{name}.{part.name}{parameters(part)}"
                elif (
                    isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name) and not part.target.id.startswith("_")
                ):
                    yield f"{name}.{part.target.id}"


def exported() -> list[str]:
    """``regalia.__all__``, read from the source."""
    for node in ast.parse((SOURCE / "regalia" / "__init__.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [f"regalia.{name}" for name in ast.literal_eval(node.value)]
    raise LookupError("__all__")


def public() -> list[str]:
    return sorted({*exported(), *(line for name in referenced() for line in described(name))})


if __name__ == "__main__":
    LIST.write_text(HEADING + "\n".join(public()) + "\n", encoding="utf-8")
