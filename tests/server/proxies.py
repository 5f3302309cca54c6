"""Real proxies in front of a test's server, set up as docs/server.md says."""

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

from tests.server.serving import free_port

DOC = Path(__file__).parent.parent.parent / "docs" / "server.md"
NAME = "games.example.org"
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}:/usr/sbin")
CADDY = shutil.which("caddy")


def example(language: str, part: str = "") -> str:
    """The block of that language in the docs that has the part in it."""
    blocks = DOC.read_text(encoding="utf-8").split(f"```{language}\n")[1:]
    (found,) = [block.split("```\n")[0] for block in blocks if part in block.split("```\n")[0]]
    return found


class Proxy:
    """A program in the foreground; ``url`` is where it listens once entered."""

    def __init__(self, command: list[str], url: str, folder: Path) -> None:
        self.command = command
        self.url = url
        self.folder = folder
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> "Proxy":
        home = {name: str(self.folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        log = self.folder / "proxy.log"
        with log.open("wb") as out:
            self.process = subprocess.Popen(self.command, stdout=out, stderr=out, env={**os.environ, **home})
        until = time.monotonic() + 30
        port = int(self.url.rsplit(":", 1)[1])
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                return self
            except OSError:
                assert self.process.poll() is None and time.monotonic() < until, log.read_text()
                time.sleep(0.02)

    def __exit__(self, *_: object) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)


def caddy(folder: Path, target: str) -> Proxy:
    """With plain HTTP: a certificate for a real name comes from outside."""
    assert CADDY is not None
    url = f"http://127.0.0.1:{free_port()}"
    text = example("caddyfile").replace(NAME, url).replace("127.0.0.1:8000", target)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + text)
    return Proxy([CADDY, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")], url, folder)


def nginx(folder: Path, target: str) -> Proxy:
    """With TLS, and a certificate of our own."""
    assert NGINX is not None
    port, plain = free_port(), free_port()
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)
    site = example("nginx").replace(f"/etc/letsencrypt/live/{NAME}", str(folder)).replace("127.0.0.1:8000", target)
    lines = [line for line in site.splitlines() if "listen [::]" not in line]  # where there is no IPv6
    text = (
        "\n".join(lines).replace("listen 80;", f"listen 127.0.0.1:{plain};").replace("listen 443", f"listen 127.0.0.1:{port}")
    )
    folders = "".join(f"{part}_temp_path {folder};\n" for part in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    user = "user root;\n" if os.geteuid() == 0 else ""  # pytest's folders are closed to others
    whole = (
        f"{user}daemon off;\npid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\naccess_log off;\n{folders}{text}\n}}\n"
    )
    (folder / "nginx.conf").write_text(whole)
    return Proxy([NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")], f"https://127.0.0.1:{port}", folder)
