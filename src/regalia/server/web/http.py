"""What handlers of HTTP requests share: reading a request, and saying the answer."""

from typing import Any, Final

from regalia.extras import extra
from regalia.kernel.views import SPECTATOR
from regalia.server.sockets.frames import encode
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, key_of, require
from regalia.server.tables.room import Room
from regalia.server.tables.table import NOBODY, OVER, Table
from regalia.server.types import TableId

with extra("server"):
    import msgspec
    from starlette.requests import ClientDisconnect, Request
    from starlette.responses import Response


CLOSED: Final = ("other_rules", "damaged")  # why a table does not load; what it left can be had all the same


def is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except msgspec.DecodeError:
        return False
    return True


def said(body: Any, status: int = 200) -> Response:
    return Response(encode(body), status, media_type="application/json")


def raw(body: bytes) -> Response:
    return Response(body, media_type="application/json")


async def body_of(request: Request) -> bytes:
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise RequestRefused("wrong_type")
    try:
        return await request.body()
    except ClientDisconnect as problem:
        raise RequestRefused("too_long") from problem


async def body_as(request: Request, of: Any) -> Any:
    """The body, decoded strictly."""
    try:
        return msgspec.json.decode(await body_of(request), type=of, strict=True)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise RequestRefused("bad_request", problem=str(problem)) from problem


def table_id(request: Request) -> str:
    try:
        found: str = msgspec.convert(request.path_params["table"], TableId)
    except msgspec.ValidationError as problem:
        raise RequestRefused("no_table") from problem
    return found


def key_in(request: Request, lobby: Lobby) -> str:
    """The hash of the secret a request carries; "" if it carries none."""
    scheme, _, secret = request.headers.get("authorization", "").partition(" ")
    return key_of(secret) if scheme.lower() == "bearer" and secret else ""


def require_admitted(request: Request, lobby: Lobby, id_: str) -> None:
    """For a finished table that does not load: who sat there, and others only where spectators were welcome."""
    closed = lobby.closed.get(id_)
    table = Table() if closed is None else closed.table
    require(bool(table.id), "damaged")  # not even whose it is can be read
    require(table.options.spectators or table.seat_of(key_in(request, lobby)) != NOBODY, "spectators_refused")


def require_open(request: Request, lobby: Lobby, room: Room) -> None:
    """Everything about a finished game: for who sat there, and for spectators, if welcome, once they have seen its end."""
    is_seated = room.table.seat_of(key_in(request, lobby)) != NOBODY
    require(is_seated or room.table.options.spectators, "spectators_refused")
    require(room.table.phase == OVER, "not_over")
    require(is_seated or room.frames.horizon(SPECTATOR, room.now()) >= room.table.view_changed, "not_over")
