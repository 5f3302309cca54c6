"""Sockets between people and processes: in order, late, and broken at any moment; the other end may notice only much later."""

import asyncio
import random
from collections import deque
from typing import TYPE_CHECKING, Any, Final

from regalia.server.sockets.connection import Connection
from tests.simulate.process import Process

if TYPE_CHECKING:
    from tests.simulate.player import Player
    from tests.simulate.run import Run


class SimConnection(Connection):
    """Sets hold connections in the order of their making."""

    number: int

    def __hash__(self) -> int:
        return self.number

    def __eq__(self, other: object) -> bool:
        return self is other


class Link:
    """One socket; for the server it is the wire below its connection, too."""

    def __init__(self, run: "Run", player: "Player", process: Process, chance: random.Random) -> None:
        self.run: Final = run
        self.player: Final = player
        self.process: Final = process
        self.chance: Final = chance
        self.delay = chance.choice((0.0005, 0.005, 0.05))
        self.is_cut = False
        self.is_stalled = False  # the client takes nothing
        self.resumed: Any = None
        self._queue: Final[asyncio.Queue[Any]] = asyncio.Queue()
        self._up = 0.0  # when the last message arrives, in either direction: none overtakes another
        self._down = 0.0
        self._coming: Final[deque[bytes | None]] = deque()
        self._going: Final[deque[str]] = deque()
        self.connection = SimConnection.__new__(SimConnection)
        self.connection.number = run.number()
        process.links[self] = None
        process.spawn(self._serve())

    async def _serve(self) -> None:
        lobby = self.process.lobby
        self.connection.__init__(lobby, self, self._receive, self._send)
        lobby.connections.add(self.connection)
        try:
            await self.connection.run()
        finally:
            lobby.connections.discard(self.connection)
            self.process.links.pop(self, None)

    # -- the server's end ----------------------------------------------------------------------------------------------------

    async def _receive(self) -> Any:
        return await self._queue.get()

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self._arrive_later(None)

    def is_ready(self) -> bool:
        return not self.is_stalled

    def push(self, frames: bytes) -> None:
        if self.run.loop.is_ending:
            return
        messages = unframed(frames)
        for message in messages:
            self.run.laws.said(self, message)
        for message in messages:
            self._arrive_later(message)

    def hang_up(self) -> None:
        self._queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def abort(self) -> None:
        self.cut()

    def _arrive_later(self, message: bytes | None) -> None:
        self._down = max(self._down, self.run.loop.time() + self.chance.expovariate(1 / self.delay))
        self._coming.append(message)
        self.run.later(self._down - self.run.loop.time(), self._arrive)

    def _arrive(self) -> None:
        message = self._coming.popleft()
        if self.is_cut:
            return
        if message is None:
            self.cut()
        else:
            self.player.take(self, message)

    # -- the client's end ----------------------------------------------------------------------------------------------------

    def send(self, text: str) -> None:
        if not self.is_cut:
            self._up = max(self._up, self.run.loop.time() + self.chance.expovariate(1 / self.delay))
            self._going.append(text)
            self.process.later(self._up - self.run.loop.time(), self._hear)

    def _hear(self) -> None:
        """What was under way when the socket broke may arrive, or not."""
        text = self._going.popleft()
        if not self.is_cut or self.chance.random() < 0.5:
            self._queue.put_nowait({"type": "websocket.receive", "text": text})

    def cut(self) -> None:
        """For the client it is over; the server hears of it soon, or after a long silence."""
        if not self.is_cut:
            self.is_cut = True
            self.process.later(0.01 if self.chance.random() < 0.7 else 8.0, self.hang_up)
            self.run.later(0.0, self.player.lost, self)

    def stall(self, seconds: float) -> None:
        self.is_stalled = True
        self.process.later(seconds, self._go_on)

    def _go_on(self) -> None:
        self.is_stalled = False
        if self.resumed is not None:
            self.resumed()


def unframed(data: bytes) -> list[bytes]:
    """The texts of a row of frames."""
    found: list[bytes] = []
    at = 0
    while at < len(data):
        size, at = data[at + 1], at + 2
        if size >= 126:
            width = 2 if size == 126 else 8
            size, at = int.from_bytes(data[at : at + width], "big"), at + width
        found.append(data[at : at + size])
        at += size
    return found
