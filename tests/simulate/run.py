"""One seed: a few tables, some people, some faults, a time to heal, and judgement."""

import asyncio
import contextvars
import hashlib
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import structlog
from msgspec import convert

from regalia.server.api_types import OpenTable, TakeSeat
from regalia.server.sockets import client_messages
from regalia.server.sockets.server_messages import Done
from regalia.server.storage.packing import WHOLE
from regalia.server.storage.sqlite import SqliteConnection
from regalia.server.tables import entries as log
from regalia.server.tables.requests import key_of
from regalia.server.world import World
from tests.simulate.database import Database, Session, Trouble
from tests.simulate.faults import HOUR, Faults
from tests.simulate.laws import Laws
from tests.simulate.loop import SimLoop, Stuck
from tests.simulate.player import Player
from tests.simulate.process import Process

TROUBLED: Final = 12.0  # seconds of faults
HEALING: Final = 25.0  # seconds in which everything must come right again
QUIET: Final = 2.0  # seconds more in which nobody does anything but play
SQLITE: Final = 5  # every so many seeds the store is SQLite's


@dataclass
class Result:
    seed: int
    problems: list[str] = field(default_factory=list)
    trace: str = ""  # its hash
    lines: list[str] = field(default_factory=list)
    virtual: float = 0.0
    real: float = 0.0
    steps: int = 0
    entries: int = 0
    acknowledged: int = 0
    compared: int = 0
    faults: dict[str, int] = field(default_factory=dict)


