"""Information-set Monte Carlo tree search: every iteration deals a new world and goes down one tree shared by all of them.

The tree holds the seat's own decisions. Between them the others answer as the guide thinks they would, and so do we once the
tree ends; the guide then judges where it came to. A guide knows one game.
"""

import time
from collections.abc import Callable
from math import sqrt
from typing import Any, Final, Protocol

from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds

CURIOSITY: Final = 0.35  # how much an option is tried for being tried seldom
TRUST: Final = 0.5  # the share of the prior that goes to what the guide would do
CLOCK: Final = 8  # iterations between two looks at the clock
DEEPEST: Final = 6  # own decisions the tree may hold below the root
MARGIN: Final = 20.0  # points of advantage that are as good as any more


class Guide(Protocol):
    """What a search must know about a game."""

    def decide(self, world: Game, seat: int, options: list[Option], chance: Chance) -> int:
        """What a sensible player would answer, by what that seat may know."""
        ...

    def is_far(self, world: Game) -> bool:
        """Whether to stop and judge."""
        ...

    def judge(self, world: Game, seat: int) -> float:
        """The chance of winning, from 0 to 1; exact once the game is over."""
        ...


GuideAt = Callable[[Game, int], Guide]  # from a position, so many rounds ahead


class Node:
    """One own decision. ``offered`` counts how often an option was there to be chosen: worlds differ."""

    __slots__ = ("below", "offered", "total", "tried", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.tried: dict[Option, int] = {}
        self.total: dict[Option, float] = {}
        self.offered: dict[Option, int] = {}
        self.below: dict[Option, Node] = {}

    def select(self, options: list[Option], advised: Option) -> Option:
        """The advised option first; then the best by what is known, what is advised and what is yet untried."""
        if self.visits == 0:
            for option in options:
                self.offered[option] = self.offered.get(option, 0) + 1
            return advised
        plain = (1.0 - TRUST) / len(options)
        known = sum(self.total.values()) / self.visits
        best = options[0]
        most = -1.0
        for option in options:
            offered = self.offered.get(option, 0) + 1
            self.offered[option] = offered
            tried = self.tried.get(option, 0)
            mean = self.total[option] / tried if tried else known - 0.05
            prior = plain + (TRUST if option is advised else 0.0)
            here = mean + CURIOSITY * prior * sqrt(offered) * 2.0 / (1 + tried)
            if here > most:
                best, most = option, here
        return best

    def learn(self, option: Option, value: float) -> None:
        self.visits += 1
        self.tried[option] = self.tried.get(option, 0) + 1
        self.total[option] = self.total.get(option, 0.0) + value


class Budget:
    """So many iterations, so many seconds, whichever ends first."""

    def __init__(self, iterations: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.clock: Final = clock
        self.began: Final = clock() if seconds else 0.0

    def is_spent(self, done: int) -> bool:
        if self.iterations and done >= self.iterations:
            return True
        return self.seconds > 0 and done % CLOCK == 0 and self.clock() - self.began >= self.seconds


class Effort:
    """What a bot spends on each decision: see ``bot.Schemer``."""

    def __init__(self, iterations: int = 0, seconds: float = 0.0, rounds: int = 1, workers: int = 1) -> None:
        self.iterations: Final = iterations
        self.seconds: Final = seconds
        self.rounds: Final = rounds
        self.workers: Final = workers

    def __reduce__(self) -> tuple[Any, ...]:
        return Effort, (self.iterations, self.seconds, self.rounds, self.workers)

    def budget(self) -> Budget:
        return Budget(self.iterations, self.seconds)


def search(worlds: Worlds, seat: int, guide: Guide, budget: Budget, chance: Chance, top: Node) -> None:
    """Grow the tree below ``top`` until the budget is spent; ``best_of`` says, at any time, what to answer.

    Where no world can be dealt the tree stays as it is.
    """
    done = 0
    while not budget.is_spent(done):
        try:
            world = worlds.deal(chance)
        except NoWorld:
            return
        iterate(world, seat, guide, top, chance)
        done += 1


def iterate(world: Game, seat: int, guide: Guide, top: Node, chance: Chance) -> None:
    path: list[tuple[Node, Option]] = []
    node: Node | None = top
    decision = world.decision
    while decision is not None and not (path and guide.is_far(world)):
        options = decision.options
        number = 0 if len(options) == 1 else guide.decide(world, decision.seat, options, chance)
        if node is not None and decision.seat == seat and len(options) > 1:
            chosen = node.select(options, options[number])
            path.append((node, chosen))
            number = options.index(chosen)
            following = node.below.get(chosen)
            if following is None and node.visits > 0 and len(path) <= DEEPEST:
                following = node.below[chosen] = Node()  # one more node, and no further this time
                node = None
            else:
                node = following
        world.answer_number(number)
        decision = world.decision
    value = guide.judge(world, seat)
    for visited, option in path:
        visited.learn(option, value)


def best_of(top: Node, options: list[Option]) -> Option:
    """The option tried most, among equals the one that did best."""
    return max(options, key=lambda option: (top.tried.get(option, 0), top.total.get(option, 0.0)))


def final_value(world: Game, seat: int) -> float:
    """Of a game that is over, or as it stands: winning counts most, points break ties."""
    now: dict[str, Any] = world.standings()
    winners: list[int] = now["winners"]
    totals: list[int] = now["totals"]
    won = 1.0 / len(winners) if seat in winners else 0.0
    rival = max([total for other, total in enumerate(totals) if other != seat], default=totals[seat])
    margin = max(-1.0, min(1.0, (totals[seat] - rival) / MARGIN))
    return 0.9 * won + 0.05 * (1.0 + margin)
