"""What helps a person at a question: which options can be of use, what is left afterwards, what is sought in vain.

Advice, never legality: a game that gives none has options that are all of use. It is made from a view, and from the box, which
all know, so it cannot tell anything hidden.
"""

from collections.abc import Sequence
from typing import Final

from regalia.kernel.options import NOTHING, Amounts, Option, Verb


class Wish:
    """Something that is not offered and may be looked for: a verb with the subjects it might be done to.

    ``line``: it belongs to the question, and would have a line among the options; otherwise it answers a touch. ``where``: the
    beginning of the names of the zones in which the subjects lie, if they lie anywhere.
    """

    __slots__ = ("line", "subjects", "verb", "where")

    def __init__(self, verb: Verb, subjects: tuple[int, ...] = (0,), where: str = "", line: bool = False) -> None:
        self.verb: Final = verb
        self.subjects: Final = subjects
        self.where: Final = where
        self.line: Final = line


class Hints:
    """By option ``useful``: whether it can be of use now; ``then``: the money left afterwards, if that is certain."""

    __slots__ = ("then", "useful", "wishes")

    def __init__(self, useful: list[bool], then: list[Amounts], wishes: list[Wish]) -> None:
        self.useful: Final = useful
        self.then: Final = then
        self.wishes: Final = wishes


def no_hints(options: Sequence[Option]) -> Hints:
    """Of a game that gives none."""
    return Hints([True] * len(options), [NOTHING] * len(options), [])


def ends_last(options: Sequence[Option], useful: list[bool], ends: str) -> list[bool]:
    """Ending is of use when nothing else is: the verb ``ends`` of a menu that comes back after every answer."""
    left = any([of_use and option.verb.name != ends for option, of_use in zip(options, useful, strict=True)])
    return [of_use and not (left and option.verb.name == ends) for option, of_use in zip(options, useful, strict=True)]


def unoffered(options: Sequence[Option], wishes: list[Wish]) -> list[Wish]:
    """Without what is offered; a verb that is offered for something needs no line of its own."""
    found: list[Wish] = []
    for wish in wishes:
        offered = [option.subject for option in options if option.verb is wish.verb]
        left = tuple([subject for subject in wish.subjects if subject not in offered])
        if left:
            found.append(Wish(wish.verb, left, wish.where, wish.line and not offered))
    return found
