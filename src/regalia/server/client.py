"""A client in Python, for tests, the load command and programs that want to play. It keeps its place on a bad network."""

import asyncio
import itertools
import json
import secrets
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final
from urllib.request import Request, urlopen

from regalia.extras import extra
from regalia.games import names
from regalia.server.tables.fair import broken_promise, seed_from
from regalia.server.types import Choices, game_of, hashed_choices

with extra("server"):
    import msgspec
    from websockets.asyncio.client import ClientConnection, connect
    from websockets.exceptions import InvalidHandshake, WebSocketException

Message = dict[str, Any]


COME_BACK: Final = ("draining", "storage", "slow", "too_fast")  # goodbyes that are none: after a while there is room again


class Player:
    """A seat (or, without a secret, a spectator) at a table; ``stay`` keeps it connected.

    ``view`` and ``table`` are what was last shown; ``news`` everything that was told, in order.

    >>> ada = Player("http://127.0.0.1:8000", table="5f2c", secret="what the table gave to this seat")
    >>> ada.url, ada.decision()  # nothing was shown yet: that takes ``stay`` beside what plays
    ('ws://127.0.0.1:8000/socket', None)
    >>> async def first_options(player, number):
    ...     staying = asyncio.create_task(player.stay())
    ...     for _ in range(number):
    ...         await player.until(player.decision)
    ...         await player.answer(0)
    ...     staying.cancel()
    """

    def __init__(self, url: str, table: str, secret: str | None = None, tail: int | None = None) -> None:
        self.url: Final = url.replace("http", "ws", 1) + "/socket"
        self.table_id: Final = table
        self.secret: Final = secret
        self.tail: Final = tail  # so many of the last entries are enough to begin with
        self.seen = 0
        self.viewer = -1
        self.view: Message | None = None
        self.table: Message | None = None
        self.news: Final[list[Message]] = []
        self.accepted: Final[dict[int, Message]] = {}
        self.replies: Final[dict[str, Message]] = {}
        self.errors: Final[list[Message]] = []
        self.changed: Final = asyncio.Condition()
        self.socket: ClientConnection | None = None
        self.raw: list[str] | None = None  # every frame, for those who want to compare
        self.heard: Callable[[Message], None] | None = None
        self.promise = ""  # the server's commitment, as it was when we first saw it
        self.shares: Final[list[str]] = []  # what we gave for the shuffle; the last one counts
        self.bye = ""  # why the server said goodbye
        self.unfair = ""  # what turned out not to be as we kept it: ``commitment``, ``share``; or ``seed``
        self._refs: Final = itertools.count()
        self._nonce: Final = secrets.token_hex(4)

    # -- the connection ----------------------------------------------------------------------------------------------------

    async def open(self, **options: Any) -> None:
        self.bye = ""
        self.socket = await connect(self.url, compression=None, max_size=None, **options)
        hello: Message = {"t": "hello", "table": self.table_id, "seen": self.seen}
        if self.secret is not None:
            hello["secret"] = self.secret
        if self.tail is not None:
            hello["tail"] = self.tail
        await self.socket.send(json.dumps(hello))

    async def listen(self) -> None:
        """Until the connection ends."""
        assert self.socket is not None
        async for text in self.socket:
            assert isinstance(text, str)
            if self.raw is not None:
                self.raw.append(text)
            await self.take(json.loads(text))

    async def take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "update":
            await self.take_update(message)
        elif kind == "welcome":
            self.viewer = message["viewer"]
            self.seen = max(self.seen, message["after"])  # what is left out
        elif kind == "accepted":
            self.accepted[message["decision"]] = message
        elif kind in ("done", "reasons"):
            self.replies[message["ref"]] = message
        elif kind == "error":
            self.errors.append(message)
            if "ref" in message:
                self.replies[message["ref"]] = message
        elif kind == "bye":
            self.bye = message["code"]
        elif kind == "pong" and message["seq"] > self.seen:
            await self.send({"t": "resume", "seen": self.seen})
        if self.heard is not None:
            self.heard(message)
        async with self.changed:
            self.changed.notify_all()

    async def take_update(self, message: Message) -> None:
        if message["after"] > self.seen:  # something is missing
            await self.send({"t": "resume", "seen": self.seen})
            return
        if message["seq"] < self.seen or (message["after"] < self.seen and message["seq"] == self.seen):
            return  # an old one
        if message["after"] == self.seen:
            self.news.extend(message.get("news", ()))
            self.seen = message["seq"]
        elif message["seq"] > self.seen:  # overlaps with what was seen: ask for exactly what is missing
            await self.send({"t": "resume", "seen": self.seen})
            return
        if "table" in message:
            self.keep_promise(message["table"])
        self.table = message.get("table", self.table)
        self.view = message.get("view", self.view)

    def keep_promise(self, table: Message) -> None:
        """Compare what is shown of the shuffle with what we saw before we gave our share, and at the end with the seed.

        Not with the seed of a game that is not installed here.
        """
        fair: Message = table["fair"]
        self.promise = self.promise or fair["commitment"]
        if fair["commitment"] != self.promise:
            self.unfair = "commitment"
        elif fair["secret"]:
            self.unfair = self.unfair or broken_promise(fair, self.promise, self.shares[-1:])
            if not self.unfair and table["choices"].get("game") in names() and self._seed_of(table) != fair["seed"]:
                self.unfair = "seed"

    def _seed_of(self, table: Message) -> str:
        """The seed that follows from secret, choices and shares; it takes the game to know its choices."""
        fair: Message = table["fair"]
        try:
            choices = msgspec.convert(table["choices"], Choices)
        except msgspec.ValidationError:
            return ""
        return str(seed_from(fair["secret"], table["id"], game_of(choices), hashed_choices(choices), fair["shares"]))

    async def send(self, message: Message) -> None:
        if message.get("t") == "ready" and message.get("share"):
            self.shares.append(message["share"])
        if self.socket is not None:
            with suppress(WebSocketException):  # the listener notices and connects again
                await self.socket.send(json.dumps(message))

    async def stay(self, pause: float = 0.1, ping: float = 1.0) -> None:
        """Connect again and again, and ask now and then whether something is missing; until a goodbye that is meant (``bye``).

        Whoever came back then would be refused again, or, if the seat was opened ``elsewhere``, take it from itself in turn.
        """
        while True:
            pinging: asyncio.Task[None] | None = None
            try:
                await self.open(open_timeout=3, close_timeout=0.2)
                pinging = asyncio.get_running_loop().create_task(self.ping_every(ping))
                await self.listen()
            except (OSError, WebSocketException, InvalidHandshake, EOFError, TimeoutError):
                pass
            finally:
                if pinging is not None:
                    pinging.cancel()
                if self.socket is not None:
                    await self.socket.close()
            if self.bye and self.bye not in COME_BACK:
                return
            await asyncio.sleep(pause)

    async def ping_every(self, seconds: float) -> None:
        while True:
            await asyncio.sleep(seconds)
            await self.send({"t": "ping"})

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()

    # -- playing -----------------------------------------------------------------------------------------------------------

    def decision(self) -> Message | None:
        """The open decision, if it is ours."""
        if self.view is None:
            return None
        decision: Message | None = self.view["decision"]
        return decision if decision is not None and decision["options"] is not None else None

    async def until(self, condition: Callable[[], Any], seconds: float = 30.0) -> None:
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(condition)

    async def ask(self, kind: str, seconds: float = 30.0, **fields: Any) -> Message:
        """A request and its reply; sent again as long as none comes."""
        ref = f"{self._nonce}-{next(self._refs)}"
        for _ in range(max(1, int(seconds))):
            await self.send({"t": kind, "ref": ref, **fields})
            try:
                await self.until(lambda: ref in self.replies, 1.0)
            except TimeoutError:
                continue
            return self.replies[ref]
        raise TimeoutError(kind)

    async def answer(self, option: int, seconds: float = 30.0) -> Message:
        """Answer the open decision and wait until it is accepted."""
        decision = self.decision()
        assert decision is not None
        number = decision["number"]
        for _ in range(max(1, int(seconds))):
            await self.send({"t": "answer", "decision": number, "option": option})
            try:
                await self.until(lambda: number in self.accepted, 1.0)
            except TimeoutError:
                continue
            return self.accepted[number]
        raise TimeoutError(f"answer to {number}")


def call(url: str, path: str, body: Any = None, headers: dict[str, str] | None = None, seconds: float = 10.0) -> Any:
    """A plain HTTP request, decoded. Blocks: for scripts and tests."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(url + path, data, {"content-type": "application/json", **(headers or {})})
    with urlopen(request, timeout=seconds) as answer:
        return json.loads(answer.read())
