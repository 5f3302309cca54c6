"""A server whose tables begin at a moment that was looked for, and pages that show them."""

import os
from collections.abc import Iterator

import pytest

from tests.web.design.matrix import LONG, PASSED, SEED
from tests.web.design.theatre import Theatre, theatre_in

FAILED: set[str] = set()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The whole takes long: a run that was stopped is gone on with."""
    if LONG and PASSED.is_file():
        passed = set(PASSED.read_text(encoding="utf-8").splitlines())
        config.hook.pytest_deselected(items=[item for item in items if item.nodeid in passed])
        items[:] = [item for item in items if item.nodeid not in passed]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Passed is what did not fail before, in or after it; noted once, by the process that reports."""
    if not LONG or "PYTEST_XDIST_WORKER" in os.environ:
        return
    PASSED.parent.mkdir(exist_ok=True)
    if report.failed:
        FAILED.add(report.nodeid)
        with PASSED.with_suffix(".failed").open("a", encoding="utf-8") as file:  # to be read while others are looked at
            file.write(f"{report.nodeid}\n{report.longreprtext}\n\n")
    elif report.when == "teardown" and report.nodeid not in FAILED:
        with PASSED.open("a", encoding="utf-8") as file:
            file.write(f"{report.nodeid}\n")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    looked = f"everything, what passed is noted in {PASSED}" if LONG else "a sample"
    terminalreporter.write_line(f"design: {looked}, REGALIA_DESIGN_SEED={SEED}")


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    with theatre_in(tmp_path_factory.mktemp("theatre")) as made:
        yield made


@pytest.fixture(scope="session")
def server(theatre: Theatre) -> str:
    return theatre.url
