"""The import law: kernel, extras <- games <- rulebook, words, bots, casebook, lessons <- arena, server, env <- bench, learn
<- cli.

Nothing sideways or up. A game's folder holds its rules, which know the kernel alone, and parts that engines load through the
game's door. Engines know no game: the files that still name one are listed, and the list only shrinks.
"""

import ast
import re
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "regalia"
GAMES = {"citadels", "dominion"}

# What each engine may import of ours, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "kernel": set(),
    "extras": set(),
    "games": {"kernel"},
    "rulebook": {"kernel", "games"},
    "words": {"kernel", "games", "rulebook"},
    "bots": {"kernel", "games"},
    "lessons": {"kernel", "games"},
    "casebook": {"kernel", "games", "rulebook"},
    "arena": {"extras", "kernel", "games", "bots"},
    "server": {"extras", "kernel", "games", "rulebook", "words", "bots", "casebook", "lessons"},
    "env": {"extras", "kernel", "games", "words", "bots"},
    "bench": {"extras", "kernel", "games", "bots", "arena", "server", "env"},
    "learn": {"extras", "kernel", "games", "bots", "arena", "env"},
    "cli": {
        "extras",
        "kernel",
        "games",
        "rulebook",
        "words",
        "bots",
        "casebook",
        "arena",
        "server",
        "env",
        "bench",
        "learn",
        "lessons",
    },
    "__init__": {"kernel", "games"},
}
ENGINES = sorted(MAY_IMPORT.keys() - {"extras", "kernel", "games", "__init__"})

# What a part of a game may import, besides the kernel and its own game.
PARTS_MAY_IMPORT: dict[str, set[str]] = {
    "balance": {"arena", "bots"},
    "bots": {"bots"},
    "bench": {"arena"},
    "cases": {"casebook", "rulebook"},
    "encoder": {"env"},
    "encoder_layout": {"env"},
    "environment": {"env"},
    "learning": {"extras", "bots", "env", "learn"},
    "names": {"rulebook", "words"},
    "terminal": {"cli", "words"},
    "view_encoder": {"env"},
    "words": {"rulebook", "words"},
}

# What is written by hand; the built page (server/static) is not.
WRITTEN = {".py", ".json", ".jsonl", ".ftl", ".sql", ".txt", ".csv", ".yaml"}

# Files of the engines that name a game: the names PettingZoo's users import. Nothing is added.
NAMES_A_GAME = {"env/citadels_v1.py", "env/dominion_v1.py"}


# The same of the page: outside web/src/games. Styles have a grid for each game and size; what wins is measured for one game;
# art.ts has the pictures of choices, towers.ts and Rules.svelte draw what is printed on cards.
PAGE = SOURCE.parent.parent / "web" / "src"
PAGE_NAMES_A_GAME = {
    "around/art.ts",
    "around/towers.ts",
    "screens/Balance.svelte",
    "screens/Rules.svelte",
    "styles/app.css",
    "table/dock.css",
    "table/frame.css",
    "table/strip.css",
}


def imports_of(path: Path) -> set[str]:
    """The modules of ours that a module imports, named from our package on."""
    return imported(path.read_text(encoding="utf-8"))


def imported(text: str) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ImportFrom) and node.module:
            found.update({f"{node.module}.{alias.name}" for alias in node.names})
        elif isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
    return {name.removeprefix("regalia.") for name in found if name.startswith("regalia.")}


def packages_of(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports_of(path)}


def package_of(path: Path) -> str:
    first = path.relative_to(SOURCE).parts[0]
    return first.removesuffix(".py")


def module_of(path: Path) -> str:
    """Named from its package on."""
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts[1:])


def names_a_game(path: Path) -> bool:
    return re.search("|".join(GAMES), path.read_text(encoding="utf-8"), re.IGNORECASE) is not None


def may_import(path: Path) -> set[str]:
    package = package_of(path)
    if package not in GAMES:
        assert package in MAY_IMPORT, f"{package} has no place in the architecture: add it to MAY_IMPORT and ARCHITECTURE.md"
        program = {"__version__"} if package in ("cli", "server") else set()
        return MAY_IMPORT[package] | {package} | program | (GAMES if str(path.relative_to(SOURCE)) in NAMES_A_GAME else set())
    part = module_of(path).partition(".")[0]
    return {"kernel", package} | PARTS_MAY_IMPORT.get(part, set())


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_a_module_imports_only_what_lies_below_it(path: Path) -> None:
    above = packages_of(path) - may_import(path)
    assert not above, f"{path.relative_to(SOURCE)} imports {sorted(above)}, which lies beside or above {package_of(path)}"


@pytest.mark.parametrize("game", sorted(GAMES))
def test_rules_import_no_part_for_engines(game: str) -> None:
    for path in (SOURCE / game / "rules").rglob("*.py"):
        parts = {name.split(".")[1] for name in imports_of(path) if name.startswith(f"{game}.")} - {"rules"}
        assert not parts, f"{path.relative_to(SOURCE)} belongs to the rules and imports {sorted(parts)}"


def test_engines_name_no_game() -> None:
    """Neither in code nor in data: statements, messages and terms of a game lie in its folder."""
    files = [path for one in ("kernel", *ENGINES) for path in (SOURCE / one).rglob("*") if path.suffix in WRITTEN]
    assert {path.suffix for path in files} >= {".py", ".ftl", ".json"}
    found = {str(path.relative_to(SOURCE)) for path in files if "static" not in path.parts and names_a_game(path)}
    assert not found - NAMES_A_GAME, f"{sorted(found - NAMES_A_GAME)} name a game: ask its door (kernel/door.py)"
    assert not NAMES_A_GAME - found, f"{sorted(NAMES_A_GAME - found)} name no game any more: take them off the list"


def test_the_page_names_games_in_their_folders() -> None:
    """``games/`` has a folder for each and says which table is whose; tests may name what they like."""
    files = [path for path in PAGE.rglob("*.*") if path.suffix in (".ts", ".svelte", ".css") and ".test." not in path.name]
    outside = {path.relative_to(PAGE).as_posix(): path for path in files if not path.is_relative_to(PAGE / "games")}
    found = {name for name, path in outside.items() if names_a_game(path)}
    assert len(outside) > 100
    assert not found - PAGE_NAMES_A_GAME, f"{sorted(found - PAGE_NAMES_A_GAME)} name a game: web/src/games does"
    assert not PAGE_NAMES_A_GAME - found, f"{sorted(PAGE_NAMES_A_GAME - found)} name no game any more: take them off the list"


def test_the_law_can_be_broken() -> None:
    """The check sees imports in all their forms."""
    text = "import regalia.cli.main\nfrom regalia import words\nfrom regalia.kernel.game import Game\n"
    assert imported(text) == {"cli.main", "words", "kernel.game.Game"}
    assert package_of(SOURCE / "kernel" / "sample.py") == "kernel"
    assert may_import(SOURCE / "citadels" / "rules" / "crown.py") == {"kernel", "citadels"}
    assert may_import(SOURCE / "citadels" / "cases" / "adapter.py") == {"kernel", "citadels", "casebook", "rulebook"}
    assert not may_import(SOURCE / "server" / "sample.py") & GAMES


def test_the_engine_needs_nothing_installed() -> None:
    """Kernel and rules import only the standard library and themselves."""
    import sys

    for folder in ("kernel", *(f"{game}/rules" for game in sorted(GAMES))):
        for path in (SOURCE / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
