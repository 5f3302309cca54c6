"""Packages of strangers as wheels: the game in tests/games/tricks and the Beekeeper of CONTRIBUTING, with entry points."""

import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
NAMES = ("regalia-tricks", "regalia-beekeeper")
BEEKEEPER = """
[build-system]
requires = ["hatchling"]
build-backend = "hatchling.build"

[project]
name = "regalia-beekeeper"
version = "1.0"
dependencies = ["regalia"]

[project.entry-points."regalia.citadels"]
beekeeper = "regalia_beekeeper:BEEKEEPER"

[tool.hatch.build.targets.wheel]
only-include = ["regalia_beekeeper.py"]
"""


def sources(folder: Path) -> list[Path]:
    """A folder for each package, outside the checkout."""
    tricks, beekeeper = folder / "tricks", folder / "beekeeper"
    shutil.copytree(ROOT / "tests/games/tricks", tricks, ignore=shutil.ignore_patterns("*.dist-info", "__pycache__"))
    beekeeper.mkdir()
    (beekeeper / "pyproject.toml").write_text(BEEKEEPER, encoding="utf-8")
    shutil.copy(ROOT / "docs/examples/beekeeper.py", beekeeper / "regalia_beekeeper.py")
    return [tricks, beekeeper]


def building(folder: Path) -> list[str | Path]:
    """The command that builds a wheel of the package it is run in."""
    return [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
