"""How wheels are built. ``HATCH_BUILD_HOOKS_ENABLE=1`` compiles the engine with mypyc; without it the wheel is pure Python.

The pure wheel runs anywhere. The compiled one needs two small packages of mypy's, so only it declares them.
``REGALIA_PROFILE=1`` compiles twice with gcc: first an engine that counts which ways games take through it, then, once that has
played, the one that is published (profile-guided optimization). Where that cannot be, the engine is compiled once, without.
"""

import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
import zipfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).parent
EXERCISE = "from regalia.bench.exercise import exercise; exercise()"


def settings() -> dict[str, Any]:
    """``[tool.regalia.build]`` of pyproject.toml."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        found: dict[str, Any] = tomllib.load(file)["tool"]["regalia"]["build"]
    return found


def is_wished(variable: str) -> bool:
    return os.environ.get(variable, "") in ("1", "true")


def is_compiled() -> bool:
    return is_wished("HATCH_BUILD_HOOKS_ENABLE")


class Dependencies(MetadataHookInterface):
    """What every wheel needs, and what the compiled one needs besides."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        build = settings()
        metadata["dependencies"] = build["dependencies"] + (build["compiled-dependencies"] if is_compiled() else [])


class CompilerFlags(BuildHookInterface[Any]):
    """Runs before mypyc and gives the C compiler the flags of a release, unless ``CFLAGS`` are set already."""

    PLUGIN_NAME = "custom"
    where: Path | None = None  # the folder of both compilations with a profile

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not is_compiled():
            return
        # In an sdist hatchling takes the dependencies from PKG-INFO and asks no hook: they are those of the pure wheel.
        known = [one.replace("-", "_") for one in self.metadata.core.dependencies]
        build_data["dependencies"] += [one for one in settings()["compiled-dependencies"] if one not in known]
        if platform.system() not in ("Linux", "Darwin"):
            return
        if "CFLAGS" not in os.environ:
            os.environ["CFLAGS"] = " ".join(settings()[f"cflags-{platform.system().lower()}"])
        if is_wished("REGALIA_PROFILE"):
            if is_gcc():
                self.where = Path(tempfile.mkdtemp(prefix="regalia-profile-"))
                profile(self.where)
            else:
                print("The C compiler is not gcc: the engine is compiled without a profile.", file=sys.stderr)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.where is not None:
            shutil.rmtree(self.where)


def is_gcc() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    asked = [*compiler.split(), "-dM", "-E", "-x", "c", os.devnull]
    try:
        macros = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return False
    return "__GNUC__" in macros and "__clang__" not in macros


def profile(where: Path) -> None:
    """Compile an engine that counts, let it play, and have the next compilation use what it counted.

    gcc finds the counts of an object file by its path, so both compilations work in one folder (mypyc's intermediate files).
    """
    flags, counts, work = os.environ["CFLAGS"], where / "counts", where / "work"
    counting = {"REGALIA_PROFILE": "0", "CFLAGS": f"{flags} -fprofile-generate={counts}", "HATCH_MYPYC_BUILD_DIR": str(work)}
    work.mkdir()
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(where / "wheel")]
    if subprocess.run(build, cwd=ROOT, env={**os.environ, **counting}, check=False).returncode:
        print("The engine that counts cannot be compiled here: compiled without a profile.", file=sys.stderr)
        return
    (wheel,) = (where / "wheel").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(where / "engine")
    found = [str(where / "engine"), os.environ.get("PYTHONPATH", "")]
    play = {"REGALIA_ENGINE": "compiled", "PYTHONPATH": os.pathsep.join(filter(None, found))}
    subprocess.run([sys.executable, "-c", EXERCISE], cwd=where, env={**os.environ, **play}, check=True)
    if not any(counts.glob("**/*.gcda")):
        raise RuntimeError("the engine played and counted nothing")
    shutil.rmtree(work)
    work.mkdir()
    # What was never played is optimized like everything else: cards nobody drew must not become slow ones.
    os.environ["CFLAGS"] = f"{flags} -fprofile-use={counts} -fprofile-partial-training -Wno-missing-profile"
    os.environ["HATCH_MYPYC_BUILD_DIR"] = str(work)
