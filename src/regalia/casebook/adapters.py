"""What a game brings so that cases can be written about it. The runner knows games only through this."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, ClassVar, Final

from regalia.casebook.nodes import SEAT_LETTERS, Node
from regalia.games import door_of
from regalia.kernel.game import Game
from regalia.kernel.options import Option, Verb
from regalia.kernel.setup import Setup

GENERIC_STEPS: Final = (
    "asked", "question", "only", "offered", "not_offered", "choices", "options", "refused", "why_not", "expect", "share",
    "sees", "hides", "alike", "chance", "winners", "event", "events", "no_event", "skip_to",
)  # fmt: skip


class Failed(Exception):
    """What a step demands is not so."""

    def __init__(self, node: Node, expected: str, found: str) -> None:
        super().__init__(f"expected {expected}, found {found}")
        self.node: Final = node
        self.expected: Final = expected
        self.found: Final = found


class Wanted:
    """An option as a case writes it; without a subject any of its verb is meant."""

    def __init__(self, node: Node, verb: str, subject: int | None, option: Option, other: str = "") -> None:
        self.node: Final = node
        self.verb: Final = verb
        self.subject: Final = subject
        self.option: Final = option  # what an answer would be
        self.other: Final = other  # a verb that is called the same: ``build necropolis`` is also a way to build it

    def fits(self, option: Option) -> bool:
        return option.verb.name == self.verb and (self.subject is None or option.subject == self.subject)


class Adapter(ABC):
    """One game: its editions, positions, words, and what may be expected of it. Mistakes of a case raise CaseError."""

    name: str
    editions: tuple[str, ...]  # empty for a game without editions
    events: tuple[str, ...]  # the kinds of events the game tells, besides those of the kernel
    acting: tuple[str, ...] = ()  # those of its own steps that change the game
    unused: tuple[str, ...] = ()  # zones with what a position left over, which say nothing
    phases: tuple[str, ...] = ()  # questions a player passes at to end a phase of the own turn
    own_steps: ClassVar[Mapping[str, Callable[[Any, Node], None]]]  # further steps: called with the game, raise Failed
    # What a picture shows of a position, by entries of it: cards of a zone (of the seat, if a seat has it), amounts, and marks
    # with the type of what they lie on.
    pictured: ClassVar[Mapping[str, str]] = {}
    counted: ClassVar[tuple[str, ...]] = ()
    marked: ClassVar[Mapping[str, str]] = {}
    # Questions most cases do not care for, and the words of those that do; in others they are answered by the first option.
    unspoken: ClassVar[Mapping[str, tuple[str, ...]]] = {}

    def step_names(self) -> tuple[str, ...]:
        return (*GENERIC_STEPS, *self.own_steps)

    @abstractmethod
    def setup(self, setup: Node, given: tuple[Node, ...], edition: str, seed: int, refusal: bool) -> Setup:
        """What a case plays with, so that all its positions can be laid out; without one the game is dealt.

        ``refusal``: a SetupError is expected, so nothing is put right.
        """

    @abstractmethod
    def deal(self, setup: Setup) -> Game:
        """A new game with an open journal."""

    @abstractmethod
    def place(self, setup: Setup, given: Node) -> Game:
        """The position a case gives, with an open journal."""

    @abstractmethod
    def verbs(self) -> Mapping[str, Verb]:
        """Everything that can be answered, by name."""

    @abstractmethod
    def questions(self) -> set[str]:
        """The names of everything that can be asked."""

    @abstractmethod
    def wanted(self, game: Any, node: Node, seat: int) -> Wanted:
        """The option that a case's words mean, said by a seat."""

    @abstractmethod
    def words(self, game: Any, option: Option) -> str:
        """An option as a case would write it."""

    @abstractmethod
    def faces(self, game: Any, zone: str, faces: list[int]) -> list[str]:
        """The cards seen of a zone, as a case would write them."""

    @abstractmethod
    def mismatches(self, game: Any, node: Node) -> list[tuple[Node, str, str]]:
        """Where the table differs from an ``expect``: what, expected and found."""

    @abstractmethod
    def sees(self, game: Any, viewer: int, node: Node) -> None:
        """Raises Failed unless the viewer sees what the node says."""

    @abstractmethod
    def hides(self, game: Any, viewer: int, node: Node) -> None:
        """Raises Failed if the viewer sees what the node names."""

    @abstractmethod
    def argument(self, game: Any, node: Node) -> int:
        """The number by which an event names a seat, a card or a character."""

    @abstractmethod
    def called(self, game: Any, node: Node) -> list[list[int]]:
        """For each card that a word names, the cards of this game it may be."""

    @abstractmethod
    def quiet(self, game: Any) -> Option:
        """The answer of somebody who wants nothing but to get on."""

    def skip_names(self) -> tuple[str, ...]:
        """What ``skip to`` may wait for besides who is asked what."""
        return ()

    def lap(self, game: Any) -> int:
        """The number of the round or turn, at which a ``skip to`` began."""
        return 0

    @abstractmethod
    def reached(self, game: Any, name: str, node: Node, lap: int) -> bool:
        """Whether a ``skip to`` that began in this lap has come to what it waits for."""


@cache
def adapter_for(game: str) -> Adapter:
    """The game's own, or the one that makes do with its door."""
    door = door_of(game)
    if not door.cases:
        from regalia.casebook.plain import PlainAdapter  # an adapter itself

        return PlainAdapter(door)
    adapter = door.part("cases")
    assert isinstance(adapter, Adapter)
    return adapter


def seat_of(node: Node, letter: str, seats: int) -> int:
    """The seat a letter names."""
    found = SEAT_LETTERS.find(letter.lower()) if len(letter) == 1 else -1
    if not 0 <= found < seats:
        raise node.wrong(f"unknown seat {letter!r}; expected a letter from A to {letter_of(seats - 1)}")
    return found


def letter_of(seat: int) -> str:
    return "ABCDEFGH"[seat] if seat >= 0 else "nobody"
