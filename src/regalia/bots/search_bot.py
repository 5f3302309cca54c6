"""The bot: a game may say how search plays it (``search`` of its door), any other is searched without a guide."""

from typing import Any, ClassVar, Final

from regalia.bots.search import Effort
from regalia.bots.searcher import Searcher
from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

ITERATIONS: Final = 200


class Schemer:
    """``iterations`` and ``seconds`` bound each decision; with seconds alone it thinks as long as it may.

    Where the game's guide can: ``rounds``, how many ends of rounds it looks ahead, and ``workers``, how many processes think
    together.
    """

    least: ClassVar[int] = 0  # of its numbers

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
        door = door_of(setup.game)
        own = door.part("search") if door.search else None
        usual = ITERATIONS if own is None else own.ITERATIONS
        effort = Effort(iterations if iterations or seconds else usual, float(seconds), rounds, workers)
        self.mind: Final[Any] = Searcher(chance, effort) if own is None else own.player(setup, seat, chance, effort)

    def choose(self, view: View) -> Option:
        option: Option = self.mind.choose(view)
        return option

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait."""
        option: Option | None = self.mind.best_so_far(view)
        return option
