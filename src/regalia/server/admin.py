"""For ``regalia admin``: looking into a store beside a running server, and leaving orders for it."""

import time
from typing import Final, NamedTuple

from regalia.extras import extra
from regalia.server.storage.backup import connection_to
from regalia.server.storage.statements import COLUMNS
from regalia.server.tables import entries as log
from regalia.server.tables.erasure import Person, people
from regalia.server.tables.orders import BAN, CLOSED, ORDER, READ_ONLY, Order
from regalia.server.telemetry import short
from regalia.server.types import game_of
from regalia.server.web.addresses import counted

with extra("server"):
    import msgspec

PATIENCE: Final = 15.0  # seconds for a server to carry out an order


class Unknown(ValueError):
    """No table, or person, is called that, or more than one."""


class Listing(NamedTuple):
    """A table as the list shows it; ``log``: what the log calls it."""

    id: str
    log: str
    phase: str
    entries: int
    changed: int
    is_closed: bool


class Inspected(NamedTuple):
    """Without secrets, keys and cards."""

    listing: Listing
    game: str
    seats: int
    opened: int
    previous: str
    next: str
    answers: int
    bots: list[str]
    people: list[Person]


class Admin:
    def __init__(self, database: str) -> None:
        self.connection: Final = connection_to(database)

    def close(self) -> None:
        self.connection.close()

    # -- looking -----------------------------------------------------------------------------------------------------------

    def tables(self) -> list[Listing]:
        """Where something happened last comes first."""
        closed = self.connection.notes(CLOSED)
        found = []
        for row in self.connection.tables():
            one = dict(zip(COLUMNS["tables"], row, strict=True))
            id_ = str(one["id"])
            found.append(Listing(id_, short(id_), one["phase"], one["seq"], one["changed"], CLOSED + id_ in closed))
        return sorted(found, key=lambda one: (-one.changed, one.id))

    def find(self, name: str) -> Listing:
        """By its id or the beginning of it, or by what the log calls it."""
        found = [one for one in self.tables() if name and (one.id.startswith(name) or one.log == name)]
        if len(found) != 1:
            raise Unknown(name)
        return found[0]

    def inspect(self, name: str) -> Inspected:
        listing = self.find(name)
        entries = self.entries(listing.id)
        opened = next(entry for entry in entries if isinstance(entry, log.Opened))
        choices = next((e.choices for e in reversed(entries) if isinstance(e, log.Configured) and e.choices), opened.choices)
        return Inspected(
            listing,
            game_of(choices),
            choices.seats,
            opened.at,
            opened.previous,
            next((entry.table for entry in entries if isinstance(entry, log.Rematched)), ""),
            sum(isinstance(entry, log.Answered) for entry in entries),
            [entry.bot for entry in entries if isinstance(entry, log.Filled) and entry.why == "host"],
            people(entries),
        )

    def entries(self, table: str) -> list[log.AnyEntry]:
        return [log.decode_entry(body) for _, body, _ in self.connection.entries(table, 0)]

    def banned(self) -> list[str]:
        return sorted(name.removeprefix(BAN) for name in self.connection.notes(BAN))

    def is_read_only(self) -> bool:
        return READ_ONLY in self.connection.notes(READ_ONLY)

    # -- ordering ----------------------------------------------------------------------------------------------------------

    def set(self, name: str, holds: bool) -> None:
        """A standing order."""
        if holds:
            self.connection.note(name, "1")
        else:
            self.connection.forget_note(name)

    def ban(self, address: str, holds: bool) -> str:
        whose = counted(address)
        if not whose:
            raise Unknown(address)
        self.set(BAN + whose, holds)
        return whose

    def close_table(self, name: str, holds: bool) -> str:
        table = self.find(name).id
        self.set(CLOSED + table, holds)
        return table

    def read_only(self, holds: bool) -> None:
        self.set(READ_ONLY, holds)

    def delete(self, name: str) -> str:
        return self.order(Order("delete", self.find(name).id))

    def erase(self, name: str, number: int) -> str:
        found = self.inspect(name)
        if not 1 <= number <= len(found.people):
            raise Unknown(str(number))
        return self.order(Order("erase", found.listing.id, found.people[number - 1].key))

    def order(self, order: Order) -> str:
        """Close the table and leave the order; its name."""
        name = f"{ORDER}{time.time_ns():020d}"
        self.set(CLOSED + order.table, True)
        self.connection.note(name, msgspec.json.encode(order).decode())
        return name

    def is_done(self, name: str, seconds: float = PATIENCE) -> bool:
        until = time.monotonic() + seconds
        while name in self.connection.notes(name):
            if time.monotonic() > until:
                return False
            time.sleep(0.1)
        return True
