"""Who owns which tables in PostgreSQL: a process has one lease, however many tables it owns.

A lease is a row with an end, which its process moves on while it lives, and a number, the epoch, that is never used again.
Tables name the epoch of their owner. A process that takes a table of another epoch first deletes that lease, and may only once
it has ended: its time is up, or the session that took it is gone (its one advisory lock is free). Every transaction of an owner
begins by locking its lease against deletion, so a process that lost its lease cannot write, and one that writes cannot lose it.
"""

from typing import Any, Final

from regalia.extras import extra

with extra("postgres"):
    import psycopg

SECONDS: Final = 5  # a process that is not heard of for so long has lost its tables
BEAT: Final = 1.0  # seconds between two signs of life
SESSIONS: Final = 0x5245_474C  # the class of the locks that show that a session lives


class Leases:
    """Of one connection. ``owned``: the tables that are ours for as long as our lease stands."""

    def __init__(self, db: "psycopg.Connection[tuple[Any, ...]]") -> None:
        self.db: Final = db
        self.epoch = 0  # none yet: those who only read need none
        self.owned: Final[set[str]] = set()
        self._changed: Final[list[str]] = []  # by the open transaction: claimed, or released, once for each time

    # -- our own -------------------------------------------------------------------------------------------------------------

    def take(self) -> None:
        """A lease of a new epoch. It is there for all to see before any table is claimed with it."""
        self.db.execute(  # of those who died and whose tables nobody missed
            "DELETE FROM leases WHERE epoch IN "
            "(SELECT epoch FROM leases WHERE until < clock_timestamp() FOR UPDATE SKIP LOCKED)"
        )
        row = self.db.execute(
            "INSERT INTO leases (until) VALUES (clock_timestamp() + make_interval(secs => %s)) RETURNING epoch", (SECONDS,)
        ).fetchone()
        assert row is not None
        self.db.execute("SELECT pg_advisory_lock(%s, %s)", (SESSIONS, row[0]))
        self.epoch = row[0]

    def begin(self) -> bool:
        """Begin a transaction that nobody can take a table from us in; False if we had lost them all before."""
        self._changed.clear()
        if not self.epoch:
            self.take()
            self.db.execute("BEGIN")
            return True
        done = self.db.execute(f"BEGIN; SELECT 1 FROM leases WHERE epoch = {self.epoch} FOR KEY SHARE".encode())
        done.nextset()
        if done.fetchone() is not None:
            return True
        self.db.execute("ROLLBACK")
        self.db.execute("SELECT pg_advisory_unlock_all()")
        self.owned.clear()
        self.take()
        self.db.execute("BEGIN")
        return False

    def undone(self) -> None:
        """The transaction came to nothing, and so did what it claimed and released."""
        for table in self._changed:
            self.owned.symmetric_difference_update((table,))
        self._changed.clear()

    def beat(self) -> None:
        self.db.execute(
            "UPDATE leases SET until = clock_timestamp() + make_interval(secs => %s) WHERE epoch = %s", (SECONDS, self.epoch)
        )

    def give_up(self) -> None:
        """An orderly end: nobody has to wait."""
        if self.epoch:
            self.db.execute("DELETE FROM leases WHERE epoch = %s", (self.epoch,))

    # -- tables ----------------------------------------------------------------------------------------------------------------

    def claim(self, table: str) -> bool:
        """Within a transaction, as ``release``."""
        assert self.epoch, "a transaction begins with a lease"
        if table in self.owned:
            return True
        new = self.db.execute(
            "INSERT INTO owners (table_id, epoch) VALUES (%s, %s) ON CONFLICT DO NOTHING RETURNING 1", (table, self.epoch)
        )
        if new.fetchone() is None:
            # first the row, then a look at the lease: its owner had the lease before it had the row
            row = self.db.execute("SELECT epoch FROM owners WHERE table_id = %s FOR UPDATE SKIP LOCKED", (table,)).fetchone()
            if row is None or not self._is_free(row[0]):
                return False
            self.db.execute("UPDATE owners SET epoch = %s WHERE table_id = %s", (self.epoch, table))
        self.owned.add(table)
        self._changed.append(table)
        return True

    def release(self, table: str) -> None:
        if table in self.owned:
            self.owned.remove(table)
            self._changed.append(table)
            self.db.execute("DELETE FROM owners WHERE table_id = %s AND epoch = %s", (table, self.epoch))

    def _is_free(self, epoch: int) -> bool:
        """Whether a table of that epoch may be taken; a lease that has ended is deleted for it."""
        if epoch == self.epoch:
            return True
        row = self.db.execute("SELECT until < clock_timestamp() FROM leases WHERE epoch = %s", (epoch,)).fetchone()
        if row is None:
            return True
        if not row[0]:
            alone = self.db.execute("SELECT pg_try_advisory_xact_lock(%s, %s)", (SESSIONS, epoch)).fetchone()
            if alone is None or not alone[0]:
                return False
        gone = self.db.execute(
            "DELETE FROM leases WHERE epoch IN (SELECT epoch FROM leases "
            "WHERE epoch = %s AND (%s OR until < clock_timestamp()) FOR UPDATE SKIP LOCKED) RETURNING 1",
            (epoch, not row[0]),
        )
        return gone.fetchone() is not None  # if not, it is writing just now, or has come back to life
