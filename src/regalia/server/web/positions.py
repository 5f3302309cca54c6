"""``/api/positions/RULE``: the position of a case that shows a rule, and a practice table that begins there."""

from concurrent.futures.process import BrokenProcessPool
from typing import Any

from regalia.casebook.positions import laid_out
from regalia.extras import extra
from regalia.games import door_of
from regalia.kernel.choices import Seat
from regalia.kernel.setup import Setup
from regalia.rulebook.shown import Shown
from regalia.server.lesson_types import PlayPosition, Position, PositionCard, PositionHeap, PositionSeat
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.practice import Begin
from regalia.server.tables.requests import RequestRefused, check_bot, require
from regalia.server.types import Choices
from regalia.server.web.addresses import address_of
from regalia.server.web.http import body_as, said
from regalia.words.messages import FALLBACK, LANGUAGES
from regalia.words.positions import ToldHeap, told_position

with extra("server"):
    import msgspec
    from starlette.requests import Request
    from starlette.responses import Response


async def position(request: Request, lobby: Lobby) -> Response:
    language = request.query_params.get("lang", FALLBACK)
    require(language in LANGUAGES, "bad_request", problem="no such language")
    found = await looked_up(request, lobby, request.query_params.get("edition", "") or language)
    told = told_position(found, language)
    seats = [PositionSeat(one.name, one.asked, list(one.amounts), [heap_of(heap) for heap in one.heaps]) for one in told.seats]
    return said(Position(told.game, told.rule, seats, list(told.story), found.asked >= 0))


def heap_of(heap: ToldHeap) -> PositionHeap:
    return PositionHeap(heap.label, [PositionCard(card.id, card.name, card.number) for card in heap.cards])


async def play_position(request: Request, lobby: Lobby) -> Response:
    """Everybody may know a case, so everybody may play it; the reader sits where the first answer is given."""
    wanted: PlayPosition = await body_as(request, PlayPosition)
    address = address_of(request.scope, lobby)
    require(lobby.meters.openings.take(address), "too_fast")
    found = await looked_up(request, lobby, wanted.edition)
    require(found.asked >= 0, "bad_request", problem="there is nothing left to play in this position")
    choices = choices_of(found.setup)
    check_bot(wanted.bot, choices)
    begin = Begin(choices, found.setup, (), found.asked, wanted.bot)
    return said(await lobby.opening.open_practice(begin, wanted.player, address), 201)


async def looked_up(request: Request, lobby: Lobby, edition: str) -> Shown:
    rule, address = str(request.path_params["rule"]), address_of(request.scope, lobby)
    require(rule in laid_out(), "no_page")
    edition = edition if edition in LANGUAGES else ""  # what is remembered is by edition: there are only so many
    try:
        found = await lobby.bot_pool.position(rule, edition, address)
    except (BrokenProcessPool, TimeoutError) as problem:
        raise RequestRefused("busy") from problem
    if found is None:
        raise RequestRefused("no_page")
    return found


def choices_of(setup: Setup) -> Choices:
    """What a setup chooses, as a table keeps it; the position is not chosen but laid out."""
    parts = setup.json()
    chosen: dict[str, Any] = {"game": setup.game}
    for choice in door_of(setup.game).choices:
        if choice.name in parts:
            value: Any = parts[choice.name]
            by_lot = isinstance(choice, Seat) and isinstance(value, int) and value < 0
            if not by_lot:
                chosen[choice.name] = value
            elif isinstance(choice, Seat) and choice.words:
                chosen[choice.name] = choice.words[0]
    found: Choices = msgspec.convert(chosen, Choices)
    return found
