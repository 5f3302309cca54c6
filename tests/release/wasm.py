"""The pure wheel in a browser's Python: CPython compiled to WebAssembly (Pyodide), run by Node, plays the same games."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
MODULES = HERE.parent.parent / "web" / "node_modules"
GAMES = HERE / "games_everywhere.py"


def node() -> str:
    """The system's, or the one ``make web`` installed beside this Python."""
    places = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    found = shutil.which("node", path=places)
    assert found, "Node is missing: make web installs it"
    return found


def told(*command: str | Path, where: Path) -> dict[str, Any]:
    done = subprocess.run([str(word) for word in command], cwd=where, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def plays_in_webassembly(wheel: Path, python: Path, folder: Path) -> None:
    """``python`` has this wheel installed; ``folder`` is outside the checkout."""
    began = time.monotonic()
    here = told(python, GAMES, where=folder)
    there = told(node(), HERE / "wasm.mjs", wheel, GAMES, MODULES, where=folder)
    assert there["platform"] == "emscripten", there
    assert there["games"] == here["games"], f"{there}\nis not\n{here}"
    pythons = f"Python {here['python']} and {there['python']} in WebAssembly"
    print(f"{len(here['games'])} games end alike on {pythons} ({time.monotonic() - began:.0f} s)", flush=True)
