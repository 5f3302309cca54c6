"""``python -m tests.release.image``: build the image of the Dockerfile with Debian's buildah, and run it with podman.

No base image is fetched: the base is a Debian with its Python, made by debootstrap as for tests.release.debian. ``--compiled``
compiles the engine as a release does. What this machine trusts and where its packages come from is mounted, not copied. Needs
root, debootstrap, buildah, podman and runc.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.request import urlopen

from tests.release.debian import TRUSTED, debian
from tests.release.dockerfile import stages
from tests.release.prove import ROOT
from tests.release.stages import PATH, free_port

SUITE = "trixie"  # CPython 3.13, as the base that the Dockerfile names
PACKAGES = ("python3", "python3-venv", "python-is-python3", "ca-certificates")
BASE, IMAGE = "localhost/regalia-python", "localhost/regalia"
NEEDED = ("debootstrap", "buildah", "podman", "runc")
PODMAN = ("podman", "--runtime", "runc", "--cgroup-manager", "cgroupfs")  # as on a machine without systemd
CONFINED = ("--network", "host", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL", "--security-opt", "no-new-privileges")
LIMITS = ("--no-healthcheck", "--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1000:1000")  # the check is run by hand
WRITTEN = {"pip.conf": f"[global]\ncert = {TRUSTED}\n", "npmrc": f"cafile={TRUSTED}\n"}
MOUNTED = {"pip.conf": "/etc/pip.conf", "npmrc": "/root/.npmrc"}


def told(*command: str | Path) -> str:
    done = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}: {done.stdout[-2000:]}{done.stderr[-2000:]}"
    return done.stdout.strip()


def make_base() -> None:
    root = debian(SUITE, PACKAGES, f"{SUITE}-image")
    container = told("buildah", "from", "scratch")
    told("buildah", "add", "--quiet", container, root, "/")
    told("buildah", "config", "--env", f"PATH={PATH}", container)
    told("buildah", "commit", "--quiet", "--rm", container, BASE)


def build(folder: Path, compiled: bool) -> None:
    mounts = [f"{TRUSTED.parent}:{TRUSTED.parent}:ro"] if TRUSTED.exists() else []
    for name, text in WRITTEN.items() if mounts else ():
        (folder / name).write_text(text, encoding="utf-8")
        mounts.append(f"{folder / name}:{MOUNTED[name]}:ro")
    options = [word for mount in mounts for word in ("--volume", mount)]
    arguments = [f"PYTHON={BASE}", f"COMPILED={int(compiled)}"]
    options += [word for one in arguments for word in ("--build-arg", one)]
    told("buildah", "bud", "--isolation", "chroot", "--layers", "--format", "docker", *options, "--tag", IMAGE, ROOT)


def try_out() -> None:
    """Its own health check, the page, and that it is nobody special on a root that cannot be written to."""
    runtime = stages(ROOT / "Dockerfile")[-1]
    port = str(free_port())
    check = [word.replace(runtime.last("EXPOSE"), port) for word in runtime.command("HEALTHCHECK")]
    container = told(*PODMAN, "run", "--detach", *CONFINED, *LIMITS, IMAGE, "--port", port)
    inside = [*PODMAN, "exec", container]
    try:
        for _ in range(300):
            if subprocess.run([*inside, *check], capture_output=True, check=False).returncode == 0:
                break
            time.sleep(0.5)
        else:
            raise AssertionError("the health check never passed")
        with urlopen(f"http://127.0.0.1:{port}/", timeout=30) as page:
            assert b"<html" in page.read()
        assert told(*inside, "id", "-u") == runtime.last("USER")
        wrote = subprocess.run([*inside, "touch", "/etc/written"], capture_output=True, text=True, check=False)
        assert wrote.returncode and "Read-only" in wrote.stderr, wrote.stderr
    finally:
        ended = told(*PODMAN, "stop", "--time", "30", container), told(*PODMAN, "wait", container)[-1]
        told(*PODMAN, "rm", container)
    assert ended[1] == "0", f"SIGTERM does not end it: {ended}"


def main() -> int:
    reader = argparse.ArgumentParser()
    reader.add_argument("--compiled", action="store_true", help="compile the engine as a release does: a quarter of an hour")
    chosen = reader.parse_args()
    missing = [name for name in NEEDED if not shutil.which(name)]
    if os.geteuid() != 0 or missing:
        print(f"Left out: an image needs root and {', '.join(missing or NEEDED)}.")
        return 0
    began = time.monotonic()
    make_base()
    with tempfile.TemporaryDirectory(prefix="regalia-image-") as name:
        build(Path(name), chosen.compiled)
    size = told("podman", "image", "inspect", "--format", "{{.Size}}", IMAGE)
    print(f"{IMAGE}: {int(size) // 1_000_000} MB, built in {time.monotonic() - began:.0f} s", flush=True)
    try_out()
    print("1 passed, 0 failed")
    return 0


if __name__ == "__main__":
    sys.exit(main())
