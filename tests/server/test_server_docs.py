"""What docs/server.md tells to copy works as it stands there."""

import asyncio
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import time
from configparser import ConfigParser
from pathlib import Path
from typing import Any

import pytest
import yaml

import regalia
from regalia.cli.admin_command import WORDS
from regalia.server.client import call
from tests.server.postgres import Postgres, is_there
from tests.server.proxies import DOC, example
from tests.server.serving import free_port, open_table, serving

SOURCE = Path(regalia.__file__).parent.parent


def commanded(folder: Path) -> dict[str, str]:
    """An environment in which ``regalia`` is the one under test."""
    (folder / "bin").mkdir(exist_ok=True)
    program = folder / "bin" / "regalia"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m regalia.cli "$@"\n')
    program.chmod(0o755)
    path = f"{folder / 'bin'}:{os.environ.get('PATH', '')}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(SOURCE), "REGALIA_DATABASE": str(folder / "regalia.db")}


def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]
    found.read_string(example("ini", "[Service]"))
    return found


def test_the_unit_starts_and_stops_a_server(tmp_path: Path) -> None:
    service = unit()["Service"]
    name, _, database = service["Environment"].partition("=")
    words = service["ExecStart"].split()
    assert words[0] == "/opt/regalia/bin/regalia" and database == "/var/lib/regalia/regalia.db"
    port = free_port()
    env = {**commanded(tmp_path), name: str(tmp_path / "regalia.db")}
    command = [str(tmp_path / "bin" / "regalia"), *words[1:], "--port", str(port)]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(command, env=env, cwd=tmp_path, stdout=log, stderr=log)
    try:
        until = time.monotonic() + 60
        while True:
            try:
                assert call(f"http://127.0.0.1:{port}", "/readyz")["ok"] is True
                break
            except OSError:
                assert process.poll() is None and time.monotonic() < until, (tmp_path / "log").read_text()
                time.sleep(0.05)
    finally:
        process.send_signal(signal.SIGTERM)
    assert process.wait(int(service["TimeoutStopSec"])) == 0


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_takes_the_unit(tmp_path: Path) -> None:
    file = tmp_path / "regalia.service"
    file.write_text(example("ini", "[Service]").replace("/opt/regalia/bin/regalia", sys.executable))
    done = subprocess.run(["systemd-analyze", "verify", "--man=no", str(file)], capture_output=True, text=True)
    said = [line for line in done.stderr.splitlines() if "regalia.service" in line]
    assert not said, done.stderr


def test_the_backup_drill_runs(tmp_path: Path) -> None:
    async def play() -> str:
        async with serving(tmp_path, database=str(tmp_path / "regalia.db")) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 10)
            script = await asyncio.to_thread(
                subprocess.run,
                ["bash", "-c", example("bash", "drill")],
                env=commanded(tmp_path),
                cwd=tmp_path,
                capture_output=True,
            )
            assert script.returncode == 0, script.stderr
            await table.close()
            return table.id

    table = asyncio.run(play())
    [listed] = (tmp_path / "backups").glob("*.txt")
    assert table in listed.read_text() and not list(tmp_path.glob("drill-*"))


@pytest.mark.skipif(not is_there(), reason="PostgreSQL is not installed")
def test_postgresql_takes_the_settings_and_a_process_has_two_connections(tmp_path: Path) -> None:
    import psycopg

    lines = [line.partition("=") for line in example("properties").splitlines() if line]
    settings = {name.strip(): value.strip() for name, _, value in lines}

    async def act(url: str) -> None:
        async with serving(tmp_path, database=url) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 5)
            with psycopg.connect(url) as db:
                for name, value in settings.items():
                    [found] = db.execute("SELECT current_setting(%s)", (name,)).fetchone() or ("",)
                    assert found in ((value, "pglz") if name == "wal_compression" else (value,)), name
                query = "SELECT count(*) FROM pg_stat_activity WHERE application_name='regalia'"
                assert db.execute(query).fetchone() == (2,)
            await table.close()

    with Postgres(settings) as database:
        asyncio.run(act(database.url))


def metrics_in(text: str) -> set[str]:
    return set(re.findall(r"\bregalia_[a-z_]+", text))


def test_dashboard_and_alarms_name_figures_there_are(tmp_path: Path) -> None:
    board: dict[str, Any] = json.loads((DOC.parent / "grafana.json").read_text(encoding="utf-8"))
    rules: dict[str, Any] = yaml.safe_load(example("yaml", "groups:"))
    shown = [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    woken = [rule["expr"] for group in rules["groups"] for rule in group["rules"]]

    async def act() -> set[str]:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await server.refused("/api/nothing")
            await table.players[0].ask("rematch")
            text = server.lobby.metrics.text().decode()
            await table.close()
            return metrics_in(text)

    there = asyncio.run(act())
    named = metrics_in(" ".join([*shown, *woken]))
    assert named and named <= there, named - there
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    scraped = yaml.safe_load(example("yaml", "scrape_configs"))
    assert scraped["scrape_configs"][0]["job_name"] == "regalia" and 'up{job="regalia"}' in " ".join(woken)


def test_the_figures_say_whether_it_is_ready(tmp_path: Path) -> None:
    from urllib.request import urlopen

    async def act() -> None:
        async with serving(tmp_path) as server:
            text = (await asyncio.to_thread(lambda: urlopen(server.url + "/metrics").read())).decode()
            assert "\nregalia_ready 1.0" in text, "nobody had asked before"

    asyncio.run(act())


def test_every_order_of_admin_is_in_the_docs() -> None:
    text = DOC.read_text(encoding="utf-8").split("## Looking after it")[1].split("\n## ")[0]
    assert all(re.search(rf"\b{what}\b", text) for what in WORDS)


def test_every_attack_of_the_docs_is_held_off_by_tests_there_are() -> None:
    here = Path(__file__).parent
    text = DOC.read_text(encoding="utf-8").split("## Attacked")[1].split("\n## ")[0]
    rows = [line.split("|")[3] for line in text.splitlines() if line.startswith("| ") and "`" in line]
    assert len(rows) == 19
    for row in rows:
        for place in row.split(";"):
            named = re.match(r" *`([^`]+)` *(.*)", place)
            assert named, place
            path = here / named[1] if named[1].startswith("test_") else here.parent.parent / named[1]
            assert path.exists(), path
            written = path.read_text(encoding="utf-8") if path.is_file() else ""
            for test in filter(None, map(str.strip, named[2].split(","))):
                assert f"def test_{test}" in written, f"{path.name} has no {test}"
