"""A server in a thread of this process, with games that are over: what comes after the end needs none to be played first."""

import asyncio
import random
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from regalia.arena.balance_table import shipped
from regalia.server.hooks import Hooks
from tests.server import analysts
from tests.server.serving import Here, Table, open_table, serving

GAMES = ("citadels", "dominion")


class Finished:
    """``tables``: by game, a table whose game is over. Its analyst thinks less than the command's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.url = ""
        self.tables: dict[str, Table] = {}
        self.loop = asyncio.new_event_loop()
        self.stop = asyncio.Event()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.run(),), daemon=True)

    async def run(self) -> None:
        async with serving(self.folder, hooks=Hooks(analysts.quick, shipped)) as server:
            self.url = server.url
            for game in GAMES:
                self.tables[game] = await self.played(server, game)
            self.ready.set()
            await self.stop.wait()

    async def played(self, server: Here, game: str) -> Table:
        """By lot; with little to buy a game of Dominion is short."""
        table = await open_table(server.url, 2, game=game, choices={"kingdom": "money"} if game == "dominion" else {})
        await (await table.connect(watch=False)).start()
        await table.play(random.Random(3))
        await table.close()
        return table

    def replay(self, game: str, query: str = "", secret: bool = True) -> str:
        table = self.tables[game]
        return f"/t/{table.id}/replay{query}" + (f"#{table.secrets[0]}" if secret else "")


@contextmanager
def finished_games(folder: Path) -> Iterator[Finished]:
    made = Finished(folder)
    made.thread.start()
    assert made.ready.wait(120)
    yield made
    made.loop.call_soon_threadsafe(made.stop.set)
    made.thread.join(20)
