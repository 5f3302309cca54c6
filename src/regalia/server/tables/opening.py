"""Tables come into being: opened, begun at a position to practise from, or played once more."""

import base64
from typing import TYPE_CHECKING, Any, Final

from regalia.server.api_types import OpenTable, Seated
from regalia.server.sockets import client_messages
from regalia.server.sockets.server_messages import Done
from regalia.server.storage.chain import first_link, next_link
from regalia.server.storage.store import Row
from regalia.server.tables import entries as log
from regalia.server.tables.digests import digest_of
from regalia.server.tables.practice import Begin, practice_entries
from regalia.server.tables.requests import Draft, check_table, clean, key_of, require
from regalia.server.tables.room import Room
from regalia.server.tables.table import OVER, Table
from regalia.server.world import World

if TYPE_CHECKING:
    from regalia.server.tables.lobby import Lobby


class Opening:
    def __init__(self, lobby: "Lobby") -> None:
        self.lobby: Final = lobby

    async def open_table(self, wanted: OpenTable, address: str = "") -> Seated:
        check_table(wanted.choices, wanted.options, wanted.bots)
        name = clean(wanted.name) if wanted.name.strip() else ""
        secret = self.lobby.world.secret()
        now = self.lobby.world.now()
        id_ = new_id(self.lobby.world)
        first: list[log.AnyEntry] = [
            log.Opened(now, id_, name, wanted.choices, wanted.options, self.lobby.world.token(32).hex()),
            log.Sat(now, 0, "", clean(wanted.player), key_of(secret)),
            *[log.Filled(now, at, "", bot, 0) for at, bot in enumerate(wanted.bots, 1)],
        ]
        (await self.create(first)).address = address
        return Seated(id_, 0, secret)

    async def open_practice(self, begin: Begin, player: str, address: str = "") -> Seated:
        """A table that goes on from a position one may know, with bots at all other seats."""
        secret = self.lobby.world.secret()
        id_ = new_id(self.lobby.world)
        named, key, hidden = clean(player), key_of(secret), self.lobby.world.token(32).hex()
        first = await self.lobby.world.in_thread(practice_entries, begin, id_, named, key, hidden, self.lobby.world.now())
        (await self.create(first)).address = address
        return Seated(id_, begin.seat, secret)

    async def create(self, first: list[log.AnyEntry]) -> Room:
        table = Table(self.lobby.deal)
        room = Room(self.lobby, table, owner=False)
        rows = []
        room.link = first_link(first[0].id) if isinstance(first[0], log.Opened) else b""
        for entry in first:
            table.apply(entry)
            room.frames.applied(room.now())
            body = log.encode_entry(entry)
            room.link = next_link(room.link, body)
            rows.append(Row(table.id, table.seq, body, link=room.link))
            if table.seq % 20 == 0:
                await self.lobby.world.sleep(0)  # a position late in a game must not hold up the others
        room.digest = digest_of(table)
        room.owner = await self.lobby.store.create(rows, room.digest)
        if room.owner:
            self.lobby.claimed.add(table.id)
        room.due = room.digest.due
        self.lobby.rooms[table.id] = room
        self.lobby.metrics.tables.set(len(self.lobby.rooms))
        return room

    async def rematch(self, room: Room, seat: int, message: client_messages.Rematch) -> Any:
        """A new table with the same people and bots; everybody's secret opens it."""
        async with room.lock:
            table = room.table
            done = table.done(table.seats[seat].key, message.ref)
            if done is not None:
                return Done(message.ref, done)
            require(table.phase == OVER and not table.next, "not_now")
            require(seat == table.host, "not_host")
            now = self.lobby.world.now()
            id_ = new_id(self.lobby.world)
            first: list[log.AnyEntry] = [
                log.Opened(now, id_, table.name, table.choices, table.options, self.lobby.world.token(32).hex(), table.id)
            ]
            order = [seat, *[at for at in range(len(table.seats)) if at != seat]]  # the first to sit is the host
            for at in order:
                one = table.seats[at]
                if one.key:
                    first.append(log.Sat(now, at, "", one.name, one.key))
                elif one.bot:
                    first.append(log.Filled(now, at, "", one.bot, seat))
            (await self.create(first)).address = room.address
            if not await room.write(Draft(log.Rematched(room.now(), seat, message.ref, id_))):
                return None
            return Done(message.ref, {"table": table.next})


def new_id(world: World) -> str:
    """120 bits: a table that is not listed is found only by its link."""
    return base64.b32encode(world.token(15)).decode().lower()
