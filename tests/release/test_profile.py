"""The profile-guided build (``hatch_build.py``): what is compiled, played and handed on; ``make release-wheel`` does it."""

import importlib.util
import subprocess
import sys
import zipfile
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from regalia.bench.exercise import exercise

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture
def build() -> ModuleType:
    pytest.importorskip("hatchling")
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_what_a_profile_is_made_of_can_be_played() -> None:
    exercise(0.001)


def test_the_engine_counts_plays_and_is_compiled_with_its_counts(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[tuple[list[str], dict[str, str]]] = []

    def run(command: list[str], cwd: Path, env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        ran.append((command, env))
        if "hatchling" in command:
            (tmp_path / "wheel").mkdir()
            with zipfile.ZipFile(tmp_path / "wheel" / "engine.whl", "w") as wheel:
                wheel.writestr("regalia/__init__.py", "")
            (tmp_path / "work" / "build").mkdir()
        else:
            (tmp_path / "counts").mkdir()
            (tmp_path / "counts" / "engine.gcda").touch()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("CFLAGS", "-fno-plt")
    monkeypatch.setenv("HATCH_MYPYC_BUILD_DIR", "")
    monkeypatch.setenv("REGALIA_PROFILE", "1")
    build.profile(tmp_path)
    (_, counting), (play, playing) = ran
    assert counting["CFLAGS"] == f"-fno-plt -fprofile-generate={tmp_path}/counts" and counting["REGALIA_PROFILE"] == "0"
    assert playing["PYTHONPATH"].startswith(str(tmp_path / "engine")) and play[:2] == [sys.executable, "-c"]
    handed_on = build.os.environ
    assert handed_on["CFLAGS"].startswith(f"-fno-plt -fprofile-use={tmp_path}/counts")
    assert handed_on["HATCH_MYPYC_BUILD_DIR"] == counting["HATCH_MYPYC_BUILD_DIR"]  # gcc finds counts by paths
    assert list((tmp_path / "work").iterdir()) == []


def test_an_engine_that_counted_nothing_is_no_profile(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        if "hatchling" in command:
            (tmp_path / "wheel").mkdir()
            zipfile.ZipFile(tmp_path / "wheel" / "engine.whl", "w").close()
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setenv("CFLAGS", "")
    with pytest.raises(RuntimeError, match="counted nothing"):
        build.profile(tmp_path)


@pytest.mark.parametrize("known", [[], ["librt>=0.16", "mypy-extensions>=1.0"]])
def test_a_compiled_wheel_from_an_sdist_declares_what_it_loads(
    build: ModuleType, monkeypatch: pytest.MonkeyPatch, known: list[str]
) -> None:
    """An sdist has the dependencies of the pure wheel in its PKG-INFO, and hatchling keeps to them."""
    monkeypatch.setenv("HATCH_BUILD_HOOKS_ENABLE", "1")
    monkeypatch.setenv("CFLAGS", "")
    monkeypatch.delenv("REGALIA_PROFILE", raising=False)
    metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["rich>=13", *known]))
    data: dict[str, Any] = {"dependencies": []}
    build.CompilerFlags(str(ROOT), {}, None, metadata, "", "wheel").initialize("standard", data)
    assert data["dependencies"] == ([] if known else build.settings()["compiled-dependencies"])


def test_where_counting_cannot_be_compiled_there_is_no_profile(
    build: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 1))
    monkeypatch.setenv("CFLAGS", "-fno-plt")
    build.profile(tmp_path)
    assert build.os.environ["CFLAGS"] == "-fno-plt"


@pytest.mark.parametrize(
    ("macros", "found"), [("#define __GNUC__ 12", True), ("#define __GNUC__ 4\n#define __clang__ 1", False)]
)
def test_only_gcc_is_asked_for_a_profile(build: ModuleType, monkeypatch: pytest.MonkeyPatch, macros: str, found: bool) -> None:
    def run(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 0, macros)

    monkeypatch.setattr(subprocess, "run", run)
    assert build.is_gcc() is found


def test_without_a_compiler_there_is_no_profile(build: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not build.is_gcc()
