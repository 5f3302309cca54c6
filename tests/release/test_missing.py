"""Where a package is missing, the command and the library say in one line which extra brings it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent.parent / "src"
WITHOUT = "import sys; sys.modules[{name!r}] = None; from regalia.cli.start import main; raise SystemExit(main())"


def run(code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE), "REGALIA_LANGUAGE": "en", "REGALIA_ENGINE": "pure"}
    return subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, text=True, env=surroundings)


@pytest.mark.parametrize(
    ("name", "command", "said"),
    [
        ("fluent", "simulate 1", "regalia: fluent is not installed: pip install regalia"),
        ("rich", "simulate 1", "regalia: rich is not installed: pip install regalia"),
        ("yaml", "cases cases", "regalia: yaml is not installed: pip install regalia"),
        ("uvicorn", "serve", "regalia serve: this needs uvicorn: pip install 'regalia[server]'"),
        ("msgspec", "backup x", "regalia backup: this needs msgspec: pip install 'regalia[server]'"),
        ("psycopg", "serve --database postgresql://x", "regalia serve: this needs psycopg: pip install 'regalia[postgres]'"),
        ("numpy", "bench --environments", "regalia bench: this needs numpy: pip install 'regalia[rl]'"),
        ("ray", "match random random --ray", "regalia match: this needs ray: pip install 'regalia[ray]'"),
        ("torch", "learn --minutes 1", "regalia learn: this needs torch: pip install 'regalia[learn]'"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(name: str, command: str, said: str) -> None:
    done = run(WITHOUT.format(name=name), *command.split())
    assert (done.returncode, done.stdout, done.stderr) == (2, "", f"{said}\n")


@pytest.mark.parametrize(
    ("name", "module", "extra"),
    [
        ("numpy", "regalia.env.batch", "rl"),
        ("gymnasium", "regalia.env.solo", "rl"),
        ("pettingzoo", "regalia.env.citadels_v1", "rl"),
        ("pyspiel", "regalia.env.openspiel", "openspiel"),
        ("numpy", "regalia.env.openspiel", "openspiel"),
        ("matplotlib", "regalia.arena.plots; regalia.arena.plots.canvas(2)", "arena"),
        ("websockets", "regalia.server.client", "server"),
        ("torch", "regalia.learn.trainer", "learn"),
        ("starlette", "regalia.server.web.app", "server"),
    ],
)
def test_an_import_says_it_too(name: str, module: str, extra: str) -> None:
    done = run(f"import sys; sys.modules[{name!r}] = None; import {module}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        f"regalia.extras.MissingExtra: {name} is not installed: pip install 'regalia[{extra}]'"
    )


def test_a_bot_is_found_in_the_current_folder(tmp_path: Path) -> None:
    """Also by the installed command, which does not begin with the current folder on its path."""
    code = "class First:\n    def __init__(self, *_): ...\n    def choose(self, view): return view.options[0]\n"
    (tmp_path / "first.py").write_text(code, encoding="utf-8")
    start = "from regalia.cli.start import main; raise SystemExit(main())"
    words = ["simulate", "1", "--seats", "4", "--bots", "first:First"]
    surroundings = {**os.environ, "PYTHONPATH": str(SOURCE), "REGALIA_ENGINE": "pure"}
    command = [sys.executable, "-P", "-c", start, *words]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, env=surroundings)
    assert done.returncode == 0, done.stderr


def test_nothing_else_is_taken_for_a_missing_package() -> None:
    done = run("from regalia.extras import extra\nwith extra('rl'):\n    1 / 0")
    assert done.stderr.splitlines()[-1] == "ZeroDivisionError: division by zero"
