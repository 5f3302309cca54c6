"""Questions and what may be answered.

Options are interned: ``BUILD.of(title)`` is the same object in every game of the process. Listing legal options therefore
allocates nothing, comparing them is comparing identities, and (verb, subject) is all that ever leaves the program.
"""

from threading import Lock
from typing import Any, Final

from regalia.kernel.native import mypyc_attr
from regalia.kernel.refusals import Refusal

Amounts = dict[str, int]  # what an option costs or brings, by unit
NOTHING: Final[Amounts] = {}
MADE: Final = [0]  # verbs of this process so far
VERBS: Final[dict[str, "Verb"]] = {}  # by what tells them apart: what is copied or unpickled is one of these, or refused
QUESTIONS: Final[dict[str, "Question"]] = {}
MAKING: Final = Lock()  # an option is one object, also if two threads are the first to use its verb


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something a player may choose to do to one of ``subjects`` numbered things; ``about`` is the type of the numbers.

    >>> from regalia.kernel.options import PASS
    >>> PASS.verb
    Verb('pass')
    >>> PASS.verb.of(0) is PASS
    True

    ``number`` counts the verbs of this process: tables are looked up by it, and nothing stores it. Options are made at their
    verb's first use: a game has hundreds of verbs, some with a thousand subjects, and a table uses a few dozen of them.

    Verbs and questions are pickled as their names, also in options, decisions and views. Some are made when a set is loaded: a
    process that unpickles such parts alone makes a setup of the game first; pickles of games and setups do that themselves.
    """

    def __init__(self, name: str, subjects: int = 1, about: str = "") -> None:
        self.name: Final = name
        self.about: Final = about
        self.number: Final = MADE[0]
        MADE[0] = self.number + 1
        self.subjects: Final = subjects
        self.made: Final[list[Option]] = []
        VERBS.setdefault(self.key(), self)

    @property
    def options(self) -> list["Option"]:
        """By subject."""
        if not self.made:
            with MAKING:
                if not self.made:
                    self.made.extend([Option(self, subject) for subject in range(self.subjects)])
        return self.made

    def of(self, subject: int) -> "Option":
        """The option of doing it to this subject: always the same object."""
        return self.made[subject] if self.made else self.options[subject]

    def key(self) -> str:
        """Its identity: two games may both have a verb "keep", about different things."""
        return f"{self.name} {self.about} {self.subjects}"

    def __repr__(self) -> str:
        about = f", {self.subjects}, {self.about!r}" if self.about else ""
        return f"{type(self).__name__}({self.name!r}{about})"

    def __reduce__(self) -> tuple[Any, ...]:
        return verb_of, (self.key(),)


class Option:
    """One thing that may be answered: a verb and what it is done to. Options are compared by identity.

    >>> from regalia.games import USUAL, new
    >>> option = new(USUAL, seats=4, seed=7).decision.options[2]
    >>> option, option.verb, option.subject
    (choose(3), Verb('choose', 10, 'rank'), 3)
    """

    __slots__ = ("subject", "verb")

    def __init__(self, verb: Verb, subject: int) -> None:
        self.verb: Final = verb
        self.subject: Final = subject

    def __repr__(self) -> str:
        return f"{self.verb.name}({self.subject})" if self.verb.about else self.verb.name

    def __reduce__(self) -> tuple[Any, ...]:
        return option_of, (self.verb.key(), self.subject)


class Question:
    """Why somebody is asked, and the rule that asks.

    >>> from regalia.games import USUAL, new
    >>> new(USUAL, seats=4, seed=7).decision.question
    Question('choose_character', 'C-SEL-17')

    ``poker_face``: every seat that could have a choice, judging by public information, is asked, some with a single option.
    """

    def __init__(self, name: str, rule: str, poker_face: bool = False) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.poker_face: Final = poker_face
        QUESTIONS.setdefault(self.key(), self)

    def key(self) -> str:
        """What tells it from others."""
        return f"{self.name} {self.rule}"

    def __repr__(self) -> str:
        return f"Question({self.name!r}, {self.rule!r}{', poker_face=True' if self.poker_face else ''})"

    def __reduce__(self) -> tuple[Any, ...]:
        return question_of, (self.key(),)


@mypyc_attr(free_list_len=1, acyclic=True)
class Decision:
    """The one open question: its seat, its reason, and every possible answer.

    >>> from regalia.games import USUAL, new
    >>> decision = new(USUAL, seats=4, seed=7).decision
    >>> decision.seat, decision.question.name, len(decision.options), decision.is_bluff()
    (0, 'choose_character', 5, False)

    Never changed once made, so copies share it.
    """

    __slots__ = ("options", "question", "seat")

    def __init__(self, seat: int, question: Question, options: list[Option]) -> None:
        self.seat: Final = seat
        self.question: Final = question
        self.options: Final = options

    def is_bluff(self) -> bool:
        """Asked only to hide which seats have a choice: there is a single answer."""
        return len(self.options) == 1 and self.question.poker_face

    def __repr__(self) -> str:
        return f"seat {self.seat}, {self.question.name}: {self.options}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.seat, self.question, self.options)


def verb_of(key: str) -> Verb:
    try:
        return VERBS[key]
    except KeyError:
        raise not_made("verb", key) from None


def option_of(key: str, subject: int) -> Option:
    try:
        return VERBS[key].of(subject)
    except KeyError:
        raise not_made("verb", key) from None


def question_of(key: str) -> Question:
    try:
        return QUESTIONS[key]
    except KeyError:
        raise not_made("question", key) from None


def not_made(what: str, key: str) -> LookupError:
    """What a pickle speaks of and this process does not know."""
    return LookupError(
        f"the pickle has the {what} {key!r}, which this process has not made; make or unpickle the setup of its game first: "
        "that loads the rules, and the sets its cards stand on"
    )


PASS: Final = Verb("pass").of(0)


class IllegalOption(Refusal):
    """The answer is not one of the options of the open decision.

    >>> from regalia.games import USUAL, new
    >>> new(USUAL, seats=4, seed=7).answer_number(9)
    Traceback (most recent call last):
    regalia.kernel.options.IllegalOption: option 9 is not offered to seat 0 (choose_character); expected a number from 0 to 4
    """
