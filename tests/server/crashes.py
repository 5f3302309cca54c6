"""Kill the server at random moments under load, again and again: no acknowledged answer may be lost.

``python -m tests.server.crashes 200`` runs 200 rounds; ``--postgres`` against PostgreSQL, with a second server that takes over.
"""

import argparse
import asyncio
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from regalia.server.client import Player, call
from tests.server.postgres import Postgres
from tests.server.serving import Served, Table, is_ours, open_table

PATIENCE = 2.0  # seconds within which clients go on, counted from the moment a server answers again
BACK_AGAIN = 20.0  # seconds a server may take to start


def strain() -> float:
    """On a machine whose processors are shared by several, everything takes that much longer."""
    return max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


class Load:
    """Tables whose players answer as fast as they can; what was acknowledged is remembered."""

    def __init__(self, urls: list[str], seed: int) -> None:
        self.urls = urls
        self.chance = random.Random(seed)
        self.tables: list[Table] = []
        self.accepted: dict[tuple[str, int], tuple[int, int]] = {}
        self.last: dict[str, float] = {}  # when a table's players last saw it go on
        self.tasks: list[asyncio.Task[Any]] = []

    async def begin(self, number: int) -> None:
        for at in range(number):
            game = "citadels" if at % 2 == 0 else "dominion"
            table = await open_table(self.urls[at % len(self.urls)], persons=2, bots=2 if at % 3 == 0 else 0, game=game)
            self.tables.append(table)
            for player in table.players:
                player.heard = lambda message, id_=table.id: self.hear(id_, message)
            await (await table.connect(pause=0.05, ping=0.5)).start()
            self.tasks += [asyncio.create_task(self.drive(table, player)) for player in table.players]

    def hear(self, table: str, message: dict[str, Any]) -> None:
        if message["t"] == "update" and message["after"] < message["seq"]:
            self.last[table] = time.monotonic()

    async def drive(self, table: Table, player: Player) -> None:
        while True:
            if not is_ours(player):
                await asyncio.sleep(0.004)
                continue
            decision = player.decision()
            assert decision is not None
            option = self.chance.randrange(len(decision["options"]))
            number = decision["number"]
            await player.send({"t": "answer", "decision": number, "option": option})
            try:
                await player.until(lambda number=number: number in player.accepted, 0.5)
            except TimeoutError:
                continue  # it may or may not have been stored: try again with whatever is asked then
            accepted = player.accepted[number]
            self.accepted[table.id, number] = (accepted["option"], accepted["seq"])

    def is_over(self) -> bool:
        return all(is_done(table) for table in self.tables)

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            await table.close()

    def check(self, url: str) -> int:
        """Every acknowledged answer stands in the log of its table, where it was said to stand."""
        from regalia.server.tables import entries as log

        checked = 0
        for table in self.tables:
            stored = self.stored(table.id)
            for (id_, number), (option, seq) in self.accepted.items():
                if id_ == table.id:
                    entry = stored[seq - 1]
                    assert isinstance(entry, log.Answered), (id_, number, entry)
                    assert (entry.decision, entry.option) == (number, option), (id_, number, option, entry)
                    checked += 1
        return checked

    def stored(self, table: str) -> list[Any]:
        raise NotImplementedError


class StoredLoad(Load):
    def __init__(self, urls: list[str], seed: int, database: str) -> None:
        super().__init__(urls, seed)
        self.database = database

    def stored(self, table: str) -> list[Any]:
        from regalia.server.storage.backup import connection_to
        from regalia.server.tables.entries import decode_entry

        connection = connection_to(self.database)
        rows = connection.entries(table, 0)
        connection.close()
        assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1)), "no number is left out"
        return [decode_entry(body) for _, body, _ in rows]


