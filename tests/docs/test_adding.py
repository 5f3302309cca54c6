"""What CONTRIBUTING says about adding a card and a game is true: its code is run, or stands in the folder it explains."""

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
TRICKS = ROOT / "tests" / "games" / "tricks"
CHECK = """
import sys
from regalia.casebook import run_files
from regalia.dominion.rules.cards.catalogue import EXPANSION_OF
from regalia.words import check
assert "apiary" in EXPANSION_OF
problems = [*check.problems(), *(result.problem for result in run_files(sys.argv[1:]) if result.problem)]
assert not problems, problems
"""


def section(title: str) -> str:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    return guide.split(f"## {title}\n")[1].split("\n## ")[0]


def blocks(text: str, kind: str) -> list[str]:
    """The code of one language, indented or not."""
    return [textwrap.dedent(found) for found in re.findall(rf"(?m)^ *```{kind}\n((?:.*\n)*?) *```$", text)]


def test_the_dominion_card_of_the_guide_needs_four_places_and_no_others(tmp_path: Path) -> None:
    """In a copy of the program: its words are complete, its case passes, kingdoms may have it."""
    program = tmp_path / "regalia"
    shutil.copytree(ROOT / "src" / "regalia", program, ignore=shutil.ignore_patterns("static", "__pycache__"))
    guide = section("Add a Dominion card")
    [entry], [line], [messages], [case] = (blocks(guide, kind) for kind in ("json", "python", "ftl", "yaml"))
    catalogue = program / "dominion" / "cards.json"
    rows = catalogue.read_text(encoding="utf-8").rstrip().removesuffix("]").rstrip()
    number = 1 + max(row["n"] for row in json.loads(f"{rows}]") if row["section"].endswith("_cards") and "n" in row)
    catalogue.write_text(f"{rows},\n{entry.strip().replace('NEXT', str(number))}\n]\n", encoding="utf-8")
    sheet = program / "dominion" / "rules" / "cards" / "base.py"
    code = sheet.read_text(encoding="utf-8")
    sheet.write_text(code.replace("BASE: Final = [\n", f"BASE: Final = [\n    {line}"), encoding="utf-8")
    for part in messages.split("# ")[1:]:
        language, _, text = part.partition("\n")
        with (program / "dominion" / "messages" / language / "base.ftl").open("a", encoding="utf-8") as file:
            file.write(text)
    cases = tmp_path / "apiary.yaml"
    cases.write_text(case, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    run = [sys.executable, "-c", CHECK, str(cases)]
    done = subprocess.run(run, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_game_of_the_guide_is_the_one_that_is_tested() -> None:
    guide = section("Add a game")
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(TRICKS.rglob("*.py")))
    shown = blocks(guide, "python")
    assert len(shown) == 3
    for block in shown:
        assert block.strip() in textwrap.dedent(code) or textwrap.indent(block, "    ").strip("\n") in code, block
    [case] = blocks(guide, "yaml")
    assert case in (TRICKS / "cases" / "tricks.yaml").read_text(encoding="utf-8")
    for name in re.findall(r"(?m)^\| `([^`]+)`", guide.split("1. **The table**")[0]):
        assert list(TRICKS.glob(name.replace("LANGUAGE", "en"))), name


def test_the_package_is_installed_as_its_project_says() -> None:
    """The tests have no installer, so what one would write lies beside the package."""
    project = tomllib.loads((TRICKS / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    written = (TRICKS / "regalia_tricks-1.0.dist-info" / "entry_points.txt").read_text(encoding="utf-8")
    [(group, entries)] = project["entry-points"].items()
    assert written == f"[{group}]\n" + "".join(f"{name} = {address}\n" for name, address in entries.items())
