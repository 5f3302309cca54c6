"""Running the command as a person does: in an empty folder, with typed lines."""

import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

import regalia as regalia_package
from regalia.cli import play_command
from regalia.cli.main import main
from regalia.cli.play_command import Player
from regalia.cli.speech import CARD_NAMES, LANGUAGE
from regalia.words.tongue import ENVIRONMENT

COMMAND = [sys.executable, "-m", "regalia.cli"]


def surroundings() -> dict[str, str]:
    """The environment in which a process of its own finds the same package."""
    return {**os.environ, "PYTHONPATH": str(Path(regalia_package.__file__).parent.parent), "COLUMNS": "80"}


class Ran:
    """How a command ended and what it printed."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err


Regalia = Callable[..., Ran]
Script = Callable[[Player], Iterator[str]]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is left behind; lines are as long as on a plain terminal, and English is spoken there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    for name in (LANGUAGE, CARD_NAMES, *ENVIRONMENT):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def regalia(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Regalia:
    """``regalia("play", "--seed", 7, typed=["1", "quit"])``"""

    def run(*words: object, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        capsys.readouterr()
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run


@pytest.fixture
def conversation(monkeypatch: pytest.MonkeyPatch, regalia: Regalia) -> Callable[..., Ran]:
    """Play with a script that may look at the table before it types: ``conversation(script, "--seed", 7)``."""

    def run(script: Script, *words: object) -> Ran:
        lines: list[Iterator[str]] = []
        begin = Player.play

        def play(player: Player) -> int:
            lines.append(script(player))
            return begin(player)

        def typed(prompt: str) -> str:
            try:
                return next(lines[0])
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(Player, "play", play)
        monkeypatch.setattr(play_command, "input", typed, raising=False)
        try:
            return regalia("play", *words)
        finally:
            monkeypatch.setattr(Player, "play", begin)
            monkeypatch.delattr(play_command, "input")

    return run
