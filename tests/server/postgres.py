"""A real PostgreSQL in a temporary folder. It refuses to run as root, so there an unprivileged user is borrowed."""

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path

FOLDERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
USERS = ("postgres", "nobody")


def program(name: str) -> str | None:
    for folder in FOLDERS:
        if (folder / name).exists():
            return str(folder / name)
    return shutil.which(name)


def is_there() -> bool:
    return program("initdb") is not None and program("postgres") is not None


class Postgres:
    """Started on entering, stopped on leaving; ``url`` is where it is."""

    def __init__(self, settings: dict[str, str] | None = None) -> None:
        self.settings = {"max_connections": "50", **(settings or {})}
        self.folder = Path()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.user = next((name for name in USERS if is_user(name)), "") if os.geteuid() == 0 else ""
        self.url = f"postgresql://regalia@127.0.0.1:{self.port}/postgres"

    def run(self, name: str, *words: str) -> None:
        found = program(name)
        assert found is not None
        drop = {"user": self.user, "group": pwd.getpwnam(self.user).pw_gid, "extra_groups": []} if self.user else {}
        done = subprocess.run([found, *words], capture_output=True, text=True, cwd="/", **drop)  # type: ignore[call-overload]
        assert done.returncode == 0, done.stdout + done.stderr

    def __enter__(self) -> "Postgres":
        self.folder = Path(tempfile.mkdtemp(prefix="regalia-postgres-"))  # pytest's own folders are closed to other users
        if self.user:
            shutil.chown(self.folder, self.user)
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", "regalia", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        set_ = " ".join(f"-c {name}={value}" for name, value in self.settings.items())
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 {set_}"
        self.run("pg_ctl", "-D", data, "-w", "-o", options, "-l", str(self.folder / "log"), "start")
        return self

    def __exit__(self, *_: object) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "-w", "stop")
        shutil.rmtree(self.folder)


def is_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
