"""``python -m tests.release.stages``: carry out the stages of the Dockerfile as scripts, then run what they made.

For machines without a container engine. Each stage is an overlay on this machine's own file system, in a mount namespace of its
own, so a stage sees Debian with Python as its base image would and leaves nothing behind. The last stage is started as the
container would be: another user, a root that cannot be written to, the entry point, the health check, SIGTERM. Needs root.
"""

import argparse
import os
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.release.dockerfile import Stage, copied, stages

ROOT = Path(__file__).parent.parent.parent
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
BASE = "base"
PREPARE = (
    "apt-get update -qq && apt-get install -qq --yes --no-install-recommends python3 python3-venv python-is-python3 >/dev/null"
)
MOUNTS = """
set -e
mount -t overlay overlay -o lowerdir=/,upperdir={folder}/upper,workdir={folder}/work {folder}/root
mount --rbind /proc {folder}/root/proc
mount --rbind /dev {folder}/root/dev
mount -t tmpfs tmpfs {folder}/root/tmp
"""
READ_ONLY = "mount -t tmpfs -o uid={user} tmpfs {folder}/root/data\nmount -o remount,ro,bind {folder}/root\n"


class Layers:
    """The stages that were carried out so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def shell(self, stage: str, script: str, where: str = "/", user: str = "", **variables: str) -> list[str]:
        """The command that runs a script inside a stage; as another user its root is read-only."""
        own = self.folder / stage
        mounts = MOUNTS.format(folder=own)
        chroot = ["chroot", *([f"--userspec={user}:{user}"] if user else []), str(own / "root")]
        if user:
            mounts += READ_ONLY.format(user=user, folder=own)
        inside = ["env", "-i", f"PATH={PATH}", "HOME=/tmp", *(f"{name}={value}" for name, value in variables.items())]
        words = [*chroot, *inside, "sh", "-ec", f"cd {where}\n{script}"]
        return ["unshare", "--mount", "sh", "-c", f"{mounts}\nexec {shlex.join(words)}"]

    def begin(self, stage: str) -> None:
        """A stage begins with what the base image has beyond this machine."""
        for part in ("work", "root"):
            (self.folder / stage / part).mkdir(parents=True)
        upper = self.folder / stage / "upper"
        if stage == BASE:
            upper.mkdir()
        else:
            subprocess.run(["cp", "--archive", self.folder / BASE / "upper", upper], check=True)

    def copy(self, stage: str, name: str) -> None:
        """The same files as a stage of another name: a layer belongs to one mount at a time, and its end is not waited for."""
        for part in ("work", "root"):
            (self.folder / name / part).mkdir(parents=True)
        subprocess.run(["cp", "--archive", "--link", self.folder / stage / "upper", self.folder / name / "upper"], check=True)

    def run(self, stage: str, script: str, where: str = "/", **variables: str) -> None:
        subprocess.run(self.shell(stage, script, where, **variables), check=True)

    def upper(self, stage: str, path: str) -> Path:
        return self.folder / stage / "upper" / path.lstrip("/")


def passed_on() -> dict[str, str]:
    """Where packages come from on this machine, if it is not the usual place."""
    known = (
        "PIP_",
        "NPM_CONFIG_",
        "SSL_CERT",
        "REQUESTS_CA",
        "NODE_EXTRA",
        "http",
        "https",
        "no_proxy",
        "HTTP",
        "HTTPS",
        "NO_PROXY",
    )
    return {name: value for name, value in os.environ.items() if name.startswith(known)}


def carry_out(layers: Layers, stage: Stage) -> dict[str, str]:
    """Every instruction of a stage in its order; the environment it ends with."""
    where, variables = "/", {}
    for keyword, rest in stage.steps:
        if keyword == "WORKDIR":
            where = rest
            layers.run(stage.name, f"mkdir -p {where}")
        elif keyword == "ENV":
            name, _, value = rest.partition("=")
            variables[name] = value
        elif keyword == "RUN":
            began = time.monotonic()
            layers.run(stage.name, rest, where, **{**passed_on(), **variables})
            print(f"  {stage.name}: {rest[:90]}: {time.monotonic() - began:.0f} s", flush=True)
        elif keyword == "COPY":
            origin, sources, target = copied(rest)
            for source in sources:
                taken = layers.upper(origin, source) if origin else ROOT / source
                put(taken, layers.upper(stage.name, os.path.normpath(os.path.join(where, target))), target.endswith("/"))
    return variables


def put(source: Path, target: Path, into: bool) -> None:
    """As COPY does: a folder's contents, or a file into a folder or under a name. What .dockerignore names stays behind."""
    ours = source.is_relative_to(ROOT)
    ignored = shutil.ignore_patterns(*("__pycache__", "node_modules", "static") if ours else ())
    if source.is_dir():
        shutil.copytree(source, target, symlinks=True, dirs_exist_ok=True, ignore=ignored)
    else:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(source, target / source.name if into else target)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        found: int = one.getsockname()[1]
        return found


def try_out(layers: Layers, stage: Stage, variables: dict[str, str]) -> None:
    """Start the last stage as a container would be started."""
    user = stage.last("USER")
    usual, port = stage.last("EXPOSE"), str(free_port())
    words = shlex.join(stage.command("ENTRYPOINT")).replace(usual, port)
    for name in ("written", "served"):
        layers.copy(stage.name, name)
    written = layers.shell("written", "touch /etc/written", user=user, **variables)
    answer = subprocess.run(written, stderr=subprocess.PIPE, text=True).stderr
    assert "Read-only file system" in answer, f"the root of the container can be written to: {answer}"
    where = stage.last("WORKDIR")
    check = layers.shell(stage.name, shlex.join(stage.command("HEALTHCHECK")).replace(usual, port), **variables)
    served = layers.shell("served", f"exec {words}", where, user=user, **variables)
    with tempfile.TemporaryFile() as said, subprocess.Popen(served, stderr=said) as server:
        try:
            for _ in range(600):
                if server.poll() is not None:
                    said.seek(0)
                    raise AssertionError(f"the server ended with {server.returncode}: {said.read().decode()}")
                if subprocess.run(check, stderr=subprocess.DEVNULL).returncode == 0:
                    break
                time.sleep(0.2)
            else:
                raise AssertionError("the health check never passed")
            with urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
                assert b"<html" in page.read()
            owner = Path(f"/proc/{server.pid}").stat().st_uid
            assert str(owner) == user, f"it runs as {owner}"
        finally:
            server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0, "SIGTERM does not end it"


def main() -> int:
    reader = argparse.ArgumentParser()
    reader.add_argument("--compiled", action="store_true", help="compile the engine as a release does: minutes")
    chosen = reader.parse_args()
    if os.geteuid() != 0 or not shutil.which("unshare") or not Path("/etc/debian_version").exists():
        print("The stages of the container were left out: they need root on a Debian.")
        return 0
    with tempfile.TemporaryDirectory(prefix="regalia-stages-") as name:
        layers = Layers(Path(name))
        layers.begin(BASE)
        layers.run(BASE, PREPARE)
        found = stages(ROOT / "Dockerfile", {"COMPILED": "1" if chosen.compiled else "0"})
        for stage in found:
            layers.begin(stage.name)
            variables = carry_out(layers, stage)
        try_out(layers, found[-1], variables)
    print(f"{len(found)} passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
