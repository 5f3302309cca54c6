"""``/api/tables/ID/hint``: what one could do now, for who plays against bots alone. Nothing changes; nobody learns of it."""

from regalia.bots.advice import Advice
from regalia.extras import extra
from regalia.server.api_types import AskHint, Hinted, ShownAdvice
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.tables.table import NOBODY, PLAYING, Table
from regalia.server.web.addresses import address_of
from regalia.server.web.http import body_as, key_in, said, table_id

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response


async def hint(request: Request, lobby: Lobby) -> Response:
    wanted: AskHint = await body_as(request, AskHint)
    id_ = table_id(request)
    address = address_of(request.scope, lobby)
    table = (await lobby.room_for(id_, address)).table
    require_alone(table, table.seat_of(key_in(request, lobby)))
    require(wanted.decision == table.decision, "stale")
    require(lobby.meters.hints.take(address) and lobby.meters.hints_of_table.take(id_), "too_fast")
    assert table.record is not None
    found = await lobby.bot_pool.hint(id_, dict(table.record.setup.json()), list(table.record.answers), address)
    if found is None:
        raise RequestRefused("busy")
    return said(Hinted(wanted.decision, [shown_advice(one) for one in found.advice], found.why))


def require_alone(table: Table, seat: int) -> None:
    """The client sits there and is asked, and no other seat was ever a person's: a stand-in gives the seat back."""
    require(seat != NOBODY, "not_yours")
    require(all(at == seat or not one.key for at, one in enumerate(table.seats)), "hint_people")
    require(table.phase == PLAYING and table.seats[seat].is_played_by_person(), "not_now")
    require(table.asked() == seat, "not_yours")


def shown_advice(one: Advice) -> ShownAdvice:
    return ShownAdvice(one.at, one.chance, one.gain, one.cost, one.close)
