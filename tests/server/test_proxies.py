"""Real nginx and real Caddy in front, as the docs set them up: who asks is counted, sockets pass, figures stay inside."""

import asyncio
import http.client
import json
import ssl
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from tests.server.proxies import CADDY, NGINX, Proxy, caddy, nginx
from tests.server.serving import GENEROUS, serving

PROXIES = [
    pytest.param(caddy, id="caddy", marks=pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")),
    pytest.param(nginx, id="nginx", marks=pytest.mark.skipif(NGINX is None, reason="nginx is not installed")),
]
TRUSTING = ssl.create_default_context()
TRUSTING.check_hostname = False
TRUSTING.verify_mode = ssl.CERT_NONE


def ask(url: str, method: str, path: str, body: Any = None, lines: tuple[str, ...] = ()) -> tuple[int, bytes]:
    """``lines``: so many X-Forwarded-For lines, which urllib cannot send."""
    parts = urlsplit(url)
    assert parts.hostname is not None
    if parts.scheme == "https":
        connection: http.client.HTTPConnection = http.client.HTTPSConnection(parts.hostname, parts.port, context=TRUSTING)
    else:
        connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=20)
    data = b"" if body is None else json.dumps(body).encode()
    connection.putrequest(method, path)
    connection.putheader("content-type", "application/json")
    connection.putheader("content-length", str(len(data)))
    connection.putheader("origin", url)
    for line in lines:
        connection.putheader("X-Forwarded-For", line)
    connection.endheaders(data)
    answer = connection.getresponse()
    found = answer.status, answer.read()
    connection.close()
    return found


@pytest.mark.parametrize("proxy", PROXIES)
def test_the_address_that_counts_is_the_one_the_proxy_saw(tmp_path: Path, proxy: Callable[[Path, str], Proxy]) -> None:
    body = {"player": "Ada", "choices": {"game": "citadels", "seats": 2}, "bots": ["random"]}

    async def act() -> None:
        limits = replace(GENEROUS, tables=(0.0, 4.0), sockets_per_address=1)
        async with serving(tmp_path, limits=limits, trust_proxy=True) as server:
            target = server.url.removeprefix("http://")
            with proxy(tmp_path, target) as front:
                made_up = [
                    (),
                    ("10.0.0.1",),
                    ("10.0.0.2, 10.0.0.3",),
                    ("10.0.0.4", "10.0.0.5"),
                    ("10.0.0.6", "10.0.0.7, 10.0.0.8"),
                ]
                told = [await asyncio.to_thread(ask, front.url, "POST", "/api/tables", body, lines) for lines in made_up]
                assert [status for status, _ in told] == [201, 201, 201, 201, 429], "one address, whatever it says it is"
                assert list(server.lobby.meters.openings.buckets) == ["127.0.0.1"]
                table = json.loads(told[0][1])
                url = front.url.replace("http", "ws", 1) + "/socket"
                more = {"ssl": TRUSTING} if url.startswith("wss") else {}
                async with connect(url, origin=front.url, **more) as socket:  # type: ignore[arg-type]
                    await socket.send(json.dumps({"t": "hello", "table": table["table"], "secret": table["secret"]}))
                    assert json.loads(await asyncio.wait_for(socket.recv(), 20))["t"] == "welcome"
                    assert server.lobby.by_address == {"127.0.0.1": 1}
                    await socket.send(json.dumps({"t": "start", "ref": "1"}))
                    heard: dict[str, Any] = {}
                    while "view" not in heard:
                        heard = json.loads(await asyncio.wait_for(socket.recv(), 20))
                for path, status in (("/api/games", 200), ("/healthz", 200), ("/metrics", 404), ("/readyz", 404)):
                    assert (await asyncio.to_thread(ask, front.url, "GET", path))[0] == status, path

    asyncio.run(act())
