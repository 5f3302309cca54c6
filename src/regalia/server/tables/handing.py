"""A seat goes to another device of the same person: a link that works once and not for long (``hand_over``).

The old device offers it with a code it made itself, the new one brings the code and the secret that opens the seat
from then on.
So both may ask twice, and neither is left without a seat because a reply was lost.
"""

from typing import TYPE_CHECKING, Final

from regalia.extras import extra
from regalia.server.tables import entries as log

if TYPE_CHECKING:
    from regalia.server.tables.news import Item
    from regalia.server.tables.table import Table

with extra("server"):
    from msgspec import Struct

OPEN_FOR: Final = 600_000  # milliseconds: ten minutes from one screen to the other


class Receive(Struct, tag="receive", tag_field="t"):
    """The new device is here: what is stored of the code it brings, and of its own secret. No client sends this."""

    code: str
    key: str
    ref: str = ""


def offered(table: "Table", entry: log.Offered) -> "list[Item]":
    """The last offer counts. Nobody else is told."""
    seat = table.seats[entry.seat]
    seat.offer, seat.offered_at = entry.code, entry.at
    return []


def handed(table: "Table", entry: log.Handed) -> "list[Item]":
    """The old secret opens nothing any more. What the person asked for before stays asked for."""
    seat = table.seats[entry.seat]
    if seat.key in table.refs:
        table.refs[entry.key] = table.refs.pop(seat.key)
    seat.key, seat.offer = entry.key, ""
    return []


def seat_offered(table: "Table", code: str, now: int) -> int:
    """The seat such a code opens; -1 if none."""
    for number, seat in enumerate(table.seats):
        if code and seat.key and seat.offer == code and now <= seat.offered_at + OPEN_FOR:
            return number
    return -1
