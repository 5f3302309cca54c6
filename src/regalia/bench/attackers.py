"""Somebody at another address who does what strangers should not.

In a process of their own: what they do must not make those slow who measure.
"""

import asyncio
import itertools
import json
import multiprocessing
import os
import socket as sockets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from multiprocessing.connection import Connection
from typing import Any, Final

from regalia.bench.plain_socket import Socket, allow_sockets, connected, quiet
from regalia.games import OURS, USUAL, door_of

BEAT: Final = 0.0105  # seconds between two things one attacker sends on a socket
HALF_OPEN: Final = 1_100
NICE: Final = 10  # they would have a machine of their own
REFUSED: Final = (OSError, ConnectionError, asyncio.IncompleteReadError, ValueError, LookupError)
READS: Final = next(name for name in OURS if door_of(name).written)  # the game that reads lists from elsewhere
NOTHING: Final = "nothing"  # the attack that is none: what the machine alone makes of the figures
ATTACKS: Final = {  # each with how many do it at once
    NOTHING: 1,
    "rename": 6,
    "hello": 20,
    "resume": 10,
    "ping": 10,
    "replay": 4,
    "why": 6,
    "rematch": 4,
    "garbage": 10,
    "verify": 2,
    "paths": 4,
    "answers": 6,
    "glances": 4,
    "search": 4,
    "read": 4,
    "positions": 4,
    "half_open": 1,
    "hard_bots": 4,
    "quick_bots": 4,
}


