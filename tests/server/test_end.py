"""Processes that used the server's types end as they should."""

import os
import subprocess
import sys

import pytest


@pytest.mark.parametrize("module", ["regalia.server.run", "regalia.server.client", "tests.server.write_schema"])
def test_the_interpreter_ends_without_a_crash(module: str) -> None:
    """The allocator overwrites what was freed, so that whatever looks at it fails every time instead of now and then."""
    checked = {**os.environ, "PYTHONMALLOC": "debug"}
    ended = subprocess.run([sys.executable, "-c", f"import {module}"], env=checked, capture_output=True, check=False)
    assert ended.returncode == 0, ended.stderr.decode()
