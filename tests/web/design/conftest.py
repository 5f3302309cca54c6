"""A server whose tables begin at a moment that was looked for, and pages that show them."""

from collections.abc import Iterator

import pytest

from tests.web.design.matrix import LONG, SEED
from tests.web.design.theatre import Theatre, theatre_in


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"design: {'everything' if LONG else 'a sample'}, REGALIA_DESIGN_SEED={SEED}")


@pytest.fixture(scope="session")
def theatre(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Theatre]:
    with theatre_in(tmp_path_factory.mktemp("theatre")) as made:
        yield made


@pytest.fixture(scope="session")
def server(theatre: Theatre) -> str:
    return theatre.url