class Attacker:
    """Somebody with a table of their own, and a finished one to look at."""

    def __init__(self, port: int, address: str, finished: str = "") -> None:
        self.port: Final = port
        self.address: Final = address
        self.finished = finished
        self.table = ""
        self.secret = ""
        self.done = 0  # attempts that were not refused

    async def http(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(self.address, 0))
        try:
            content = b"" if body is None else json.dumps(body).encode()
            kind = "Content-Type: application/json\r\n" if content else ""
            head = (
                f"{method} {path} HTTP/1.1\r\nHost: load\r\n{kind}Content-Length: {len(content)}\r\nConnection: close\r\n\r\n"
            )
            writer.write(head.encode() + content)
            whole = await asyncio.wait_for(reader.read(), 20)
        finally:
            writer.close()
        first, _, rest = whole.partition(b"\r\n\r\n")
        with suppress(ValueError):
            return int(first.split()[1]), json.loads(rest)
        return int(first.split()[1]), None

    async def opened(self, bots: list[str], game: str = USUAL, seats: int = 0) -> tuple[str, str]:
        wanted = {
            "player": "x",
            "choices": {"game": game, "seats": seats or len(bots) + 1},
            "bots": bots,
            "options": {"stand_in": (bots or ["random"])[0]},
        }
        _, made = await self.http("POST", "/api/tables", wanted)
        return made["table"], made["secret"]

    @asynccontextmanager
    async def socket(self, table: str, secret: str = "", seen: int = 0) -> AsyncIterator[Socket]:
        made = await connected(self.port, quiet, self.address)
        hello = {"t": "hello", "table": table, "seen": seen, **({"secret": secret} if secret else {})}
        made.write(json.dumps(hello).encode())
        try:
            yield made
        finally:
            made.transport.abort()

    async def finish_one(self) -> str:
        """A game that quick bots have played to its end."""
        self.finished, secret = await self.opened(["random"] * 3)
        async with self.socket(self.finished, secret) as made:
            for message in ({"t": "start", "ref": "s"}, {"t": "leave", "ref": "l"}):
                made.write(json.dumps(message).encode())
                await asyncio.sleep(0.2)
            while (await self.http("GET", f"/api/tables/{self.finished}"))[1]["phase"] != "over":
                await asyncio.sleep(0.2)
        return self.finished

    async def prepare(self) -> None:
        self.table, self.secret = await self.opened(["medium"])
        async with self.socket(self.table, self.secret) as made:
            made.write(b'{"t":"start","ref":"s"}')
            await asyncio.sleep(0.3)

    # -- what it does, until it is stopped -----------------------------------------------------------------------------------

    async def flood(self, make: Callable[[int], bytes], kind: int = 1, secret: str = "", table: str = "") -> None:
        async with self.socket(table or self.table, secret) as made:
            for number in itertools.count():
                if made.transport.is_closing():
                    raise ConnectionError("it was closed")
                made.write(make(number), kind)
                self.done += 1
                await asyncio.sleep(BEAT)

    async def rename(self) -> None:
        await self.flood(lambda at: b'{"t":"rename","ref":"r%d","name":"%s"}' % (at, b"x" * 24), secret=self.secret)

    async def why(self) -> None:
        wishes = json.dumps([["build", number] for number in range(60)]).encode()
        await self.flood(lambda at: b'{"t":"why","ref":"w%d","decision":1,"wishes":%s}' % (at, wishes), secret=self.secret)

    async def rematch(self) -> None:
        await self.flood(lambda at: b'{"t":"rematch","ref":"r%d"}' % at, secret=self.secret)

    async def garbage(self) -> None:
        frames = (b"[" * 9_000, b'{"t":"answer","decision":1e999}', b'{"t":', b"\xff\xfe", b'{"t":"hello"}')
        await self.flood(lambda at: frames[at % len(frames)], secret=self.secret)

    async def resume(self) -> None:
        await self.flood(lambda at: b'{"t":"resume","seen":%d}' % (at % 200), table=self.finished)

    async def ping(self) -> None:
        await self.flood(lambda _: b"x" * 125, 9)

    async def hello(self) -> None:
        """Spectators who come with ever other numbers, read nothing and go."""
        for number in itertools.count():
            async with self.socket(self.finished, seen=number % 200):
                self.done += 1
                await asyncio.sleep(BEAT)

    async def replay(self) -> None:
        await self.http("GET", f"/api/tables/{self.finished}/replay?viewer=0&views=1")
        self.done += 1

    async def verify(self) -> None:
        _, record = await self.http("GET", f"/api/tables/{self.finished}/record")
        await self.http("POST", "/api/verify", record)
        self.done += 1

    async def paths(self) -> None:
        for path in ("/%00", "/" + "a" * 5_000, "/api/tables/" + "z" * 24, "/..%2f..%2fetc/passwd"):
            await self.http("GET", path)
            self.done += 1

    async def answers(self) -> None:
        """Both sides of a table of their own, as fast as may be; the first option is always there."""
        table, secret = await self.opened([], seats=2)
        _, other = await self.http("POST", f"/api/tables/{table}/seats", {"player": "y"})
        async with self.socket(table, secret) as one, self.socket(table, other["secret"]) as two:
            two.write(b'{"t":"ready","ref":"r","ready":true}')
            await asyncio.sleep(0.05)
            one.write(b'{"t":"start","ref":"s"}')
            for number in itertools.count(1):
                if one.transport.is_closing():
                    raise ConnectionError("it was closed")
                for made in (one, two):
                    made.write(b'{"t":"answer","decision":%d,"option":0}' % number)
                self.done += 1
                await asyncio.sleep(BEAT)

    async def glances(self) -> None:
        """A dozen tables with every request; that there are none is found out only by looking."""
        letters = [chr(ord("a") + self.done // 26**at % 26) for at in range(4)]
        seats = [{"table": "z" * 19 + "".join(letters) + chr(ord("a") + at), "secret": "x"} for at in range(12)]
        await self.http("POST", "/api/glances", {"seats": seats})
        self.done += 1

    async def search(self) -> None:
        await self.http("GET", f"/api/rules?q=wat+gebeurd+er+als+de+koninng+{self.done}+kaartn+trekt")
        self.done += 1

    async def read(self) -> None:
        await self.http("POST", "/api/read", {"game": READS, "text": "x" + " " * 3_998 + "y"})
        self.done += 1

    async def positions(self) -> None:
        """Of every rule there is in the books, in ever other editions."""
        _, book = await self.http("GET", f"/api/books/{USUAL}")
        topics = [topic for chapter in book["chapters"] for topic in chapter["topics"]]
        for rule in [rule["id"] for topic in topics for rule in topic["rules"]]:
            await self.http("GET", f"/api/positions/{rule}?edition=x{self.done}")
            self.done += 1

    async def half_open(self) -> None:
        """Connections that begin a request and never end it."""
        held: list[sockets.socket] = []
        try:
            while True:
                if len(held) < HALF_OPEN:
                    made = sockets.socket()
                    made.bind((self.address, 0))
                    made.setblocking(False)
                    held.append(made)
                    loop = asyncio.get_running_loop()
                    await loop.sock_connect(made, ("127.0.0.1", self.port))
                    await loop.sock_sendall(made, b"GET /healthz HTTP/1.1\r\nHost: x\r\n")
                    self.done += 1
                await asyncio.sleep(0.001)
        finally:
            for one in held:
                one.close()

    async def hard_bots(self) -> None:
        await self.bots_alone("hard")

    async def quick_bots(self) -> None:
        await self.bots_alone("easy")

    async def bots_alone(self, bot: str) -> None:
        """Tables at which bots play alone, as many as are allowed. In the end their owner comes back, and the bots wait."""
        async with AsyncExitStack() as held:
            playing: list[Socket] = []
            try:
                while True:
                    with suppress(*REFUSED, TimeoutError):
                        table, secret = await self.opened([bot] * 3)
                        made = await held.enter_async_context(self.socket(table, secret))
                        playing.append(made)
                        for message in (b'{"t":"start","ref":"s"}', b'{"t":"leave","ref":"l"}'):
                            made.write(message)
                            await asyncio.sleep(0.05)
                        self.done += 1
                    await asyncio.sleep(BEAT)
            finally:
                for made in playing:
                    made.write(b'{"t":"back","ref":"b"}')
                await asyncio.sleep(0.5)

    async def nothing(self) -> None:
        await asyncio.sleep(1.0)

    def attacks(self) -> dict[str, tuple[Callable[[], Awaitable[None]], int]]:
        """What to do, and how many do it at once; what ends, or is refused, is tried again."""
        return {name: (getattr(self, name), together) for name, together in ATTACKS.items()}


async def again(act: Callable[[], Awaitable[None]]) -> None:
    while True:
        with suppress(*REFUSED, TimeoutError):
            await act()
        await asyncio.sleep(BEAT)


# -- the process -----------------------------------------------------------------------------------------------------------


async def obey(port: int, orders: Connection) -> None:
    """Attacks from ever other addresses, so that every one begins with all that a stranger is allowed."""
    loop = asyncio.get_running_loop()
    first = Attacker(port, "127.0.1.1")
    finished = await first.finish_one()
    orders.send(list(first.attacks()))
    for number in itertools.count(1):
        name = await loop.run_in_executor(None, orders.recv)
        if not name:
            return
        attacker = Attacker(port, f"127.0.{1 + number // 250}.{2 + number % 250}", finished)
        if name != NOTHING:
            await attacker.prepare()
        orders.send("ready")
        await loop.run_in_executor(None, orders.recv)
        act, together = attacker.attacks()[name]
        tasks = [asyncio.create_task(again(act)) for _ in range(together)]
        await loop.run_in_executor(None, orders.recv)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        orders.send(attacker.done)


def attack_process(port: int, orders: Connection) -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    allow_sockets(2 * HALF_OPEN)
    with suppress(EOFError, KeyboardInterrupt):  # the measuring process is gone
        asyncio.run(obey(port, orders))


class Attackers:
    """The process, seen from those who measure."""

    def __init__(self, port: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.orders, theirs = context.Pipe()
        self.process: Final = context.Process(target=attack_process, args=(port, theirs), daemon=True)
        self.process.start()
        theirs.close()
        self.names: Final[list[str]] = self.orders.recv()

    async def answer(self) -> Any:
        return await asyncio.to_thread(self.orders.recv)

    async def prepare(self, name: str) -> None:
        self.orders.send(name)
        await self.answer()

    def begin(self) -> None:
        self.orders.send("begin")

    async def end(self) -> int:
        """How much they did."""
        self.orders.send("end")
        return int(await self.answer())

    def close(self) -> None:
        with suppress(OSError):
            self.orders.send("")
        self.process.join(10)
        if self.process.is_alive():
            self.process.kill()
