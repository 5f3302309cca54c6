"""Real browsers against a real server. Chromium is Debian's, or the one REGALIA_CHROMIUM names."""

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.web.finished import Finished, finished_games
from tests.web.firefox import firefox
from tests.web.playing import STATIC
from tests.web.serving import serving

expect.set_options(timeout=45_000)  # a busy machine is no failure
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]


def chromium() -> str:
    """Where the browser is; "" if nowhere."""
    return os.environ.get("REGALIA_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser") or ""


# One test then stands for all of them and says what was left out (test_browsers.py).
PLAYED = (
    "around", "balance", "chronicle", "decided", "everyone", "games", "hints", "lessons", "moments", "new", "pictures",
    "positions",
    "screens", "sounds", "table", "tongues", "walks",
)  # fmt: skip
collect_ignore = [] if chromium() else [f"test_{name}.py" for name in PLAYED]
collect_ignore += [] if chromium() else ["design"]
collect_ignore += [] if firefox() else ["test_firefox.py"]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """``regalia serve`` as people start it, with a database of its own; its address."""
    if not (STATIC / "index.html").is_file():
        pytest.exit("The page is not built: make web", returncode=1)
    with serving(tmp_path_factory.mktemp("server")) as address:
        yield address


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Finished]:
    """A server of its own with finished games of both kinds; a module that wants it also says that this is its ``server``."""
    with finished_games(tmp_path_factory.mktemp("finished")) as made:
        yield made


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: str) -> Iterator[Callable[..., Page]]:
    """A page of a browser of its own; whatever goes wrong in it, and whatever it asks of others, fails the test."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def open_page(path: str = "/", **how: Any) -> Page:
        how = {"viewport": {"width": 1440, "height": 900}, "locale": "en", "reduced_motion": "reduce", **how}
        context = browser.new_context(base_url=server, **how)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(45_000)  # a busy machine is no failure
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on(
            "console",
            lambda message: (
                problems.append(message.text) if message.type == "error" and "WebSocket" not in message.text else None
            ),
        )
        page.on(
            "request", lambda request: problems.append(f"asked {request.url}") if not is_ours(request.url, server) else None
        )
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def is_ours(url: str, server: str) -> bool:
    return url.startswith((server, server.replace("http", "ws"), "data:", "blob:"))
