"""Whether it lives, whether it can do its work, what it tells about itself, and logs that stay lines of JSON."""

import asyncio
import json
import os
import signal
import sqlite3
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

import regalia
from regalia.server.reports import brief, places
from tests.server.postgres import Postgres, is_there
from tests.server.serving import Here, open_table, serving


async def ready(server: Here) -> tuple[int, dict[str, Any]]:
    try:
        return 200, await server.call("/readyz")
    except OSError:
        return await server.refused("/readyz")


async def until_ready(server: Here, status: int, storage: str) -> None:
    """An answer holds for a second."""
    async with asyncio.timeout(30):
        while True:
            found = await ready(server)
            if found[0] == status and found[1]["storage"] == storage:
                return
            await asyncio.sleep(0.05)


def sample(server: Here, name: str, **labels: str) -> float:
    found = server.lobby.metrics.registry.get_sample_value(name, labels)
    assert found is not None, name
    return found


def test_a_store_that_fails_is_alive_but_not_ready(tmp_path: Path) -> None:
    def full(name: str, value: str) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    async def act() -> None:
        async with serving(tmp_path) as server:
            assert await ready(server) == (200, {"ok": True, "storage": "works", "draining": False})
            assert server.lobby.store.connection.notes("ready/"), "something was really written"
            connection: Any = server.lobby.store.connection
            honest, connection.note = connection.note, full
            await until_ready(server, 503, "failed")
            assert sample(server, "regalia_storage_failures_total") >= 1 and sample(server, "regalia_ready") == 0
            assert (await server.call("/healthz"))["ok"] is True, "killing it would help nobody"
            connection.note = honest
            await until_ready(server, 200, "works")
            assert sample(server, "regalia_ready") == 1

    asyncio.run(act())


def test_a_store_that_hangs_is_told_in_time_and_asked_only_once(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, ready_seconds=0.1) as server:
            go_on = threading.Event()
            connection: Any = server.lobby.store.connection
            honest = connection.note

            def hanging(name: str, value: str) -> None:
                go_on.wait(60)
                honest(name, value)

            connection.note = hanging
            for _ in range(3):
                assert await ready(server) == (503, {"ok": False, "storage": "hangs", "draining": False})
            assert (await server.call("/healthz"))["ok"] is True
            assert sample(server, "regalia_queue", of="storage") >= 1
            go_on.set()
            await until_ready(server, 200, "works")

    asyncio.run(act())


@pytest.mark.skipif(not is_there(), reason="PostgreSQL is not installed")
def test_a_database_that_hangs_is_told_in_time(tmp_path: Path) -> None:
    import psycopg

    async def act(url: str) -> None:
        async with serving(tmp_path, database=url, ready_seconds=0.3) as server:
            assert (await ready(server))[0] == 200
            with psycopg.connect(url) as db:
                rows = db.execute("SELECT pid FROM pg_stat_activity WHERE application_name='regalia'").fetchall()
            pids = [int(row[0]) for row in rows]
            try:
                for pid in pids:
                    os.kill(pid, signal.SIGSTOP)
                await until_ready(server, 503, "hangs")
                assert (await server.call("/healthz"))["ok"] is True
            finally:
                for pid in pids:
                    os.kill(pid, signal.SIGCONT)
            await until_ready(server, 200, "works")

    with Postgres() as database:
        asyncio.run(act(database.url))


def test_who_drains_is_not_ready(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            await server.lobby.drain()
            assert await ready(server) == (503, {"ok": False, "storage": "works", "draining": True})

    asyncio.run(act())


def test_metrics_tell_of_queues_lag_bots_and_refusals(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            await open_table(server.url, 1, 1)
            assert await server.refused("/api/tables", {"player": "x"}, origin="https://evil.example") == (
                403,
                {"code": "wrong_origin"},
            )
            async with asyncio.timeout(20):
                while not sample(server, "regalia_loop_lag_seconds_count"):
                    await asyncio.sleep(0.02)
            text = (await asyncio.to_thread(lambda: urlopen(server.url + "/metrics").read())).decode()
            assert 'regalia_errors_total{code="wrong_origin"} 1.0' in text
            for name in ("storage_failures_total", "bots_late_total", "frames_total", 'queue{of="bots"}', 'queue{of="outbox"}'):
                assert f"\nregalia_{name} 0.0" in text, name

    asyncio.run(act())


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/a%0Ab",
        "/api/tables/%00",
        "/" + "a" * 300,
        "/a" * 3000,
        "/api/games/" + "x" * 5000,
        "/%7f",
        "/" + "%F0%9F%91%91" * 80,
    ],
)
def test_paths_that_can_name_nothing_are_refused(tmp_path: Path, path: str) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            assert await server.refused(path) == (400, {"code": "bad_request"})
            assert sample(server, "regalia_faults_total") == 0

    asyncio.run(act())


def test_a_mistake_is_its_type_and_its_places() -> None:
    def inner() -> None:
        raise ValueError("somebody's private words")

    try:
        inner()
    except ValueError as problem:
        assert places(problem).split(" < ")[0].startswith("test_health.py:") and " inner" in places(problem)
        assert brief(problem)["problem"] == "ValueError" and "private" not in str(brief(problem))


NOISE = """
import asyncio, logging, sys, threading, warnings
from regalia.server.reports import from_loop
from regalia.server.telemetry import log, set_up_logs

set_up_logs()

async def fails():
    raise ValueError("private words")

async def act():
    asyncio.get_running_loop().set_exception_handler(from_loop(log.error))
    asyncio.get_running_loop().create_task(fails())  # nobody asks for its result
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    await asyncio.sleep(0.05)

asyncio.run(act())
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
warnings.warn("careful")
try:
    raise KeyError("private words")
except KeyError:
    log.exception("request failed")
    logging.getLogger("uvicorn.error").exception("Exception in ASGI application\\n")
raise RuntimeError("private words")
"""


def test_no_line_of_the_log_is_anything_but_json_and_none_holds_a_traceback(tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONPATH": str(Path(regalia.__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", NOISE], capture_output=True, text=True, env=env, cwd=tmp_path)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    told = [(line["event"], line.get("problem", "")) for line in lines]
    assert sorted(told) == [
        ("library", ""),
        ("library", "KeyError"),
        ("loop", "ValueError"),
        ("loop", "ZeroDivisionError"),
        ("request failed", "KeyError"),
        ("uncaught", "RuntimeError"),
        ("uncaught", "ZeroDivisionError"),
    ]
    assert "Traceback" not in done.stderr and "private" not in done.stderr
