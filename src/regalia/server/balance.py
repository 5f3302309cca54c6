"""``/api/balance``: what was measured to win, as much of it as is asked for."""

from typing import Any

from regalia.extras import extra
from regalia.server.api_types import Balance, Measured
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.web.http import said

with extra("server"):
    from starlette.requests import Request
    from starlette.responses import Response


async def balance(request: Request, lobby: Lobby) -> Response:
    """Of one edition with one number of seats, or of one card wherever it was measured. All of it would be too much."""
    measure = lobby.hooks.balance
    if measure is None:
        raise RequestRefused("no_page")
    asked = request.query_params
    edition, seats, card = (asked.get(name, "") for name in ("edition", "seats", "card"))
    require(bool(card or (edition and seats)), "bad_request", problem="expected edition and seats, or card")
    found = measure()
    fitting = [one for one in found["measured"] if edition in ("", one["edition"]) and seats in ("", str(one["seats"]))]
    measured = [Measured(one["edition"], one["seats"], one["games"], tables_about(one["tables"], card)) for one in fitting]
    return said(Balance(found["heading"], [one for one in measured if one.tables]))


def tables_about(tables: dict[str, list[Any]], card: str) -> dict[str, list[Any]]:
    """The lines about a card, without tables that have none; all of them if no card is named."""
    lines = {group: [line for line in table if card in ("", line[0])] for group, table in tables.items()}
    return {group: kept for group, kept in lines.items() if kept}
