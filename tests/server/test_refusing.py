"""Refused clients are told so later, so that coming back at once costs them time; the server keeps few of them."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from regalia.server.web import gate, guard
from regalia.server.web.gate import GuardedHttp
from tests.server.serving import GENEROUS, serving
from tests.server.test_gate import HALF, came, ended, until


def test_a_socket_that_would_be_refused_is_not_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    upgrade = GuardedHttp.upgrade

    def counted(self: GuardedHttp) -> None:
        made.append(1)
        upgrade(self)

    monkeypatch.setattr(GuardedHttp, "upgrade", counted)
    monkeypatch.setattr(gate, "HOLD", 0.05)

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, sockets_opened=(0.0, 3.0))) as server:
            wish = HALF.replace(b"/healthz", b"/socket") + (
                b"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                b"Sec-WebSocket-Version: 13\r\n\r\n"
            )
            told = []
            for _ in range(3):
                reader, writer = await came(server, wish)
                told.append((await reader.readline())[9:12])
                writer.close()
            told += [(await ended(await came(server, wish)))[9:12] for _ in range(4)]
            assert told == [b"101"] * 3 + [b"429"] * 4 and len(made) == 3
            assert 'regalia_errors_total{code="too_many"} 4.0' in server.lobby.metrics.text().decode()

    asyncio.run(act())


def test_a_refusal_is_told_later_but_few_are_kept_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is not measured: two are kept until the test lets them go, the third is told at once."""
    monkeypatch.setattr(gate, "MOST_HELD", 2)
    told: list[Any] = []

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, connections=(0.0, 1.0))) as server:
            assert (await server.call("/healthz"))["ok"]
            tell = GuardedHttp.tell
            monkeypatch.setattr(GuardedHttp, "tell", lambda self, why: told.append((self, why)))
            monkeypatch.setattr(gate, "HOLD", 0.01)
            held = [await came(server, HALF) for _ in range(2)]
            await until(lambda: len(told) == 2)
            assert (await ended(await came(server, HALF))).startswith(b"HTTP/1.1 429 ")
            for one, why in told:
                tell(one, why)
            for streams in held:
                assert (await ended(streams)).startswith(b"HTTP/1.1 429 ")

    asyncio.run(act())


def test_too_many_requests_are_refused_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time is not measured: two wait for as long as the test wants, the third is told at once."""
    monkeypatch.setattr(guard, "MOST_HELD", 2)

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, requests=(0.0, 1.0))) as server:
            assert await server.call("/api/tables") is not None
            monkeypatch.setattr(guard, "HOLD", 600.0)
            held = [await came(server, HALF.replace(b"/healthz", b"/api/tables") + b"\r\n") for _ in range(2)]
            await until(lambda: 'regalia_errors_total{code="too_fast"} 2.0' in server.lobby.metrics.text().decode())
            refused = await server.refused("/api/tables")
            assert refused == (429, {"code": "too_fast"})
            assert (await server.call("/healthz"))["ok"], "nobody else waits"
            for _, writer in held:
                writer.close()

    asyncio.run(act())


def test_a_long_request_in_one_piece_is_heard_whole(tmp_path: Path) -> None:
    """Its first part waits until somebody listens, however long it is."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            body = json.dumps({"x": "y" * 150_000}).encode()
            head = b"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
            whole = head + b"Content-Length: %d\r\n\r\n" % len(body) + body
            assert (await ended(await came(server, whole)))[9:12] == b"200", "an answer: that it is no record"

    asyncio.run(act())
