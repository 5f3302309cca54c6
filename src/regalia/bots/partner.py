"""Who answers for seats inside loops of many games, where a view of every decision would take too long."""

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.native import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Partner:
    """Answers at random; a game may bring a better one that reads of the game only what the seat sees."""

    def answer(self, game: Game, seat: int, lot: Chance) -> int:
        """The number of an option of the open decision, which is the seat's."""
        decision = game.decision
        assert decision is not None
        return lot.below(len(decision.options))
