"""One socket: what it has been sent, and what waits to be sent. Reading and writing go on independently.

Reading is a task; writing is a plain call that the lobby's outbox makes once there is something to send.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from regalia.extras import extra
from regalia.server.leisure import Leisure
from regalia.server.sockets import client_messages
from regalia.server.sockets.frames import encode
from regalia.server.sockets.server_messages import Bye, Pong, Refused, Welcome
from regalia.server.storage.store import StorageFailed
from regalia.server.tables.requests import RequestRefused, key_of, refused
from regalia.server.tables.room import Room
from regalia.server.tables.table import NOBODY
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import short
from regalia.server.types import FRAME, PROTOCOL
from regalia.server.web.buckets import Bucket
from regalia.server.web.wire import Wire, framed
from regalia.server.world import World

with extra("server"):
    import msgspec

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby

POLICY: Final = 1008
GOING_AWAY: Final = 1001
TRY_LATER: Final = 1013
TOO_BIG: Final = 1009
CODES: Final = {"draining": 1012, "storage": TRY_LATER, "slow": TRY_LATER}
AT_ONCE: Final = 64  # frames in one write
IN_ONE_GO: Final = 16  # sockets, before the loop looks at the network again
BEHIND: Final = 32  # entries; a client that lacks more is sent them at leisure
MOST_REPLIES: Final = 200  # waiting to be sent; a client that never reads gets no more


class Ended(Exception):
    """The socket is to be closed, for the reason given."""


class Connection:
    """``viewer``: a seat or a spectator; ``seen``: the last entry it was sent; ``key``: the hash of its secret."""

    def __init__(self, lobby: "Lobby", wire: Wire, receive: Any, send: Any, address: str = "") -> None:
        self.lobby: Final = lobby
        self.wire: Final = wire
        self.receive: Final = receive
        self.send: Final = send
        self.address: Final = address
        self.room: Room | None = None
        self.viewer = NOBODY
        self.key = ""
        self.entered = 0  # as the how manieth, of those with a seat
        self.seen = 0
        self.fresh = False
        self.presence = b""
        self.ending = ""
        self.replies: Final[deque[bytes]] = deque()
        self.frames: Final[deque[bytes]] = deque()  # what the other side was too slow to take
        self.is_awake = False  # whether the outbox is going to flush it
        self.bucket: Final = Bucket(lobby.settings.limits.messages, lobby.world.monotonic())
        self.controls: Final = Bucket(lobby.settings.limits.controls, lobby.world.monotonic())
        wire.allows = self.allows_control
        self.stalled = 0.0  # since when the other side takes nothing

    # -- reading -----------------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """From the first frame to the last."""
        await self.send({"type": "websocket.accept"})
        self.wire.resumed = self.wake
        try:
            async with asyncio.timeout(self.lobby.settings.limits.hello_seconds):
                hello = self.decoded(await self.frame())
            if not isinstance(hello, client_messages.Hello):
                raise RequestRefused("bad_message", problem="the first frame is a hello")
            await self.enter(hello)
            while True:
                await self.heed(await self.frame())
        except RequestRefused as refusal:
            self.lobby.metrics.errors.labels(refusal.code).inc()
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
            self.wire.resumed = None
            if self.room is not None:
                self.room.part(self)
            if self.ending != "gone":
                await self.close()
            elif self.stalled:
                self.lobby.metrics.errors.labels("slow").inc()

    def allows_control(self) -> bool:
        """Whether one more ping, pong or piece of a frame is within the limit."""
        is_allowed = self.controls.take(self.lobby.world.monotonic())
        if not is_allowed:
            self.lobby.metrics.errors.labels("too_fast").inc()
        return is_allowed

    async def frame(self) -> str:
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise Ended("gone")
        text = message.get("text")
        if text is None:
            raise RequestRefused("bad_message", problem="frames are text")
        if len(text) > FRAME or len(text.encode(errors="replace")) > FRAME:
            raise RequestRefused("too_long")
        return str(text)

    def decoded(self, text: str) -> client_messages.ClientMessage:
        try:
            return client_messages.decoder.decode(text)
        except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as problem:
            raise RequestRefused("bad_message", problem=str(problem)) from problem

    async def enter(self, hello: client_messages.Hello) -> None:
        room = await self.lobby.room_for(hello.table, self.address)
        viewer = NOBODY
        if hello.secret is not None:
            self.key = key_of(hello.secret)
            viewer = room.table.seat_of(self.key)
            if viewer == NOBODY:
                raise RequestRefused("no_seat")
            self.make_way(room)
        elif not room.table.options.spectators:
            raise RequestRefused("spectators_refused")
        self.room = room
        self.viewer = viewer
        if viewer != NOBODY:
            room.address = room.address or self.address
        now = room.now()
        horizon = room.frames.horizon(viewer, now)
        self.seen = hello.seen if hello.seen <= horizon else 0
        if hello.tail is not None and horizon - hello.tail > self.seen:
            self.seen = horizon - hello.tail
            self.fresh = True  # as things are, whenever that was told
        self.say(Welcome(PROTOCOL, viewer, horizon, now, self.seen))
        room.join(self)
        self.wake()

    def make_way(self, room: Room) -> None:
        """Of too many sockets of one seat the oldest ends: a phone that lost its network leaves some behind that are dead."""
        mine = [connection for connection in room.connections if connection.key == self.key and not connection.ending]
        mine.sort(key=lambda connection: connection.entered)
        for connection in mine[: max(0, len(mine) + 1 - self.lobby.settings.limits.sockets_per_seat)]:
            self.lobby.metrics.errors.labels("elsewhere").inc()
            connection.end("elsewhere")
        self.lobby.entered += 1
        self.entered = self.lobby.entered

    async def heed(self, text: str) -> None:
        """One message of a client that has entered. What is wrong with it is said; the socket stays."""
        room = self.room
        assert room is not None
        if self.ending:  # a removed player asks for nothing more
            raise Ended(self.ending)
        by_address = self.lobby.meters.messages_by_address
        if not self.bucket.take(self.lobby.world.monotonic()) or not by_address.take(self.address):
            raise RequestRefused("too_fast")
        message = None
        try:
            message = self.decoded(text)
            if isinstance(message, client_messages.Ping):
                self.say(Pong(room.frames.horizon(self.viewer, room.now()), room.now()))
            elif isinstance(message, client_messages.Resume):
                if not self.lobby.meters.resumes.take(self.address):
                    raise RequestRefused("too_fast")
                self.seen = min(message.seen, room.table.seq)
                self.fresh = True
            elif isinstance(message, client_messages.Hello):
                raise RequestRefused("not_now", problem="hello is said once")
            else:
                await self.request(room, message)
        except RequestRefused as refusal:
            self.lobby.metrics.errors.labels(refusal.code).inc()
            self.say(refused(refusal, message))
        self.wake()

    async def request(self, room: Room, message: Any) -> None:
        if self.lobby.closing:
            raise RequestRefused("busy")
        if self.viewer == NOBODY:
            raise RequestRefused("not_yours")
        if self.lobby.orders.is_read_only and not isinstance(message, client_messages.Why):
            raise RequestRefused("read_only")
        if not self.lobby.meters.admits(message, room.table.id, self.viewer, self.address):
            raise RequestRefused("too_fast")
        try:
            reply = await room.request(self.viewer, message, self.key)
        except StorageFailed:
            raise
        except Exception:
            self.lobby.metrics.faults.inc()
            logs.exception("request failed", table=short(room.table.id), message=type(message).__name__)
            reply = Refused("fault", getattr(message, "ref", ""), getattr(message, "decision", -1))
        if isinstance(reply, Refused) and reply.code == "stale":
            self.fresh = True
        self.say(reply)

    # -- writing -----------------------------------------------------------------------------------------------------------

    def say(self, message: Any) -> None:
        self.replies.append(framed(encode(message)))
        if len(self.replies) > MOST_REPLIES:
            self.end("slow")
        self.wake()

    def wake(self) -> None:
        """There is, or may be, something to send."""
        if not self.is_awake:
            self.is_awake = True
            self.lobby.outbox.add(self)

    def is_behind(self) -> bool:
        """Whether it will take a while to tell it what it has not seen."""
        room = self.room
        if room is None or room.table.seq - self.seen <= BEHIND:
            return False
        is_delayed = self.viewer == NOBODY and bool(room.table.options.delay)
        return not is_delayed or room.frames.horizon(self.viewer, room.now()) - self.seen > BEHIND

    def end(self, code: str) -> None:
        """Close the socket as soon as what was said is sent."""
        if not self.ending:
            self.ending = code
            self.wire.hang_up()  # the reader closes it

    def abandon(self) -> None:
        """The other side takes nothing any more, not even a goodbye."""
        self.ending = "gone"
        self.wire.abort()

    def flush(self) -> None:
        """Send whatever is new, in one piece; several entries at once make one update."""
        self.is_awake = False
        if self.room is None or self.ending:  # a removed player sees nothing more of the seat
            return
        if self.frames:
            self.push()
        if not self.frames and self.wire.is_ready():
            self.frames.extend(self.news(self.room))
            self.push()
        if self.wire.is_ready():
            self.stalled = 0.0
        elif not self.stalled:
            self.stalled = self.lobby.world.monotonic()

    def push(self) -> None:
        """What waits, as far as the other side takes it."""
        frames = self.frames
        while frames and self.wire.is_ready():
            some = [frames.popleft() for _ in range(min(AT_ONCE, len(frames)))]
            self.lobby.sent += len(some)
            self.wire.push(some[0] if len(some) == 1 else b"".join(some))

    def news(self, room: Room) -> list[bytes]:
        frames = list(self.replies)
        self.replies.clear()
        if self.presence:
            frames.append(self.presence)
            self.presence = b""
        fresh, self.fresh = self.fresh, False
        now = room.now() if self.viewer == NOBODY else 0  # seats see everything at once
        updates, upto = room.frames.frames(self.viewer, self.seen, now, fresh)
        if updates:
            frames += updates
            self.seen = max(self.seen, upto)
            if self.seen < room.frames.horizon(self.viewer, now):
                self.fresh = True  # table and view come with the last portion
                self.wake()
        return frames

    async def close(self) -> None:
        self.wire.push(b"".join([*self.frames, *self.replies, framed(encode(Bye(self.ending)))]))
        self.lobby.sent += len(self.frames) + len(self.replies) + 1
        with suppress(OSError, RuntimeError):
            await self.send({"type": "websocket.close", "code": CODES.get(self.ending, POLICY), "reason": self.ending})
        self.ending = "gone"


class Outbox:
    """The sockets with something to send. Their addresses take turns, and the sockets of each: thousands of spectators of one
    table hold up nobody, nor does who plays at many tables as fast as may be.

    A client with much to catch up with is sent it at leisure.
    """

    def __init__(self, failed: Callable[[Connection], None], world: World, leisure: Leisure) -> None:
        self.waiting: Final[OrderedDict[str, deque[Connection]]] = OrderedDict()  # by address; who is next first
        self.failed: Final = failed
        self.world: Final = world
        self.leisure: Final = leisure
        self.is_scheduled = False

    def __len__(self) -> int:
        """How many sockets wait."""
        return sum(map(len, self.waiting.values()))

    def add(self, connection: Connection) -> None:
        """Sent when the running task is done: by then its reply may have joined the update."""
        queue = self.waiting.get(connection.address)
        if queue is None:
            queue = self.waiting[connection.address] = deque()
        queue.append(connection)
        if not self.is_scheduled:
            self.is_scheduled = True
            self.world.soon(self.flush)

    def flush(self) -> None:
        waiting = self.waiting
        for _ in range(IN_ONE_GO):
            if not waiting:
                break
            address, queue = waiting.popitem(last=False)
            connection = queue.popleft()
            if queue:
                waiting[address] = queue  # behind the others
            if connection.is_behind():
                self.leisure.add(connection.address, partial(self.serve, connection))
            else:
                self.serve(connection)
        self.is_scheduled = bool(waiting)
        if self.is_scheduled:
            self.world.soon(self.flush)

    def serve(self, connection: Connection) -> None:
        try:
            connection.flush()
        except Exception:
            logs.exception("sending failed")
            self.failed(connection)
