"""docs/engine.md says of every public class what its docstring says, and its sessions run."""

import ast
import doctest

import pytest

import regalia
from tests.docs.write_engine import PAGE, SECTIONS, described, methods, written

DESCRIBED = described()
LISTED = [name for names in SECTIONS.values() for name in names]
WITH_SESSIONS = [
    "Game", "Decision", "Option", "Verb", "Question", "View", "Reason", "Event", "Setup", "Door", "Choice", "Flag", "Number",
    "Seat", "One", "Several", "Record", "Bot", "Worlds", "Chance", "SealedChance", "FixedChance", "Cards", "Value", "Effect",
    "SeatEffect", "Happening", "Reaction", "Window", "Kind", "Refusal", "SetupError", "IllegalOption", "NotOverError",
    "NoWorld", "RecordError", "DamagedState", "NoSuchPart", "CannotCome",
    "PlainGame", "PlainEngine", "PlainSetup", "SetupFor", "Zones",
]  # fmt: skip


def test_the_page_is_what_the_docstrings_say() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run python -m tests.docs.write_engine"


def test_every_public_name_is_on_the_page() -> None:
    assert sorted(LISTED) == sorted(DESCRIBED)
    page = PAGE.read_text(encoding="utf-8")
    public = [name for name in regalia.__all__ if name != "__version__"]
    assert not [name for name in public if f"`{name}" not in page and f"### {name}\n" not in page]


@pytest.mark.parametrize("name", LISTED)
def test_everything_public_says_what_it_is(name: str) -> None:
    thing = DESCRIBED[name]
    assert thing.docstring(), f"{name} in {thing.file} has no docstring"
    if isinstance(thing.node, ast.ClassDef):
        bases = [DESCRIBED[base] for base in LISTED if base in map(base_name, thing.node.bases)]
        told = {one.name for base in bases for one in methods(class_of(base.node))}
        silent = [one.name for one in methods(thing.node) if not ast.get_docstring(one) and one.name not in told]
        assert not silent, f"{name} in {thing.file}: {silent} have no docstring"


@pytest.mark.parametrize("name", WITH_SESSIONS)
def test_the_session_of_a_class_runs_alone(name: str) -> None:
    thing = DESCRIBED[name]
    test = doctest.DocTestParser().get_doctest(thing.docstring(), {}, name, thing.file, 0)
    assert test.examples, f"{name} shows no session"
    found: list[str] = []
    doctest.DocTestRunner().run(test, out=found.append)
    assert not found, "".join(found)


def test_the_page_reads_as_one_session() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False, globs={})
    assert tried > 40 and failed == 0


def base_name(base: ast.expr) -> str:
    return ast.unparse(base).partition("[")[0]


def class_of(node: ast.ClassDef | ast.FunctionDef) -> ast.ClassDef:
    assert isinstance(node, ast.ClassDef)
    return node
