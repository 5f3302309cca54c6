"""What every request has to pass: size, rate, origin; and the headers every answer carries."""

from typing import Any, Final
from urllib.parse import urlsplit

from regalia.server.api_types import Problem
from regalia.server.sockets.frames import encode
from regalia.server.tables.lobby import Lobby
from regalia.server.web.addresses import address_of, header

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"x-frame-options", b"DENY"),
)
LONGEST: Final = 1024  # characters of a path
LONGEST_PART: Final = 255  # bytes between two slashes
FREE: Final = ("/healthz", "/readyz")  # uncounted: they cost next to nothing, and who looks after us must hear the truth
HARMLESS: Final = ("/api/check", "/api/verify", "/api/read", "/api/glances")  # they change nothing
LONG: Final = ("/api/verify",)  # what takes bodies as long as the limit; a whole record
SHORT: Final = 32 * 1024  # bytes of every other body: choices, lists, names
SAFE: Final = ("GET", "HEAD", "OPTIONS")
TOO_FAST: Final = 429
HOLD: Final = 0.5  # seconds until who asked too much is told so: who asks again at once has nothing of it
MOST_HELD: Final = 200


def is_our_origin(scope: Any, lobby: Lobby) -> bool:
    """Browsers name the page that asks; it must be ours. Programs name none."""
    origin = header(scope, b"origin")
    if not origin:
        return True
    if origin in lobby.settings.origins:
        return True
    return urlsplit(origin).netloc == header(scope, b"host") and origin != "null"


def is_path(path: str) -> bool:
    """Whether it could name anything; longer ones and control characters are refused by files and databases, each its way."""
    return (
        len(path) <= LONGEST
        and path.isprintable()
        and all(len(part) <= LONGEST_PART for part in path.encode(errors="replace").split(b"/"))
    )


class Guard:
    """Around the whole application. Sockets go their own way: a wrapper around every frame would cost as much as the frame."""

    def __init__(self, app: Any, socket: Any, lobby: Lobby) -> None:
        self.app: Final = app
        self.socket: Final = socket
        self.lobby: Final = lobby
        self.held = 0  # refused, and not told yet

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http":
            await self.http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.websocket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def http(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                if message["status"] == TOO_FAST:
                    await self.hold()
                given = {key for key, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(pair for pair in HEADERS if pair[0] not in given)]
                if scope["path"].startswith("/api/") and b"cache-control" not in given:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        problem = self.refused(scope)
        if problem is not None:
            await self.refuse(send_safely, *problem)
            return
        limit = self.lobby.settings.limits.body if scope["path"] in LONG else SHORT
        length = header(scope, b"content-length")
        if length and (not length.isdigit() or int(length) > limit):
            await self.refuse(send_safely, 413, "too_long")
            return
        read = 0

        async def receive_little() -> Any:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > limit:  # sent in pieces, without saying how much
                return {"type": "http.disconnect"}
            return message

        await self.app(scope, receive_little, send_safely)

    async def hold(self) -> None:
        if self.held < MOST_HELD:
            self.held += 1
            try:
                await self.lobby.world.sleep(HOLD)
            finally:
                self.held -= 1

    async def refuse(self, send: Any, status: int, code: str) -> None:
        self.lobby.metrics.errors.labels(code).inc()
        await answer(send, status, code)

    def refused(self, scope: Any) -> tuple[int, str] | None:
        changes = scope["method"] not in SAFE
        if changes and not is_our_origin(scope, self.lobby):
            return 403, "wrong_origin"
        if not is_path(scope["path"]):
            return 400, "bad_request"
        if scope["path"] not in FREE and not self.lobby.meters.requests.take(address_of(scope, self.lobby)):
            return TOO_FAST, "too_fast"
        if scope["path"] not in FREE and address_of(scope, self.lobby) in self.lobby.orders.banned:
            return 403, "banned"
        if changes and self.lobby.orders.is_read_only and scope["path"] not in HARMLESS:
            return 503, "read_only"
        if changes and self.lobby.closing:
            return 503, "busy"
        return None

    async def websocket(self, scope: Any, receive: Any, send: Any) -> None:
        """Refused before the handshake: the client sees 403."""
        lobby = self.lobby
        address = address_of(scope, lobby)
        limits = lobby.settings.limits
        full = len(lobby.connections) >= limits.sockets or lobby.by_address.get(address, 0) >= limits.sockets_per_address
        full = full or not lobby.meters.sockets.take(address)
        if full:
            lobby.metrics.errors.labels("too_many").inc()
        full = full or address in lobby.orders.banned
        if scope["path"] != "/socket" or not is_our_origin(scope, lobby) or full or lobby.closing:
            await receive()
            await send({"type": "websocket.close", "code": 1008})
            return
        lobby.by_address[address] = lobby.by_address.get(address, 0) + 1
        try:
            await self.socket(scope, receive, send)
        finally:
            lobby.by_address[address] -= 1
            if not lobby.by_address[address]:
                del lobby.by_address[address]


async def answer(send: Any, status: int, code: str) -> None:
    body = encode(Problem(code))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
