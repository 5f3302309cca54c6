"""Everything the reference describes has a docstring, every class and way in a session, and the sessions run."""

import ast
import doctest
import importlib

import pytest

from tests.release.write_api import module_of, referenced

NAMES = referenced()
WITHOUT_SESSION = {"regalia.server.client.call"}  # needs a running server
MODULES = sorted({name.rpartition(".")[0] for name in NAMES})


def docstring(name: str) -> str:
    path, [wanted] = module_of(name)
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and node.name == wanted:
            return ast.get_docstring(node) or ""
    raise LookupError(name)


@pytest.mark.parametrize("name", NAMES)
def test_what_is_described_says_what_it_is(name: str) -> None:
    assert (">>>" in docstring(name)) != (name in WITHOUT_SESSION), f"{name} has no session, or is on the list in vain"


@pytest.mark.parametrize("module", MODULES)
def test_the_sessions_run(module: str) -> None:
    if module.endswith(".openspiel"):
        pytest.importorskip("pyspiel")
    failed, _ = doctest.testmod(importlib.import_module(module))
    assert failed == 0
