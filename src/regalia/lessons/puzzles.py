"""Puzzles: positions of real games where one answer is better by far. ``regalia puzzles`` finds them.

A puzzle is taken like a lesson of one step: a table that stands at the position, and a coach who asks and says why.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, Final

from regalia.games import door_of
from regalia.kernel.door import NoSuchPart
from regalia.lessons.lesson import Lesson, Show, Step

PREFIX: Final = "puzzle-"  # of the names they are taken by as lessons
LEVELS: Final = range(1, 5)
BOT: Final = "medium"  # plays the others afterwards
DAYS: Final = 7919  # a prime: the days go through all puzzles in an order that is not that of the file


@dataclass(frozen=True, slots=True)
class Puzzle:
    """``do``: the best of the options of the question ``asks``, which ``seat`` is asked after ``answers``.

    ``lead``: how much better it is than the next one, in chances of winning; ``led``: what speaks for it, as analyses say it.
    ``level`` is from 1 to 4; what everybody finds is no puzzle.
    """

    id: int
    choices: Mapping[str, Any]
    answers: tuple[int, ...]
    seat: int
    asks: str
    do: int
    lead: float
    level: int
    led: tuple[str, float]

    def json(self) -> dict[str, Any]:
        return asdict(self)


def puzzle_from_json(parts: Mapping[str, Any]) -> Puzzle:
    name, amount = parts["led"]
    choices = {key: tuple(one) if isinstance(one, list) else one for key, one in parts["choices"].items()}
    read = {"choices": choices, "answers": tuple(parts["answers"]), "led": (str(name), float(amount))}
    return Puzzle(**{**parts, **read})


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Those that come with a game; none, if it brings none."""
    try:
        file = door_of(game).part("puzzles")
    except NoSuchPart:
        return ()
    return tuple(puzzle_from_json(json.loads(line)) for line in file.read_text(encoding="utf-8").splitlines())


def puzzle_of_the_day(game: str, day: int) -> int:
    """The same for everybody, by the number of the day."""
    found = puzzles_of(game)
    return found[day * DAYS % len(found)].id if found else 0


def lesson_of_puzzle(game: str, name: str) -> Lesson | None:
    """By the name it is taken by."""
    number = name.removeprefix(PREFIX)
    if number == name or not number.isdigit():
        return None
    puzzle = next((one for one in puzzles_of(game) if one.id == int(number)), None)
    return None if puzzle is None else as_lesson(game, puzzle)


def as_lesson(game: str, puzzle: Puzzle) -> Lesson:
    at = len(puzzle.answers)
    step = Step(at, puzzle.asks, puzzle.do, True, (Show("stage", "ask"),), "well", "other")
    return Lesson(
        id=f"{PREFIX}{puzzle.id}",
        game=game,
        order=puzzle.id,
        choices=puzzle.choices,
        seat=puzzle.seat,
        bot=BOT,
        skip=at,
        answers=(*puzzle.answers, puzzle.do),
        steps=(step,),
        puzzle=True,
    )
