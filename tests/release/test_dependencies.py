"""What pyproject.toml declares is what the source imports: nothing is missing, nothing is idle."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from regalia.cli.start import NEEDED
from tests.release import proof, prove

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "regalia"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS: dict[str, list[str]] = PROJECT["project"]["optional-dependencies"]
BUILD = PROJECT["tool"]["regalia"]["build"]
BASE, COMPILED = ("", "compiled")
INSTALLED = packages_distributions()
LOOKED_FOR = {"pyminion", "rlcard", "pyspiel", "uvloop", "numpy"}  # used where they happen to be installed
NOT_IMPORTED = {"uvloop", "httptools", "websockets"}  # uvicorn loads them by itself


def distribution(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def declared(extra: str) -> set[str]:
    """The distributions of an extra, with those of the extras it includes."""
    listed = {BASE: BUILD["dependencies"], COMPILED: BUILD["compiled-dependencies"]}.get(extra) or EXTRAS[extra]
    found: set[str] = set()
    for one in listed:
        if inner := re.match(r"regalia\[([\w,]+)\]", one):
            for name in inner[1].split(","):
                found |= declared(name)
        else:
            found.add(distribution(one))
    return found


def foreign(path: Path) -> Iterator[tuple[str, str]]:
    """The packages a module imports that are neither ours nor Python's, each with the extra whose block it stands in."""
    tree = ast.parse(path.read_text(encoding="utf-8"))

    def walk(node: ast.AST, extra: str) -> Iterator[tuple[str, str]]:
        if isinstance(node, ast.With) and isinstance(call := node.items[0].context_expr, ast.Call):
            if isinstance(call.func, ast.Name) and call.func.id == "extra" and isinstance(call.args[0], ast.Constant):
                extra = str(call.args[0].value)
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
            names = [node.module]
        elif isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            for other in node.orelse:
                yield from walk(other, extra)
            return
        for name in names:
            top = name.partition(".")[0]
            if top != "regalia" and top not in sys.stdlib_module_names:
                yield top, extra
        for inner in ast.iter_child_nodes(node):
            yield from walk(inner, extra)

    return walk(tree, BASE)


IMPORTED = {(path, *found) for path in sorted(SOURCE.rglob("*.py")) for found in foreign(path)}


def distributions(module: str) -> set[str]:
    """Where it is not installed, as torch in the tests' environment, it is taken to have the module's name."""
    return {distribution(name) for name in INSTALLED.get(module, [module])}


@pytest.mark.parametrize(("path", "module", "extra"), sorted(IMPORTED), ids=lambda value: str(value).removeprefix(f"{SOURCE}/"))
def test_every_import_is_declared(path: Path, module: str, extra: str) -> None:
    """In the base install, or inside ``with extra(…)``, which names the extra where the package is missing."""
    if module == "librt" or (module in LOOKED_FOR and extra == BASE):
        return
    assert distributions(module) & (declared(BASE) | declared(extra)), (
        f"{path.relative_to(SOURCE)} imports {module}, which {extra or 'the base install'} does not bring"
    )


@pytest.mark.parametrize("extra", [BASE, *sorted(EXTRAS.keys() - {"dev", "docs", "ray"})])
def test_everything_declared_is_imported(extra: str) -> None:
    imported = {name for _, module, _ in IMPORTED for name in distributions(module)}
    assert not declared(extra) - imported - NOT_IMPORTED


def test_every_extra_for_users_is_tried_at_its_oldest() -> None:
    assert set(f"{prove.EXTRAS},{prove.MORE}".split(",")) == EXTRAS.keys() - {"dev", "docs"}
    assert set(prove.MORE.split(",")) == set(proof.MORE)


def test_the_check_sees_blocks_and_conditions(tmp_path: Path) -> None:
    sample = tmp_path / "sample.py"
    sample.write_text(
        "import numpy.typing\nwith extra('rl'):\n    from PIL import Image\nif TYPE_CHECKING:\n    import yaml\nimport os\n"
    )
    assert set(foreign(sample)) == {("numpy", BASE), ("PIL", "rl")}


def test_a_damaged_installation_is_told_by_what_the_package_brings() -> None:
    """``cli.start`` must not import what may be missing, so it has a list of its own: this one."""
    brought = declared(BASE) | declared(COMPILED)
    imported = {name for name, owners in INSTALLED.items() if brought & {distribution(one) for one in owners}}
    assert set(NEEDED) <= imported
    assert all({distribution(one) for name in NEEDED for one in INSTALLED[name]} >= {found} for found in brought)
