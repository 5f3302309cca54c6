"""The load command: a server in a process of its own, real sockets on loopback, rules and storage on.

The sockets here are as plain as they can be (frames are scanned, not parsed), since clients share the machine with the server.
"""

import asyncio
import json
import os
import random
import re
import resource
import secrets
import signal
import socket as sockets
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from regalia.games import USUAL
from regalia.server.client import call

ASKED: Final = re.compile(rb'"decision":\{"number":(\d+),"seat":\d+,"question":"\w+","rule":"[^"]*","options":\[')
SEQ: Final = re.compile(rb'"seq":(\d+)')
WARM_UP: Final = 2.0


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


@dataclass
class Seat:
    socket: Socket | None = None
    number: int = 0  # the decision it is asked
    options: int = 0


@dataclass
class LoadTable:
    id: str
    secrets: list[str]
    seats: list[Seat]
    sent: float = 0.0  # when the answer was sent whose outcome is awaited
    waiting: int = 0  # viewers that have not seen it yet
    seq: int = 0  # the entry that is awaited
    next: int = 0  # the entry the next answer will be
    asked: int = -1


@dataclass
class Report:
    """What was measured."""

    answers_per_second: float = 0.0
    cpu_micros: float = 0.0  # of the server, per answer, everybody answering at once: a shared machine slows all else
    rate: float = 0.0
    latency_p50: float = 0.0
    latency_p99: float = 0.0
    delivered: int = 0
    idle_sockets: int = 0
    idle_bytes: int = 0
    encode_micros: float = 0.0
    view_micros: float = 0.0
    tables: int = 0
    seats: int = 0
    extra: dict[str, Any] = field(default_factory=dict)