class Run:
    def __init__(self, seed: int, keep: bool = False) -> None:
        self.seed: Final = seed
        self.keep: Final = keep  # the lines of the trace
        self.lines: Final[list[str]] = []
        self._hash: Final = hashlib.blake2b(digest_size=16)
        self.chance: Final = random.Random(f"{seed}/run")
        self.context: Final = contextvars.copy_context()
        self.loop: Final = SimLoop(random.Random(f"{seed}/loop"))
        self.loop.set_exception_handler(self._unhandled)
        self.is_alone: Final = seed % SQLITE == 0
        self.trouble: Final = Trouble(random.Random(f"{seed}/trouble"))
        self.net: Final = random.Random(f"{seed}/net")
        self.laws: Final = Laws(self)
        self.processes: Final[list[Process]] = []
        self.players: Final[list[Player]] = []
        self.tables: Final[list[str]] = []
        self.answered: Final[dict[str, int]] = {}  # answers to every table when everything was well again
        self.clocks_agree = True
        self.is_over = False
        self._numbers = 0
        self._names = 0
        self._rows: Final[dict[str, list[bytes]]] = {}
        self.database: Final = Database()
        self.database.announce = self._announce
        self.database.tell = self._tell
        self.database.time = self.loop.time
        self.file: Path | None = None
        self._reader: SqliteConnection | None = None
        self.faults: Final = Faults(self, random.Random(f"{seed}/faults"))

    # -- for all parts -------------------------------------------------------------------------------------------------------

    def trace(self, line: str) -> None:
        line = f"{self.loop.time():.6f} {line}"
        self._hash.update(line.encode() + b"\n")
        if self.keep:
            self.lines.append(line)

    def number(self) -> int:
        self._numbers += 1
        return self._numbers

    def later(self, seconds: float, call: Callable[..., Any], *args: Any) -> None:
        """Outside of all processes, whoever asks for it."""
        self.loop.call_later(max(0.0, seconds), call, *args, context=self.context)

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        return self.loop.create_task(work)

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    @contextmanager
    def logged(self) -> Iterator[None]:
        """What the server logs goes into the trace."""
        before = structlog.get_config()
        structlog.configure(processors=[self._log])
        try:
            yield
        finally:
            structlog.configure(**before)

    def _log(self, _: Any, level: str, event: Any) -> Any:
        problem = event.pop("exc_info", None)
        said = " ".join(f"{name}={value}" for name, value in event.items())
        self.trace(f"log {level} {said}")
        if problem and self.keep:
            self.lines += traceback.format_exception(sys.exc_info()[1] if problem is True else problem)
        raise structlog.DropEvent

    def _unhandled(self, _: Any, context: dict[str, Any]) -> None:
        self.laws.broken(f"{context.get('message')}: {context.get('exception')!r}")

    # -- storage -------------------------------------------------------------------------------------------------------------

    def connect(self, world: World, lost: Callable[[], None]) -> Any:
        if self.file is None:
            return Session(self.database, world, lost)
        return QuickSqlite(self.file, world)

    def rows(self, table: str) -> list[bytes]:
        """What is stored of a table, for good."""
        if self.file is None:
            return self.database.rows(table)
        known = self._rows.setdefault(table, [])
        known += [bytes(body) for _, body, _ in self.reader().entries(table, len(known))]
        return known

    def reader(self) -> SqliteConnection:
        if self._reader is None:
            assert self.file is not None
            self._reader = SqliteConnection(self.file)
        return self._reader

    def spoil(self, table: str, at: int, body: bytes) -> None:
        if self.file is None:
            self.database.spoil(table, at, body)
            return
        self.reader().db.execute("UPDATE entries SET body=? WHERE table_id=? AND seq=?", (body, table, at + 1))
        self._rows.pop(table, None)

    def has_file(self, table: str) -> bool:
        if self.file is None:
            return (table, WHOLE) in self.database.streams
        return self.reader().stream(table, WHOLE) is not None

    def _announce(self, table: str, seq: int) -> None:
        self.trace(f"stored {table[:6]} {seq}")
        for process in self.processes:
            if not process.dead:
                process.later(self.net.expovariate(300.0), process.hear, table, seq)

    def _tell(self, text: str) -> None:
        for process in self.processes:
            if not process.dead:
                process.later(self.net.expovariate(300.0), process.read, text)

    # -- processes -----------------------------------------------------------------------------------------------------------

    def start_process(self) -> None:
        alive = [process for process in self.processes if not process.dead]
        if self.is_over or len(alive) >= (1 if self.is_alone else 2):
            return
        if self.trouble.is_down:  # whoever starts it tries again
            self.later(0.2, self.start_process)
            return
        self._names += 1
        skew = self.chance.choice((0, 0, -HOUR, HOUR)) if "clocks" in self.faults.kinds else 0
        if skew:
            self.clocks_agree = False
        process = Process(f"process {self._names}", self.loop, str(self.seed), skew, self.trouble, self.connect, self.is_alone)
        self.watch(process)
        self.processes.append(process)
        process.begin()
        self.trace(f"{process.name} starts")

    def watch(self, process: Process) -> None:
        """Note when a process wanted to write which entry, by our time and by its own."""
        append = process.store.append

        async def noted(row: Any) -> bool:
            when = self.loop.time()
            is_stored = await append(row)
            if is_stored:
                at = log.decode_entry(row.body).at
                self.laws.stamps.setdefault(row.table, {})[row.seq] = (process.name, at, when)
            return is_stored

        process.store.append = noted  # type: ignore[method-assign]

    def heal(self) -> None:
        self.trace("everything is well again")
        self.trouble.calm()
        for process in self.processes:
            if process.held is not None:
                process.resume()
            if process.is_deaf:
                process.listen_again()
        self.start_process()
        self.start_process()
        for table in self.tables:
            self.answered[table] = self.answers(table)

    def answers(self, table: str) -> int:
        return sum(b'"e":"answered"' in row[:24] for row in self.rows(table))

    def has_gone_on(self, table: str) -> bool:
        """Since everything is well again; or its game is over."""
        return self.answers(table) >= self.answered[table] + 3 or self.has_file(table)

    # -- the story -----------------------------------------------------------------------------------------------------------

    def choices(self) -> dict[str, Any]:
        chance = self.chance
        game = chance.choice(("citadels", "dominion"))
        persons, bots = chance.choice(((2, 0), (2, 1), (1, 2), (2, 2)))
        seats = persons + bots
        if game == "citadels" and seats == 3:  # would need a ninth character (C-SETUP-16)
            seats = 4
        clock: dict[str, Any] = {"kind": chance.choice(("none", "move", "bank")), "seconds": chance.choice((4, 8, 20))}
        if clock["kind"] == "bank":
            clock["increment"] = chance.choice((0, 2))
        bot = chance.choice(("random", "medium"))
        return {
            "player": "P0",
            "choices": {"game": game, "seats": seats},
            "options": {"clock": clock, "delay": chance.choice((0, 0, 2)), "stand_in": "random"},
            "bots": [bot] * (seats - persons),
        }

    async def open(self) -> None:
        """A table, people at it, and the start; nothing goes wrong yet."""
        process = self.chance.choice(self.processes)
        wanted = convert(self.choices(), OpenTable)
        first = await process.spawn(process.lobby.opening.open_table(wanted))
        table = first.table
        self.tables.append(table)
        secrets = [first.secret]
        while len(secrets) < wanted.choices.seats - len(wanted.bots):
            seated = await process.spawn(process.lobby.take_seat(table, TakeSeat(player=f"P{len(secrets)}")))
            secrets.append(seated.secret)
        room = process.lobby.rooms[table]
        for number, secret in enumerate(secrets):
            key = key_of(secret)
            seat = room.table.seat_of(key)
            ready = client_messages.Ready(f"ready{number}", True, self.chance.randbytes(16).hex())
            assert isinstance(await process.spawn(room.request(seat, ready, key)), Done)
        host = room.request(0, client_messages.Start("start"), key_of(secrets[0]))
        assert isinstance(await process.spawn(host), Done)
        at = len(self.tables)
        self.players += [Player(self, f"t{at}p{number}", table, secret) for number, secret in enumerate(secrets)]
        self.players.append(Player(self, f"t{at}w", table, None))

    def is_well(self, table: str) -> bool:
        """It goes on, or all who are at it know that it does not."""
        players = [player for player in self.players if player.table_id == table]
        return self.has_gone_on(table) if table not in self.laws.spoiled else all(player.was_closed for player in players)

    async def story(self) -> None:
        for _ in range(1 if self.is_alone else 2):
            self.start_process()
        most = self.chance.choice((1, 1, 2, 3))
        for _ in range(max(most, 2 if "spoils" in self.faults.kinds else 1)):  # the others go on
            await self.open()
        for player in self.players:
            self.spawn(player.stay())
        await self.faults.go_on(self.loop.time() + TROUBLED)
        until = self.loop.time() + HEALING
        while self.loop.time() < until and not all(self.is_well(table) for table in self.tables):
            await asyncio.sleep(1.0)
        for player in self.players:
            player.is_quiet = True
        await asyncio.sleep(QUIET)
        self.is_over = True  # nobody acts any more; what is under way arrives
        for player in self.players:
            player.send({"t": "ping"})
        await asyncio.sleep(3.0)

    def go(self) -> Result:
        began = time.process_time()
        result = Result(self.seed)
        asyncio.set_event_loop(self.loop)
        with tempfile.TemporaryDirectory(prefix="simulate-") as folder, self.logged():
            if self.is_alone:
                self.file = Path(folder) / "tables.db"
            try:
                self.loop.run_until_complete(self.story())
                self.laws.judge()
            except Stuck as problem:
                self.laws.broken(str(problem))
            for process in self.processes:
                faults = process.lobby.metrics.faults._value.get()
                self.laws.require(not faults, f"{process.name} had {faults:.0f} faults")
            result.entries = sum(len(self.rows(table)) for table in self.tables)
            for process in self.processes:
                process.store.connection.close()
            if self._reader is not None:
                self._reader.close()
            self.loop.end()
            asyncio.set_event_loop(None)
        result.problems = self.laws.found
        result.trace = self._hash.hexdigest()
        result.lines = self.lines
        result.virtual = self.loop.time()
        result.real = time.process_time() - began
        result.steps = self.loop.steps
        result.acknowledged = self.laws.acknowledged
        result.compared = self.laws.compared
        result.faults = {**self.faults.happened, **{what: n for what, n in self.trouble.counted.items() if n}}
        return result


class QuickSqlite(SqliteConnection):
    """The machine does not lose its power here, so nothing needs to reach the disk."""

    def __init__(self, file: Path, world: World) -> None:
        super().__init__(file, world)
        self.db.execute("PRAGMA synchronous=OFF")


def simulate(seed: int, keep: bool = False) -> Result:
    return Run(seed, keep).go()
