"""``/api/tables/ID/practice``: play on from a position of a finished game. ``/api/lessons``: begin a lesson, or a
puzzle, which is one."""

from functools import cache
from typing import Final

from regalia.extras import extra
from regalia.games import names
from regalia.lessons import Lesson, LessonError, lesson_of, lessons_of, puzzle_of_the_day, puzzles_of
from regalia.server.lesson_types import Lessons, PlayOn, Puzzles, ShownLesson, ShownPuzzle, ShownShow, ShownStep, TakeLesson
from regalia.server.sockets.frames import encode
from regalia.server.tables.lobby import Lobby
from regalia.server.tables.practice import MOST_ANSWERS, Begin
from regalia.server.tables.requests import RequestRefused, check_bot, require
from regalia.server.types import Choices
from regalia.server.web.addresses import address_of
from regalia.server.web.http import body_as, raw, require_open, said, table_id

with extra("server"):
    import msgspec
    from starlette.requests import Request
    from starlette.responses import Response

DAY: Final = 86_400_000  # milliseconds
STEPS: Final = 300  # that count as one more table opened: they are all stored with the new one


async def play_on(request: Request, lobby: Lobby) -> Response:
    """For a viewer of the whole finished game: every position of it is known to them."""
    wanted: PlayOn = await body_as(request, PlayOn)
    address = address_of(request.scope, lobby)
    require(lobby.meters.openings.take(address, 1.0 + wanted.step / STEPS), "too_fast")
    room = await lobby.room_for(table_id(request), address)
    require_open(request, lobby, room)
    table = room.table
    assert table.record is not None
    answers = tuple(table.record.answers)
    require(wanted.seat < len(table.seats), "bad_request", problem="no such seat")
    require(wanted.step < len(answers), "bad_request", problem="there is nothing left to play after that step")
    require(wanted.step <= MOST_ANSWERS, "bad_request", problem=f"only the first {MOST_ANSWERS} steps can be played on from")
    check_bot(wanted.bot, table.choices)
    begin = Begin(table.choices, table.record.setup, answers[: wanted.step], wanted.seat, wanted.bot, origin=table.id)
    return said(await lobby.opening.open_practice(begin, wanted.player, address), 201)


async def lessons(request: Request, lobby: Lobby) -> Response:
    game = str(request.path_params["game"])
    require(game in names(), "no_page", games=names())
    return raw(lessons_json(game))


@cache
def lessons_json(game: str) -> bytes:
    return encode(Lessons([shown_lesson(lesson) for lesson in lessons_of(game)]))


def shown_lesson(lesson: Lesson) -> ShownLesson:
    steps = [
        ShownStep(
            step.do,
            step.only,
            [ShownShow(one.point, one.say) for one in step.show],
            step.well,
            step.other,
            list(step.also),
            {str(option): say for option, say in step.wrong.items()},
        )
        for step in lesson.steps
    ]
    return ShownLesson(lesson.id, lesson.game, lesson.setup().seats, lesson.puzzle, lesson.picture, steps)


async def puzzles(request: Request, lobby: Lobby) -> Response:
    game = str(request.path_params["game"])
    require(game in names(), "no_page", games=names())
    shown = [ShownPuzzle(one.id, one.level, one.do, one.led) for one in puzzles_of(game)]
    return said(Puzzles(puzzle_of_the_day(game, lobby.world.date() // DAY), shown))


async def take_lesson(request: Request, lobby: Lobby) -> Response:
    wanted: TakeLesson = await body_as(request, TakeLesson)
    address = address_of(request.scope, lobby)
    require(lobby.meters.openings.take(address), "too_fast")
    try:
        lesson = lesson_of(wanted.lesson) if wanted.lesson.partition("/")[0] in names() else None
    except LessonError:
        lesson = None
    if lesson is None:
        raise RequestRefused("no_page")
    begin = Begin(
        choices_of(lesson), lesson.setup(), lesson.answers[: lesson.skip], lesson.seat, lesson.bot, f"{lesson.game}/{lesson.id}"
    )
    return said(await lobby.opening.open_practice(begin, wanted.player, address), 201)


def choices_of(lesson: Lesson) -> Choices:
    """What the lesson's setup chooses, as a table keeps it; the deal is the lesson's."""
    chosen = {name: one for name, one in lesson.choices.items() if name not in ("seed", "chance")}
    found: Choices = msgspec.convert({"game": lesson.game, **chosen}, Choices)
    return found
