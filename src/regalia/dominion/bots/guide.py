"""How a search thinks about Dominion: everybody buys by the same plan from here on, to the end of the game."""

from typing import Final

from regalia.bots.search import final_value
from regalia.dominion.bots.plans import Plan
from regalia.dominion.bots.trials import Planned
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option

TURNS: Final = 40  # of a player, after which the points say who won


class DominionGuide:
    """The plan must be about cards only: how often an Event was bought cannot be seen in a world."""

    def __init__(self, now: Dominion, plan: Plan) -> None:
        self.until: Final = max(now.turns) + TURNS
        self.players: Final = [Planned(now.setup, seat, Chance(0), plan.rules) for seat in range(now.seats)]

    def decide(self, world: Game, seat: int, options: list[Option], chance: Chance) -> int:
        assert isinstance(world, Dominion) and world.decision is not None
        player = self.players[seat]
        option = player.by_reflex(world.decision)
        if option is None:
            player.memory.recount([world.box.kind[card] for card in own_cards(world, seat)])
            option = player.advise(world.view(seat))
        return options.index(option)

    def is_far(self, world: Game) -> bool:
        assert isinstance(world, Dominion)
        return max(world.turns) >= self.until

    def judge(self, world: Game, seat: int) -> float:
        return final_value(world, seat)
