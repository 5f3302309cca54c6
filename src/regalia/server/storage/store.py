"""Where tables are kept. One thread owns the connection, gathers what waits into one transaction and commits it: group commit.

An entry is written only by the table's owner, and only at the next number of its table; anybody else is told so. Whether this
process owns a table is known to the connection itself, so that a claim cannot outlive it.
"""

import asyncio
import queue
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

from regalia.extras import extra
from regalia.server.storage.chain import BrokenChain, Stored
from regalia.server.storage.packing import WHOLE, stream_in
from regalia.server.world import World

with extra("server"):
    from msgspec import Struct

GROUP: Final = 512  # jobs in one transaction at most


class Digest(Struct):
    """What can be found out about a table without reading its entries.

    ``due``: when it needs somebody to look after it, in milliseconds (0: now, a bot is asked; None: it waits for people).
    ``changed``: when something happened last, to the minute.
    """

    phase: str
    listed: bool
    summary: str
    due: int | None
    changed: int = 0


class Row(Struct):
    """Entry ``seq`` of a table, and its link in the chain; with ``marks`` the table's ``due`` changes with it."""

    table: str
    seq: int
    body: bytes
    marks: bool = False
    due: int | None = None
    link: bytes | None = None


CORRUPT: Final = (11, 26)  # what SQLite says of a damaged file
DAMAGED: Final = ("XX001", "XX002")  # and PostgreSQL


class StorageFailed(RuntimeError):
    """Nothing was written; the caller may try again later, unless what is stored is ``damaged``."""

    def __init__(self, problem: str, damaged: bool = False) -> None:
        super().__init__(problem)
        self.damaged: Final = damaged


def is_damage(problem: BaseException) -> bool:
    return (
        isinstance(problem, BrokenChain)
        or getattr(problem, "sqlite_errorcode", 0) & 0xFF in CORRUPT
        or getattr(problem, "sqlstate", "") in DAMAGED
    )


class Connection(Protocol):
    """What a kind of database adds. All of it runs in the store's own thread."""

    def append(self, rows: Sequence[Row]) -> list[bool]:
        """Within a transaction, entries of different tables; False for one whose table is not ours or whose number is taken."""

    def describe(self, table: str, seq: int, digest: Digest) -> None:
        """As the table was after entry ``seq``; once there is a later one, ``due`` is for that one to say."""

    def entries(self, table: str, after: int) -> list[Stored]: ...
    def described(self, table: str) -> tuple[int, str]:
        """How many entries there were at least, and the phase then."""

    def postpone(self, table: str, due: int) -> None:
        """A table that cannot be looked after: it is not listed, and not looked at again before ``due``."""

    def listed(self, most: int, since: int) -> list[str]: ...
    def waiting(self, now: int) -> list[str]: ...
    def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None: ...
    def stream(self, table: str, viewer: int) -> bytes | None: ...
    def pack(self, table: str) -> None:
        """The log of a finished game in one piece; ``entries`` gives it back as it was."""

    def expired(self, finished: int, idle: int, most: int) -> list[str]:
        """Tables nothing has happened at since those times, over and not."""

    def touch(self, table: str, changed: int) -> None: ...
    def delete(self, table: str) -> None: ...
    def clear(self, table: str) -> None:
        """All that is kept of it but its description."""

    def claim(self, table: str) -> bool: ...
    def release(self, table: str) -> None: ...
    def beat(self) -> None: ...
    def note(self, name: str, value: str) -> None: ...
    def notes(self, prefix: str) -> dict[str, str]: ...
    def forget_note(self, name: str) -> None: ...
    def notify(self, text: str) -> None: ...
    def is_empty(self) -> bool: ...
    def tables(self) -> list[list[Any]]:
        """Everything that is known of every table but its entries and streams."""

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        """Its rows, in order, as far as they can be read; a problem is raised after those."""

    def load(self, kind: str, row: list[Any]) -> None: ...
    def begin(self) -> None: ...
    def begin_reading(self) -> None: ...
    def commit(self) -> None: ...
    def rollback(self) -> None: ...
    def close(self) -> None: ...


Job = tuple[Callable[[], Any] | Row, "asyncio.Future[Any] | None", "asyncio.AbstractEventLoop | None"]


