"""What the network buys in a kingdom, written down as a plan to begin with."""

from typing import Final

from regalia.dominion.bots.coach.genes import Genes, Lines
from regalia.dominion.bots.plans import EARLY_END, limited
from regalia.dominion.learning.bot import Learned
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.chance import Chance

LESSONS: Final = 6  # games it is watched in
SELDOM: Final = 0.4  # of a card in a deck on average: less is chance
AS_GOLD: Final = 6  # coins


def pupil(setup: DominionSetup, seat: int, chance: Chance) -> Learned:
    """The network, with some lot: or all games would go the same way."""
    return Learned(setup, seat, chance, temperature=0.5)


class Notes:
    """How many of each card it had at the end, game by game."""

    def __init__(self, setup: DominionSetup, genes: Genes) -> None:
        self.setup: Final = setup
        self.genes: Final = genes
        self.games = 0
        self.had: Final = dict.fromkeys(genes.kinds, 0)

    def add(self, bot: Learned) -> None:
        self.games += 1
        for kind in self.had:
            self.had[kind] += bot.memory.own[kind]

    def lists(self) -> list[Lines]:
        """What it had, the dearest first: with Gold at its price, and after all cards of the kingdom."""
        box = self.setup.box
        means = {kind: number / max(1, self.games) for kind, number in self.had.items()}
        liked = sorted([kind for kind in means if means[kind] >= SELDOM], key=lambda kind: -box.cost[kind])
        lines = {kind: limited(kind, str(max(1, round(means[kind])))) for kind in liked}
        dear = [lines[kind] for kind in liked if box.cost[kind] >= AS_GOLD]
        cheap = [lines[kind] for kind in liked if box.cost[kind] < AS_GOLD]
        tail = ("Duchy: left(Province) <= 6", "Silver: money < 30")
        return [(*EARLY_END, *dear, "Gold", *cheap, *tail), (*EARLY_END, *dear, *cheap, "Gold", *tail)] if liked else []
