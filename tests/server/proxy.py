"""A bad network: a proxy between clients and server that drops, delays, doubles and reorders frames, and cuts connections."""

import asyncio
import random
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException


class BadNetwork:
    """Each frame, in either direction, meets its fate by lot; from time to time a connection is cut."""

    def __init__(self, target: str, seed: int, harm: float = 0.08) -> None:
        self.target = target.replace("http", "ws", 1) + "/socket"
        self.chance = random.Random(seed)
        self.harm = harm
        self.done: dict[str, int] = {}
        self.server: Server | None = None
        self.url = ""
        self.calm = False

    async def __aenter__(self) -> "BadNetwork":
        self.server = await serve(self.between, "127.0.0.1", 0, compression=None, max_size=None)
        port = next(iter(self.server.sockets)).getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.server is not None
        self.server.close(close_connections=True)
        await self.server.wait_closed()

    async def between(self, client: ServerConnection) -> None:
        try:
            async with connect(self.target, compression=None, max_size=None) as server:
                ways = [asyncio.create_task(self.carry(client, server)), asyncio.create_task(self.carry(server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        except (WebSocketException, OSError):
            pass

    def fate(self) -> str:
        if self.calm or self.chance.random() > self.harm:
            return "carried"
        fate = self.chance.choice(("dropped", "delayed", "doubled", "swapped", "swapped", "cut"))
        self.done[fate] = self.done.get(fate, 0) + 1
        return fate

    async def carry(self, source: Any, target: Any) -> None:
        held: str | None = None  # a frame that lets the next one go first
        first = True
        async for text in source:
            fate = "carried" if first else self.fate()  # a greeting that gets lost is only a slower start
            first = False
            if fate == "cut":
                return
            if fate == "dropped":
                continue
            if fate == "delayed":
                await asyncio.sleep(self.chance.uniform(0.0, 0.05))
            if fate == "swapped" and held is None:
                held = text
                continue
            await target.send(text)
            if fate == "doubled":
                await target.send(text)
            if held is not None:
                await target.send(held)
                held = None
