"""A player that searches the worlds it is handed. It needs to know nothing of a game but what its guide tells it."""

from typing import Any, Final

from regalia.bots.search import Effort, Guide, Node, best_of, final_value, search
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds


class PlainGuide:
    """For games nobody has written a guide for: random play to the end."""

    def decide(self, world: Game, seat: int, options: list[Option], chance: Chance) -> int:
        return chance.below(len(options))

    def is_far(self, world: Game) -> bool:
        return False

    def judge(self, world: Game, seat: int) -> float:
        return final_value(world, seat)


class Searcher:
    """Searches every question it is asked; see ``bot.Schemer`` for the effort. A game's own searcher has a better guide."""

    def __init__(self, chance: Chance, effort: Effort) -> None:
        self.chance: Final = chance
        self.effort: Final = effort
        self.top = Node()

    def __reduce__(self) -> tuple[Any, ...]:
        """The tree of the last decision is left behind."""
        return type(self), (self.chance, self.effort)

    def choose(self, view: View) -> Option:
        if len(view.options) == 1:
            return view.options[0]
        self.top = Node()
        if view.worlds is not None:
            self.think(view.worlds, view)
        found = self.best_so_far(view)
        return self.guess(view) if found is None else found

    def think(self, worlds: Worlds, view: View) -> None:
        search(worlds, view.viewer, self.guide(view), self.effort.budget(), self.chance, self.top)

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait: what was tried most until now."""
        return best_of(self.top, view.options) if any(option in self.top.tried for option in view.options) else None

    # -- what a game adds ----------------------------------------------------------------------------------------------

    def guide(self, view: View) -> Guide:
        return PlainGuide()

    def guess(self, view: View) -> Option:
        """An answer without any world."""
        return view.options[self.chance.below(len(view.options))]
