"""The same games, arrays and masks in every process, whatever Python's hash seed, interpreted or compiled."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.env.digest import digest

SOURCE = Path(__file__).parent.parent.parent / "src"


@pytest.mark.parametrize("seed", ["0", "4711"])
def test_another_process_with_another_hash_seed_sees_the_same(seed: str) -> None:
    """It runs from the source: where this test itself runs compiled, the two engines are compared."""
    command = [sys.executable, "-m", "tests.env.digest"]
    surroundings = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(command, cwd=SOURCE.parent, env=surroundings, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest()
