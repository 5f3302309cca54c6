"""``python -m tests.release.debian SUITE``: prove the wheels with the Python of another release of Debian.

For a CPython that this machine has not: Debian's next release usually has the newest. debootstrap makes that Debian in
/var/tmp, once; its Python builds sdist, pure and compiled wheel and uses them, as ``make test-pythons`` does here. The
checkout is mounted read-only. Needs root, debootstrap, and a network that has Debian's packages.
"""

import argparse
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.release.prove import ROOT
from tests.release.stages import PATH, passed_on

PLACE = Path("/var/tmp/regalia-debian")  # not in the checkout: while it is made, Debian's /proc is mounted in it
SCRIPTS = Path("/usr/share/debootstrap/scripts")
PACKAGES = ("python3", "python3-venv", "python3-dev", "python-is-python3", "gcc", "libc6-dev", "nodejs", "ca-certificates")
TOOLS = ("hatchling", "hatch-mypyc", "mypy", "types-PyYAML")
TRUSTED = Path("/etc/ssl/certs/ca-certificates.crt")
PREPARE = f"test -x /tools/bin/python || {{ python3 -m venv /tools && /tools/bin/pip install --quiet {' '.join(TOOLS)}; }}"
ASKED = 'import sys; print("%d.%d" % sys.version_info[:2])'


def debian(suite: str, packages: Sequence[str] = PACKAGES, name: str = "") -> Path:
    """The root of a Debian of this suite with these packages; made on first use."""
    root = PLACE / (name or suite)
    if not (root / ".ready").exists():
        shutil.rmtree(root, ignore_errors=True)
        root.parent.mkdir(parents=True, exist_ok=True)
        known = SCRIPTS / suite  # an older debootstrap has not heard of a newer suite: all are made like sid
        command = ["debootstrap", "--variant=minbase", f"--include={','.join(packages)}", suite, str(root)]
        if not known.exists():
            command += ["", "sid"]  # from its usual place
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        (root / ".ready").touch()
    for name in ("/etc/resolv.conf", str(TRUSTED)):
        if Path(name).exists():
            shutil.copy(name, root / name.lstrip("/"))
    return root


def inside(root: Path, script: str, variables: Mapping[str, str]) -> list[str]:
    """The command that runs a script in that root, with the checkout at /source."""
    own = shlex.quote(str(root))
    mounts = [
        f"mkdir -p {own}/source",
        f"mount --bind -o ro {shlex.quote(str(ROOT))} {own}/source",
        *(f"mount --rbind /{name} {own}/{name}" for name in ("proc", "dev")),
        f"mount -t tmpfs tmpfs {own}/dev/shm",
    ]
    words = [
        "chroot",
        str(root),
        "env",
        "-i",
        f"PATH={PATH}",
        "HOME=/root",
        *(f"{name}={value}" for name, value in variables.items()),
    ]
    return ["unshare", "--mount", "sh", "-ec", "\n".join([*mounts, f"exec {shlex.join([*words, 'sh', '-ec', script])}"])]


def main() -> int:
    reader = argparse.ArgumentParser()
    reader.add_argument("suite", help="such as forky")
    reader.add_argument("--release", action="store_true", help="optimized as a release is: many minutes")
    chosen = reader.parse_args()
    if os.geteuid() != 0 or not shutil.which("debootstrap") or not shutil.which("unshare"):
        print("Left out: another Debian needs root and debootstrap.")
        return 0
    root = debian(chosen.suite)
    variables = {**passed_on(), "PYTHONDONTWRITEBYTECODE": "1"}
    version = subprocess.run(
        inside(root, f"python3 -c {shlex.quote(ASKED)}", variables), check=True, stdout=subprocess.PIPE, text=True
    )
    pythons = [
        "/tools/bin/python",
        "-m",
        "tests.release.pythons",
        version.stdout.strip(),
        *(["--release"] if chosen.release else []),
    ]
    subprocess.run(inside(root, f"{PREPARE}; cd /source && exec {shlex.join(pythons)}", variables), check=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
