"""Practice: a table that goes on from a position of a finished game, or of a lesson. Bots play all other seats.

Nothing is shuffled: setup and answers are known, so there is nothing to prove, and such a table says that it is practice.
"""

from typing import Final, NamedTuple

from regalia.games import door_of, start
from regalia.kernel.record import STRIDE
from regalia.kernel.setup import Setup
from regalia.lessons import Lesson, LessonError, lesson_of
from regalia.server.tables import entries as log
from regalia.server.tables.checks import check_of
from regalia.server.tables.table import Table, taken
from regalia.server.types import Choices, Options, game_of

MOST_ANSWERS: Final = 3_000  # a position so far on that playing up to it would take seconds is refused


class Begin(NamedTuple):
    """Where practice begins: after these answers, at this seat, against this bot."""

    choices: Choices
    setup: Setup
    answers: tuple[int, ...]
    seat: int
    bot: str
    lesson: str = ""
    origin: str = ""  # the table whose game it goes on from


def practice_entries(begin: Begin, id_: str, player: str, key: str, secret: str, now: int) -> list[log.AnyEntry]:
    """The log of a table that stands where practice begins."""
    options = Options(listed=False, spectators=False, stand_in=begin.bot, chat=False)
    others = [seat for seat in range(begin.setup.seats) if seat != begin.seat]
    game = start(begin.setup, True)
    entries: list[log.AnyEntry] = [
        log.Opened(now, id_, "", begin.choices, options, secret, "", True, begin.lesson, begin.origin, len(begin.answers)),
        log.Sat(now, begin.seat, "", player, key),
        *[log.Filled(now, seat, "", begin.bot, begin.seat) for seat in others],
        log.Started(now, begin.seat, "", dict(begin.setup.json()), door_of(game_of(begin.choices)).rules, check_of(game)),
    ]
    for at, option in enumerate(begin.answers, 1):
        assert game.decision is not None, "answers after the end"
        seat = game.decision.seat
        taken(game)
        game.listen()  # checks are of what is told
        game.answer_number(option)
        fingerprint = game.fingerprint() if at % STRIDE == 0 else ""
        entries.append(log.Answered(now, seat, "", at, option, "table", fingerprint, check=check_of(game)))
    return entries


def lesson_at(table: Table) -> Lesson | None:
    """The lesson that coaches a table; a table outlives a lesson that is gone from the program."""
    try:
        return lesson_of(table.lesson) if table.lesson else None
    except LessonError:
        return None


def step_of(table: Table, viewer: int) -> int:
    """The step of the lesson that fits what the learner is asked; -1 if none does."""
    lesson = lesson_at(table)
    game, record = table.game, table.record
    if lesson is None or game is None or record is None or game.decision is None or game.decision.seat != viewer:
        return -1
    return lesson.step(record.answers, game.decision.question.name)


def scripted(table: Table) -> int:
    """What a bot answers in a lesson: as in the lesson's own game, while the learner follows it; -1: what it thinks best."""
    lesson = lesson_at(table)
    return -1 if lesson is None or table.record is None else lesson.next_answer(table.record.answers)
