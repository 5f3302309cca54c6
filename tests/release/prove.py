"""``python -m tests.release.prove [WHEEL …]``: build sdist and wheel, install them outside the checkout, and use them.

The sdist is built from the checkout and the pure wheel from the sdist. Then every WHEEL (the compiled one of ``make compiled``,
or those of a release) takes its place in the same environment. To each a game and a character of other packages (``guests``)
are added. ``--oldest`` installs the oldest versions pyproject.toml allows, of the other extras, too (``--extras`` says which),
and ``--python PROGRAM`` says which Python the environment gets.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from pathlib import Path

from tests.release import guests
from tests.release.oldest import constraints
from tests.release.wasm import plays_in_webassembly
from tests.server.postgres import Postgres, is_there

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
EXTRAS = "server,rl"
MORE = "arena,learn,openspiel,peers,postgres,ray"  # tried at their oldest versions: gigabytes
STATIC = "regalia/server/static/index.html"
LICENCES = "regalia/server/static/licenses.md"


def run(*command: str | Path, where: Path, **variables: str) -> None:
    """In an environment that knows nothing of the checkout."""
    ours = ("PYTHON", "REGALIA", "HATCH", "VIRTUAL")
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    subprocess.run([str(word) for word in command], cwd=where, env={**surroundings, **variables}, check=True)


def built_sdist(folder: Path) -> Path:
    run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", folder, where=ROOT)
    [found] = folder.glob("*.tar.gz")
    return found


def built_pure_wheel(sdist: Path, folder: Path) -> Path:
    """From the sdist alone, as an installer does it that finds no wheel for its machine."""
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    [source] = folder.glob("regalia-*/")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder, where=source)
    [found] = folder.glob("*-py3-none-any.whl")
    return found


def check_contents(wheel: Path, needs_page: bool) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for name in ("regalia/py.typed", "regalia/cases/citadels/witch.yaml", "regalia/dominion/cards.json"):
        assert name in names, f"{wheel.name} lacks {name}"
    assert any(name.endswith("/licenses/LICENSE") for name in names), f"{wheel.name} lacks its licence"
    assert STATIC in names or not needs_page, f"{wheel.name} lacks the page: make web"
    assert LICENCES in names or not needs_page, f"{wheel.name} lacks the licences of what its page bundles: make web"
    strangers = {name.partition("/")[0] for name in names if not name.endswith(".so")} - {"regalia"}
    assert all(name.endswith(".dist-info") for name in strangers), f"{wheel.name} also installs {sorted(strangers)}"


def built_guests(folder: Path) -> list[Path]:
    """Wheels of strangers' packages, built once."""
    built = folder / "guests"
    if not built.exists():
        built.mkdir()
        for source in guests.sources(built):
            run(*guests.building(built), where=source)
    return sorted(built.glob("*.whl"))


def has_page(wheel: Path) -> bool:
    return STATIC in zipfile.ZipFile(wheel).namelist()


def prove(wheel: Path, python: Path, folder: Path, *options: str | Path, deps: bool, more: str = "") -> None:
    """Install a wheel into an environment and let the proof use it."""
    began = time.monotonic()
    pip: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    if deps:
        run(*pip, *options, f"regalia[{','.join(filter(None, (EXTRAS, more)))}] @ {wheel.as_uri()}", where=folder)
    else:  # in the place of the one before; what it declares besides must be all it needs besides
        run(python, "-m", "pip", "uninstall", "--quiet", "--yes", "regalia", where=folder)
        run(*pip, *options, wheel, where=folder)
    engine = "pure" if wheel.name.endswith("-none-any.whl") else "compiled"
    print(f"{wheel.name} ({engine}) installed in {time.monotonic() - began:.0f} s", flush=True)
    work = folder / engine
    work.mkdir()
    shutil.copy(HERE / "proof.py", work)
    flags = [] if has_page(wheel) else ["--without-page"]
    if "postgres" in more and is_there():
        with Postgres() as database:
            run(python, "proof.py", engine, *flags, f"--with={more}", f"--database={database.url}", where=work)
    else:
        run(python, "proof.py", engine, *flags, f"--with={more}", where=work)
    # Installed for this alone: all other proofs are of Regalia as it comes.
    run(*pip, "--no-deps", *built_guests(folder), where=folder)
    run(python, "proof.py", engine, "--guests", where=work)
    run(python, "-m", "pip", "uninstall", "--quiet", "--yes", *guests.NAMES, where=folder)


def check_types(python: Path, folder: Path) -> None:
    """A client project, strictly typed, against what was installed."""
    client = folder / "client"
    shutil.copytree(HERE / "client", client)
    run(sys.executable, "-m", "mypy", "--strict", "--no-incremental", "--python-executable", python, ".", where=client)
    run(python, "main.py", where=client)


def main() -> None:
    reader = argparse.ArgumentParser()
    reader.add_argument("wheels", nargs="*", type=Path)
    reader.add_argument("--oldest", action="store_true")
    reader.add_argument("--extras", default=MORE, help=f"with --oldest, besides {EXTRAS}")
    reader.add_argument("--python", default=sys.executable)
    chosen = reader.parse_args()
    with tempfile.TemporaryDirectory(prefix="regalia-proof-") as name:
        folder = Path(name).resolve()
        pure = built_pure_wheel(built_sdist(folder), folder)
        check_contents(pure, needs_page=True)
        run(chosen.python, "-m", "venv", folder / "empty", where=folder)
        python = folder / "empty" / "bin" / "python"
        options: list[str | Path] = []
        if chosen.oldest:
            lines = constraints(f"{EXTRAS},{chosen.extras}".split(","))
            (folder / "oldest.txt").write_text("\n".join(lines), encoding="utf-8")
            options = ["--constraint", folder / "oldest.txt"]
        prove(pure, python, folder, *options, deps=True, more=chosen.extras if chosen.oldest else "")
        if not chosen.oldest:
            check_types(python, folder)
            plays_in_webassembly(pure, python, folder)
        for wheel in chosen.wheels:
            check_contents(wheel, needs_page=False)
            prove(wheel.resolve(), python, folder, *options, deps=False)
    print("1 passed, 0 failed")


if __name__ == "__main__":
    main()
