"""The schemer at Citadels: makes up worlds from its view, searches them, and answers as the steward would where it cannot."""

from typing import Any, Final

from regalia.bots.schemer.citadels_guide import CitadelsGuide
from regalia.bots.schemer.citadels_world import world_from
from regalia.bots.schemer.search import Effort, Node, best_of, search
from regalia.bots.steward.answers import decide
from regalia.bots.steward.seen import of_view
from regalia.citadels.setup import CitadelsSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.views import View


class CitadelsSchemer:
    """See ``bot.Schemer`` for the effort."""

    def __init__(self, setup: CitadelsSetup, chance: Chance, effort: Effort, chose_first: int = 0) -> None:
        self.setup: Final = setup
        self.chance: Final = chance
        self.effort: Final = effort
        self.top = Node()
        self.chose_first = chose_first  # who held the crown when we chose our character

    def __reduce__(self) -> tuple[Any, ...]:
        """The tree of the last decision is left behind."""
        return CitadelsSchemer, (self.setup, self.chance, self.effort, self.chose_first)

    def choose(self, view: View) -> Option:
        if view.question is not None and view.question.name == "choose_character":
            self.chose_first = view.facts["crown"]
        if len(view.options) == 1:
            return view.options[0]
        budget = self.effort.budget()  # making up the world counts
        world = world_from(self.setup, view, self.chose_first, self.chance)
        if world is None:
            return view.options[decide(of_view(view), view.options, self.chance)]
        self.top = Node()
        if self.effort.workers > 1:
            from regalia.bots.shared_search import search_together

            search_together(world, view.viewer, self.effort, self.chance, self.top)
        else:
            search(world, view.viewer, CitadelsGuide(world.round, self.effort.rounds), budget, self.chance, self.top)
        return best_of(self.top, view.options)

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait: what was tried most until now."""
        return best_of(self.top, view.options) if any(option in self.top.tried for option in view.options) else None
