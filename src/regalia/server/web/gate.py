"""Connections before anybody asks for anything: how many there may be, and how long each may take to say what it wants.

uvicorn waits for a request as long as the client likes, and takes connections until the process has no file left for another.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from regalia.extras import extra
from regalia.server.web.addresses import address_of, counted
from regalia.server.web.buckets import Buckets
from regalia.server.web.files import file_limit
from regalia.server.web.wire import Wire

with extra("server"):
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    from uvicorn.protocols.utils import get_remote_addr

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
HOLD: Final = 1.0  # seconds until one who is refused is told so: who tries again at once has nothing of it
MOST_HELD: Final = 200
FULL: Final = BUSY % b"503 Service Unavailable"


class Gate:
    """``open``: connections there are; behind a proxy all come from it, so only their whole number counts."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby
        self.limits: Final = lobby.settings.limits
        files = file_limit()
        wanted = self.limits.sockets + BRIEF
        self.most: Final = max(1, min(wanted, files - RESERVED)) if files else wanted
        self.is_counting: Final = not lobby.settings.trust_proxy
        self.open = 0
        self.held = 0  # refused, and not told yet
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

    def may_hold(self) -> bool:
        """Whether one more who is refused can be kept waiting."""
        return self.held < MOST_HELD and self.open + self.held < self.most // 2

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
    """Clients that read nothing for a while are cut off. Slow readers are fine."""

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
    is_refused = False
    is_heard = False
    said = b""  # before it was heard
    is_head = False  # whether we are in the middle of one
    head = 0  # bytes of it so far

    def connection_made(self, transport: Any) -> None:
        client = get_remote_addr(transport)
        self.peer = counted(client[0]) if client else ""
        why = self.gate.enter(self.peer)
        if why:  # as cheaply as possible: a refused client will try again
            self.transport = transport
            self.refuse(why)
            return
        self.is_in = True
        super().connection_made(transport)
        self.asking = Timer(self.loop, transport.abort)
        self.drain = Drain(transport, self.loop, self.gate.limits.stall_seconds)
        self.asking.set(self.gate.limits.request_seconds)

    def listen(self) -> None:
        """Somebody who came is listened to at leisure."""
        said, self.said = self.said, b""
        self.is_heard = True
        if not self.transport.is_closing():
            self.transport.resume_reading()
            self.data_received(said)

    def refuse(self, why: bytes) -> None:
        """What else it says is taken and thrown away: a connection closed with something unread would not be told why."""
        self.is_refused = True
        if self.gate.may_hold():
            self.gate.held += 1
            self.loop.call_later(HOLD, self.tell, why)
        else:
            self.transport.write(why)
            self.transport.close()

    def tell(self, why: bytes) -> None:
        self.gate.held -= 1
        if not self.transport.is_closing():
            self.transport.write(why)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.is_in:
            return
        self.asking.lift()
        self.drain.timer.lift()
        self.gate.leave(self.peer)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.is_refused:
            return
        if not self.is_heard:
            self.said += data
            self.transport.pause_reading()
            self.gate.lobby.leisure.add(self.peer, self.listen)
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
        """A socket is made at leisure: it is half a millisecond's work. One that would be refused (guard.py) is not made."""
        self.asking.lift()
        self.drain.timer.lift()
        lobby = self.gate.lobby
        address = address_of(self.scope, lobby)
        if self.transport.is_closing():
            return
        if not lobby.meters.sockets.has(address):
            self.refuse(self.gate.refused(TOO_MANY))
            return
        self.transport.pause_reading()
        lobby.leisure.add(address, self.upgrade)

    def upgrade(self) -> None:
        if self.transport.is_closing():
            return
        try:
            super().handle_websocket_upgrade()  # from here on the socket is at the gate, under the same name
        except Exception:
            self.transport.abort()
            raise
        if not self.transport.is_closing():
            self.transport.resume_reading()

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
