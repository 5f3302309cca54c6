"""``/healthz``: the process lives and its loop turns. ``/readyz``: it can do its work, which is to store what is answered."""

import asyncio
from typing import Final

from regalia import __version__
from regalia.extras import extra
from regalia.server.api_types import Health, Ready
from regalia.server.storage.store import StorageFailed
from regalia.server.tables.lobby import Lobby
from regalia.server.web.http import said

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response

AGAIN: Final = 1.0  # seconds for which an answer holds: asking more often costs nothing


async def healthz(request: Request, lobby: Lobby) -> Response:
    return said(Health(True, __version__, len(lobby.rooms), len(lobby.connections)))


class Readiness:
    """One write at a time, however many ask; a store that hangs is asked nothing more until it answers."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby
        self.name: Final = f"ready/{lobby.settings.host}:{lobby.settings.port}"
        self.probe: asyncio.Task[None] | None = None
        self.probed: float | None = None
        self.storage = "failed"

    async def readyz(self, request: Request, lobby: Lobby) -> Response:
        storage = await self.ask()
        is_ready = storage == "works" and not lobby.closing
        return said(Ready(is_ready, storage, lobby.closing), 200 if is_ready else 503)

    async def metrics(self, request: Request, lobby: Lobby) -> Response:
        await self.ask()  # so that who reads the figures learns it, too
        return Response(lobby.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def ask(self) -> str:
        """``works``, ``failed``, or ``hangs``."""
        world = self.lobby.world
        if self.probe is None and (self.probed is None or world.monotonic() - self.probed >= AGAIN):
            self.probe = world.spawn(self.write())
        if self.probe is not None:
            await asyncio.wait({self.probe}, timeout=self.lobby.settings.ready_seconds)
        found = "hangs" if self.probe is not None else self.storage
        self.lobby.metrics.ready.set(found == "works" and not self.lobby.closing)
        return found

    async def write(self) -> None:
        world = self.lobby.world
        try:
            await self.lobby.store.note(self.name, str(world.date()))
            self.storage = "works"
        except StorageFailed:
            self.storage = "failed"
        finally:
            self.probe, self.probed = None, world.monotonic()
