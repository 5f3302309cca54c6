"""Random play, as fast as it goes."""

from regalia.kernel.chance import Chance
from regalia.kernel.game import Game


def playout(game: Game, bot: Chance, most: int = 1_000_000) -> int:
    """Play to the end, every option equally likely, or for ``most`` decisions. Returns how many there were."""
    for decisions in range(most):
        decision = game.decision
        if decision is None:
            return decisions
        game.answer_number(bot.below(len(decision.options)))
    return most
