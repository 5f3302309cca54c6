"""How search plays Dominion, and analyses it."""

from typing import Final

from regalia.bots.search import Budget, Effort, Guide, GuideAt
from regalia.dominion.bots.guide import DominionGuide
from regalia.dominion.bots.plans import card_plans
from regalia.dominion.bots.search_bot import DECISIONS, DominionSchemer
from regalia.dominion.bots.trials import Trials
from regalia.dominion.rules.kinds import COPPER, GOLD, SILVER
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.setup import Setup

ITERATIONS: Final = 40  # whole games that plans are tried in, where nothing is said
ANALYSED: Final = 10  # for a decision of a game that is analysed: each is played to the end
THINKS_ABOUT: Final = DECISIONS
TRIALS: Final = 2  # made-up games, for every iteration, to find the plan for a kingdom
BASIC_TREASURES: Final = (COPPER, SILVER, GOLD)


def player(setup: Setup, seat: int, chance: Chance, effort: Effort) -> DominionSchemer:
    assert isinstance(setup, DominionSetup)
    return DominionSchemer(setup, seat, chance, effort)


def guide_for(setup: Setup, iterations: int, chance: Chance) -> GuideAt:
    """To the end, by the plan for its kingdom."""
    assert isinstance(setup, DominionSetup)
    trials = Trials(setup, 0, chance, card_plans(setup.box))
    trials.hold(Budget(TRIALS * iterations, 0.0))

    def guide_at(game: Game, rounds: int) -> Guide:
        assert isinstance(game, Dominion)
        return DominionGuide(game, trials.best())

    return guide_at


def is_routine(decision: Decision, taken: Option) -> bool:
    """To play a Copper, Silver or Gold is no choice, though one could do without."""
    return decision.question.name == "buy_phase" and taken.verb.name == "play" and taken.subject in BASIC_TREASURES
