"""What the documents show really runs."""

import doctest
import importlib.util
import re
import tomllib
from pathlib import Path

import pytest

from regalia.arena.match import Terms, play, scores, sittings
from regalia.casebook import run_files
from regalia.citadels.cases import words as citadels_words
from regalia.citadels.rules.characters import pool
from tests.docs.site import page as page_of_the_site
from tests.docs.site import relinked, sources

ROOT = Path(__file__).parent.parent.parent


def test_the_session_in_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried >= 7 and failed == 0


def test_the_sessions_about_environments_run() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/environments.md"), module_relative=False)
    assert tried >= 12 and failed == 0


def test_the_two_commands_stand_at_the_top_of_the_readme() -> None:
    first = re.search(r"```\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)
    assert first and [line.split("#")[0].strip() for line in first[1].splitlines()] == ["make play", "make test"]


PAGES = sorted(path.relative_to(ROOT).as_posix() for path in (*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")))


@pytest.mark.parametrize("page", PAGES)
def test_links_between_the_pages_lead_somewhere(page: str) -> None:
    path = ROOT / page
    for target in re.findall(r"\]\(([^)#]+?)(?:#[^)]*)?\)", path.read_text()):
        if not target.startswith("http"):
            assert (path.parent / target).exists(), f"{page} links to {target}"


@pytest.mark.parametrize("page", [page for page in PAGES if page.startswith("docs/tutorials/")])
def test_the_tutorials_run(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert failed == 0 and (tried >= 3 or page.endswith("host.md"))


def test_every_extra_is_on_the_first_page() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"].keys() - {"dev", "docs"}
    listed = re.findall(r"(?m)^\| `(\w+)` \|", (ROOT / "docs/index.md").read_text())
    assert sorted(listed) == sorted(extras)


def test_every_page_has_its_place_on_the_site() -> None:
    """Links are rewritten, links to source files become text, and the navigation names every page."""
    places = sources()
    places.pop("docs/balance.md")  # its plots are written while it is read
    navigation = (ROOT / "docs" / "mkdocs.yml").read_text()
    for source, place in places.items():
        if source.endswith(".md"):
            text = page_of_the_site(source, places)
            assert "](../src" not in text and "](ARCHITECTURE.md" not in text
            assert place in navigation, f"{place} is missing in docs/mkdocs.yml"


def test_the_site_leads_to_pages_and_drops_links_to_source() -> None:
    places = {"docs/bots.md": "bots.md", "docs/server.md": "server.md"}
    text = "[a](server.md#limits) [`views.py`](../src/regalia/kernel/views.py) [b](../ARCHITECTURE.md)\n```\n[c](x.md)\n```\n"
    expected = "[a](server.md#limits) `views.py` [b](architecture.md)\n```\n[c](x.md)\n```\n"
    assert relinked(text, "docs/bots.md", places) == expected


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
    assert body in (ROOT / "docs/bots.md").read_text() and body in (ROOT / "docs/tutorials/bot.md").read_text()
    monkeypatch.syspath_prepend(str(ROOT / "docs/examples"))
    terms = Terms("citadels", (("seats", 4),))
    names = ["hoarder:Hoarder?greed=2", "random", "random", "random"]
    results = [play(terms, sitting) for sitting in sittings(names, 4, range(5))]
    assert [result.error for result in results] == [""] * 20
    assert scores(names, results)[names[0]].wins > 10
