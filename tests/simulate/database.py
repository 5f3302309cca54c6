"""A database for several processes: what is committed lasts, everything else goes with the connection that began it.

``Session`` is a connection to it as ``storage/store.py`` wants one. ``Troubled`` stands around this one or SQLite's and lets
commits fail, get lost, or be carried out without anybody hearing of it. ``SimStore`` is the server's store without a thread.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from regalia.server.storage.chain import Stored
from regalia.server.storage.leases import SECONDS
from regalia.server.storage.store import Connection, Digest, Row, Store
from regalia.server.world import World


class Failed(OSError):
    """What a database says when something is wrong."""


class Trouble:
    """How much goes wrong with commits now, and for how long they take; shared by everything that stores."""

    def __init__(self, chance: random.Random) -> None:
        self.chance: Final = chance
        self.full = 0.0  # the disk is full: nothing is written, the connection stays
        self.lost = 0.0  # the connection breaks before the commit
        self.unheard = 0.0  # the commit is carried out, and the connection breaks before anybody hears of it
        self.slow = 0.0  # seconds on top
        self.is_down = False
        self.counted: Final = {"full": 0, "lost": 0, "unheard": 0, "down": 0}

    def calm(self) -> None:
        self.full = self.lost = self.unheard = self.slow = 0.0
        self.is_down = False

    def draw(self) -> str:
        drawn = self.chance.random()
        for what, odds in (("full", self.full), ("lost", self.lost), ("unheard", self.unheard)):
            if drawn < odds:
                return what
            drawn -= odds
        return ""

    def delay(self) -> float:
        return self.chance.expovariate(500.0) + (self.chance.random() * self.slow if self.slow else 0.0)


class Database:
    def __init__(self) -> None:
        self.tables: Final[dict[str, list[Any]]] = {}  # phase, listed, summary, due, changed, seq
        self.entries: Final[dict[str, list[bytes]]] = {}
        self.links: Final[dict[str, list[bytes | None]]] = {}
        self.notes: Final[dict[str, str]] = {}
        self.streams: Final[dict[tuple[str, int], bytes]] = {}
        self.time: Callable[[], float] = lambda: 0.0
        self.leases: Final[dict[int, float]] = {}  # by epoch: until when
        self.sessions: Final[set[int]] = set()  # epochs whose connection lives
        self.owners: Final[dict[str, int]] = {}  # tables, by epoch
        self.epochs = 0
        self.announce: Callable[[str, int], None] = lambda table, seq: None
        self.tell: Callable[[str], None] = lambda text: None

    def rows(self, table: str) -> list[bytes]:
        return self.entries.get(table, [])

    def known(self) -> list[str]:
        return list(self.entries)

    def spoil(self, table: str, at: int, body: bytes) -> None:
        self.entries[table][at] = body


class Session(Connection):
    """As leases.py has it: a process owns tables for as long as its lease stands; nobody writes without one."""

    def __init__(self, database: Database, world: World, lost: Callable[[], None]) -> None:
        self.db: Final = database
        self.world: Final = world
        self.lost: Final = lost
        self.epoch = 0
        self.undo: Final[list[Callable[[], None]]] = []
        self.news: Final[list[Callable[[], None]]] = []
        self.owned: Final[set[str]] = set()

    # -- transactions --------------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        assert not self.undo and not self.news
        if self.epoch not in self.db.leases:
            if self.epoch:
                self.owned.clear()
                self.lost()
            self.db.epochs += 1
            self.epoch = self.db.epochs
            self.db.sessions.add(self.epoch)
            self.beat()

    def beat(self) -> None:
        if self.epoch in self.db.leases or self.epoch == self.db.epochs:
            self.db.leases[self.epoch] = self.db.time() + SECONDS

    def begin_reading(self) -> None:
        self.begin()

    def commit(self) -> None:
        self.undo.clear()
        for one in self.news:
            one()
        self.news.clear()

    def rollback(self) -> None:
        for one in reversed(self.undo):
            one()
        self.undo.clear()
        self.news.clear()

    def close(self) -> None:
        """The database notices that the connection is gone: nothing of its transaction is left, and its tables are free."""
        self.rollback()
        self.db.sessions.discard(self.epoch)
        self.owned.clear()

    # -- what the store asks for ---------------------------------------------------------------------------------------------

    def append(self, rows: Sequence[Row]) -> list[bool]:
        return [self._append(row) for row in rows]

    def _append(self, row: Row) -> bool:
        entries = self.db.entries.setdefault(row.table, [])
        if row.table not in self.owned or row.seq != len(entries) + 1:
            return False
        links = self.db.links.setdefault(row.table, [])
        entries.append(row.body)
        links.append(row.link)
        self.undo.append(lambda: (entries.pop(), links.pop(), None)[2])
        self.news.append(lambda: self.db.announce(row.table, row.seq))
        if row.marks:
            self._mark(row.table, row.due)
        return True

    def _mark(self, table: str, due: int | None) -> None:
        known = self.db.tables.get(table)
        if known is not None:
            before = known[3]
            known[3] = due
            self.undo.append(lambda: known.__setitem__(3, before))

    def describe(self, table: str, seq: int, digest: Digest) -> None:
        before = self.db.tables.get(table)
        is_old = before is not None and len(self.db.rows(table)) > seq
        due = before[3] if is_old and before is not None else digest.due
        self.db.tables[table] = [digest.phase, digest.listed, digest.summary, due, self.world.date(), seq]
        self.undo.append(lambda: self._put_back(table, before))

    def _put_back(self, table: str, before: list[Any] | None) -> None:
        if before is None:
            del self.db.tables[table]
        else:
            self.db.tables[table] = before

    def entries(self, table: str, after: int) -> list[Stored]:
        rows = zip(self.db.rows(table), self.db.links.get(table, []), strict=True)
        return [(seq, body, link) for seq, (body, link) in enumerate(rows, 1)][after:]

    def described(self, table: str) -> tuple[int, str]:
        known = self.db.tables.get(table)
        return (0, "") if known is None else (known[5], known[0])

    def postpone(self, table: str, due: int) -> None:
        before = self.db.tables.get(table)
        if before is not None:
            self.db.tables[table] = [before[0], False, before[2], due, *before[4:]]
            self.undo.append(lambda: self._put_back(table, before))

    def note(self, name: str, value: str) -> None:
        self.db.notes[name] = value

    def notes(self, prefix: str) -> dict[str, str]:
        return {name: value for name, value in self.db.notes.items() if name.startswith(prefix)}

    def forget_note(self, name: str) -> None:
        self.db.notes.pop(name, None)

    def listed(self, most: int, since: int) -> list[str]:
        listed = [known for known in self.db.tables.values() if known[1] and known[4] >= since]
        found = sorted(listed, key=lambda known: -known[4])
        return [known[2] for known in found[:most]]

    def waiting(self, now: int) -> list[str]:
        due = [(known[3], table) for table, known in self.db.tables.items() if known[3] is not None and known[3] <= now]
        return [table for _, table in sorted(due)]

    def finish(self, table: str, streams: Sequence[tuple[int, bytes]]) -> None:
        for viewer, body in streams:
            if (table, viewer) not in self.db.streams:
                self.db.streams[table, viewer] = body
                self.undo.append(lambda key=(table, viewer): (self.db.streams.pop(key), None)[1])

    def stream(self, table: str, viewer: int) -> bytes | None:
        return self.db.streams.get((table, viewer))

    def pack(self, table: str) -> None:
        """How something is stored is nobody's business."""

    def expired(self, finished: int, idle: int, most: int) -> list[str]:
        known = sorted(
            (one[4], table) for table, one in self.db.tables.items() if one[4] < (finished if one[0] == "over" else idle)
        )
        return [table for _, table in known[:most]]

    def touch(self, table: str, changed: int) -> None:
        before = self.db.tables[table]
        self.db.tables[table] = [*before[:4], changed, *before[5:]]
        self.undo.append(lambda: self._put_back(table, before))

    def delete(self, table: str) -> None:
        raise NotImplementedError("no simulation lasts that long")

    def clear(self, table: str) -> None:
        raise NotImplementedError("nobody administers a simulation")

    def claim(self, table: str) -> bool:
        if table in self.owned:
            return True
        owner = self.db.owners.get(table, 0)
        if owner not in (0, self.epoch) and not self._is_free(owner):
            return False
        self.db.owners[table] = self.epoch
        self.owned.add(table)
        self.undo.append(lambda: self._disown(table, owner))
        return True

    def _is_free(self, epoch: int) -> bool:
        until = self.db.leases.get(epoch)
        if until is not None and until > self.db.time() and epoch in self.db.sessions:
            return False
        self.db.leases.pop(epoch, None)
        return True

    def _disown(self, table: str, owner: int = 0) -> None:
        self.owned.discard(table)
        self.db.owners[table] = owner

    def release(self, table: str) -> None:
        if table in self.owned:
            self._disown(table)
            self.undo.append(lambda: self._own_again(table))

    def _own_again(self, table: str) -> None:
        self.db.owners[table] = self.epoch
        self.owned.add(table)

    def notify(self, text: str) -> None:
        self.news.append(lambda: self.db.tell(text))

    # -- backups, which are not simulated ------------------------------------------------------------------------------------

    def is_empty(self) -> bool:
        raise NotImplementedError

    def tables(self) -> list[list[Any]]:
        raise NotImplementedError

    def rows_of(self, kind: str, table: str) -> Iterator[list[Any]]:
        raise NotImplementedError

    def load(self, kind: str, row: list[Any]) -> None:
        raise NotImplementedError


