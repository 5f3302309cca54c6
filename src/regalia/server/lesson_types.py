"""Bodies of HTTP requests and answers about lessons, puzzles, practice and positions of the rule book."""

from typing import Annotated

from regalia.extras import extra
from regalia.server.choice_types import Strict, Word
from regalia.server.types import Count, Name, SeatNumber

with extra("server"):
    from msgspec import Meta, Struct


class PlayOn(Strict):
    """Go on by oneself from a position of a finished game, at any of its seats: after ``step`` of its answers."""

    player: Name
    seat: SeatNumber
    step: Count
    bot: Word = "medium"


class TakeLesson(Strict):
    """Begin a lesson: ``game/lesson``."""

    player: Name
    lesson: Annotated[str, Meta(max_length=80)]


class PlayPosition(Strict):
    """Play the position of a case that shows a rule, as an edition has it; "": whichever it is written for."""

    player: Name
    bot: Word = "medium"
    edition: Annotated[str, Meta(max_length=8)] = ""


class PositionCard(Struct):
    """``number``: how many equal ones."""

    id: str
    name: str
    number: int


class PositionHeap(Struct):
    label: str
    cards: list[PositionCard]


class PositionSeat(Struct):
    """What a position names of a seat; ``name`` is "" for what lies on the table. ``asked``: it answers first."""

    name: str
    asked: bool
    amounts: list[str]
    heaps: list[PositionHeap]


class Position(Struct):
    """The position of a case that shows a rule, in the reader's language; ``story``: what then happens in the case."""

    game: str
    rule: str
    seats: list[PositionSeat]
    story: list[str]
    playable: bool


class ShownShow(Struct):
    """One thing pointed at (a zone of the table, ``option``, ``card:ID`` or ``seat:N``), and the message that speaks of it."""

    point: str
    say: str


class ShownStep(Struct, omit_defaults=True):
    """``do``: the number of the answer to give, -1: any; ``also``: others just as good; ``only``: the coach insists on them.
    ``well`` and ``other``: what it says when that was given, or another; ``wrong``: what it says of some others, by number.
    """

    do: int
    only: bool
    show: list[ShownShow]
    well: str = ""
    other: str = ""
    also: list[int] = []
    wrong: dict[str, str] = {}


class ShownLesson(Struct):
    """``puzzle``: its last step is one; ``picture``: the card that stands for it."""

    id: str
    game: str
    seats: int
    puzzle: bool
    picture: str
    steps: list[ShownStep]


class Lessons(Struct):
    """The lessons of a game, in the order they are taken."""

    lessons: list[ShownLesson]


class ShownPuzzle(Struct):
    """``do``: the number of its answer; ``led``: what speaks for it, and how much of it. It is the lesson ``puzzle-ID``."""

    id: int
    level: int
    do: int
    led: tuple[str, float]


class Puzzles(Struct):
    """``today``: the one of the day; 0 if there is none."""

    today: int
    puzzles: list[ShownPuzzle]
