"""Effects: the unfinished instructions on a game's stack."""

from typing import Final, Generic, TypeVar

from regalia.kernel.cards import Track
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import NOTHING, Amounts, Decision, Option
from regalia.kernel.reasons import Reason
from regalia.kernel.values import Value

G = TypeVar("G")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Value, Generic[G]):
    """One unfinished instruction: an immutable value of numbers, words and other values.

    The kernel calls ``run`` of the topmost. It either acts (and may push further effects), after which it is taken out from
    below them, or returns the one question it asks and changes nothing; then it stays until the answer comes, and ``chosen``
    acts.

    >>> from regalia.games import USUAL, new
    >>> effect = new(USUAL, seats=4, seed=7).stack[-1]
    >>> effect, type(effect)(*effect.fields()) == effect
    (ChooseCharacter(0), True)
    """

    def run(self, game: G) -> Decision | None:
        """Act, or return the one question it asks and change nothing."""
        raise NotImplementedError

    def chosen(self, game: G, option: Option) -> None:
        """Act on the answer; the effect is no longer on the stack."""
        raise NotImplementedError

    def why_not(self, game: G, wish: Option) -> Reason | None:
        """Why the question it asks now does not offer ``wish``; None if it does, or if there is no better reason than that.

        From what the asked seat knows, and by the predicates that list the options.
        """
        return None

    def amounts(self, game: G, option: Option) -> Amounts:
        """Costs and gains of an option it offers now, by the functions that carry it out; nothing the seat cannot know."""
        return NOTHING

    def holds(self) -> tuple[Track, ...]:
        """Cards this effect means that may lie hidden from others than the asked seat; dealing leaves them where they are."""
        return ()

    def hides(self) -> bool:
        """Whether it means cards that the asked seat may not know either; ``renamed`` then makes it mean those dealt there."""
        return False

    def renamed(self, dealt: dict[int, Track]) -> "Effect[G]":
        """The same in a world in which other cards lie in the places of these."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEffect(Effect[G]):
    """An effect whose only field is its seat.

    >>> from regalia.kernel.effects import SeatEffect
    >>> class Rest(SeatEffect):
    ...     def run(self, game):
    ...         return None  # done: it leaves the stack
    >>> Rest(2), Rest(2).seat
    (Rest(2), 2)
    """

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
