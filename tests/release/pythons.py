"""``python -m tests.release.pythons [VERSION …]``: build the compiled wheel with every CPython of this machine, and prove each.

Looked for are the versions pyproject.toml names, on the path and where pyenv keeps them. A wheel is built from the sdist by
pip, in an environment of its own, as cibuildwheel does it; without ``--release`` it is compiled without optimization.
"""

import argparse
import os
import re
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
from pathlib import Path

from tests.release.prove import ROOT, built_sdist, run

CLASSIFIER = re.compile(r"Programming Language :: Python :: (3\.\d+)$")
ASKED = """
import ensurepip, pathlib, ssl, sys, sysconfig, venv
header = pathlib.Path(sysconfig.get_path("include"), "Python.h")
print(sys.implementation.name, "%d.%d" % sys.version_info[:2], header.exists())
"""


def declared() -> list[str]:
    """The versions pyproject.toml says it runs on."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [found[1] for one in project["classifiers"] if (found := CLASSIFIER.match(one))]


def candidates(version: str) -> list[Path]:
    """Programs that may be this Python: the one that runs, those on the path, those of pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    folders = [Path(name) for name in os.get_exec_path()]
    found = [Path(sys.executable), *(folder / f"python{version}" for folder in folders)]
    return [*found, *sorted(kept.glob(f"{version}.*/bin/python"), reverse=True)]


def is_cpython(program: Path, version: str) -> bool:
    """Of this version, and with what building and an environment need."""
    if not program.exists():
        return False
    told = subprocess.run([program, "-c", ASKED], capture_output=True, text=True, check=False).stdout
    return told.split() == ["cpython", version, "True"]


def pythons() -> dict[str, Path]:
    """By version, the first that will do."""
    found = {}
    for version in declared():
        for program in candidates(version):
            if is_cpython(program, version):
                found[version] = program
                break
    return found


def built_wheel(python: Path, sdist: Path, folder: Path, optimized: bool) -> Path:
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.glob("regalia-*/")
    if not optimized:
        project = source / "pyproject.toml"
        project.write_text(project.read_text(encoding="utf-8").replace('opt_level = "3"', 'opt_level = "0"'), encoding="utf-8")
    run(python, "-m", "venv", folder / "builder", where=folder)
    builder = folder / "builder" / "bin" / "python"
    options = ("--quiet", "--disable-pip-version-check", "--no-deps", "--wheel-dir", folder)
    run(builder, "-m", "pip", "wheel", *options, source, where=folder, HATCH_BUILD_HOOKS_ENABLE="1")
    [found] = folder.glob("*.whl")
    return found


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("--release", action="store_true", help="optimized as a release is: many minutes")
    reader.add_argument("versions", nargs="*", help="only these, such as 3.13")
    chosen = reader.parse_args()
    found = {version: program for version, program in pythons().items() if not chosen.versions or version in chosen.versions}
    for version in chosen.versions or declared():
        print(f"{version}: {found.get(version, 'not on this machine')}", flush=True)
    for version, program in found.items():
        with tempfile.TemporaryDirectory(prefix="regalia-python-") as name:
            folder, began = Path(name).resolve(), time.monotonic()
            wheel = built_wheel(program, built_sdist(folder), folder, chosen.release)
            assert f"cp{version.replace('.', '')}" in wheel.name, f"{wheel.name} is no compiled wheel of {version}"
            print(f"{wheel.name} built in {time.monotonic() - began:.0f} s", flush=True)
            prove = [sys.executable, "-m", "tests.release.prove", "--python", program, wheel]
            subprocess.run([str(word) for word in prove], cwd=ROOT, check=True)
    print(f"{len(found)} passed, 0 failed")


if __name__ == "__main__":
    main()
