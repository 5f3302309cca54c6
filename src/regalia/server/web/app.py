"""The application: HTTP for the lobby, records, rules and cards; one socket per viewer; the page."""

from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from typing import Any, Final

from regalia.casebook import places
from regalia.casebook.positions import laid_out
from regalia.extras import extra
from regalia.games import door_of, names
from regalia.rulebook import Ruling, Statement, UnknownRule, catalogue, ruling, statement, told_in
from regalia.server.api_types import Book, CheckTable, Found, Games, OpenTable, Phrases, Problem, ReceiveSeat, TakeSeat, Verdict
from regalia.server.balance import balance
from regalia.server.phrases import in_all_languages
from regalia.server.sockets.connection import Connection
from regalia.server.sockets.frames import encode
from regalia.server.storage.store import StorageFailed
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.requests import RequestRefused, require
from regalia.server.tables.table import LOBBY, NOBODY
from regalia.server.telemetry import log as logs
from regalia.server.views.judged import judged
from regalia.server.views.lexicon import lexicon
from regalia.server.web.addresses import address_of
from regalia.server.web.analyses import analyse, analysis
from regalia.server.web.glances import glances, read
from regalia.server.web.guard import Guard
from regalia.server.web.health import Readiness, healthz
from regalia.server.web.hints import hint
from regalia.server.web.http import (
    body_as,
    body_of,
    is_json,
    key_in,
    raw,
    said,
    table_id,
)
from regalia.server.web.openapi import openapi
from regalia.server.web.page import page_routes
from regalia.server.web.positions import play_position, position
from regalia.server.web.practice import lessons, play_on, puzzles, take_lesson
from regalia.server.web.records import record, replay
from regalia.server.web.wire import NAME
from regalia.words.book import told_book
from regalia.words.messages import FALLBACK, LANGUAGES
from regalia.words.tongue import tongue
from regalia.words.topics import topic_of

with extra("server"):
    from starlette.applications import Starlette
    from starlette.exceptions import HTTPException
    from starlette.requests import Request
    from starlette.responses import Response
    from starlette.routing import Route

STATUS: Final = {
    "no_table": 404,
    "no_page": 404,
    "no_seat": 403,
    "no_offer": 403,
    "spectators_refused": 403,
    "not_yours": 403,
    "hint_people": 403,
    "seat_taken": 409,
    "table_full": 409,
    "not_now": 409,
    "not_over": 409,
    "other_rules": 409,
    "damaged": 409,
    "closed": 409,
    "log_full": 409,
    "too_fast": 429,
    "wrong_type": 415,
    "too_long": 413,
    "busy": 503,
}
MOST_RULES: Final = 30
Handler = Callable[[Request, Lobby], Awaitable[Response]]


# -- the lobby -----------------------------------------------------------------------------------------------------------------


async def tables(request: Request, lobby: Lobby) -> Response:
    """Those that are not abandoned, and whose description can be read: one bad table is not the others' business."""
    since = lobby.world.now() - int(lobby.settings.listed_hours * 3_600_000)
    found = [summary.encode() for summary in await lobby.store.listed(since=since)]
    return raw(b'{"tables":[%s]}' % b",".join(summary for summary in found if is_json(summary)))


async def check(request: Request, lobby: Lobby) -> Response:
    """Whether a table with these choices could be opened. That it could not is an answer, too, and no refusal."""
    wanted = await body_as(request, CheckTable)
    return said(judged(wanted))


async def open_table(request: Request, lobby: Lobby) -> Response:
    wanted = await body_as(request, OpenTable)
    require(lobby.meters.openings.take(address_of(request.scope, lobby)), "too_fast")
    return said(await lobby.opening.open_table(wanted, address_of(request.scope, lobby)), 201)


async def table(request: Request, lobby: Lobby) -> Response:
    """What the viewer may know by now: spectators may have to wait."""
    room = await lobby.room_for(table_id(request), address_of(request.scope, lobby))
    is_stranger = room.table.seat_of(key_in(request, lobby)) == NOBODY
    is_closed = not room.table.options.spectators and room.table.phase != LOBBY  # before, anybody with the link may sit down
    require(not is_stranger or not is_closed, "spectators_refused")
    if is_stranger and room.table.options.delay:
        snapshot = room.frames.released(room.now())
        assert snapshot is not None, "the lobby is never delayed"
        return raw(snapshot.table)
    return raw(room.frames.table_json())


