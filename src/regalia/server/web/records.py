"""Records and replays of games, over HTTP."""

from typing import Final

from regalia.extras import extra
from regalia.games import door_of
from regalia.kernel.views import SPECTATOR
from regalia.server.sockets.frames import encode
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.tables.room import FILE, Room
from regalia.server.tables.table import NOBODY, OVER
from regalia.server.views.replay import Course, Views
from regalia.server.web.addresses import address_of
from regalia.server.web.http import CLOSED, key_in, raw, require_admitted, require_open, table_id

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response

ENTRIES: Final = 32  # of a table, encoded at a time: about a millisecond
VIEWS_COST: Final = 10.0  # replays that one with all its views counts for: the game is played through again


async def record(request: Request, lobby: Lobby) -> Response:
    """After the end; where spectators are refused, only for those who sat there."""
    id_ = table_id(request)
    address = address_of(request.scope, lobby)
    require(lobby.meters.replays.take(address), "too_fast")
    stored = await lobby.store.stream(id_, FILE)
    try:
        room = await lobby.room_for(id_, address)
    except RequestRefused as refusal:
        if refusal.code not in CLOSED or stored is None:
            raise
        require_admitted(request, lobby, id_)
        return raw(stored)
    require_open(request, lobby, room)
    return raw(encode(room.table.file()) if stored is None else stored)


async def replay(request: Request, lobby: Lobby) -> Response:
    id_ = table_id(request)
    try:
        viewer = int(request.query_params.get("viewer", "-1"))
        require(SPECTATOR <= viewer < 8, "bad_request")
    except ValueError as problem:
        raise RequestRefused("bad_request", problem="viewer is a number") from problem
    wants_views = "views" in request.query_params
    address = address_of(request.scope, lobby)
    require(lobby.meters.replays.take(address, VIEWS_COST if wants_views else 1.0), "too_fast")
    try:
        room = await lobby.room_for(id_, address)
    except RequestRefused as refusal:
        stored = await lobby.store.stream(id_, viewer)
        if refusal.code not in CLOSED or stored is None:
            raise
        require_admitted(request, lobby, id_)
        return replayed(id_, viewer, "recorded", stored)
    table = room.table
    seat = table.seat_of(key_in(request, lobby))
    require(seat != NOBODY or table.options.spectators, "spectators_refused")
    require(viewer < len(table.seats), "bad_request", problem="no such seat")
    horizon = room.frames.horizon(SPECTATOR if seat == NOBODY else seat, room.now())
    is_open = table.phase == OVER and horizon >= table.view_changed
    if seat == NOBODY:
        require(viewer == SPECTATOR or is_open, "not_yours")
    else:
        require(viewer in (seat, SPECTATOR) or is_open, "not_yours")
    after, upto = number_in(request, "after", 0), number_in(request, "upto", horizon)
    if (after, upto) != (0, horizon):  # what a newcomer was not told
        return replayed(id_, viewer, "", await stream_of(room, viewer, min(upto, horizon), after, address))
    made = await stream_of(room, viewer, horizon, 0, address)
    if not is_open:
        return replayed(id_, viewer, "", made)
    stored = await lobby.store.stream(id_, viewer)
    rules = door_of(table.record.setup.game).rules if table.record is not None else 0
    if stored is None or made.startswith(stored[:-1]):  # what was said after the end comes on top
        if not wants_views:
            return replayed(id_, viewer, f"verified with rules v{rules}", made)
        views = Views(Course(table), viewer)
        await lobby.leisure.whole(address, views.more)
        return replayed(id_, viewer, f"verified with rules v{rules}", made, views.json())
    return replayed(id_, viewer, "recorded", stored)


async def stream_of(room: Room, viewer: int, upto: int, after: int, address: str) -> bytes:
    """``Frames.stream``, at leisure."""
    parts: list[bytes] = []

    def more() -> bool:
        begin = after + len(parts) * ENTRIES
        parts.append(room.frames.stream(viewer, min(upto, begin + ENTRIES), begin)[1:-1])
        return begin + ENTRIES < upto

    await room.lobby.leisure.whole(address, more)
    return b"[%b]" % b",".join(filter(None, parts))


def number_in(request: Request, name: str, usual: int) -> int:
    text = request.query_params.get(name, "")
    require(not text or (text.isdecimal() and len(text) < 10), "bad_request", problem=f"{name} is a number")
    return int(text) if text else usual


def replayed(table: str, viewer: int, verified: str, stream: bytes, views: bytes = b"") -> Response:
    head = encode({"table": table, "viewer": viewer, "verified": verified})
    return raw(head[:-1] + b',"entries":' + stream + (b"," + views if views else b"") + b"}")
