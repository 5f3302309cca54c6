"""The bot: each game has a schemer of its own."""

from typing import Final

from regalia.bots.schemer.citadels_bot import CitadelsSchemer
from regalia.bots.schemer.dominion_bot import DominionSchemer
from regalia.citadels.setup import CitadelsSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

ITERATIONS: Final = {"citadels": 200, "dominion": 40}


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
        number = iterations if iterations or seconds else ITERATIONS[setup.game]
        self.mind: Final = (
            CitadelsSchemer(setup, seat, chance, number, float(seconds), rounds, workers)
            if isinstance(setup, CitadelsSetup)
            else DominionSchemer(setup, seat, chance, number, float(seconds))
        )

    def choose(self, view: View) -> Option:
        return self.mind.choose(view)

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait."""
        return self.mind.best_so_far(view) if isinstance(self.mind, CitadelsSchemer) else None
