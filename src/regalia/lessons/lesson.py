"""A lesson as its file says it: setup, seat, the answers that lead through it, and what the coach says on the way."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

import yaml

from regalia.games import door_of, setup_for
from regalia.kernel.door import NoSuchPart
from regalia.kernel.setup import Setup

PARTS: Final = frozenset(("lesson", "order", "setup", "seat", "bot", "skip", "answers", "steps", "puzzle", "picture"))
STEP_PARTS: Final = frozenset(("at", "asks", "do", "also", "only", "show", "well", "other", "wrong", "apart"))
ZONES: Final = (
    "head",
    "world",
    "stage",
    "strip",
    "dock",
    "hand",
    "rail",
    "option",
)  # to be pointed at, besides cards and seats


class LessonError(ValueError):
    """A lesson that cannot be read; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Show:
    """One thing pointed at, and the sentence about it. ``point``: a zone, ``option``, ``card:ID`` or ``seat:N``."""

    point: str
    say: str


@dataclass(frozen=True, slots=True)
class Step:
    """What is said at one decision of the learner.

    ``at``: how many answers were given before; ``asks``: the question, so that the step also fits a game that went another way.
    ``do``: the answer to give (its number among the options; -1: any); ``also``: others just as good; ``only``: nothing else is
    taken. ``well`` and ``other`` are said when it was given, or another; ``wrong``: what is said of some others instead.
    ``apart``: only in a game that went another way.
    """

    at: int
    asks: str
    do: int
    only: bool
    show: tuple[Show, ...]
    well: str = ""
    other: str = ""
    also: tuple[int, ...] = ()
    wrong: Mapping[int, str] = field(default_factory=dict)
    apart: bool = False

    def said(self) -> list[str]:
        """Every sentence it may say."""
        return [one for one in (*[show.say for show in self.show], self.well, self.other, *self.wrong.values()) if one]


@dataclass(frozen=True, slots=True)
class Lesson:
    """``skip``: how many of the answers are given before the lesson begins.

    ``picture``: the card whose picture stands for it.
    ``puzzle``: its last step asks a question and does not point at the answer. So that it is reached, every step insists.
    """

    id: str
    game: str
    order: int
    choices: Mapping[str, Any]
    seat: int
    bot: str
    skip: int
    answers: tuple[int, ...]
    steps: tuple[Step, ...]
    puzzle: bool
    picture: str = ""

    def setup(self) -> Setup:
        return setup_for(self.game, **self.choices)

    def is_followed(self, given: Sequence[int]) -> bool:
        """Whether a game went as the lesson's own up to here."""
        return len(given) <= len(self.answers) and list(given) == list(self.answers[: len(given)])

    def next_answer(self, given: Sequence[int]) -> int:
        """What comes next in the lesson's own game; -1 if the game went another way, or on beyond it."""
        return self.answers[len(given)] if len(given) < len(self.answers) and self.is_followed(given) else -1

    def step(self, given: Sequence[int], asks: str) -> int:
        """The step that fits the learner's open question; -1 if none does.

        In a game that went another way that is the last one reached that waits for such a question and leaves the answer free.
        """
        if self.is_followed(given):
            return next((at for at, step in enumerate(self.steps) if step.at == len(given) and not step.apart), -1)
        reached = [at for at, step in enumerate(self.steps) if step.at <= len(given)]
        return next((at for at in reversed(reached) if self.steps[at].asks == asks and self.steps[at].do < 0), -1)


def lesson_of(name: str) -> Lesson:
    """By ``game/lesson``; ``LessonError`` if there is none."""
    game, _, id_ = name.partition("/")
    for lesson in lessons_of(game):
        if lesson.id == id_:
            return lesson
    from regalia.lessons.puzzles import lesson_of_puzzle  # which are lessons

    puzzle = lesson_of_puzzle(game, id_)
    if puzzle is None:
        raise LessonError(f"there is no lesson {name!r}")
    return puzzle


@cache
def lessons_of(game: str) -> tuple[Lesson, ...]:
    """All of a game, in the order they are taken; none, if it brings none."""
    try:
        folder = door_of(game).part("lessons")
    except NoSuchPart:
        return ()
    files = [path for path in folder.iterdir() if path.name.endswith(".yaml")]
    read = [read_lesson(game, path.read_text(encoding="utf-8"), path.name) for path in files]
    return tuple(sorted(read, key=lambda lesson: lesson.order))


def read_lesson(game: str, text: str, name: str) -> Lesson:
    """Strictly: what is not known is an error, and says where."""
    parts = yaml.safe_load(text)
    known(parts, PARTS, name)
    puzzle = bool(parts.get("puzzle", False))
    try:
        lesson = Lesson(
            id=str(parts["lesson"]),
            game=game,
            order=int(parts["order"]),
            choices={key: tuple(one) if isinstance(one, list) else one for key, one in parts["setup"].items()},
            seat=int(parts["seat"]),
            bot=str(parts.get("bot", "easy")),
            skip=int(parts.get("skip", 0)),
            answers=tuple(int(one) for one in parts["answers"]),
            steps=tuple(read_step(step, puzzle, f"{name}, step {at}") for at, step in enumerate(parts["steps"], 1)),
            puzzle=puzzle,
            picture=str(parts.get("picture", "")),
        )
    except KeyError as missing:
        raise LessonError(f"{name}: {missing} is missing") from missing
    if puzzle:
        check_puzzle(lesson.steps[-1], name)
    return lesson


def check_puzzle(step: Step, name: str) -> None:
    """A question with an answer, which is not given away, and a reason for whatever is answered."""
    if step.do < 0 or not step.well or not step.other:
        raise LessonError(f"{name}: a puzzle needs do, well and other")
    if any(one.point == "option" for one in step.show):
        raise LessonError(f"{name}: a puzzle does not point at its answer")


def read_step(parts: Any, puzzle: bool, name: str) -> Step:
    known(parts, STEP_PARTS, name)
    shown = tuple(read_show(one, name) for one in parts["show"])
    return Step(
        at=int(parts["at"]),
        asks=str(parts["asks"]),
        do=int(parts.get("do", -1)),
        also=tuple(int(one) for one in parts.get("also", ())),
        only=bool(parts.get("only", puzzle and "do" in parts)),
        show=shown,
        well=str(parts.get("well", "")),
        other=str(parts.get("other", "")),
        wrong={int(option): str(say) for option, say in parts.get("wrong", {}).items()},
        apart=bool(parts.get("apart", False)),
    )


def read_show(parts: Any, name: str) -> Show:
    known(parts, frozenset(("point", "say")), name)
    point = str(parts["point"])
    if point not in ZONES and not point.startswith(("card:", "seat:")):
        raise LessonError(f"{name}: {point!r} cannot be pointed at; expected card:ID, seat:N or one of {', '.join(ZONES)}")
    return Show(point, str(parts["say"]))


def known(parts: Any, expected: frozenset[str], name: str) -> None:
    if not isinstance(parts, dict) or not expected.issuperset(parts):
        wrong = sorted(set(parts) - expected) if isinstance(parts, dict) else [parts]
        raise LessonError(f"{name}: {', '.join(map(str, wrong))} is not known; expected some of {', '.join(sorted(expected))}")
