"""Thousands of started tables: what they take in memory, and how long others wait meanwhile; coming back to a long game."""

import asyncio
import json
import secrets
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from regalia.bench.load_test import Load, LoadServer
from regalia.bench.plain_socket import Socket, allow_sockets
from regalia.extras import extra
from regalia.games import OURS
from regalia.server.api_types import OpenTable, TakeSeat
from regalia.server.client import call
from regalia.server.run import open_lobby
from regalia.server.sockets import client_messages
from regalia.server.tables.table import PLAYING
from regalia.server.web.settings import UNLIMITED, Settings

with extra("server"):
    from msgspec import convert

BATCH: Final = 50  # tables begun together
LIVE: Final = 60  # tables played at while the others are idle
SEATS: Final = 5
TAIL: Final = 150  # entries the page wants to begin with
ENDLESS: Final = OURS[-1]  # the game that goes on as long as nobody buys anything


@dataclass
class Crowd:
    """What was measured."""

    tables: int = 0
    memory: dict[int, int] = field(default_factory=dict)  # by number of started tables: bytes of the whole server
    rate: float = 0.0
    answers: int = 0
    latency_p50: float = 0.0
    latency_p99: float = 0.0
    latency_p999: float = 0.0
    long_answers: int = 0
    back_millis: float = 0.0  # until somebody who comes back to a game of so many answers has table and view
    back_bytes: int = 0


async def begun(database: Path, number: int) -> list[str]:
    """So many tables of two people, who begin and go, of all games in turn; written as the server does, without network."""
    lobby = open_lobby(Settings(database=str(database), limits=UNLIMITED, tables_in_memory=BATCH))

    async def begin(at: int) -> str:
        wanted = {"player": "p0", "choices": {"game": OURS[at % len(OURS)], "seats": 2}, "options": {"listed": False}}
        opened = await lobby.opening.open_table(convert(wanted, OpenTable))
        await lobby.take_seat(opened.table, TakeSeat("p1"))
        room = await lobby.room(opened.table)
        for seat in (0, 1):
            await room.request(seat, client_messages.Ready(f"r{seat}", True, secrets.token_hex(16)))
        await room.request(0, client_messages.Start("s"))
        assert room.table.phase == PLAYING
        room.touched = 0.0  # they are gone
        return opened.table

    try:
        await lobby.begin()
        found: list[str] = []
        for at in range(0, number, BATCH):
            found += await asyncio.gather(*[begin(at + one) for one in range(min(BATCH, number - at))])
        return found
    finally:
        await lobby.end()


async def crowd(server: LoadServer, tables: list[str], rate: float, seconds: float) -> Crowd:
    """Somebody looks at every table; then people play at others."""
    found = Crowd(tables=len(tables), rate=rate)
    marks = sorted({one for one in (100, 1_000, 3_000, len(tables)) if one <= len(tables)})
    number = 0
    for mark in marks:
        for table in tables[number:mark]:
            await asyncio.to_thread(call, server.url, f"/api/tables/{table}")
        number = mark
        await asyncio.sleep(2.0)
        found.memory[mark] = server.memory()
    load = Load(server.url, LIVE, SEATS)
    load.paced = True
    await load.open_all()
    await load.start_all()
    await load.all_asked()
    found.answers = await load.at_rate(rate, seconds)
    found.latency_p50, found.latency_p99, found.latency_p999 = [load.within(share) for share in (0.5, 0.99, 0.999)]
    load.close()
    return found


class Endless(Load):
    """A game that nobody wants to end: every seat passes where it can."""

    def option(self, frame: bytes, begin: int, options: int) -> int:
        shown = frame[begin:].split(b'"verb":')[1:]
        return next((at for at, one in enumerate(shown[:options]) if one.startswith(b'"pass"')), 0)


async def come_back(server: LoadServer, answers: int, found: Crowd) -> None:
    """Play so long, then enter as the page does; the best of five, since others use the machine."""
    load = Endless(server.url, 1, 2, ENDLESS)
    await load.open_all()
    await load.start_all()
    while load.answers < answers:
        await asyncio.sleep(0.05)
    load.paced = True
    await asyncio.sleep(0.5)
    load.close()
    table = load.tables[0]
    hello = json.dumps({"t": "hello", "table": table.id, "secret": table.secrets[0], "tail": TAIL}).encode()
    found.long_answers = load.answers
    for _ in range(5):
        heard: list[bytes] = []
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def hear(_: Socket, frame: bytes, heard: list[bytes] = heard, done: "asyncio.Future[None]" = done) -> None:
            heard.append(frame)
            if b'"view":' in frame and not done.done():
                done.set_result(None)

        began = time.perf_counter()
        socket = await load.connect(hear)
        socket.write(hello)
        await done
        millis = (time.perf_counter() - began) * 1000
        socket.transport.abort()
        if not found.back_millis or millis < found.back_millis:
            found.back_millis, found.back_bytes = millis, sum(map(len, heard))


def run_crowd(tables: int = 10_000, rate: float = 300.0, seconds: float = 20.0, answers: int = 6_000) -> Crowd:
    allow_sockets(LIVE * SEATS)
    with tempfile.TemporaryDirectory() as name:
        begun_tables = asyncio.run(begun(Path(name) / "load.db", tables))
        server = LoadServer(Path(name))
        try:
            found = asyncio.run(crowd(server, begun_tables, rate, seconds))
            asyncio.run(come_back(server, answers, found))
        finally:
            server.stop()
    return found
