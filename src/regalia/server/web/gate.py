"""Connections before anybody asks for anything: how many there may be, and how long each may take to say what it wants.

uvicorn waits for a request as long as the client likes, and takes connections until the process has no file left for another.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from regalia.extras import extra
from regalia.server.web.addresses import counted
from regalia.server.web.buckets import Buckets
from regalia.server.web.files import file_limit
from regalia.server.web.wire import Wire

with extra("server"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

if TYPE_CHECKING:
    import asyncio

    from regalia.server.tables.lobby import Lobby

RESERVED: Final = 128  # files for the store, bots and logs
BRIEF: Final = 1_000  # connections, besides sockets, for single requests
HEAD: Final = 32 * 1024  # bytes of a request's first line and headers
BUSY: Final = (
    b'HTTP/1.1 %b\r\ncontent-type: application/json\r\ncontent-length: 19\r\nconnection: close\r\n\r\n{"code":"too_many"}'
)
TOO_MANY: Final = BUSY % b"429 Too Many Requests"
FULL: Final = BUSY % b"503 Service Unavailable"


class Gate:
    """``open``: connections there are; behind a proxy all come from it, so only their whole number counts."""

    def __init__(self, lobby: "Lobby") -> None:
        self.limits: Final = lobby.settings.limits
        files = file_limit()
        wanted = self.limits.sockets + BRIEF
        self.most: Final = max(1, min(wanted, files - RESERVED)) if files else wanted
        self.is_counting: Final = not lobby.settings.trust_proxy
        self.open = 0
        self.by_peer: Final[dict[str, int]] = {}
        self.opened: Final = Buckets(self.limits.connections, lobby.world.monotonic)
        self.metrics: Final = lobby.metrics
        self.metrics.most_connections.set(self.most)

    def enter(self, peer: str) -> bytes:
        """Let a connection in; else what it is told."""
        if self.open >= self.most:
            return self.refused(FULL)
        if self.is_counting and peer:
            if self.by_peer.get(peer, 0) >= self.limits.connections_per_address or not self.opened.take(peer):
                return self.refused(TOO_MANY)
            self.by_peer[peer] = self.by_peer.get(peer, 0) + 1
        self.open += 1
        self.metrics.connections.set(self.open)
        return b""

    def refused(self, why: bytes) -> bytes:
        self.metrics.errors.labels("too_many").inc()
        return why

    def leave(self, peer: str) -> None:
        self.open -= 1
        self.metrics.connections.set(self.open)
        if peer in self.by_peer:
            self.by_peer[peer] -= 1
            if not self.by_peer[peer]:
                del self.by_peer[peer]


class Timer:
    """A deadline that can be set and lifted again and again."""

    def __init__(self, loop: "asyncio.AbstractEventLoop", act: Callable[[], None]) -> None:
        self.loop: Final = loop
        self.act: Final = act
        self.handle: asyncio.TimerHandle | None = None

    def set(self, seconds: float) -> None:
        self.lift()
        self.handle = self.loop.call_later(seconds, self.act)

    def lift(self) -> None:
        if self.handle is not None:
            self.handle.cancel()
            self.handle = None


class Drain:
    """Whoever takes none of what is sent to it, for a while, is cut off. Slow is fine."""

    def __init__(self, transport: Any, loop: "asyncio.AbstractEventLoop", seconds: float) -> None:
        self.transport: Final = transport
        self.seconds: Final = seconds
        self.timer: Final = Timer(loop, self.look)
        self.left = 0

    def begin(self) -> None:
        self.left = self.transport.get_write_buffer_size()
        self.timer.set(self.seconds)

    def look(self) -> None:
        left, self.left = self.left, self.transport.get_write_buffer_size()
        if self.left < left:
            self.timer.set(self.seconds)
        else:
            self.transport.abort()


class GuardedHttp(HttpToolsProtocol):
    """``asking``: the time a client has to say what it wants, head and body; it runs while we wait for the client."""

    gate: Gate
    asking: Timer
    drain: Drain
    peer = ""
    is_in = False
    is_head = False  # whether we are in the middle of one
    head = 0  # bytes of it so far

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.peer = counted(self.client[0]) if self.client else ""
        self.asking = Timer(self.loop, transport.abort)
        self.drain = Drain(transport, self.loop, self.gate.limits.stall_seconds)
        why = self.gate.enter(self.peer)
        self.is_in = not why
        if why:
            transport.write(why)
            transport.close()
        self.asking.set(self.gate.limits.request_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.asking.lift()
        self.drain.timer.lift()
        if self.is_in:
            self.gate.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self.is_in:
            return
        if self.asking.handle is None and (self.cycle is None or self.cycle.response_complete):
            self.asking.set(self.gate.limits.request_seconds)
        super().data_received(data)
        if self.is_head:
            self.head += len(data)
            if self.head > HEAD:
                self.transport.abort()

    def on_message_begin(self) -> None:
        self.is_head = True
        self.head = 0
        if self.asking.handle is None:  # the next request, while we still answer the one before
            self.asking.set(self.gate.limits.request_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.is_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.asking.lift()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self.asking.lift()
        self.drain.timer.lift()
        super().handle_websocket_upgrade()  # from here on the socket is at the gate, under the same name

    def pause_writing(self) -> None:
        super().pause_writing()
        self.drain.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drain.timer.lift()


class GuardedWire(Wire):
    gate: Gate
    drain: Drain

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.drain = Drain(transport, self.loop, self.gate.limits.stall_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.drain.timer.lift()
        self.gate.leave(counted(self.client[0]) if self.client else "")
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.drain.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self.drain.timer.lift()


def protocols(gate: Gate) -> tuple[type[GuardedHttp], type[GuardedWire]]:
    """uvicorn makes one for every connection, and knows nothing but its class."""
    return type("Http", (GuardedHttp,), {"gate": gate}), type("Socket", (GuardedWire,), {"gate": gate})
