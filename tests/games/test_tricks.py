"""A game that an installed package brings goes through everything ours do: the laws, cases, environments, the server.

The package is on the path of the processes started here and nowhere else, so no other test meets a third game. To look into
one of these by hand: ``PYTHONPATH=src:tests/games/tricks pytest tests/laws -k tricks``.
"""

import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
PACKAGE = HERE / "tricks"


def installed(*command: str) -> str:
    """What a command says in a process that has the package."""
    path = os.pathsep.join([str(PACKAGE), *[part for part in sys.path if part], str(ROOT)])
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


def test_every_law_holds() -> None:
    """Whatever these say of a game that is there."""
    passes("tests/laws", "tests/env/test_layouts.py", "tests/env/test_actions.py", "-k", "tricks")


def test_what_the_package_itself_tests() -> None:
    """Its cases, words, commands, players and environments, and a table of the server."""
    passes(str(PACKAGE / "tests"))