class LoadServer:
    """``regalia serve`` on a free port, with a file or database of its own."""

    def __init__(self, folder: Path, database: str = "") -> None:
        with sockets.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: Final[int] = probe.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self.port}"
        place = str(Path(__file__).parent.parent.parent)
        self.process: Final = subprocess.Popen(
            [
                *(sys.executable, "-m", "regalia.cli", "serve", "--port", str(self.port), "--unlimited"),
                *("--database", database or str(folder / "load.db")),
            ],
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([place, os.environ.get("PYTHONPATH", "")])},
        )
        until = time.monotonic() + 30
        while True:
            try:
                call(self.url, "/healthz")
                return
            except OSError:
                if time.monotonic() > until or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def memory(self) -> int:
        """Resident bytes of the server's process."""
        text = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", text)
        return 0 if found is None else int(found[1]) * 1024

    def cpu(self) -> float:
        """Seconds of processor time the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Load:
    """All tables; answers at once, or at a given rate."""

    def __init__(self, url: str, tables: int, seats: int) -> None:
        self.url: Final = url
        self.port: Final = int(url.rsplit(":", 1)[1])
        self.number: Final = tables
        self.seats: Final = seats
        self.tables: list[LoadTable] = []
        self.chance: Final = random.Random(7)
        self.paced = False
        self.counting = False
        self.answers = 0
        self.latencies: list[float] = []
        self.ready: list[LoadTable] = []  # where somebody is asked, when paced

    async def connect(self, hear: Callable[[Socket, bytes], None]) -> Socket:
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: Socket("/socket", hear), "127.0.0.1", self.port)
        await made.open
        return made

    async def open_all(self) -> None:
        for _ in range(self.number):
            table = await asyncio.to_thread(self.seated)
            self.tables.append(table)
            for at in range(self.seats):
                made = await self.connect(partial(self.heard, table, at))
                table.seats[at].socket = made
                made.write(json.dumps({"t": "hello", "table": table.id, "secret": table.secrets[at]}).encode())
                made.write(json.dumps({"t": "ready", "ref": "r", "ready": True, "share": secrets.token_hex(16)}).encode())

    def seated(self) -> LoadTable:
        choices = {"game": USUAL, "seats": self.seats}
        first = call(self.url, "/api/tables", {"player": "p0", "choices": choices, "options": {"listed": False}})
        keys = [first["secret"]]
        for at in range(1, self.seats):
            keys.append(call(self.url, f"/api/tables/{first['table']}/seats", {"player": f"p{at}"})["secret"])
        return LoadTable(first["table"], keys, [Seat() for _ in range(self.seats)])

    async def start_all(self) -> None:
        for at, table in enumerate(self.tables):
            self.say(table, 0, b'{"t":"start","ref":"s"}')
            if at % 20 == 0:
                await asyncio.sleep(0.02)

    def say(self, table: LoadTable, seat: int, payload: bytes) -> None:
        made = table.seats[seat].socket
        assert made is not None
        made.write(payload)

    def heard(self, table: LoadTable, seat: int, _: Socket, frame: bytes) -> None:
        if not frame.startswith(b'{"t":"update"'):
            return
        found = SEQ.search(frame)
        assert found is not None
        seq = int(found[1])
        if table.waiting and seq >= table.seq:
            table.waiting -= 1
            if self.counting:
                self.latencies.append(time.perf_counter() - table.sent)
        asked = ASKED.search(frame)
        if asked is not None:
            table.seats[seat].number = int(asked[1])
            table.seats[seat].options = frame.count(b'"verb":', asked.end())
            table.asked = seat
            table.next = seq + 1
            if self.paced:
                self.ready.append(table)
            else:
                self.answer(table)

    def answer(self, table: LoadTable) -> None:
        seat = table.seats[table.asked]
        option = self.chance.randrange(seat.options)
        table.waiting = self.seats
        table.seq = table.next
        table.sent = time.perf_counter()
        self.answers += 1
        self.say(table, table.asked, b'{"t":"answer","decision":%d,"option":%d}' % (seat.number, option))

    async def flat_out(self, seconds: float, server: LoadServer) -> tuple[float, float]:
        """Answers per second, everybody answering at once; and the server's microseconds of processor time for each.

        Everybody waits for the outcome of an answer before the next one, so what is answered is stored but for the last ones.
        """
        await self.start_all()
        await asyncio.sleep(WARM_UP)
        answers, cpu, began = self.answers, server.cpu(), time.perf_counter()
        await asyncio.sleep(seconds)
        answers, cpu, spent = self.answers - answers, server.cpu() - cpu, time.perf_counter() - began
        self.paced = True
        await asyncio.sleep(1.0)
        return answers / spent, cpu / max(1, answers) * 1e6

    async def at_rate(self, rate: float, seconds: float) -> int:
        """So many answers a second, spread evenly; how long until every viewer has its view is noted."""
        self.counting = True
        began = time.perf_counter()
        given = 0
        while (now := time.perf_counter()) - began < seconds:
            while given < (now - began) * rate and self.ready:
                self.answer(self.ready.pop(self.chance.randrange(len(self.ready))))
                given += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)
        self.counting = False
        return given

    async def idle(self, number: int) -> list[Socket]:
        """Spectators of one quiet table."""
        table = await asyncio.to_thread(self.seated)
        made: list[Socket] = []
        hello = json.dumps({"t": "hello", "table": table.id}).encode()
        for at in range(0, number, 100):
            some = await asyncio.gather(*[self.connect(quiet) for _ in range(min(100, number - at))])
            for one in some:
                one.write(hello)
            made += some
        return made


def quiet(_: Socket, __: bytes) -> None:
    pass


def encoding() -> tuple[float, float]:
    """Microseconds to encode a view, and to make and encode one."""
    from regalia.games import new
    from regalia.kernel.chance import Chance
    from regalia.server.sockets.frames import encode
    from regalia.server.views.view_json import shown_view

    game = new(USUAL, seats=5, seed=7)
    chance = Chance(1)
    for _ in range(120):
        assert game.decision is not None
        game.answer_number(chance.below(len(game.decision.options)))
    assert game.decision is not None
    views = [shown_view(game, seat, 1) for seat in range(5)]

    def best(act: Callable[[int], Any]) -> float:
        times = []
        for _ in range(20):
            began = time.process_time()
            for at in range(500):
                act(at % 5)
            times.append((time.process_time() - began) / 500 * 1e6)
        return min(times)

    return best(lambda at: encode(views[at])), best(lambda at: encode(shown_view(game, at, 1)))


def allow_sockets(number: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = number + 500
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard > 0 else wanted, hard))


async def measured(server: LoadServer, tables: int, seats: int, seconds: float, rate: float, idle: int) -> Report:
    report = Report(tables=tables, seats=tables * seats, rate=rate)
    load = Load(server.url, tables, seats)
    await load.open_all()
    report.answers_per_second, report.cpu_micros = await load.flat_out(seconds, server)
    await load.at_rate(rate, seconds)
    ordered = sorted(load.latencies)
    report.delivered = len(ordered)
    if ordered:
        report.latency_p50 = ordered[len(ordered) // 2] * 1000
        report.latency_p99 = ordered[int(len(ordered) * 0.99)] * 1000
    return report


async def idle_memory(server: LoadServer, number: int) -> tuple[int, int]:
    """How many sockets were opened, and the whole memory of the server then."""
    load = Load(server.url, 1, 2)
    opened = await load.idle(number)
    await asyncio.sleep(2.0)
    memory = server.memory()
    alive = sum(not one.transport.is_closing() for one in opened)
    for one in opened:
        one.transport.abort()
    return alive, memory


def run_load(
    tables: int = 200, seats: int = 5, seconds: float = 10.0, rate: float = 300.0, idle: int = 10_000, database: str = ""
) -> Report:
    allow_sockets(idle + tables * seats)
    with tempfile.TemporaryDirectory() as name:
        server = LoadServer(Path(name), database)
        try:
            report = asyncio.run(measured(server, tables, seats, seconds, rate, idle))
        finally:
            server.stop()
        if idle:
            server = LoadServer(Path(name) / "..", str(Path(name) / "idle.db"))
            try:
                report.idle_sockets, report.idle_bytes = asyncio.run(idle_memory(server, idle))
            finally:
                server.stop()
    report.encode_micros, report.view_micros = encoding()
    return report
