"""How the search thinks about Citadels: everybody plays as the steward would, and cities are judged at the end of a round."""

from math import exp
from typing import Final

from regalia.bots.search import final_value
from regalia.citadels.bots.heuristic.answers import decide
from regalia.citadels.bots.heuristic.seen import of_world
from regalia.citadels.bots.heuristic.worth import standing
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option

HEAT: Final = 5.0  # points of advantage that make a lead e times as likely to win


class CitadelsGuide:
    """``rounds``: how many ends of rounds to look ahead."""

    def __init__(self, round_now: int, rounds: int) -> None:
        self.until: Final = round_now + rounds

    def decide(self, world: Game, seat: int, options: list[Option], chance: Chance) -> int:
        assert isinstance(world, Citadels)
        return decide(of_world(world, seat), options, chance)

    def is_far(self, world: Game) -> bool:
        assert isinstance(world, Citadels)
        return world.round >= self.until

    def judge(self, world: Game, seat: int) -> float:
        """Before the end the standings say how likely a win is."""
        assert isinstance(world, Citadels)
        if world.decision is None:
            return final_value(world, seat)
        seen = of_world(world, seat)
        standings = [standing(seen, other) for other in range(world.seats)]
        best = max(standings)
        weights = [exp((one - best) / HEAT) for one in standings]
        return 0.9 * weights[seat] / sum(weights) + 0.05
