"""The JSON Schema of the protocol and the OpenAPI of the HTTP part, made from the types that decode and encode."""

from typing import Any, Final

from regalia import __version__
from regalia.extras import extra
from regalia.games import names
from regalia.server import api_types as web
from regalia.server import lesson_types as lessons
from regalia.server.sockets.client_messages import ClientMessage
from regalia.server.sockets.server_messages import News, ServerMessage, ShownTable
from regalia.server.types import PROTOCOL
from regalia.words.messages import LANGUAGES

with extra("server"):
    import msgspec

DEFS: Final = "#/$defs/{name}"
COMPONENTS: Final = "#/components/schemas/{name}"
TABLE_ID: Final = {"type": "string", "pattern": "^[a-z2-7]{16,32}$"}


def protocol_schema() -> dict[str, Any]:
    """What docs/protocol.schema.json holds."""
    (client, server, news), defs = msgspec.json.schema_components([ClientMessage, ServerMessage, News], ref_template=DEFS)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Regalia table protocol {PROTOCOL}",
        "$defs": {**defs, "ClientMessage": client, "ServerMessage": server, "News": news},
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
    }


def text_parameter(name: str, where: str, schema: dict[str, Any], required: bool = True) -> dict[str, Any]:
    return {"name": name, "in": where, "required": required, "schema": schema}


TABLE: Final = text_parameter("table", "path", TABLE_ID)
GAME: Final = text_parameter("game", "path", {"type": "string", "enum": names()})
VIEWER: Final = text_parameter("viewer", "query", {"type": "integer", "minimum": -1, "maximum": 7}, required=False)
VIEWS: Final = text_parameter("views", "query", {"type": "integer", "minimum": 1, "maximum": 1}, required=False)
AFTER: Final = text_parameter("after", "query", {"type": "integer", "minimum": 0}, required=False)
UPTO: Final = text_parameter("upto", "query", {"type": "integer", "minimum": 0}, required=False)
WORDS: Final = text_parameter("q", "query", {"type": "string", "maxLength": 200}, required=False)
LANGUAGE: Final = text_parameter("lang", "query", {"type": "string", "enum": list(LANGUAGES)}, required=False)
OF_GAME: Final = text_parameter("game", "query", {"type": "string", "enum": names()}, required=False)
EDITION: Final = text_parameter("edition", "query", {"type": "string", "enum": ["en", "de", "nl"]}, required=False)
SEATS: Final = text_parameter("seats", "query", {"type": "integer", "minimum": 2, "maximum": 8}, required=False)
CARD: Final = text_parameter("card", "query", {"type": "string", "pattern": "^[a-z0-9_]{0,40}$"}, required=False)
RULE: Final = text_parameter("rule", "path", {"type": "string", "pattern": "^[A-Za-z0-9.-]{1,40}$"})