async def rounds(number: int, folder: Path, seed: int = 1, tables: int = 4) -> dict[str, float]:
    """SQLite: one server, killed and started again."""
    chance = random.Random(seed)
    served = Served(folder)
    served.start()
    await asyncio.to_thread(served.wait)
    load = StoredLoad([served.url], seed, served.database)
    slowest = 0.0
    answers = 0
    try:
        await load.begin(tables)
        for at in range(number):
            if load.is_over():  # new games for the rounds to come
                await load.end()
                answers += load.check(served.url)
                load = StoredLoad([served.url], seed + at + 1, served.database)
                await load.begin(tables)
            await asyncio.sleep(chance.uniform(0.02, 0.35))
            served.kill()
            served.start()
            await asyncio.to_thread(served.wait, BACK_AGAIN * strain())
            slowest = max(slowest, await goes_on(load))
        await load.end()
        answers += load.check(served.url)
        check_what_is_shown(load, served.url)
    finally:
        await load.end()
        served.stop()
    return {"rounds": number, "answers": answers, "slowest": slowest}


async def goes_on(load: Load) -> float:
    """Seconds until every game that is not over has gone on, bots included."""
    began = time.monotonic()
    while any(load.last.get(table.id, 0.0) < began and not is_done(table) for table in load.tables):
        await asyncio.sleep(0.005)
        assert time.monotonic() - began < PATIENCE * strain(), f"clients do not go on: {stuck(load, began)}"
    return time.monotonic() - began


def stuck(load: Load, began: float) -> list[Any]:
    return [
        (table.id, [(player.seen, player.errors[-1:], player.view and player.view["decision"]) for player in table.players])
        for table in load.tables
        if load.last.get(table.id, 0.0) < began and not is_done(table)
    ]


def is_done(table: Table) -> bool:
    view = table.players[0].view
    return view is not None and view["outcome"] is not None


def check_what_is_shown(load: Load, url: str) -> None:
    for table in load.tables:
        shown = call(url, f"/api/tables/{table.id}")
        assert shown["phase"] in ("playing", "over")


async def takeovers(number: int, folder: Path, database: str, seed: int = 1, tables: int = 4) -> dict[str, float]:
    """PostgreSQL: two servers on the same tables; one is killed, the other takes over, and the clients move there."""
    chance = random.Random(seed)
    servers = [Served(folder, database), Served(folder, database)]
    for served in servers:
        served.start()
    for served in servers:
        await asyncio.to_thread(served.wait)
    urls = [served.url for served in servers]
    load = StoredLoad(urls, seed, database)
    slowest = 0.0
    answers = 0
    try:
        await load.begin(tables)
        for at in range(number):
            if load.is_over():  # new games for the rounds to come
                await load.end()
                answers += load.check(urls[0])
                load = StoredLoad(urls, seed + at + 1, database)
                await load.begin(tables)
            await asyncio.sleep(chance.uniform(0.05, 0.35))
            dying, living = servers[at % 2], servers[1 - at % 2]
            dying.kill()
            for table in load.tables:  # whoever was there goes to the other one
                for player in [*table.players, table.watcher]:
                    player.url = living.url.replace("http", "ws", 1) + "/socket"
            slowest = max(slowest, await goes_on(load))
            dying.start()
            await asyncio.to_thread(dying.wait, BACK_AGAIN * strain())
        await load.end()
        answers += load.check(urls[0])
    finally:
        await load.end()
        for served in servers:
            served.stop()
    return {"rounds": number, "answers": answers, "slowest": slowest}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", type=int, nargs="?", default=200)
    parser.add_argument("--postgres", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if args.postgres:
            with Postgres() as database:
                found = asyncio.run(takeovers(args.rounds, folder, database.url))
        else:
            found = asyncio.run(rounds(args.rounds, folder))
    print(
        f"{found['rounds']} rounds: {found['answers']} acknowledged answers, none lost; "
        f"clients went on within {found['slowest']:.2f} s (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors)"
    )


if __name__ == "__main__":
    main()
