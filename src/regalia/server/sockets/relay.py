"""Messages between servers that share a database: requests for a table are forwarded to its owner.

A letter is one NOTIFY, heard by all; only the table's owner answers. Requests are named by what they are about (a decision, a
``ref``, the key of a new seat), so one that is sent twice because no answer came is carried out once.
"""

import asyncio
import itertools
from contextlib import suppress
from typing import Any, Final, Protocol

from regalia.extras import extra
from regalia.server.sockets.client_messages import ClientMessage
from regalia.server.sockets.frames import encode
from regalia.server.sockets.server_messages import Accepted, Done, Refused
from regalia.server.storage.store import StorageFailed, Store
from regalia.server.tables.handing import Receive
from regalia.server.tables.requests import Join, RequestRefused
from regalia.server.world import World

with extra("server"):
    import msgspec
    from msgspec import Raw, Struct

LONGEST: Final = 7900  # bytes PostgreSQL takes in one NOTIFY, a little less


class Request(Struct, tag="request", tag_field="l"):
    """From the holder of the key to a seat at a table; ``sender`` and ``number`` say where the answer goes."""

    sender: str
    number: int
    table: str
    key: str
    message: Raw


class Answer(Struct, tag="answer", tag_field="l"):
    to: str
    number: int
    reply: Accepted | Done | Refused


letters: msgspec.json.Decoder[Request | Answer] = msgspec.json.Decoder(Request | Answer)
messages: msgspec.json.Decoder[Any] = msgspec.json.Decoder(ClientMessage | Join | Receive)


class Owner(Protocol):
    """Carries out what is asked of a table this process owns; None if it does not own it."""

    async def carry_out(self, table: str, key: str, message: Any) -> Any: ...


class Relay:
    def __init__(self, store: Store, owner: Owner, world: World) -> None:
        self.store: Final = store
        self.owner: Final = owner
        self.world: Final = world
        self.name: Final = world.token(8).hex()
        self._numbers: Final = itertools.count(1)
        self._waiting: Final[dict[int, asyncio.Future[Any]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    async def ask(self, table: str, key: str, message: Any, seconds: float) -> Any:
        """The owner's reply; None if none comes in time: the owner may be dead."""
        number = next(self._numbers)
        letter = encode(Request(self.name, number, table, key, Raw(encode(message))))
        if len(letter) > LONGEST:
            raise RequestRefused("too_long")
        future = self._waiting[number] = asyncio.get_running_loop().create_future()
        try:
            await self.store.notify(letter.decode())
            return await asyncio.wait_for(future, seconds)
        except TimeoutError:
            return None
        finally:
            del self._waiting[number]

    def heard(self, text: str) -> None:
        """A letter, perhaps for us."""
        letter = letters.decode(text)
        if isinstance(letter, Answer):
            future = self._waiting.get(letter.number) if letter.to == self.name else None
            if future is not None and not future.done():
                future.set_result(letter.reply)
        elif letter.sender != self.name:
            task = self.world.spawn(self._answer(letter))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _answer(self, letter: Request) -> None:
        reply = await self.owner.carry_out(letter.table, letter.key, messages.decode(letter.message))
        if reply is None:
            return
        with suppress(StorageFailed):  # the client asks again
            await self.store.notify(encode(Answer(letter.sender, letter.number, reply)).decode())
