"""Which Pythons of a machine a wheel is built with (``make test-pythons``)."""

import sys
from pathlib import Path

from tests.release.pythons import candidates, declared, is_cpython, pythons

VERSION = f"{sys.version_info[0]}.{sys.version_info[1]}"


def test_what_runs_here_is_declared_and_looked_for() -> None:
    assert declared() == ["3.11", "3.12", "3.13", "3.14"]
    assert Path(sys.executable) in candidates(VERSION)
    assert set(pythons()) <= set(declared())


def test_a_python_is_taken_for_the_version_it_says_it_is(tmp_path: Path) -> None:
    assert not is_cpython(Path(sys.executable), "3.7")
    assert not is_cpython(tmp_path / "python3.11", "3.11")
    for implementation, taken in (("cpython", True), ("pypy", False)):
        program = tmp_path / implementation
        program.write_text(f"#!/bin/sh\necho {implementation} 3.12 True\n")
        program.chmod(0o755)
        assert is_cpython(program, "3.12") is taken
