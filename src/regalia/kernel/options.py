"""Questions and what may be answered.

Options are interned: ``BUILD.of(title)`` is the same object in every game of the process. Listing legal options therefore
allocates nothing, comparing them is comparing identities, and (verb, subject) is all that ever leaves the program.
"""

from typing import Final

from regalia.kernel.native import mypyc_attr
from regalia.kernel.refusals import Refusal

MADE: Final = [0]  # verbs of this process so far


class Verb:
    """Something a player may choose to do to one of ``subjects`` numbered things; ``about`` says what the numbers count.

    ``number`` counts the verbs of this process: tables are looked up by it, and nothing stores it.
    """

    def __init__(self, name: str, subjects: int = 1, about: str = "") -> None:
        self.name: Final = name
        self.about: Final = about
        self.number: Final = MADE[0]
        MADE[0] = self.number + 1
        self.options: Final = [Option(self, subject) for subject in range(subjects)]

    def of(self, subject: int) -> "Option":
        return self.options[subject]


class Option:
    """One thing that may be answered."""

    def __init__(self, verb: Verb, subject: int) -> None:
        self.verb: Final = verb
        self.subject: Final = subject

    def __repr__(self) -> str:
        return f"{self.verb.name}({self.subject})" if self.verb.about else self.verb.name


class Question:
    """Why somebody is asked, and the rule that asks."""

    def __init__(self, name: str, rule: str) -> None:
        self.name: Final = name
        self.rule: Final = rule


@mypyc_attr(free_list_len=1)
class Decision:
    """The one open question: whose it is, why, and everything that may be answered.

    Never changed once made, so copies share it.
    """

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: int, question: Question, options: list[Option]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options

    def __repr__(self) -> str:
        return f"seat {self.seat}, {self.question.name}: {self.options}"


PASS: Final = Verb("pass").of(0)


class IllegalOption(Refusal):
    """The answer is not one of the options of the open decision."""
