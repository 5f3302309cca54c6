"""Plans on trial: each is played against the best one so far in made-up games, the promising ones more often."""

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

from regalia.bots.search import Budget
from regalia.dominion.bots.plans import Plan
from regalia.dominion.bots.rule_bot import RuleBot
from regalia.dominion.bots.rule_list import Rule
from regalia.dominion.rules.setup import DominionSetup, new_game
from regalia.kernel.chance import Chance
from regalia.kernel.setup import Setup

CLOCK: Final = 50  # decisions between two looks at the clock
LONGEST: Final = 3000  # decisions after which a made-up game is given up
EAGER: Final = 0.6  # how much a plan is tried for being tried seldom


class Planned(RuleBot):
    """Buys by a plan that may be exchanged for a better one; what it remembers of its cards stays."""

    def __init__(self, setup: Setup, seat: int, chance: Chance, rules: Sequence[Rule], patient: bool = False) -> None:
        super().__init__(setup, seat, chance, int(patient))
        self.rules = rules


class Arm:
    """A plan and how it did."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.games = 0
        self.wins = 0.0

    def mean(self) -> float:
        return self.wins / self.games if self.games else 0.0


class Trials:
    """For one seat. Every game starts from the setup, which is public, with cards dealt by our own lot."""

    def __init__(self, setup: DominionSetup, seat: int, chance: Chance, plans: Sequence[Plan]) -> None:
        self.setup: Final = setup
        self.seat: Final = seat
        self.chance: Final = chance
        self.arms: Final = [Arm(plan) for plan in plans]

    def best(self) -> Plan:
        """The plan tried most, for the good ones are tried again and again."""
        return max(self.arms, key=lambda arm: (arm.games, arm.mean())).plan

    def hold(self, budget: Budget) -> None:
        done = 0
        while len(self.arms) > 1 and not budget.is_spent(done):
            done += 1
            arm = self.next_arm()
            won = self.duel(arm.plan, self.best(), budget)
            if won is None:
                return
            arm.wins += won
            arm.games += 1

    def next_arm(self) -> Arm:
        """Each once, then the promising ones (UCB)."""
        total = sum([arm.games for arm in self.arms])
        for arm in self.arms:
            if arm.games == 0:
                return arm
        return max(self.arms, key=lambda arm: arm.mean() + EAGER * sqrt(log(total) / arm.games))

    def duel(self, plan: Plan, rival: Plan, budget: Budget) -> float | None:
        """One made-up game: our plan in our seat, the best rival plan in all others; None if there is no time to end it."""
        setup = self.setup.reseeded(self.chance.word())
        world = new_game(setup)
        bots = [
            Planned(setup, seat, self.chance, plan.rules if seat == self.seat else rival.rules) for seat in range(setup.seats)
        ]
        for step in range(LONGEST):
            if world.decision is None:
                break
            if step % CLOCK == 0 and budget.is_spent(0):
                return None
            bots[world.decision.seat].play(world)
        winners = world.standings()["winners"]  # of a game cut short: who is ahead
        assert isinstance(winners, list)
        return 1 / len(winners) if self.seat in winners else 0.0
