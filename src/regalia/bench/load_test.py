"""The load command: a server in a process of its own, real sockets on loopback, rules and storage on."""

import asyncio
import json
import os
import random
import re
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

from regalia.bench.plain_socket import Socket, allow_sockets, connected, quiet
from regalia.games import USUAL
from regalia.server.client import call

ASKED: Final = re.compile(rb'"decision":\{"number":(\d+),"seat":\d+,"question":"\w+","rule":"[^"]*","options":\[')
SEQ: Final = re.compile(rb'"seq":(\d+)')
WARM_UP: Final = 2.0


@dataclass
class Seat:
    socket: Socket | None = None
    number: int = 0  # the decision it is asked
    option: int = 0  # what it will answer


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
    latency_p999: float = 0.0
    delivered: int = 0
    idle_sockets: int = 0
    idle_bytes: int = 0
    encode_micros: float = 0.0
    view_micros: float = 0.0
    tables: int = 0
    seats: int = 0
    extra: dict[str, Any] = field(default_factory=dict)


class LoadServer:
    """``regalia serve`` on a free port, with a file or database of its own; ``watched``: with its limits, and watched.py."""

    def __init__(self, folder: Path, database: str = "", watched: bool = False) -> None:
        with sockets.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: Final[int] = probe.getsockname()[1]
        self.url: Final = f"http://127.0.0.1:{self.port}"
        place = str(Path(__file__).parent.parent.parent)
        self.notes: Final = folder / "works"
        database = database or str(folder / "load.db")
        usual = ("regalia.cli", "serve", "--port", str(self.port), "--database", database, "--unlimited")
        command = ("regalia.bench.watched", str(self.notes), str(self.port), database) if watched else usual
        self.process: Final = subprocess.Popen(
            [sys.executable, "-m", *command],
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
        """Seconds of processor time the server has used, without its bots, by Linux's clock of that process."""
        return time.clock_gettime((~self.process.pid << 3) | 2)

    def works(self) -> list[float]:
        """Seconds its loop worked between an answer and each view of what came of it, since this was last asked."""
        self.notes.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        while not self.notes.exists():
            if self.process.poll() is not None:
                raise RuntimeError("the server has ended")
            time.sleep(0.01)
        return [float(line) for line in self.notes.read_text().split()]

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Load:
    """All tables; answers at once, or at a given rate."""

    def __init__(self, url: str, tables: int, seats: int, game: str = USUAL) -> None:
        self.url: Final = url
        self.game: Final = game
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
        return await connected(self.port, hear)

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
        choices = {"game": self.game, "seats": self.seats}
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

    async def all_asked(self) -> None:
        """Until at every table somebody is asked something."""
        while not all(table.asked >= 0 for table in self.tables):
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
            end = frame.find(b'],"wishes":', asked.end())
            options = frame.count(b'"verb":', asked.end(), len(frame) if end < 0 else end)
            table.seats[seat].number = int(asked[1])
            table.seats[seat].option = self.option(frame, asked.end(), options)
            table.asked = seat
            table.next = seq + 1
            if self.paced:
                self.ready.append(table)
            else:
                self.answer(table)

    def option(self, frame: bytes, begin: int, options: int) -> int:
        """Which of the options, listed in the frame from there on, is taken."""
        return self.chance.randrange(options)

    def answer(self, table: LoadTable) -> None:
        seat = table.seats[table.asked]
        table.waiting = self.seats
        table.seq = table.next
        table.sent = time.perf_counter()
        self.answers += 1
        self.say(table, table.asked, b'{"t":"answer","decision":%d,"option":%d}' % (seat.number, seat.option))

    async def flat_out(self, seconds: float, server: LoadServer, warm_up: float = WARM_UP) -> tuple[float, float]:
        """Answers per second, everybody answering at once; and the server's microseconds of processor time for each.

        Everybody waits for the outcome of an answer before the next one, so what is answered is stored but for the last ones.
        """
        await self.start_all()
        await self.all_asked()
        await asyncio.sleep(warm_up)
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

    def within(self, share: float) -> float:
        """The milliseconds within which so many of the views were there."""
        return percentile(self.latencies, share) * 1000

    def close(self) -> None:
        for table in self.tables:
            for seat in table.seats:
                if seat.socket is not None:
                    seat.socket.transport.abort()

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


def percentile(times: list[float], share: float) -> float:
    """The time within which so many of them were."""
    ordered = sorted(times)
    return ordered[int(len(ordered) * share)] if ordered else 0.0


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


async def measured(server: LoadServer, tables: int, seats: int, seconds: float, rate: float, warm_up: float) -> Report:
    report = Report(tables=tables, seats=tables * seats, rate=rate)
    load = Load(server.url, tables, seats)
    await load.open_all()
    report.answers_per_second, report.cpu_micros = await load.flat_out(seconds, server, warm_up)
    if not load.ready:
        raise RuntimeError(f"the games of all {tables} tables were over before the second measurement: ask for more tables")
    await load.at_rate(rate, seconds)
    report.delivered = len(load.latencies)
    report.latency_p50, report.latency_p99, report.latency_p999 = [load.within(share) for share in (0.5, 0.99, 0.999)]
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
    tables: int = 200,
    seats: int = 5,
    seconds: float = 10.0,
    rate: float = 300.0,
    idle: int = 10_000,
    database: str = "",
    warm_up: float = WARM_UP,
) -> Report:
    allow_sockets(idle + tables * seats)
    with tempfile.TemporaryDirectory() as name:
        server = LoadServer(Path(name), database)
        try:
            report = asyncio.run(measured(server, tables, seats, seconds, rate, warm_up))
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
