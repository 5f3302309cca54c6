"""A store that fails for a moment costs nobody anything: what was not read is read again, and it is no mistake of ours."""

import asyncio
import random
from pathlib import Path
from typing import Any

from regalia.server.sockets.client_messages import Rename
from regalia.server.sockets.server_messages import Done
from regalia.server.storage.store import StorageFailed
from regalia.server.tables.requests import key_of
from tests.server.serving import open_table, serving


def test_what_another_process_wrote_is_read_although_the_store_failed_first(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await (await (await open_table(server.url, 2)).connect()).start()
            await table.play(random.Random(1), 2)
            await table.close()
            lobby = server.lobby
            room = lobby.rooms[table.id]
            rows = await lobby.store.entries(table.id)
            lobby.rooms.clear()
            behind = await lobby.room(table.id)
            behind.table.seq -= 1  # as if another process had written the last entry
            read: list[int] = []
            failures = [StorageFailed("once"), StorageFailed("twice")]

            async def entries(_: str, after: int = 0) -> list[Any]:
                read.append(after)
                if failures:
                    raise failures.pop()
                return []

            lobby.store.entries = entries  # type: ignore[assignment,method-assign]
            lobby.heard(table.id, len(rows))
            while len(read) < 3:
                await asyncio.sleep(0.01)
            assert read == [len(rows) - 1] * 3 and room is not behind
            assert lobby.metrics.faults._value.get() == 0

    asyncio.run(act())


def test_who_asks_for_a_table_never_gets_one_that_has_left_the_memory(tmp_path: Path) -> None:
    """The store's connection may be lost between the loading of a table and the turn of whoever waits for it."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            lobby = server.lobby
            lobby.rooms.clear()
            load = lobby._load

            async def loaded(id_: str, wanted: Any) -> Any:
                room = await load(id_, wanted)
                asyncio.get_running_loop().call_soon(lobby.disowned)
                return room

            lobby._load = loaded  # type: ignore[assignment,method-assign]
            first = asyncio.create_task(lobby.room(table.id))
            while table.id not in lobby.rooms:
                await asyncio.sleep(0)
            lobby._load = load  # type: ignore[method-assign]
            assert await first is lobby.rooms[table.id]

    asyncio.run(act())


def test_a_table_that_was_loaded_and_left_the_memory_in_one_turn_is_loaded_again(tmp_path: Path) -> None:
    """Who asks just then must not wait for a task that is done: that gives nobody else a turn, for ever."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            lobby = server.lobby
            room = lobby.rooms[table.id]
            lobby.rooms.clear()
            loaded: asyncio.Task[Any] = asyncio.create_task(asyncio.sleep(0, room))
            await loaded
            lobby._loading[table.id] = loaded
            assert await lobby.room(table.id) is lobby.rooms[table.id] is not room
            assert not lobby._loading

    asyncio.run(act())


def test_a_table_that_is_ours_without_our_knowing_is_found_by_whoever_asks(tmp_path: Path) -> None:
    """The store failed after it was claimed: no other process can have it, and they ask us."""

    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            lobby = server.lobby
            key = key_of(table.secrets[1])
            lobby.rooms[table.id].owner = False
            assert isinstance(await lobby.carry_out(table.id, key, Rename("r1", "Bea")), Done)
            lobby.rooms.clear()
            assert isinstance(await lobby.carry_out(table.id, key, Rename("r2", "Bob")), Done)
            assert lobby.rooms[table.id].owner
            lobby.disowned()
            assert await lobby.carry_out(table.id, key, Rename("r3", "Ben")) is None, "it may be another's by now"

    asyncio.run(act())


def test_a_task_that_the_store_let_down_is_no_fault(tmp_path: Path) -> None:
    async def act() -> None:
        async with serving(tmp_path) as server:
            table = await open_table(server.url, 2)
            room = server.lobby.rooms[table.id]

            async def fail(problem: Exception) -> Any:
                raise problem

            room.spawn(fail(StorageFailed("full")))
            room.spawn(fail(ValueError("ours")))
            while room._tasks:
                await asyncio.sleep(0)
            assert server.lobby.metrics.faults._value.get() == 1

    asyncio.run(act())
