"""One socket: what it has been sent, and what waits to be sent. Reading and writing go on independently."""

import asyncio
import time
from collections import deque
from typing import TYPE_CHECKING, Any, Final

import msgspec

from regalia.server import inbound as wish
from regalia.server.buckets import Bucket
from regalia.server.frames import encode
from regalia.server.outbound import Bye, Pong, Refused, Welcome
from regalia.server.requests import Refusal
from regalia.server.room import Room
from regalia.server.shared import FRAME, PROTOCOL
from regalia.server.store import StorageFailed
from regalia.server.table import NOBODY
from regalia.server.watching import log as logs
from regalia.server.watching import short

if TYPE_CHECKING:
    from regalia.server.hall import Hall

POLICY: Final = 1008
GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013
TOO_BIG: Final = 1009
CODES: Final = {"draining": 1012, "storage": TRY_LATER, "slow": TRY_LATER, "too_many": TRY_LATER}
MOST_REPLIES: Final = 200  # waiting to be sent; a client that never reads gets no more


class Ended(Exception):
    """The socket is to be closed, for the reason given."""


class Line:
    """``viewer``: a seat or a spectator; ``seen``: the last entry it was sent; ``key``: the hash of its secret."""

    def __init__(self, hall: "Hall", receive: Any, send: Any) -> None:
        self.hall: Final = hall
        self.receive: Final = receive
        self.send: Final = send
        self.room: Room | None = None
        self.viewer = NOBODY
        self.key = ""
        self.seen = 0
        self.fresh = False
        self.presence = ""
        self.ending = ""
        self.replies: Final[deque[str]] = deque()
        self.wake: Final = asyncio.Event()
        self.bucket: Final = Bucket(hall.settings.limits.messages, time.monotonic())
        self.began_sending = 0.0
        self.task = asyncio.current_task()

    # -- reading -----------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first frame to the last."""
        await self.send({"type": "websocket.accept"})
        writer: asyncio.Task[None] | None = None
        try:
            async with asyncio.timeout(self.hall.settings.limits.hello_seconds):
                hello = self.decoded(await self.frame())
            if not isinstance(hello, wish.Hello):
                raise Refusal("bad_message", problem="the first frame is a hello")
            await self.enter(hello)
            writer = asyncio.get_running_loop().create_task(self.write())
            while True:
                await self.heed(await self.frame())
        except Refusal as refusal:
            self.hall.metrics.errors.labels(refusal.code).inc()
            self.say(Refused(refusal.code, args=refusal.args_))
            self.ending = self.ending or refusal.code
        except TimeoutError:
            self.ending = "slow"
        except StorageFailed as problem:
            logs.error("storage failed", problem=str(problem))
            self.ending = "storage"
        except Ended as ended:
            self.ending = self.ending or str(ended)
        finally:
            if self.room is not None:
                self.room.part(self)
            if writer is not None:
                writer.cancel()
            if self.ending != "gone":
                await self.close()
            elif self.room is not None and self.began_sending:
                self.hall.metrics.errors.labels("slow").inc()

    async def frame(self) -> str:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Ended("gone")
        text = message.get("text")
        if text is None:
            raise Refusal("bad_message", problem="frames are text")
        if len(text) > FRAME or len(text.encode(errors="replace")) > FRAME:
            raise Refusal("too_long")
        return str(text)

    def decoded(self, text: str) -> wish.ClientMessage:
        try:
            return wish.decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
            raise Refusal("bad_message", problem=str(problem)) from problem

    async def enter(self, hello: wish.Hello) -> None:
        room = await self.hall.room(hello.table)
        viewer = NOBODY
        if hello.secret is not None:
            self.key = self.hall.key_of(hello.secret)
            viewer = room.table.seat_of(self.key)
            if viewer == NOBODY:
                raise Refusal("no_seat")
            mine = sum(line.key == self.key for line in room.lines)
            if mine >= self.hall.settings.limits.sockets_per_seat:
                raise Refusal("too_many")
        elif not room.table.options.spectators:
            raise Refusal("spectators_refused")
        self.room = room
        self.viewer = viewer
        now = self.hall.now()
        horizon = room.frames.horizon(viewer, now)
        self.seen = hello.seen if hello.seen <= horizon else 0
        self.say(Welcome(PROTOCOL, viewer, horizon, now))
        room.join(self)
        self.wake.set()

    async def heed(self, text: str) -> None:
        """One message of a client that has entered. What is wrong with it is said; the socket stays."""
        room = self.room
        assert room is not None
        if not self.bucket.take(time.monotonic()):
            raise Refusal("too_fast")
        try:
            message = self.decoded(text)
            if isinstance(message, wish.Ping):
                self.say(Pong(room.frames.horizon(self.viewer, self.hall.now()), self.hall.now()))
            elif isinstance(message, wish.Resume):
                self.seen = min(message.seen, room.table.seq)
                self.fresh = True
            elif isinstance(message, wish.Hello):
                raise Refusal("not_now", problem="hello is said once")
            else:
                await self.request(room, message)
        except Refusal as refusal:
            self.hall.metrics.errors.labels(refusal.code).inc()
            self.say(Refused(refusal.code, args=refusal.args_))
        self.wake.set()

    async def request(self, room: Room, message: Any) -> None:
        if self.hall.closing:
            raise Refusal("busy")
        if self.viewer == NOBODY:
            raise Refusal("not_yours")
        is_slow = isinstance(message, (wish.Say, wish.Phrase, wish.Undo))  # undo replays the game to look at it
        if is_slow and not self.hall.chats.take((room.table.id, self.viewer)):
            self.say(Refused("too_fast", message.ref))
            return
        if isinstance(message, wish.Why) and not self.hall.whys.take((room.table.id, self.viewer)):
            self.say(Refused("too_fast", message.ref))
            return
        try:
            reply = await room.request(self.viewer, message)
        except StorageFailed:
            raise
        except Exception:
            self.hall.metrics.faults.inc()
            logs.exception("request failed", table=short(room.table.id), message=type(message).__name__)
            reply = Refused("fault", getattr(message, "ref", ""), getattr(message, "decision", -1))
        if isinstance(reply, Refused) and reply.code == "stale":
            self.fresh = True
        self.say(reply)

    # -- writing -----------------------------------------------------------------------------------------------------------

    def say(self, message: Any) -> None:
        self.replies.append(encode(message).decode())
        if len(self.replies) > MOST_REPLIES:
            self.end("slow")
        self.wake.set()

    def end(self, code: str) -> None:
        """Close the socket as soon as what was said is sent."""
        self.ending = self.ending or code
        self.wake.set()

    def abandon(self) -> None:
        """The other side takes nothing any more, not even a goodbye."""
        self.ending = "gone"
        if self.task is not None:
            self.task.cancel()

    async def write(self) -> None:
        """Send whatever is new, then wait for more; several entries at once make one update."""
        room = self.room
        assert room is not None
        try:
            while True:
                await self.wake.wait()
                self.wake.clear()
                await self.flush(room)
                if self.ending:
                    await self.close()
                    return
        except (OSError, RuntimeError):
            pass  # the other side is gone: reading notices, too

    async def flush(self, room: Room) -> None:
        self.began_sending = time.monotonic()
        while self.replies:
            await self.text(self.replies.popleft())
        if self.presence:
            text, self.presence = self.presence, ""
            await self.text(text)
        if self.ending:  # whoever was removed sees nothing more of the seat
            return
        fresh, self.fresh = self.fresh, False
        now = self.hall.now()
        frames = room.frames.frames(self.viewer, self.seen, now, fresh)
        if frames:
            self.seen = max(self.seen, room.frames.horizon(self.viewer, now))
            for text in frames:
                await self.text(text)
        self.began_sending = 0.0

    async def text(self, text: str) -> None:
        self.hall.sent += 1
        await self.send({"type": "websocket.send", "text": text})

    async def close(self) -> None:
        try:
            while self.replies:
                await self.text(self.replies.popleft())
            await self.text(encode(Bye(self.ending)).decode())
            await self.send({"type": "websocket.close", "code": CODES.get(self.ending, POLICY), "reason": self.ending})
        except (OSError, RuntimeError):
            pass
        self.ending = "gone"
