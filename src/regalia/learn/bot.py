"""The learned bot: what a seat sees goes through the network, and the best option, or one by lot among good ones, is taken."""

import math
from functools import cache
from pathlib import Path
from typing import Any, Final

from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.learn.inference import Player, player_of
from regalia.learn.part import Kit
from regalia.learn.weights import load

FINE: Final = 1 << 20  # of how many parts chances are drawn


@cache
def kit_of(game: str) -> Kit:
    return Kit(game)


@cache
def shipped(game: str, pure: bool) -> Player:
    """The network of a game's package."""
    return player_of(load(door_of(game).part("weights")), pure)


@cache
def stored(path: str, pure: bool) -> Player:
    return player_of(load(Path(path)), pure)


class Learned:
    """Judges every option by a network. It sees the view and nothing else.

    ``temperature`` 0 takes the best option; more leaves more to chance. ``weights`` names a file instead of the shipped one.
    """

    def __init__(
        self, setup: Setup, seat: int, chance: Chance, temperature: float = 0.0, weights: str = "", pure: int = 0
    ) -> None:
        self.setup: Final = setup
        self.seat: Final = seat
        self.chance: Final = chance
        self.temperature: Final = float(temperature)
        self.weights: Final = weights
        self.pure: Final = pure
        self.kit: Final = kit_of(setup.game)
        self.player: Final = stored(weights, bool(pure)) if weights else shipped(setup.game, bool(pure))

    def __reduce__(self) -> tuple[Any, ...]:
        return Learned, (self.setup, self.seat, self.chance, self.temperature, self.weights, self.pure)

    def choose(self, view: View) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        scores, _ = self.judge(view)
        return options[picked(scores, self.temperature, self.chance)]

    def judge(self, view: View) -> tuple[list[float], float]:
        """A score for every option, and how well the seat stands: from -1 (lost) to 1 (won)."""
        row = self.kit.encoders[view.seats].row_of(view) + bytes([view.seats])
        actions = self.kit.actions[view.seats]
        return self.player.judge(row, [actions.number(option, view.viewer) for option in view.options])


def picked(scores: list[float], temperature: float, chance: Chance) -> int:
    """Which one: the best, or by chances that grow with the scores."""
    best = max(scores)
    if temperature <= 0.0:
        return scores.index(best)
    parts = [math.exp((score - best) / temperature) for score in scores]
    left = chance.below(FINE) / FINE * sum(parts)
    for at, part in enumerate(parts):
        left -= part
        if left < 0.0:
            return at
    return scores.index(best)
