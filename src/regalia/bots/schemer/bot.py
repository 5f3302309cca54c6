"""The bot: Citadels and Dominion have schemers of their own, any other game is searched without a guide."""

from typing import Final

from regalia.bots.schemer.citadels_bot import CitadelsSchemer
from regalia.bots.schemer.dominion_bot import DominionSchemer
from regalia.bots.schemer.search import Effort
from regalia.bots.schemer.searcher import Searcher
from regalia.citadels.setup import CitadelsSetup
from regalia.dominion.setup import DominionSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

ITERATIONS: Final = 200
GAMES: Final = 40  # of Dominion: whole games that plans are tried in


class Schemer:
    """``iterations`` and ``seconds`` bound each decision; with seconds alone it thinks as long as it may.

    For Citadels: ``rounds``, how many ends of rounds it looks ahead, and ``workers``, how many processes think together.
    """

    def __init__(
        self,
        setup: Setup,
        seat: int,
        chance: Chance,
        iterations: int = 0,
        seconds: float = 0.0,
        rounds: int = 1,
        workers: int = 1,
    ) -> None:
        usual = GAMES if isinstance(setup, DominionSetup) else ITERATIONS
        number = iterations if iterations or seconds else usual
        effort = Effort(number, float(seconds), rounds, workers)
        if isinstance(setup, CitadelsSetup):
            self.mind: Searcher | DominionSchemer = CitadelsSchemer(chance, effort)
        elif isinstance(setup, DominionSetup):
            self.mind = DominionSchemer(setup, seat, chance, effort)
        else:
            self.mind = Searcher(chance, effort)

    def choose(self, view: View) -> Option:
        return self.mind.choose(view)

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait."""
        return self.mind.best_so_far(view)
