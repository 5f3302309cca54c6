"""The learned bot of Dominion: a network says what to buy and gain, habits of rule lists answer everything else.

If it is to think, it tries what the network thinks most of in dealt worlds before it buys (``thinking``), and it ends no game
that it would lose by that.
"""

from collections.abc import Collection
from functools import partial
from typing import Any, Final

from regalia.dominion.bots.endings import is_lost_end
from regalia.dominion.learning.buyer import Buyer
from regalia.dominion.learning.inference import Judge, shipped, stored
from regalia.dominion.learning.thinking import is_purchase, rather
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.learn.bot import picked


class Learned(Buyer):
    """See ``learn.bot.Learned`` for the options; an iteration is a world in which every card in question is tried."""

    def __init__(
        self,
        setup: Setup,
        seat: int,
        chance: Chance,
        temperature: float = 0.0,
        variety: float = 0.0,
        weights: str = "",
        pure: int = 0,
        seconds: float = 0.0,
        iterations: int = 0,
    ) -> None:
        super().__init__(setup, seat, chance, int(bool(seconds or iterations)))
        self.options: Final = (float(temperature), float(variety), weights, int(pure), float(seconds), int(iterations))
        self.net: Final[Judge] = stored(weights, bool(pure)) if weights else shipped(bool(pure))

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.setup, self.seat, self.chance, self.options, self.memory.remembered())

    def choose(self, view: View) -> Option:
        option = self.advise(view)
        seconds, iterations = self.options[4:]
        if (seconds or iterations) and is_purchase(view, option):
            lost = partial(is_lost_end, self.memory, view)
            option = rather(view, option, self.setup, seconds, iterations, self.chance, lost)
        self.memory.chose(option, view)
        return option

    def best_so_far(self, view: View) -> Option:
        """For a table that cannot wait: what the network says."""
        return self.advise(view)

    def wanted(self, kinds: Collection[int]) -> int | None:
        """The card the network thinks most of; None: nothing."""
        if not kinds:
            return None
        shown = self.show(kinds)
        scores, _ = self.net.judge(shown)
        at = picked(scores, self.options[0], self.options[1], self.chance)
        return shown.cards[at][0] if at < len(shown.cards) else None


def restored(
    setup: Setup, seat: int, chance: Chance, options: tuple[float, float, str, int, float, int], remembered: tuple[Any, ...]
) -> Learned:
    bot = Learned(setup, seat, chance, *options)
    bot.memory.remember(*remembered)
    return bot
