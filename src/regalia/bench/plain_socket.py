"""WebSocket clients as plain as they can be (frames are scanned, not parsed): they share the machine with the server."""

import asyncio
import resource
from collections.abc import Callable
from typing import Any, Final


class Socket(asyncio.Protocol):
    """One WebSocket: what arrives is handed on frame by frame."""

    def __init__(self, path: str, hear: Callable[["Socket", bytes], None]) -> None:
        self.path: Final = path
        self.hear: Final = hear
        self.buffer = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = "AAAAAAAAAAAAAAAAAAAAAA=="
        transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, problem: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(problem or ConnectionError("closed"))
            self.open.exception()  # a waiting caller gets it; without one it counts as seen

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open.done():
            head, mark, buffer = buffer.partition(b"\r\n\r\n")
            if not mark:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(ConnectionError(head[:40].decode()))
                return
            self.open.set_result(None)
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                break
            kind, frame = buffer[0] & 15, buffer[start : start + length]
            buffer = buffer[start + length :]
            if kind == 1:
                self.hear(self, frame)
            elif kind == 9:
                self.write(frame, 10)
        self.buffer = buffer

    def write(self, payload: bytes, kind: int = 1) -> None:
        size = len(payload)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self.transport.write(head + b"\0\0\0\0" + payload)  # masked with nothing


async def connected(port: int, hear: Callable[[Socket, bytes], None], address: str = "127.0.0.1") -> Socket:
    """A socket of somebody at that address of the loopback."""
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: Socket("/socket", hear), "127.0.0.1", port, local_addr=(address, 0))
    await made.open
    return made


def quiet(_: Socket, __: bytes) -> None:
    pass


def allow_sockets(number: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))
