"""What is refused, as a name and arguments that words say in any language; as a text, plain English for programmers."""

from typing import Final

from regalia.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Refusal(ValueError):
    """``Refusal("{seats} are too many, {most} at most", "too_many", seats=9, most=8)``; without a name only the text counts.

    >>> from regalia.kernel.refusals import Refusal
    >>> problem = Refusal("{seats} are too many, {most} at most", "too_many", seats=9, most=8)
    >>> str(problem), problem.name, problem.arguments
    ('9 are too many, 8 at most', 'too_many', {'seats': 9, 'most': 8})

    Arguments are numbers, words, tuples of words (names of cards by their ids), or the refusal behind this one.
    """

    def __init__(self, english: str, refused_as: str = "", **arguments: object) -> None:
        self.name: Final = refused_as
        self.arguments: Final = arguments
        super().__init__(english.format_map({key: plain(value) for key, value in arguments.items()}) if refused_as else english)


def plain(value: object) -> object:
    return ", ".join([str(one) for one in value]) if isinstance(value, (tuple, list)) else value
