"""The same games, arrays and masks in every process, whatever Python's hash seed, interpreted or compiled."""

import os
import subprocess
import sys

from tests.env.digest import digest

EXPECTED = "3a3842761b03a06a"  # changes whenever rules, layouts or numbers do: then look why, and write the new one here


def test_the_digest_is_the_one_known() -> None:
    assert digest() == EXPECTED


def test_another_process_with_another_hash_seed_sees_the_same() -> None:
    for seed in ("0", "4711"):
        command = [sys.executable, "-m", "tests.env.digest"]
        done = subprocess.run(command, env=os.environ | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == EXPECTED
