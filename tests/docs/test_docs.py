"""What the documents show really runs."""

import doctest
import importlib.util
import re
from pathlib import Path

import pytest

from regalia.arena.match import Terms, play, scores, sittings
from regalia.casebook import run_files
from regalia.citadels.cases import words as citadels_words
from regalia.citadels.rules.characters import pool

ROOT = Path(__file__).parent.parent.parent


def test_the_session_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 7 and failed == 0


def test_the_sessions_about_environments_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/environments.md"), module_relative=False)
    assert tried >= 12 and failed == 0


def test_the_two_commands_stand_at_the_top_of_the_readme() -> None:
    top = (ROOT / "README.md").read_text()[:800]
    assert "make play" in top and "make test" in top


@pytest.mark.parametrize(
    "page",
    [
        "README.md",
        "ARCHITECTURE.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/cases.md",
        "docs/cases-dominion.md",
        "docs/server.md",
        "docs/protocol.md",
        "docs/bots.md",
        "docs/balance.md",
        "docs/environments.md",
        "docs/notation.md",
        "docs/engine.md",
        "docs/choices.md",
    ],
)
def test_links_between_the_pages_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text()):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), f"{page} links to {target}"


def test_the_files_that_architecture_names_are_there() -> None:
    known = [path.as_posix() for top in ("src", "tests", "web/src", "cases", "docs") for path in (ROOT / top).rglob("*.*")]
    named = re.findall(r"`([\w./-]+\.(?:py|ts|svelte|css|svg|txt|json|yaml))`", (ROOT / "ARCHITECTURE.md").read_text())
    assert len(named) > 40
    assert not [name for name in named if not any(path.endswith(f"/{name}") for path in known)]


@pytest.mark.parametrize(("name", "cases"), [("beekeeper", 1), ("surveyor", 6)])
def test_the_fan_made_characters_of_the_guide_play(name: str, cases: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"docs/examples/{name}.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    character = getattr(module, name.upper())
    monkeypatch.setitem(pool.NAMED, name, character)
    monkeypatch.setattr(pool, "CHARACTERS", [*pool.CHARACTERS, character])
    citadels_words.verbs.cache_clear()
    try:
        results = list(run_files([ROOT / f"docs/examples/{name}.yaml"]))
    finally:
        citadels_words.verbs.cache_clear()
    assert [result.problem for result in results] == [""] * cases


def test_the_guide_shows_the_code_that_is_run() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text()
    shown = re.sub(r"(?m)^   ", "", guide)
    for name, begins in (("beekeeper", "class CollectHoney"), ("surveyor", "class Survey(")):
        code = (ROOT / f"docs/examples/{name}.py").read_text()
        assert code[code.index(begins) :].strip() in shown


def test_the_bot_of_the_guide_is_the_one_that_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    code = (ROOT / "docs/examples/hoarder.py").read_text()
    body = code[code.index("class Hoarder") :].strip()
    assert body in (ROOT / "docs/bots.md").read_text()
    monkeypatch.syspath_prepend(str(ROOT / "docs/examples"))
    terms = Terms("citadels", (("seats", 4),))
    names = ["hoarder:Hoarder?greed=2", "random", "random", "random"]
    results = [play(terms, sitting) for sitting in sittings(names, 4, range(5))]
    assert [result.error for result in results] == [""] * 20
    assert scores(names, results)[names[0]].wins > 10
