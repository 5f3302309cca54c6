"""The bot: each game has a schemer of its own."""

from typing import Final

from regalia.bots.schemer.citadels_bot import CitadelsSchemer
from regalia.bots.schemer.dominion_bot import DominionSchemer
from regalia.bots.schemer.search import Effort
from regalia.citadels.setup import CitadelsSetup
from regalia.dominion.setup import DominionSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
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
        number = iterations if iterations or seconds else ITERATIONS.get(setup.game, 0)
        effort = Effort(number, float(seconds), rounds, workers)
        if isinstance(setup, CitadelsSetup):
            self.mind: CitadelsSchemer | DominionSchemer = CitadelsSchemer(setup, chance, effort)
        elif isinstance(setup, DominionSetup):
            self.mind = DominionSchemer(setup, seat, chance, effort)
        else:
            raise SetupError("the bot {text!r} does not play {game}", "bot-game", text="schemer", game=setup.game)

    def choose(self, view: View) -> Option:
        return self.mind.choose(view)

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait."""
        return self.mind.best_so_far(view)
