"""How search plays Citadels, and analyses it."""

from typing import Final

from regalia.bots.search import Effort, Guide, GuideAt
from regalia.citadels.bots.guide import CitadelsGuide
from regalia.citadels.bots.search_bot import CitadelsSchemer
from regalia.citadels.rules.layout import hand
from regalia.citadels.rules.table import Citadels
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.setup import Setup

ITERATIONS: Final = 200  # for a decision, where nothing is said
ANALYSED: Final = 40  # for a decision of a game that is analysed: a minute or two for a game
THINKS_ABOUT: Final = 0  # so many of its decisions in a game; 0: all


def player(setup: Setup, seat: int, chance: Chance, effort: Effort) -> CitadelsSchemer:
    return CitadelsSchemer(chance, effort)


def guide_at(game: Game, rounds: int) -> Guide:
    """From a position, so many rounds ahead."""
    assert isinstance(game, Citadels)
    return CitadelsGuide(game.round, rounds)


def guide_for(setup: Setup, iterations: int, chance: Chance) -> GuideAt:
    return guide_at


def is_routine(decision: Decision, taken: Option) -> bool:
    """Every choice is one."""
    return False


def counts(game: Game, seat: int) -> dict[str, float]:
    """What a position is told by, beside points."""
    assert isinstance(game, Citadels)
    return {"gold": game.gold[seat], "cards": len(game.zones[hand(seat)])}