async def take_seat(request: Request, lobby: Lobby) -> Response:
    wanted = await body_as(request, TakeSeat)
    id_ = table_id(request)
    require(lobby.meters.openings.take(address_of(request.scope, lobby)), "too_fast")
    return said(await lobby.take_seat(id_, wanted), 201)


async def receive_seat(request: Request, lobby: Lobby) -> Response:
    wanted = await body_as(request, ReceiveSeat)
    id_ = table_id(request)
    require(lobby.meters.openings.take(address_of(request.scope, lobby)), "too_fast")
    return said(await lobby.receive_seat(id_, wanted), 201)


# -- records -------------------------------------------------------------------------------------------------------------------


async def verify(request: Request, lobby: Lobby) -> Response:
    address = address_of(request.scope, lobby)
    require(lobby.meters.verdicts.take(address), "too_fast")
    sent = await body_of(request)
    try:
        replays, fair, rules, problem = await lobby.bot_pool.verify(sent, address)
    except Exception as failure:
        raise RequestRefused("bad_request", problem=f"the record cannot be checked: {type(failure).__name__}") from failure
    good = replays and fair is not False
    return said(Verdict(replays, fair, rules, f"verified with rules v{rules}" if good else "", problem))


# -- rules and cards -----------------------------------------------------------------------------------------------------------


async def games(request: Request, lobby: Lobby) -> Response:
    return said(Games(names(), {name: list(door_of(name).seats) for name in names()}))


async def game(request: Request, lobby: Lobby) -> Response:
    return raw(lexicon_json(known_game(request)))


@cache
def lexicon_json(game: str) -> bytes:
    return encode(lexicon(game))


async def cards(request: Request, lobby: Lobby) -> Response:
    return raw(cards_json(known_game(request)))


@cache
def cards_json(game: str) -> bytes:
    sections = catalogue(game)
    plain = {
        name: [{"id": one.id, "names": dict(one.names), "facts": thawed(one.facts)} for one in entries.values()]
        for name, entries in sections.items()
    }
    return encode(plain)


def thawed(value: Any) -> Any:
    """Read-only mappings as plain ones."""
    if hasattr(value, "items"):
        return {key: thawed(inner) for key, inner in value.items()}
    return [thawed(inner) for inner in value] if isinstance(value, tuple) else value


def known_game(request: Request) -> str:
    name = str(request.path_params["game"])
    require(name in names(), "no_page", games=names())
    return name


async def rules(request: Request, lobby: Lobby) -> Response:
    words = request.query_params.get("q", "").strip()
    require(len(words) <= 200, "bad_request", problem="q is too long")
    game = request.query_params.get("game", "")
    require(not game or game in names(), "no_page", games=names())
    language, address = language_of(request), address_of(request.scope, lobby)
    require(lobby.meters.searches.take(address), "too_fast")
    try:
        found = await lobby.bot_pool.search(words, MOST_RULES, game, language, address) if words else []
    except (BrokenProcessPool, TimeoutError) as problem:
        raise RequestRefused("busy") from problem
    return said(Found([shown_rule(statement(one), language) for one in found]))


async def rule(request: Request, lobby: Lobby) -> Response:
    wanted, language = str(request.path_params["rule"]), language_of(request)
    for look_up in (statement, ruling):
        try:
            return said(Found([shown_rule(look_up(wanted), language)]))
        except UnknownRule:
            continue
    raise RequestRefused("no_page")


def language_of(request: Request) -> str:
    language = request.query_params.get("lang", FALLBACK)
    require(language in LANGUAGES, "bad_request", problem="no such language")
    return language


def shown_rule(one: Statement | Ruling, language: str) -> dict[str, Any]:
    """As readers of a language are told it; the check is for developers, in English."""
    if isinstance(one, Ruling):
        told = told_in(language, one)
        shown = {"id": one.id, "situation": told.situation, "ruling": told.ruling, "certainty": one.certainty}
        return {**shown, "position": one.id in laid_out()}
    return {
        "id": one.id,
        "game": one.game,
        "topic": one.topic,
        "heading": topic_of(one, tongue(language)),
        "editions": list(one.editions),
        "rule": told_in(language, one).rule,
        "check": one.check if language == FALLBACK else "",
        "cards": list(one.cards),
        "case": places().get(one.id, ""),
        "position": one.id in laid_out(),
    }