class Troubled:
    """Around any connection: lets its commits go wrong."""

    def __init__(self, inner: Any, trouble: Trouble) -> None:
        if trouble.is_down:
            inner.close()
            raise Failed("the database is down")
        self.inner: Final = inner
        self.trouble: Final = trouble
        self.is_broken = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.inner, name)

    def begin(self) -> None:
        if self.trouble.is_down:
            self.trouble.counted["down"] += 1
            self.is_broken = True
        if self.is_broken:
            raise Failed("the connection is lost")
        self.inner.begin()

    def commit(self) -> None:
        what = self.trouble.draw()
        if what:
            self.trouble.counted[what] += 1
        if what == "full":
            raise Failed("the disk is full")
        if what == "lost":
            self.is_broken = True
            raise Failed("the connection was lost before the commit")
        self.inner.commit()
        if what == "unheard":
            self.is_broken = True
            raise Failed("the connection was lost after the commit")

    def rollback(self) -> None:
        if self.is_broken:
            raise Failed("the connection is lost")
        self.inner.rollback()


class SimStore(Store):
    """The server's store; its thread is a task, and every way to the database and back takes its time."""

    def __init__(self, world: World, trouble: Trouble, connect: Callable[[], Any]) -> None:
        self.trouble: Final = trouble
        self._waiting: list[Any] = []
        self._is_busy = False
        super().__init__(lambda: Troubled(connect(), trouble), world)

    def _start(self) -> None:
        self.connection = self._connect()

    def _hand_over(self) -> None:
        asked, self._asked = self._asked, []
        self._waiting += [(work, future, self) for work, future, _ in asked]
        if not self._is_busy:
            self._is_busy = True
            self.world.spawn(self._go_on())

    async def _go_on(self) -> None:
        while self._waiting:
            await self.world.sleep(self.trouble.delay())
            jobs, self._waiting = self._waiting, []
            self._carry_out(jobs)
        self._is_busy = False

    # -- the loop, as ``_carry_out`` sees it: an answer takes its time ---------------------------------------------------------

    def is_closed(self) -> bool:
        return False

    def call_soon_threadsafe(self, call: Callable[..., Any], *args: Any) -> None:
        self.world.later(self.trouble.delay(), call, *args)

    def close(self) -> None:
        """Everything asked for is done first."""
        if self._asked:
            self._hand_over()
        jobs, self._waiting = self._waiting, []
        if jobs:
            self._carry_out(jobs)
        self.connection.close()
