"""The schemer at Dominion: tries whole plans against each other in games it makes up, and follows the one that wins most.

The opening is public, so nothing hidden is needed: every game starts from the setup with cards dealt by its own lot. It goes on
thinking during the first decisions of the game, then keeps its plan.
"""

from typing import Final

from regalia.bots.search import Effort
from regalia.dominion.bots.plans import plans
from regalia.dominion.bots.trials import Planned, Trials
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.views import View

DECISIONS: Final = 8  # own decisions with a choice during which it thinks


class DominionSchemer:
    """See ``bot.Schemer`` for the effort; an iteration is a made-up game."""

    def __init__(self, setup: DominionSetup, seat: int, chance: Chance, effort: Effort) -> None:
        self.effort: Final = effort
        self.trials: Final = Trials(setup, seat, chance, plans(setup.box))
        self.thought = 0
        self.player: Final = Planned(setup, seat, chance, self.trials.best().rules)

    def choose(self, view: View) -> Option:
        if len(view.options) > 1 and self.thought < DECISIONS:
            self.thought += 1
            self.trials.hold(self.effort.budget())
            self.player.rules = self.trials.best().rules
        return self.player.choose(view)

    def best_so_far(self, view: View) -> Option:
        """For a table that cannot wait: by the plan it followed until now."""
        return self.player.advise(view)
