"""``/api/tables/ID/analysis``: what decided a finished game. Reading what was found is free, finding it out is rationed."""

from regalia.extras import extra
from regalia.server.tables.lobby import ANALYSIS, Lobby
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.tables.room import Room
from regalia.server.tables.table import NOBODY
from regalia.server.web.addresses import address_of
from regalia.server.web.http import CLOSED, key_in, raw, require_admitted, require_open, table_id

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response, StreamingResponse

LINES = "application/x-ndjson"


async def analysis(request: Request, lobby: Lobby) -> Response:
    """What was found, if anybody asked before."""
    id_ = table_id(request)
    address = address_of(request.scope, lobby)
    require(lobby.meters.replays.take(address), "too_fast")
    try:
        require_open(request, lobby, await lobby.room_for(id_, address))
    except RequestRefused as refusal:
        if refusal.code not in CLOSED:
            raise
        require_admitted(request, lobby, id_)
    return raw(b'{"analysis":%s}' % (await lobby.store.stream(id_, ANALYSIS) or b"null"))


async def analyse(request: Request, lobby: Lobby) -> Response:
    """Find it out, and say how far it is, line by line. It goes on as long as somebody listens."""
    id_ = table_id(request)
    address = address_of(request.scope, lobby)
    require(lobby.meters.replays.take(address), "too_fast")
    room = await lobby.room_for(id_, address)
    require_open(request, lobby, room)
    found = await lobby.store.stream(id_, ANALYSIS)
    if found is not None:
        return Response(b'{"analysis":%s}\n' % found, media_type=LINES)
    require_seated(request, lobby, room)
    require(lobby.meters.analyses.take(address), "too_fast")
    record = room.table.record
    assert record is not None
    analysis = lobby.analyses.of(id_, dict(record.setup.json()), list(record.answers))
    return StreamingResponse(lobby.analyses.listen(analysis), media_type=LINES)


def require_seated(request: Request, lobby: Lobby, room: Room) -> None:
    """It costs a minute of work: for those who played, once for all who look on."""
    require(room.table.seat_of(key_in(request, lobby)) != NOBODY, "not_yours")
