"""A game that an installed package brings goes through everything ours do: the laws, cases, environments, the server.

The package is on the path of the processes started here and nowhere else, so no other test meets a third game. To look into
one of these by hand: ``PYTHONPATH=src:tests/games/tricks pytest tests/laws -k tricks``.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from regalia.kernel import game as kernel

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = HERE / "tricks"
HERE_TESTED = [part for part in sys.path if part]


def installed(*command: str, engine: list[str] = HERE_TESTED) -> str:
    """What a command says in a process that has the package."""
    path = os.pathsep.join([str(PACKAGE), str(ROOT), *engine])
    done = subprocess.run(
        [sys.executable, "-m", *command],
        env={**os.environ, "PYTHONPATH": path},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def passes(*arguments: str) -> str:
    return installed("pytest", "-q", "-p", "no:cacheprovider", "--citations", "", *arguments)


def test_the_engine_is_open_and_plays_the_same_compiled_and_interpreted() -> None:
    found = json.loads(installed("tests.games.prints"))
    assert found["compiled"] == (not str(kernel.__file__).endswith(".py")), "the engine of these tests"
    if found["compiled"]:
        assert found["prints"] == json.loads(installed("tests.games.prints", engine=[str(ROOT / "src")]))["prints"]


def test_every_law_holds() -> None:
    """Whatever these say of a game that is there."""
    passes("tests/laws", "tests/env/test_layouts.py", "tests/env/test_actions.py", "-k", "tricks")


def test_what_the_package_itself_tests() -> None:
    """Its cases, words, commands, players and environments, and a table of the server."""
    passes(str(PACKAGE / "tests"))
