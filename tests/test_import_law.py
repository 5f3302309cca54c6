"""The import law: kernel <- games <- rulebook, words, bots, casebook <- arena, server, env <- bench <- cli.

Nothing sideways or up.
"""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "regalia"
GAMES = {"citadels", "dominion"}

# What each package may import of ours, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "citadels": {"kernel"},
    "dominion": {"kernel"},
    "games": {"kernel", *GAMES},
    "rulebook": set(),
    "words": {"kernel", "games", "rulebook", *GAMES},
    "bots": {"kernel", "games", *GAMES},
    "casebook": {"kernel", "games", "rulebook", *GAMES},
    "arena": {"kernel", "games", "bots", *GAMES},
    "server": {"kernel", "games", "rulebook", "words", "bots", *GAMES},
    "env": {"kernel", "games", "words", "bots", *GAMES},
    "bench": {"kernel", "games", "server"},
    "cli": {"kernel", "games", "rulebook", "words", "bots", "casebook", "arena", "server", "env", "bench", *GAMES},
    "__init__": {"kernel", "games"},
}


def imports_of(path: Path) -> set[str]:
    """The packages of ours that a module imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" if node.module == "regalia" else node.module for alias in node.names]
        elif isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            continue
        found.update(name.split(".")[1] for name in names if name.startswith("regalia."))
    return found


def package_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    package = package_of(path)
    assert package in MAY_IMPORT, f"{package} has no place in the architecture: add it to MAY_IMPORT and ARCHITECTURE.md"
    above = imports_of(path) - MAY_IMPORT[package] - {package} - ({"__version__"} if package in ("cli", "server") else set())
    assert not above, f"{path.relative_to(SOURCE)} imports {sorted(above)}, which lies beside or above {package}"


def test_the_law_can_be_broken() -> None:
    """The check sees imports in all their forms."""
    text = "import regalia.cli.main\nfrom regalia import words\nfrom regalia.kernel.game import Game\n"
    sample = SOURCE / "kernel" / "sample.py"
    tree_imports = {
        name.split(".")[1]
        for node in ast.walk(ast.parse(text))
        for name in (
            [alias.name for alias in node.names]
            if isinstance(node, ast.Import)
            else [f"{node.module}.{alias.name}" if node.module == "regalia" else str(node.module) for alias in node.names]
            if isinstance(node, ast.ImportFrom)
            else []
        )
    }
    assert tree_imports == {"cli", "words", "kernel"} and package_of(sample) == "kernel"


def test_the_engine_needs_nothing_installed() -> None:
    """Kernel and games import only the standard library and themselves."""
    import sys

    for package in ("kernel", *sorted(GAMES)):
        for path in (SOURCE / package).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.ImportFrom) and node.module:
                    roots = {node.module.split(".")[0]}
                elif isinstance(node, ast.Import):
                    roots = {alias.name.split(".")[0] for alias in node.names}
                else:
                    continue
                foreign = (
                    roots - set(sys.stdlib_module_names) - {"regalia", "mypy_extensions", "librt"}
                )  # only for the compiler
                assert not foreign, f"{path.relative_to(SOURCE)} imports {sorted(foreign)}"
