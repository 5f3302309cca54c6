"""What the store is told of a table, beside its entries: what the lobby lists, and when somebody has to look after it."""

from regalia.server.api_types import Listed
from regalia.server.sockets.frames import encode
from regalia.server.storage.store import Digest
from regalia.server.tables.bluffs import is_bluff
from regalia.server.tables.table import LOBBY, NOBODY, PLAYING, Table
from regalia.server.types import game_of


def due_of(table: Table) -> int | None:
    """When somebody has to look after the table; 0: now, a bot is asked."""
    if table.undo is not None and not table.undo.waits_for:
        return 0
    asked = table.asked()
    if asked == NOBODY or table.is_full():
        return None
    return 0 if table.seats[asked].bot or is_bluff(table.game) else (table.deadline() or None)


def minute_of(table: Table) -> int:
    """When something happened last; it need not be told more often."""
    return table.times[-1] // 60_000 * 60_000


def digest_of(table: Table) -> Digest:
    summary = Listed(
        id=table.id,
        name=table.name,
        game=game_of(table.choices),
        phase=table.phase,
        seats=len(table.seats),
        taken=sum(not seat.is_empty() for seat in table.seats),
        players=[seat.name or seat.bot for seat in table.seats if not seat.is_empty()],
    )
    is_for_strangers = table.phase == LOBBY or (table.phase == PLAYING and table.options.spectators)
    listed = table.options.listed and is_for_strangers and any(seat.key for seat in table.seats)
    return Digest(table.phase, listed, encode(summary).decode(), due_of(table), minute_of(table))
