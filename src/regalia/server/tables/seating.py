"""Who sits where: entries about seats, people and the bots that play for them, carried out (``Table.apply``)."""

from typing import TYPE_CHECKING

from regalia.kernel.cards import NOBODY
from regalia.server.sockets.server_messages import Happened
from regalia.server.tables import entries as log
from regalia.server.tables.seats import Seat

if TYPE_CHECKING:
    from regalia.server.tables.news import Item
    from regalia.server.tables.table import Table


def sat(table: "Table", entry: log.Sat) -> "list[Item]":
    seat = table.seats[entry.seat]
    if not table.persons() and not any(one.key for one in table.seats):
        table.host = entry.seat
    seat.key, seat.name, seat.bot = entry.key, entry.name, ""
    seat.ready = False
    return [Happened("sat", entry.seat, entry.name)]


def moved(table: "Table", entry: log.Moved) -> "list[Item]":
    table.seats[entry.seat], table.seats[entry.to] = table.seats[entry.to], table.seats[entry.seat]
    if table.host == entry.seat:
        table.host = entry.to
    return [Happened("moved", entry.to, table.seats[entry.to].name)]


def renamed(table: "Table", entry: log.Renamed) -> "list[Item]":
    table.seats[entry.seat].name = entry.name
    return [Happened("renamed", entry.seat, entry.name)]


def filled(table: "Table", entry: log.Filled) -> "list[Item]":
    seat = table.seats[entry.seat]
    seat.bot = entry.bot
    if not seat.key:
        seat.name = ""
    table.put_again(entry.seat, entry.at)
    hand_on_host(table)
    what = {"host": "filled", "left": "took_over", "time": "timed_out"}[entry.why]
    return [Happened(what, entry.seat, seat.name, entry.bot)]


def emptied(table: "Table", entry: log.Emptied) -> "list[Item]":
    name = table.seats[entry.seat].name
    table.seats[entry.seat] = Seat()
    hand_on_host(table)
    return [Happened("left" if entry.by in (NOBODY, entry.seat) else "removed", entry.seat, name)]


def removed(table: "Table", entry: log.Removed) -> "list[Item]":
    seat = table.seats[entry.seat]
    seat.key = ""
    seat.bot = entry.bot
    name, seat.name = seat.name, ""
    hand_on_host(table)
    return [Happened("removed", entry.seat, name, entry.bot)]


def hand_on_host(table: "Table") -> None:
    """A host who left is followed by the next person."""
    if not table.seats[table.host].is_played_by_person():
        table.host = next(iter(table.persons()), table.host)


def came_back(table: "Table", entry: log.CameBack) -> "list[Item]":
    table.seats[entry.seat].bot = ""
    table.put_again(entry.seat, entry.at)
    hand_on_host(table)
    return [Happened("back", entry.seat, table.seats[entry.seat].name)]


def silenced(table: "Table", entry: log.Silenced) -> "list[Item]":
    table.seats[entry.seat].muted = entry.muted
    return [Happened("muted" if entry.muted else "unmuted", entry.seat, table.seats[entry.seat].name)]
