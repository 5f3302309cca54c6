"""When the Makefile compiles again: whatever lies in the compiled copy counts, since tests load all of it from there."""

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
SUM = "build/compiled.sum"
FILES = (
    "hatch_build.py",
    "pyproject.toml",
    "README.md",
    "docs/bots.md",
    "cases/citadels/witch.yaml",
    "src/regalia/games.py",
    "src/regalia/citadels/cards.json",
    "src/regalia/citadels/messages/en/a name with spaces.ftl",
    "src/regalia/server/static/index.html",
)

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in FILES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    return tmp_path


def summed(checkout: Path, *settings: str) -> tuple[str, int]:
    """The sum, and when it was last written: what depends on it is made again if that is later than before."""
    subprocess.run(["make", "--silent", SUM, *settings], cwd=checkout, check=True, capture_output=True)
    return (checkout / SUM).read_text(encoding="utf-8"), (checkout / SUM).stat().st_mtime_ns


def change(checkout: Path, name: str) -> None:
    (checkout / name).write_text("something else", encoding="utf-8")


PAPERS = ("README.md", "docs/bots.md", "src/regalia/server/static/index.html")
INSIDE = [name for name in FILES if name not in PAPERS]


@pytest.mark.parametrize("name", INSIDE)
def test_whatever_lies_in_the_compiled_copy_counts(checkout: Path, name: str) -> None:
    before = summed(checkout)
    change(checkout, name)
    after = summed(checkout)
    assert after[0] != before[0] and after[1] > before[1]


def test_a_file_that_was_renamed_or_removed_counts(checkout: Path) -> None:
    case = checkout / "cases/citadels/witch.yaml"
    sums = [summed(checkout)[0]]
    case.rename(case.with_name("wizard.yaml"))
    sums.append(summed(checkout)[0])
    case.with_name("wizard.yaml").unlink()
    sums.append(summed(checkout)[0])
    assert len(set(sums)) == 3


def test_page_documents_and_times_do_not(checkout: Path) -> None:
    before = summed(checkout)
    for name in PAPERS:
        change(checkout, name)
    (checkout / INSIDE[-1]).touch()
    assert summed(checkout) == before


def test_a_measurement_is_not_compiled_again_for_words(checkout: Path) -> None:
    only = "PARTS=$(wildcard $(PLAYS))"
    before = summed(checkout, only)
    (checkout / "src/regalia/words").mkdir()
    (checkout / "src/regalia/words/new.ftl").write_text("new", encoding="utf-8")
    assert summed(checkout, only) == before
    change(checkout, "src/regalia/citadels/cards.json")
    assert summed(checkout, only) != before