# path -> method -> (what it does, parameters, request body, answers by status)
Operation = tuple[str, list[dict[str, Any]], Any, dict[int, Any]]
OPERATIONS: Final[dict[str, dict[str, Operation]]] = {
    "/healthz": {"get": ("Whether the server lives", [], None, {200: web.Health})},
    "/readyz": {"get": ("Whether the server can store what is answered", [], None, {200: web.Ready, 503: web.Ready})},
    "/api/games": {"get": ("The games there are", [], None, {200: web.Games})},
    "/api/games/{game}": {"get": ("What its ids and numbers are", [GAME], None, {200: web.Lexicon, 404: web.Problem})},
    "/api/balance": {
        "get": (
            "What was measured to win: an edition with so many seats, or a card",
            [EDITION, SEATS, CARD],
            None,
            {200: web.Balance, 400: web.Problem, 404: web.Problem},
        ),
    },
    "/api/phrases": {"get": ("Canned phrases in all languages", [], None, {200: web.Phrases})},
    "/api/rules": {
        "get": ("Search the rules", [WORDS, OF_GAME, LANGUAGE], None, {200: web.Found, 400: web.Problem, 404: web.Problem})
    },
    "/api/rules/{rule}": {
        "get": ("One rule or ruling", [RULE, LANGUAGE], None, {200: web.Found, 400: web.Problem, 404: web.Problem})
    },
    "/api/books/{game}": {
        "get": ("Its rule book", [GAME, LANGUAGE, EDITION], None, {200: web.Book, 400: web.Problem, 404: web.Problem})
    },
    "/api/positions/{rule}": {
        "get": (
            "A position that shows a rule",
            [RULE, LANGUAGE, EDITION],
            None,
            {200: lessons.Position, 400: web.Problem, 404: web.Problem},
        ),
        "post": (
            "Play it, against bots",
            [RULE],
            lessons.PlayPosition,
            {201: web.Seated, 400: web.Problem, 404: web.Problem},
        ),
    },
    "/api/cards/{game}": {"get": ("The catalogue of a game", [GAME], None, {200: dict[str, Any], 404: web.Problem})},
    "/api/tables": {
        "get": ("The lobby: open tables", [], None, {200: web.ListedTables}),
        "post": ("Open a table", [], web.OpenTable, {201: web.Seated, 400: web.Problem, 409: web.Problem}),
    },
    "/api/check": {
        "post": ("Whether such a table could be opened", [], web.CheckTable, {200: web.Checked, 400: web.Problem}),
    },
    "/api/read": {
        "post": (
            "What a text from elsewhere chooses",
            [],
            web.ReadText,
            {200: web.ReadChoices, 400: web.Problem, 404: web.Problem},
        ),
    },
    "/api/glances": {
        "post": ("How it stands at the tables of these seats", [], web.LookIn, {200: web.Glances, 400: web.Problem}),
    },
    "/api/tables/{table}": {
        "get": ("One table", [TABLE], None, {200: ShownTable, 404: web.Problem, 409: web.Problem}),
    },
    "/api/tables/{table}/seats": {
        "post": ("Take a seat", [TABLE], web.TakeSeat, {201: web.Seated, 400: web.Problem, 404: web.Problem, 409: web.Problem}),
    },
    "/api/tables/{table}/handed": {
        "post": (
            "Take a seat over from another device",
            [TABLE],
            web.ReceiveSeat,
            {201: web.Seated, 400: web.Problem, 404: web.Problem, 409: web.Problem},
        ),
    },
    "/api/tables/{table}/record": {
        "get": ("The record of a finished game", [TABLE], None, {200: dict[str, Any], 404: web.Problem, 409: web.Problem}),
    },
    "/api/tables/{table}/replay": {
        "get": (
            "What a viewer was sent",
            [TABLE, VIEWER, VIEWS, AFTER, UPTO],
            None,
            {200: web.Replay, 400: web.Problem, 404: web.Problem, 409: web.Problem},
        ),
    },
    "/api/tables/{table}/analysis": {
        "get": ("What decided a finished game", [TABLE], None, {200: web.Analysed, 404: web.Problem, 409: web.Problem}),
        "post": (
            "Find out what decided it: lines of progress, then the analysis or a problem",
            [TABLE],
            None,
            {200: web.AnalysisLine, 404: web.Problem, 409: web.Problem},
        ),
    },
    "/api/tables/{table}/practice": {
        "post": (
            "Play on from a position of a finished game",
            [TABLE],
            lessons.PlayOn,
            {201: web.Seated, 400: web.Problem, 404: web.Problem, 409: web.Problem},
        ),
    },
    "/api/tables/{table}/hint": {
        "post": (
            "What one could do now, against bots",
            [TABLE],
            web.AskHint,
            {200: web.Hinted, 400: web.Problem, 404: web.Problem, 409: web.Problem},
        ),
    },
    "/api/games/{game}/lessons": {
        "get": ("The lessons of a game", [GAME], None, {200: lessons.Lessons, 404: web.Problem}),
    },
    "/api/games/{game}/puzzles": {
        "get": ("The puzzles of a game", [GAME], None, {200: lessons.Puzzles, 404: web.Problem}),
    },
    "/api/lessons": {
        "post": ("Begin a lesson", [], lessons.TakeLesson, {201: web.Seated, 400: web.Problem, 404: web.Problem}),
    },
    "/api/verify": {
        "post": ("Check a record and its shuffle", [], dict[str, Any], {200: web.Verdict, 400: web.Problem}),
    },
}
LINES: Final = {"post /api/tables/{table}/analysis"}  # answered by several values, one on each line
UNGUARDED: Final = ("/healthz", "/readyz")
EVERYWHERE: Final = dict.fromkeys((400, 403, 413, 415, 429, 503), web.Problem)


def openapi() -> dict[str, Any]:
    bodies = [web.Problem]
    for methods in OPERATIONS.values():
        for _, _, body, answers in methods.values():
            bodies += [one for one in (body, *answers.values()) if one is not None and one not in bodies]
    shown, components = msgspec.json.schema_components(bodies, ref_template=COMPONENTS)

    def content(of: Any, media_type: str = "application/json") -> dict[str, Any]:
        return {media_type: {"schema": shown[bodies.index(of)]}}

    paths: dict[str, Any] = {}
    for path, methods in OPERATIONS.items():
        for method, (summary, parameters, body, answers) in methods.items():
            statuses = dict(answers) if path in UNGUARDED else {**EVERYWHERE, **answers}
            spoken = "application/x-ndjson" if f"{method} {path}" in LINES else "application/json"
            operation: dict[str, Any] = {
                "summary": summary,
                "operationId": f"{method} {path}",
                "parameters": parameters,
                "responses": {
                    str(status): {
                        "description": "as said" if status < 400 else "refused",
                        "content": content(of, spoken) if status < 400 else content(of),
                    }
                    for status, of in sorted(statuses.items())
                },
            }
            if body is not None:
                operation["requestBody"] = {"required": True, "content": content(body)}
            paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regalia", "version": __version__, "description": "The HTTP part; play goes through /socket."},
        "paths": paths,
        "components": {"schemas": components},
    }
