"""Half-open connections: counted by address, cut off when they take their time; files raised and reported."""

import asyncio
import json
import resource
from dataclasses import replace
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from regalia.server.web.files import WANTED, file_limit, raise_file_limit
from regalia.server.web.gate import HEAD
from regalia.server.web.settings import Limits, limits_for
from tests.server.serving import GENEROUS, Here, Served, open_table, serving

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]
HALF = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"


async def came(server: Here, sent: bytes, address: str = "127.0.0.1") -> Streams:
    """A connection from one of the many addresses of this machine."""
    port = int(server.url.rsplit(":", 1)[1])
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0))
    writer.write(sent)
    return reader, writer


async def until(condition: object) -> None:
    async with asyncio.timeout(30):
        while not condition():  # type: ignore[operator]
            await asyncio.sleep(0.01)


def opened(server: Here) -> float:
    return server.lobby.metrics.registry.get_sample_value("regalia_connections") or 0.0


async def ended(streams: Streams) -> bytes:
    """What a connection was told before it was closed."""
    try:
        return await asyncio.wait_for(streams[0].read(), 30)
    except ConnectionError:
        return b""


def test_half_open_connections_of_one_address_keep_nobody_out(tmp_path: Path) -> None:
    async def act() -> None:
        limits = replace(GENEROUS, connections_per_address=5, request_seconds=600.0)
        async with serving(tmp_path, limits=limits) as server:
            half = [await came(server, HALF, "127.0.0.2") for _ in range(5)]
            await until(lambda: opened(server) == 5)
            assert (await ended(await came(server, HALF, "127.0.0.2"))).startswith(b"HTTP/1.1 429 ")
            assert (await server.call("/healthz"))["ok"], "others are served"
            for _, writer in half:
                writer.close()
            await until(lambda: opened(server) == 0)
            whole = await came(server, HALF + b"Connection: close\r\n\r\n", "127.0.0.2")
            assert (await ended(whole)).startswith(b"HTTP/1.1 200 ")

    asyncio.run(act())


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        HALF,
        b"POST /api/check HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
        HALF + b"\r\n\r\n",  # an answer, and then nothing but an empty line
        HALF + b"\r\n" + HALF,  # an answer, and the next request only half
    ],
)
def test_who_does_not_say_what_it_wants_is_cut_off(tmp_path: Path, sent: bytes) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, request_seconds=0.2)) as server:
            await ended(await came(server, sent))
            await until(lambda: opened(server) == 0)

    asyncio.run(act())


def test_a_head_has_a_length(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, request_seconds=600.0)) as server:
            endless = await came(server, HALF + b"X: 1\r\n" * (HEAD // 6))
            assert await ended(endless) == b""

    asyncio.run(act())


def test_who_takes_nothing_of_the_answer_is_cut_off(tmp_path: Path) -> None:
    (tmp_path / "page").mkdir()
    with (tmp_path / "page" / "big.bin").open("wb") as big:
        big.truncate(64_000_000)

    async def act() -> None:
        async with serving(tmp_path, limits=replace(GENEROUS, stall_seconds=0.2), static=str(tmp_path / "page")) as server:
            reader, writer = await came(server, b"GET /big.bin HTTP/1.1\r\nHost: x\r\n\r\n")
            assert await reader.read(8) == b"HTTP/1.1"
            writer.transport.pause_reading()  # type: ignore[attr-defined]
            await until(lambda: opened(server) == 0)
            writer.close()

    asyncio.run(act())


def test_connections_and_sockets_have_a_rate_and_sockets_are_counted_to_their_end(tmp_path: Path) -> None:
    async def act() -> None:
        limits = replace(GENEROUS, connections=(0.0, 8.0), sockets_opened=(0.0, 2.0))
        async with serving(tmp_path, limits=limits) as server:
            table = await open_table(server.url, 1, 1)  # one connection
            url = server.url.replace("http", "ws") + "/socket"
            for _ in range(2):
                async with connect(url) as socket:
                    await socket.send(json.dumps({"t": "hello", "table": table.id}))
                    await socket.recv()
                    await until(lambda: opened(server) == 1)
            with pytest.raises(InvalidStatus):
                await connect(url)
            await until(lambda: opened(server) == 0)
            told = [await ended(await came(server, HALF + b"Connection: close\r\n\r\n")) for _ in range(5)]
            assert [one[9:12] for one in told] == [b"200"] * 4 + [b"429"]
            assert 'regalia_errors_total{code="too_many"} 2.0' in server.lobby.metrics.text().decode()

    asyncio.run(act())


def test_behind_a_proxy_connections_are_not_counted_by_address(tmp_path: Path) -> None:
    async def act() -> None:
        limits = replace(GENEROUS, connections_per_address=1, connections=(0.0, 1.0))
        async with serving(tmp_path, limits=limits, trust_proxy=True) as server:
            for _ in range(3):
                assert (await server.call("/healthz"))["ok"]

    asyncio.run(act())


def test_the_file_limit_is_raised_and_reported(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (400, hard))
        assert file_limit() == 400
        with Served(tmp_path) as served:  # it begins with what we have
            text = Path(f"/proc/{served.process.pid}/limits").read_text() if served.process is not None else ""
            [line] = [line for line in text.splitlines() if line.startswith("Max open files")]
            assert int(line.split()[3]) == wanted
        [serving] = [json.loads(line) for line in served.log.read_text().splitlines() if '"serving"' in line]
        assert serving["files"] == wanted and 0 < serving["connections"] < wanted
        assert raise_file_limit() == wanted == file_limit()
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_the_usual_limits_are_those_of_the_usual_number_of_sockets() -> None:
    assert limits_for(100) == Limits()
