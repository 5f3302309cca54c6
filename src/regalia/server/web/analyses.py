"""``/api/tables/ID/analysis``: what decided a finished game. Reading what was found is free, finding it out is rationed."""

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from regalia.server.tables.lobby import ANALYSIS, Hall
from regalia.server.tables.requests import Refusal, require
from regalia.server.tables.room import Room
from regalia.server.tables.table import NOBODY
from regalia.server.web.guard import address_of
from regalia.server.web.http import key_in, raw, require_admitted, require_open, table_id

LINES = "application/x-ndjson"


async def analysis(request: Request, hall: Hall) -> Response:
    """What was found, if anybody asked before."""
    id_ = table_id(request)
    try:
        require_open(request, hall, await hall.room(id_))
    except Refusal as refusal:
        if refusal.code != "other_rules":
            raise
        require_admitted(request, hall, id_)
    return raw(b'{"analysis":%s}' % (await hall.store.stream(id_, ANALYSIS) or b"null"))


async def analyse(request: Request, hall: Hall) -> Response:
    """Find it out, and say how far it is, line by line. It goes on as long as somebody listens."""
    id_ = table_id(request)
    room = await hall.room(id_)
    require_open(request, hall, room)
    found = await hall.store.stream(id_, ANALYSIS)
    if found is not None:
        return Response(b'{"analysis":%s}\n' % found, media_type=LINES)
    require_seated(request, hall, room)
    require(hall.analyses.take(address_of(request.scope, hall)), "too_fast")
    record = room.table.record
    assert record is not None
    study = hall.studies.study(id_, dict(record.setup.json()), list(record.answers))
    return StreamingResponse(hall.studies.listen(study), media_type=LINES)


def require_seated(request: Request, hall: Hall, room: Room) -> None:
    """It costs a minute of work: for those who played, once for all who look on."""
    require(room.table.seat_of(key_in(request, hall)) != NOBODY, "not_yours")
