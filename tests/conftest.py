"""What all tests share: the marker that cites rules, and how hard Hypothesis works.

``@pytest.mark.rules("C-SEL-14", "R-09")`` says which statements a test proves. If it passes, a run of the whole suite
writes them, with the edition each was proved in, to ``build/citations.json``; rule coverage counts them. With
``--citations`` any run writes to the file that is named, or with an empty name to none. The edition is the mark's
``edition``, or the test's parameter of that name, or that of a parameter which has one; a statement that does not hold in
the edition at hand is not cited for it.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from regalia.rulebook import rulings, statements

CITES = "cites"  # the name under which citations travel in a test's report, also from xdist's workers

settings.register_profile(
    "regalia",
    deadline=None,
    database=None,
    derandomize=os.environ.get("REGALIA_LAWS", "short") != "long",  # the usual run always plays the same games
    suppress_health_check=list(HealthCheck),
    print_blob=False,
)
settings.load_profile("regalia")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--citations", help="where to write the statements that passing tests cite")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rules(*ids, edition=None): the statements and rulings this test proves")
    config.pluginmanager.register(Citations(config), "citations")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    editions = {one.id: one.editions for one in statements()} | {one.id: () for one in rulings()}
    for item in items:
        for rule_id, edition in cited_by(item):
            if rule_id not in editions:
                raise pytest.UsageError(f"{item.nodeid} cites {rule_id!r}, which is no statement or ruling")
            if edition in editions[rule_id] or edition == "" or not editions[rule_id]:
                item.user_properties.append((CITES, f"{rule_id} {edition}"))


def cited_by(item: pytest.Item) -> Iterator[tuple[str, str]]:
    for mark in item.iter_markers("rules"):
        edition = mark.kwargs.get("edition")
        for rule_id in mark.args:
            yield rule_id, edition_of(item) if edition is None else edition


def edition_of(item: pytest.Item) -> str:
    spec = getattr(item, "callspec", None)
    for name, value in ({} if spec is None else spec.params).items():
        found = value if name == "edition" else getattr(value, "edition", None)
        if isinstance(found, str):
            return found
    return ""


class Citations:
    """Collects what passing tests cite; with xdist the reports of all workers arrive at the one session that writes."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.found: set[tuple[str, str]] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            for name, value in report.user_properties:
                if name == CITES:
                    rule_id, _, edition = str(value).partition(" ")
                    self.found.add((rule_id, edition))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        target = self.config.getoption("--citations")
        if target is None and is_whole(self.config):
            target = "build/citations.json"
        if not target or hasattr(self.config, "workerinput") or self.config.getoption("collectonly"):
            return
        path = self.config.rootpath / Path(target)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(sorted(self.found), indent=0) + "\n", encoding="utf-8")


def is_whole(config: pytest.Config) -> bool:
    """Whether all tests run: part of them would leave out what the others cite."""
    return config.args_source is not pytest.Config.ArgsSource.ARGS and not config.option.keyword and not config.option.markexpr
