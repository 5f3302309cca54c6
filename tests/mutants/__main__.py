"""Plant every bug of the catalogue in a copy of the engine and run the tests that must notice it.

``python -m tests.mutants`` takes a few minutes; words after it choose mutants by name: ``python -m tests.mutants witch wall``.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.mutants.catalogue import MUTANTS, Mutant

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "cases", "docs", "pyproject.toml")
LIMIT = 600  # seconds; a test that hangs has noticed something, too
PYTEST = ("-m", "pytest", "-x", "-q", "--citations=", "-p", "no:cacheprovider", "-p", "no:randomly")


def copied(folder: Path) -> Path:
    """A copy of the source (never of compiled modules, which would hide it), the tests and the cases."""
    for name in COPIED:
        origin = ROOT / name
        if origin.is_dir():
            shutil.copytree(origin, folder / name, ignore=shutil.ignore_patterns("*.so", "__pycache__", ".*"))
        elif origin.exists():
            shutil.copy(origin, folder / name)
    return folder


def run_tests(folder: Path, tests: tuple[str, ...]) -> tuple[bool, str]:
    """Whether the tests pass there, and which one did not."""
    environment = {**os.environ, "PYTHONPATH": str(folder / "src"), "PYTHONDONTWRITEBYTECODE": "1", "REGALIA_ENGINE": "pure"}
    environment.pop("REGALIA_LAWS", None)
    try:
        done = subprocess.run(
            [sys.executable, *PYTEST, *tests], cwd=folder, env=environment, capture_output=True, text=True, timeout=LIMIT
        )
    except subprocess.TimeoutExpired:
        return False, f"no end within {LIMIT} seconds"
    if done.returncode == 0:
        return True, ""
    failed = re.search(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", done.stdout, re.MULTILINE)
    if failed is None or done.returncode != 1:
        return False, "tests did not run:\n" + done.stdout[-2000:] + done.stderr[-2000:]
    return False, failed[1]


def try_mutant(mutant: Mutant) -> tuple[str, float]:
    """The test that caught it ("" if none did), and how long that took."""
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutant-") as name:
        folder = copied(Path(name))
        path = folder / "src" / "regalia" / mutant.path
        path.write_text(mutant.planted(path.read_text(encoding="utf-8")), encoding="utf-8")
        _, caught_by = run_tests(folder, mutant.tests)
    return caught_by, time.monotonic() - began


def healthy(mutants: list[Mutant]) -> str:
    """What fails without any mutant; then nothing would be proved by failing tests."""
    with tempfile.TemporaryDirectory(prefix="healthy-") as name:
        tests = tuple(dict.fromkeys(test for mutant in mutants for test in mutant.tests))
        _, failing = run_tests(copied(Path(name)), tests)
    return failing


def main(words: list[str]) -> int:
    mutants = [mutant for mutant in MUTANTS if not words or any(word in mutant.name for word in words)]
    if not mutants:
        print(f"No mutant is called {' or '.join(words)}; there are: {', '.join(mutant.name for mutant in MUTANTS)}")
        return 2
    width = max(len(mutant.name) for mutant in mutants)
    if failing := healthy(mutants):
        print(f"The suite fails without any mutant: {failing}")
        return 2
    print(f"{'mutant':{width}}  seconds  caught by")
    survivors = 0
    with ThreadPoolExecutor(max(1, (os.cpu_count() or 2) // 2)) as pool:
        for mutant, (caught_by, seconds) in zip(mutants, pool.map(try_mutant, mutants), strict=True):
            is_caught = caught_by.startswith(("tests/", "no end"))
            survivors += not is_caught
            print(f"{mutant.name:{width}}  {seconds:7.1f}  {caught_by or 'NOBODY'}", flush=True)
    print(f"{len(mutants) - survivors} of {len(mutants)} mutants caught")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
