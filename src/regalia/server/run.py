"""Starting the server: the store by its name, the application, uvicorn, and an orderly end."""

import asyncio
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from regalia.extras import extra
from regalia.games import OURS, start
from regalia.server.hooks import Hooks
from regalia.server.reports import from_loop
from regalia.server.storage.sqlite import SqliteConnection, hold
from regalia.server.storage.store import Store
from regalia.server.sweeping import Sweeper
from regalia.server.tables.lobby import NO_HOOKS, Lobby
from regalia.server.tables.table import Deal
from regalia.server.telemetry import log as logs
from regalia.server.telemetry import set_up_logs
from regalia.server.types import FRAME
from regalia.server.views.reasons import verbs
from regalia.server.web.app import make_app
from regalia.server.web.files import file_limit, raise_file_limit
from regalia.server.web.gate import Gate, protocols
from regalia.server.web.settings import Settings
from regalia.server.world import World

with extra("server"):
    import uvicorn

COLLECTED = (2_000, 100, 100)  # new objects, and rounds of them, after which Python itself looks through younger and older ones
POSTGRES = ("postgresql://", "postgres://")


def is_postgres(database: str) -> bool:
    return database.startswith(POSTGRES)


class Serving(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, lobby: Lobby, gate: Gate) -> None:
        super().__init__(config)
        self.lobby = lobby
        self.gate = gate

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but without sending itself the signal once more: there is something to do after the end."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        logs.info("draining", sockets=len(self.lobby.connections))
        await self.lobby.drain()
        await super().shutdown(sockets)


def server_for(lobby: Lobby) -> Serving:
    settings = lobby.settings
    gate = Gate(lobby)
    http, wire = protocols(gate)
    config = uvicorn.Config(
        make_app(lobby),
        host=settings.host,
        port=settings.port,
        http=http,
        ws=wire,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # the size of a compressed frame tells about its content
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        lifespan="off",
        log_level="error",
        log_config=None,  # what it says goes through our log
        access_log=False,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
        backlog=4096,
    )
    return Serving(config, lobby, gate)


def open_lobby(settings: Settings, world: World | None = None, deal: Deal = start, hooks: Hooks = NO_HOOKS) -> Lobby:
    """The lobby with its store. Called with the loop running, which a store may want to speak to."""
    world = World() if world is None else world
    if is_postgres(settings.database):
        from regalia.server.storage.postgres import open_postgres

        return open_postgres(settings, world, deal, hooks)
    file = Path(settings.database)
    lock = hold(file)
    lobby = Lobby(settings, Store(lambda: SqliteConnection(file, world), world), world, deal, hooks)
    lobby.held = lock
    return lobby


async def serve(settings: Settings, ready: Callable[[str], Any] = print, hooks: Hooks = NO_HOOKS) -> None:
    """Until SIGTERM or SIGINT."""
    lobby = open_lobby(settings, hooks=hooks)

    def fault(event: str, **known: Any) -> None:
        lobby.metrics.faults.inc()
        logs.error(event, **known)

    asyncio.get_running_loop().set_exception_handler(from_loop(fault))
    await lobby.begin()
    sweeper = Sweeper(lobby.world, lambda: lobby.store.pending > 0)
    sweeper.begin()
    server = server_for(lobby)
    task = asyncio.get_running_loop().create_task(server.serve())
    while not server.started and not task.done():
        await asyncio.sleep(0.005)
    if server.started:
        port = server.servers[0].sockets[0].getsockname()[1]
        logs.info("serving", host=settings.host, port=port, files=file_limit(), connections=server.gate.most)
        ready(f"http://{settings.host}:{port}")
    try:
        await task
    finally:
        sweeper.close()
        await lobby.end()
        logs.info("stopped")


def settle_memory() -> None:
    """So that nobody waits while garbage is looked for: little at a time, and never through what stays.

    Who comes and goes leaves garbage in circles, by the hundred objects. Twenty thousand of them at once are 35 milliseconds in
    which nobody is answered; two thousand are three. (Five hundred would be looked for so often that every answer felt it.)
    Usually they are found sooner, when nobody waits (``sweeping.py``).
    """
    for name in OURS:
        verbs(name)  # loads all its rules: else the first table with a set, or the first "why", makes everybody wait for that
    gc.collect()
    gc.freeze()  # rules and libraries stay
    gc.set_threshold(*COLLECTED)


def run(settings: Settings, ready: Callable[[str], Any] = print, hooks: Hooks = NO_HOOKS) -> None:
    set_up_logs()
    raise_file_limit()
    settle_memory()
    try:
        import uvloop
    except ImportError:
        asyncio.run(serve(settings, ready, hooks))
        return
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(serve(settings, ready, hooks))
