"""The engine is open, compiled, too: an installed package brings a character and cards, and they play as ours do."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regalia.games import setup_for
from regalia.kernel import game as kernel
from regalia.kernel.setup import SetupError

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
CAST = ["assassin", "thief", "surveyor", "king", "bishop", "beekeeper", "architect", "warlord"]
KINGDOM = ["apiary", "village", "smithy", "market", "moat", "cellar", "militia", "festival", "mine", "witch"]


def run_with_package(engine: list[str], module: str, *arguments: str, code: int = 0) -> str:
    path = os.pathsep.join([str(HERE / "package"), str(ROOT), *engine])
    run = [sys.executable, "-m", module, *arguments]
    done = subprocess.run(run, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout if code == 0 else done.stderr


def played(engine: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(run_with_package(engine, "tests.open.guests_play"))
    return found


def test_guests_play_as_ours_do() -> None:
    found = played([part for part in sys.path if part])
    is_compiled = not str(kernel.__file__).endswith(".py")
    assert found["compiled"] == is_compiled, "the engine of these tests"
    verbs = found["verbs"]
    assert min(verbs.get(verb, 0) for verb in ("collect_honey", "honey", "hum", "copy_plan")) > 5, verbs
    assert found["surveyed"] > 5, "who listens to building, on the compiled engine, too"
    if is_compiled:
        assert found["prints"] == played([str(ROOT / "src")])["prints"], "the same games compiled and interpreted"


def test_the_laws_hold_with_guests() -> None:
    """But for those about the words and rules of the book, where guests do not stand, and about games counted before."""
    laws = "citadels-nl-6 and not in_every_language and not anything_else_is_not and not as_counted"
    plugins = ["-p", "tests.open.guest_laws", "-p", "no:cacheprovider"]
    told = run_with_package([part for part in sys.path if part], "pytest", "-q", *plugins, "tests/laws", "-k", laws)
    assert "100%" in told


COMMANDS = {"citadels": ("--seats", "4", "--cast", ",".join(CAST)), "dominion": ("--kingdom", ",".join(KINGDOM))}


@pytest.mark.parametrize("game", COMMANDS)
def test_commands_know_guests_by_id(game: str) -> None:
    engine = [part for part in sys.path if part]
    told = run_with_package(engine, "regalia.cli", "simulate", game, "2", *COMMANDS[game])
    assert "random" in told
    refused = run_with_package(engine, "regalia.cli", "--language", "en", "play", game, *COMMANDS[game], code=2)
    assert "without words, so only bots can play with it" in refused, "people would miss every sentence"


def test_without_the_package_its_names_are_unknown() -> None:
    with pytest.raises(SetupError, match="unknown character 'surveyor'"):
        setup_for("citadels", seats=4, cast=CAST)
    with pytest.raises(SetupError, match="'apiary' is no Kingdom card"):
        setup_for("dominion", kingdom=KINGDOM)
