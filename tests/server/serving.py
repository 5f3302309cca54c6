"""Real servers for tests: one in a process of its own that can be killed, one in the test's own loop whose clock can be set."""

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import regalia
from regalia.games import start
from regalia.server.client import Player, call
from regalia.server.hooks import Hooks
from regalia.server.run import open_lobby, server_for
from regalia.server.tables.lobby import NO_HOOKS, Lobby
from regalia.server.web.settings import UNLIMITED, Limits, Settings
from regalia.server.world import World

Message = dict[str, Any]
GENEROUS = UNLIMITED
PATIENCE = 60.0  # seconds for an answer over HTTP: a process that checks records, or searches, has to start first


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


HOUR = 3_600_000  # tests answer for themselves what the table would answer for people


class Served:
    """``regalia serve`` in a process of its own."""

    def __init__(self, folder: Path, database: str = "", port: int = 0) -> None:
        self.folder = folder
        self.database = database or str(folder / "tables.db")
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log = folder / f"log-{self.port}"

    def start(self) -> "Served":
        """The log goes on where it was when the server was killed."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen(
                [
                    *(sys.executable, "-m", "regalia.cli", "serve", "--port", str(self.port)),
                    *("--database", self.database, "--unlimited"),
                ],
                stdout=out,
                stderr=out,
                env={**os.environ, "PYTHONPATH": str(Path(regalia.__file__).parent.parent)},
                cwd=self.folder,
            )
        return self

    def wait(self, seconds: float = 40.0) -> "Served":
        """Until it answers."""
        until = time.monotonic() + seconds
        while True:
            try:
                call(self.url, "/healthz")
                return self
            except OSError:
                assert self.process is not None and self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < until, self.log.read_text()
                time.sleep(0.02)

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> int:
        """As an operator would."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=40)

    def __enter__(self) -> "Served":
        return self.start().wait()

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Here:
    """A server in this loop, on a real port."""

    def __init__(self, lobby: Lobby, url: str) -> None:
        self.lobby = lobby
        self.url = url

    async def call(self, path: str, body: Any = None, **headers: str) -> Any:
        """Raises what urllib raises."""
        return await asyncio.to_thread(call, self.url, path, body, headers, PATIENCE)

    async def refused(self, path: str, body: Any = None, **headers: str) -> tuple[int, Message]:
        """Status and body of a request that is refused."""
        try:
            found = await self.call(path, body, **headers)
        except HTTPError as problem:
            import json

            return problem.code, json.loads(problem.read())
        raise AssertionError(f"{path} was not refused: {found}")


class Timed(World):
    """The world, at a time of the test's own."""

    def __init__(self, now: Callable[[], int]) -> None:
        super().__init__()
        self.now = now  # type: ignore[method-assign]


@asynccontextmanager
async def serving(
    folder: Path,
    now: Callable[[], int] | None = None,
    deal: Any = start,
    limits: Limits = GENEROUS,
    hooks: Hooks = NO_HOOKS,
    **settings: Any,
) -> AsyncIterator[Here]:
    wanted = {
        "database": str(folder / "tables.db"),
        "port": 0,
        "drain_seconds": 1.0,
        "idle_seconds": 3_600.0,  # a table leaves the memory when a test says so, and not because the machine is slow
        "bluffs": (HOUR, HOUR),
        "thoughts": (0, 0),
        **settings,
    }
    lobby = open_lobby(Settings(limits=limits, **wanted), None if now is None else Timed(now), deal, hooks)
    await lobby.begin()
    server = server_for(lobby)
    task = asyncio.get_running_loop().create_task(server.serve())
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Here(lobby, f"http://127.0.0.1:{port}")
    finally:
        server.should_exit = True
        await task
        await lobby.end()


class Table:
    """A table and those who sit at it, all connected; ``watcher`` looks on."""

    def __init__(self, url: str, id_: str, secrets: list[str]) -> None:
        self.url = url
        self.id = id_
        self.secrets = secrets
        self.players = [Player(url, id_, secret) for secret in secrets]
        self.watcher = Player(url, id_)
        self.tasks: list[asyncio.Task[None]] = []

    async def connect(self, watch: bool = True, **options: Any) -> "Table":
        for player in [*self.players, *([self.watcher] if watch else [])]:
            self.tasks.append(asyncio.get_running_loop().create_task(player.stay(**options)))
        for player in [*self.players, *([self.watcher] if watch else [])]:
            await player.until(lambda player=player: player.table is not None)
        return self

    async def start(self) -> "Table":
        for player in self.players:
            assert (await player.ask("ready", ready=True, share="0123456789abcdef" * 2))["t"] == "done"
        assert (await self.players[0].ask("start"))["t"] == "done"
        for player in self.players:
            await player.until(lambda player=player: player.view is not None)
        return self

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for player in [*self.players, self.watcher]:
            await player.close()

    def asked(self) -> Player | None:
        """The player who must decide, as the players themselves see it."""
        return next((player for player in self.players if player.decision() is not None), None)

    async def step(self, chance: random.Random) -> bool:
        """One answer by whoever must decide; False once the game is over."""
        while True:
            if any(player.view is not None and player.view["outcome"] is not None for player in self.players):
                return False
            player = next((one for one in self.players if is_ours(one)), None)
            if player is not None:
                decision = player.decision()
                assert decision is not None
                await player.answer(chance.randrange(len(decision["options"])))
                return True
            await asyncio.sleep(0.002)

    async def settle(self, seconds: float = 30.0) -> None:
        """Until all have seen the same."""
        until = time.monotonic() + seconds
        everybody = [*self.players, self.watcher]
        while len({player.seen for player in everybody if player.socket is not None}) > 1:
            assert time.monotonic() < until, [player.seen for player in everybody]
            await asyncio.sleep(0.005)

    async def play(self, chance: random.Random, most: int = 10_000) -> int:
        """So many answers, or to the end."""
        for number in range(most):
            if not await self.step(chance):
                return number
        return most


def is_ours(player: Player) -> bool:
    decision = player.decision()
    return decision is not None and decision["number"] not in player.accepted


async def open_table(url: str, persons: int = 2, bots: int = 0, game: str = "citadels", **more: Any) -> Table:
    """A table with so many persons, not connected yet."""
    choices = {"game": game, "seats": persons + bots, **more.pop("choices", {})}
    body = {"player": "Ada", "choices": choices, "bots": [more.pop("bot", "random")] * bots, **more}
    first = await asyncio.to_thread(call, url, "/api/tables", body)
    secrets = [first["secret"]]
    for name in ("Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")[: persons - 1]:
        seat = await asyncio.to_thread(call, url, f"/api/tables/{first['table']}/seats", {"player": name})
        secrets.append(seat["secret"])
    return Table(url, first["table"], secrets)