async def book(request: Request, lobby: Lobby) -> Response:
    """Chapters as one reads them; of a game that has none, an empty book."""
    edition = request.query_params.get("edition", "")
    require(edition in ("", *LANGUAGES), "bad_request", problem="no such edition")
    return raw(book_json(known_game(request), language_of(request), edition))


@cache  # two dozen in all
def book_json(game: str, language: str, edition: str) -> bytes:
    told = told_book(game, tongue(language), edition)
    chapters = [
        {
            "id": chapter.id,
            "title": chapter.title,
            "introduction": chapter.introduction,
            "topics": [
                {
                    "heading": topic.heading,
                    "card": topic.card,
                    "rules": [
                        {"id": one.id, "rule": one.rule, "editions": list(one.editions), "position": one.id in chapter.cases}
                        for one in topic.rules
                    ],
                }
                for topic in chapter.topics
            ],
        }
        for chapter in told.chapters
    ]
    return encode(Book(told.title, told.introduction, chapters, [list(row) for row in told.glossary]))


async def phrases(request: Request, lobby: Lobby) -> Response:
    return said(Phrases(in_all_languages()))


async def served_openapi(request: Request, lobby: Lobby) -> Response:
    return raw(openapi_json())


@cache
def openapi_json() -> bytes:
    return encode(openapi())


# -- the application -----------------------------------------------------------------------------------------------------------


class Socket:
    """``/socket``: play."""

    def __init__(self, lobby: Lobby) -> None:
        self.lobby: Final = lobby

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()  # the wish to connect
        connection = Connection(self.lobby, scope["extensions"][NAME], receive, send, address_of(scope, self.lobby))
        self.lobby.connections.add(connection)
        try:
            await connection.run()
        finally:
            self.lobby.connections.discard(connection)


def make_app(lobby: Lobby) -> Any:
    def answering(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
        async def endpoint(request: Request) -> Response:
            try:
                return await handler(request, lobby)
            except RequestRefused as refusal:
                lobby.metrics.errors.labels(refusal.code).inc()
                return said(Problem(refusal.code, refusal.args_), STATUS.get(refusal.code, 400))
            except StorageFailed as problem:
                logs.error("storage failed", problem=str(problem))
                return said(Problem("busy"), 503)
            except Exception:
                lobby.metrics.faults.inc()
                logs.exception("request failed", handler=handler.__name__)
                return said(Problem("fault"), 500)

        return endpoint

    def route(path: str, handler: Handler, method: str = "GET") -> Route:
        return Route(path, answering(handler), methods=[method], name=handler.__name__)

    async def no_page(request: Request, problem: Exception) -> Response:
        status = problem.status_code if isinstance(problem, HTTPException) else 404
        headers = problem.headers if isinstance(problem, HTTPException) else None
        return Response(encode(Problem("no_page")), status, headers, "application/json")

    readiness = Readiness(lobby)
    routes: list[Route] = [
        route("/healthz", healthz),
        route("/readyz", readiness.readyz),
        route("/metrics", readiness.metrics),
        route("/openapi.json", served_openapi),
        route("/api/games", games),
        route("/api/games/{game}", game),
        route("/api/cards/{game}", cards),
        route("/api/balance", balance),
        route("/api/phrases", phrases),
        route("/api/books/{game}", book),
        route("/api/rules", rules),
        route("/api/rules/{rule}", rule),
        route("/api/positions/{rule}", position),
        route("/api/positions/{rule}", play_position, "POST"),
        route("/api/tables", tables),
        route("/api/tables", open_table, "POST"),
        route("/api/check", check, "POST"),
        route("/api/read", read, "POST"),
        route("/api/glances", glances, "POST"),
        route("/api/tables/{table}", table),
        route("/api/tables/{table}/seats", take_seat, "POST"),
        route("/api/tables/{table}/handed", receive_seat, "POST"),
        route("/api/tables/{table}/record", record),
        route("/api/tables/{table}/replay", replay),
        route("/api/tables/{table}/practice", play_on, "POST"),
        route("/api/tables/{table}/hint", hint, "POST"),
        route("/api/games/{game}/lessons", lessons),
        route("/api/games/{game}/puzzles", puzzles),
        route("/api/lessons", take_lesson, "POST"),
        route("/api/tables/{table}/analysis", analysis),
        route("/api/tables/{table}/analysis", analyse, "POST"),
        route("/api/verify", verify, "POST"),
        *page_routes(lobby.settings.static),
    ]
    app = Starlette(routes=routes, exception_handlers={404: no_page, 405: no_page})
    return Guard(app, Socket(lobby), lobby)