class Store:
    """The asynchronous face of a connection."""

    def __init__(self, connect: Callable[[], Connection], world: World | None = None) -> None:
        self.world: Final = World() if world is None else world
        self._jobs: Final[queue.SimpleQueue[list[Job] | None]] = queue.SimpleQueue()
        self._asked: list[Job] = []
        self._connect: Final = connect
        self.lost: Callable[[], None] | None = None  # called, from the store's thread, when the connection is
        self.connection: Connection
        self.commits = 0
        self.failures = 0  # jobs that came to nothing
        self.pending = 0  # jobs asked for and not done yet
        self.usable = True
        self.problem = ""
        self.damaged = False
        self._thread: threading.Thread
        self._start()

    def _start(self) -> None:
        ready: queue.SimpleQueue[BaseException | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._work, args=(ready,), name="regalia-store", daemon=True)
        self._thread.start()
        problem = ready.get()
        if problem is not None:
            raise problem

    # -- what the server asks for --------------------------------------------------------------------------------------------

    async def append(self, row: Row) -> bool:
        """Write an entry; True once it is stored for good."""
        return bool(await self._do(row))

    async def create(self, rows: Sequence[Row], digest: Digest) -> bool:
        """The first entries of a table, which is ours then, and what is known of it."""
        return bool(await self._do(lambda: self._create(rows, digest)))

    async def describe(self, table: str, seq: int, digest: Digest) -> None:
        await self._do(lambda: self.connection.describe(table, seq, digest))

    async def entries(self, table: str, after: int = 0) -> list[Stored]:
        found: list[Stored] = await self._do(lambda: self.connection.entries(table, after))
        return found

    async def described(self, table: str) -> tuple[int, str]:
        found: tuple[int, str] = await self._do(lambda: self.connection.described(table))
        return found

    async def postpone(self, table: str, due: int) -> None:
        await self._do(lambda: self.connection.postpone(table, due))

    async def listed(self, most: int = 200, since: int = 0) -> list[str]:
        """The descriptions of tables something happened at since then."""
        found: list[str] = await self._do(lambda: self.connection.listed(most, since))
        return found

    async def waiting(self, now: int) -> list[str]:
        """The tables that need somebody to look after them now."""
        found: list[str] = await self._do(lambda: self.connection.waiting(now))
        return found

    async def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None:
        await self._do(lambda: self.connection.finish(table, streams))

    async def stream(self, table: str, viewer: int) -> bytes | None:
        found: bytes | None
        found, whole = await self._do(lambda: self._stream(table, viewer))
        if whole is None:
            return found
        opened: bytes | None = await self.world.in_thread(stream_in, whole, viewer)  # ten milliseconds
        return opened

    async def is_kept(self, table: str, viewer: int) -> bool:
        """Whether there is such a stream; what all are packed into has every one of a finished game."""
        return any(await self._do(lambda: self._stream(table, viewer)))

    async def pack(self, table: str) -> None:
        await self._do(lambda: self.connection.pack(table))

    async def expired(self, finished: int, idle: int, most: int = 100) -> list[str]:
        found: list[str] = await self._do(lambda: self.connection.expired(finished, idle, most))
        return found

    async def touch(self, table: str, changed: int) -> None:
        await self._do(lambda: self.connection.touch(table, changed))

    async def delete(self, table: str) -> bool:
        """All that is kept of it, if it is ours to delete."""
        return bool(await self._do(lambda: self._delete(table)))

    async def rewrite(self, table: str, rows: Sequence[Row], due: int) -> None:
        """Another log instead of the one there is; somebody is to look after the table then."""
        await self._do(lambda: self._rewrite(table, rows, due))

    async def claim(self, table: str) -> bool:
        """Become the table's owner: the one process that writes to it and looks after its bots and clocks."""
        return bool(await self._do(lambda: self.connection.claim(table)))

    async def release(self, table: str) -> None:
        await self._do(lambda: self.connection.release(table))

    async def beat(self) -> None:
        """A sign of life: what we own stays ours for a while."""
        await self._do(lambda: self.connection.beat())

    async def note(self, name: str, value: str) -> None:
        """Notes kept beside the tables, by name: orders of the operator, and signs of readiness."""
        await self._do(lambda: self.connection.note(name, value))

    async def notes(self, prefix: str = "") -> dict[str, str]:
        found: dict[str, str] = await self._do(lambda: self.connection.notes(prefix))
        return found

    async def forget_note(self, name: str) -> None:
        await self._do(lambda: self.connection.forget_note(name))

    async def notify(self, text: str) -> None:
        """Tell all processes."""
        await self._do(lambda: self.connection.notify(text))

    def close(self) -> None:
        """Everything asked for is done first."""
        if self._asked:
            self._hand_over()
        self._jobs.put(None)
        self._thread.join()

    # -- the thread --------------------------------------------------------------------------------------------------------

    def _stream(self, table: str, viewer: int) -> tuple[bytes | None, bytes | None]:
        """By itself, or the piece it is in."""
        found = self.connection.stream(table, viewer)
        return found, self.connection.stream(table, WHOLE) if found is None else None

    def _delete(self, table: str) -> bool:
        if not self.connection.claim(table):
            return False
        self.connection.delete(table)
        self.connection.release(table)
        return True

    def _rewrite(self, table: str, rows: Sequence[Row], due: int) -> None:
        self.connection.clear(table)
        if not all(self.connection.append(rows)):
            raise StorageFailed("the table is not ours")
        self.connection.postpone(table, due)

    def _create(self, rows: Sequence[Row], digest: Digest) -> bool:
        done = self.connection.claim(rows[0].table) and all([self.connection.append([row])[0] for row in rows])
        if done:
            self.connection.describe(rows[0].table, rows[-1].seq, digest)
        return done

    async def _do(self, work: Callable[[], Any] | Row) -> Any:
        """Handed to the thread together with whatever else is asked for in this turn of the loop: one wake-up for all."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        asked = self._asked
        if not asked:
            loop.call_soon(self._hand_over)
        asked.append((work, future, loop))
        self.pending += 1
        try:
            return await future
        except StorageFailed:
            self.failures += 1
            raise
        finally:
            self.pending -= 1

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._jobs.put(asked)

    def _work(self, ready: "queue.SimpleQueue[BaseException | None]") -> None:
        try:
            self.connection = self._connect()
        except BaseException as problem:
            ready.put(problem)
            return
        ready.put(None)
        while True:
            jobs = self._gathered()
            if jobs is None:
                self.connection.close()
                return
            self._carry_out(jobs)

    def _gathered(self) -> list[Job] | None:
        """Whatever waits by now; None to stop."""
        first = self._jobs.get()
        if first is None:
            return None
        jobs = first
        while len(jobs) < GROUP:
            try:
                more = self._jobs.get_nowait()
            except queue.Empty:
                break
            if more is None:
                self._jobs.put(None)  # after these
                break
            jobs += more
        return jobs

    def _carry_out(self, jobs: list[Job]) -> None:
        """All jobs in one transaction; if that fails, each alone, so that one does not spoil the others."""
        results = self._together(jobs)
        if results is None:
            results = []
            for job in jobs:
                results += (self._together([job]) if self.usable else None) or [
                    (job, StorageFailed(self.problem, self.damaged))
                ]
        by_loop: dict[Any, list[tuple[Any, Any]]] = {}
        for (_, future, loop), result in results:
            by_loop.setdefault(loop, []).append((future, result))
        for loop, settled in by_loop.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(settle, settled)

    def _together(self, jobs: list[Job]) -> list[tuple[Job, Any]] | None:
        """The results, or None if nothing was done."""
        try:
            self.connection.begin()
            rows = {id(job): job[0] for job in jobs if isinstance(job[0], Row)}
            written = dict(zip(rows, self.connection.append([*rows.values()]), strict=True)) if rows else {}
            results = [(job, job[0]() if callable(job[0]) else written[id(job)]) for job in jobs]
            self.connection.commit()
        except Exception as problem:
            self.problem = f"{type(problem).__name__}: {problem}"
            self.damaged = is_damage(problem)
            self._recover()
            return None
        self.usable = True
        self.commits += 1
        return results

    def _recover(self) -> None:
        """After a failure: back to before the transaction, with a new connection if the old one is of no use."""
        try:
            self.connection.rollback()
            self.usable = True
            return
        except Exception:
            self.usable = False
        if self.lost is not None:
            self.lost()
        with suppress(Exception):
            self.connection.close()
        with suppress(Exception):  # else the next job fails and tries again
            self.connection = self._connect()


def settle(settled: list[tuple[Any, Any]]) -> None:
    for future, result in settled:
        if not future.done():
            if isinstance(result, StorageFailed):
                future.set_exception(result)
            else:
                future.set_result(result)
