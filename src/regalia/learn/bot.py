"""The learned bot: a network judges what a seat sees. It answers at once, or it thinks: then it searches with the network."""

import math
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, Final

from regalia.bots.partner import Partner
from regalia.bots.search import Budget
from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds
from regalia.learn.inference import Player, player_of
from regalia.learn.manners import fairly, losing_ends
from regalia.learn.part import Kit
from regalia.learn.search import grow
from regalia.learn.tree import FINE, Place, Tree, chances_of, share_of
from regalia.learn.weights import load

SURE: Final = 0.999  # of the network's chances: so plain an answer is not thought about


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
    """Judges every option by a network. It sees the view and nothing else; if it is to think, also worlds dealt from it.

    ``seconds`` or ``iterations`` bound how long it thinks about a decision; neither: it answers at once. ``variety`` 0 takes
    the best option, more draws lots among those nearly as good; ``temperature`` draws lots among all. ``style`` is a way to
    play that the network was taught, as the game names them. ``weights`` names a file instead of the shipped one. Who thinks,
    or is ``patient``, ends no game that it would lose by that, and has no fixed victim.
    """

    least: ClassVar[int] = 0  # of its numbers

    def __init__(
        self,
        setup: Setup,
        seat: int,
        chance: Chance,
        seconds: float = 0.0,
        iterations: int = 0,
        temperature: float = 0.0,
        variety: float = 0.0,
        style: str = "",
        weights: str = "",
        pure: int = 0,
        partners: int = 0,
        patient: int = 0,
    ) -> None:
        self.made: Final = (
            setup, seat, chance, seconds, iterations, temperature, variety, style, weights, pure, partners, patient,
        )  # fmt: skip
        self.seat: Final = seat
        self.chance: Final = chance
        self.seconds: Final = float(seconds)
        self.iterations: Final = iterations
        self.temperature: Final = float(temperature)
        self.variety: Final = float(variety)
        self.thinks: Final = bool(seconds or iterations)
        self.is_patient: Final = self.thinks or bool(patient)
        self.kit: Final = kit_of(setup.game)
        self.style: Final = self.kit.style(style)
        self.player: Final = stored(weights, bool(pure)) if weights else shipped(setup.game, bool(pure))
        self.partner: Final[Partner | None] = self.kit.part.partner() if partners else None
        if style and not self.player.knows_styles:
            raise SetupError("{text} knows no styles", "no-styles", text=weights or setup.game)
        self.top: Place | None = None  # of the decision that is thought about
        self.taken = -1  # the number of the answer that was given to it

    def __reduce__(self) -> tuple[Any, ...]:
        return Learned, self.made

    def choose(self, view: View) -> Option:
        options = view.options
        if len(options) == 1:
            return options[0]
        scores, value = self.judge(view)
        lost: set[int] = set()
        if self.is_patient and view.worlds is not None:
            lost = losing_ends(self.kit, view, scores, self.chance)
        if self.thinks and view.worlds is not None:
            scores = self.thought(view.worlds, view, scores, value)
        if self.is_patient:
            scores = fairly(self.kit, self.player.actions, view, scores, self.chance)
        left = [-math.inf if at in lost else score for at, score in enumerate(scores)]
        self.taken = picked(left, self.temperature, self.variety, self.chance)
        return options[self.taken]

    def thought(self, worlds: Worlds, view: View, scores: Sequence[float], value: float) -> list[float]:
        """Scores by how often an option was tried, also in walks from the decision before, if only this seat decided since (in
        the walk that first came here: ``Place.follows``). A plain answer is the network's; what was found behind it is kept."""
        before = self.top.below.get((self.taken, tuple(view.options))) if self.top is not None else None
        top = self.top = Place(view.options, scores, share_of(value, view.seats))
        if before is not None and not before.follows:
            before = None
        if max(chances_of(scores)) < SURE:
            if before is not None:
                top.take_over(before)
            kit, seats = self.kit, view.seats
            tree = Tree(kit.encoders[seats], kit.actions[seats], view.viewer, seats, self.chance, top, self.partner, self.style)
            grow(tree, self.player, worlds, Budget(self.iterations, self.seconds))
        elif before is not None:
            top.below = before.below
        return [math.log(tried + prior) for tried, prior in zip(top.tried, top.prior, strict=True)]

    def judge(self, view: View) -> tuple[list[float], float]:
        """A score for every option, and how well the seat stands: from -1 (lost) to 1 (won)."""
        row = self.kit.shown(self.kit.encoders[view.seats].row_of(view), view.seats, self.style)
        actions = self.kit.actions[view.seats]
        return self.player.judge(row, [actions.number(option, view.viewer) for option in view.options])

    def best_so_far(self, view: View) -> Option | None:
        """For a table that cannot wait: what was tried most until now."""
        top = self.top
        if top is None or list(top.options) != view.options:
            return None
        return top.options[max(range(len(top.options)), key=lambda at: top.tried[at] + top.prior[at])]


def picked(scores: Sequence[float], temperature: float, variety: float, chance: Chance) -> int:
    """Which one: the best, one of those at most ``variety`` below it, or by chances that grow with the scores."""
    best = max(scores)
    if temperature <= 0.0 and variety <= 0.0:
        return scores.index(best)
    least = best - variety if temperature <= 0.0 else -math.inf
    parts = [math.exp((score - best) / (temperature or 1.0)) if score >= least else 0.0 for score in scores]
    left = chance.below(FINE) / FINE * sum(parts)
    for at, part in enumerate(parts):
        left -= part
        if left < 0.0:
            return at
    return scores.index(best)
