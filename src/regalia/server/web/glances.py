"""Before sitting down: how it stands at the tables somebody plays at, and what a text from elsewhere chooses."""

from typing import Any

from regalia.extras import extra
from regalia.games import door_of, names
from regalia.server.api_types import Glance, Glances, LookIn, ReadChoices, ReadText
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, key_of, require
from regalia.server.tables.table import NOBODY, Table
from regalia.server.types import game_of
from regalia.server.web.addresses import address_of
from regalia.server.web.http import body_as, said

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response


async def glances(request: Request, lobby: Lobby) -> Response:
    """Of seats that are held: whose secret opens none is told nothing of the table."""
    wanted = await body_as(request, LookIn)
    address = address_of(request.scope, lobby)
    found: list[Glance] = []
    for one in wanted.seats:
        lobby.ration(one.table, address)  # refused as a whole: who hears nothing of a table may believe that it is gone
        try:
            room = await lobby.room(one.table, address)
        except RequestRefused:
            continue
        seat = room.table.seat_of(key_of(one.secret))
        if seat != NOBODY:
            found.append(glance(room.table, seat))
    return said(Glances(found))


def glance(table: Table, seat: int) -> Glance:
    winners: Any = table.game.outcome()["winners"] if table.game is not None and table.game.decision is None else ()
    return Glance(
        table.id,
        game_of(table.choices),
        table.phase,
        seat,
        table.asked(),
        [one.shown() for one in table.seats],
        list(winners),
    )


async def read(request: Request, lobby: Lobby) -> Response:
    wanted = await body_as(request, ReadText)
    require(wanted.game in names() and bool(door_of(wanted.game).written), "no_page")
    require(lobby.meters.searches.take(address_of(request.scope, lobby)), "too_fast")
    found = door_of(wanted.game).part("written").read_choices(wanted.text)
    return said(ReadChoices(found.choices, found.unknown))
