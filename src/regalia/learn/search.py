"""Search with a network: its chances say what is worth trying (PUCT) and how the others answer, its value judges where it ends.

Many worlds are walked at once, each on its own way, and whatever they all wait for is judged in one product. The tree holds
the seat's own decisions, told apart by what was offered: so no decision knows more of a world than the seat would.
"""

import math
from collections.abc import Sequence
from typing import Final

from regalia.bots.partner import Partner
from regalia.bots.search import Budget
from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds
from regalia.learn.inference import Player
from regalia.learn.part import Kit

# A network that learned for long is nearly always nearly sure: by its own chances nothing but its first thought would be tried.
WARMTH: Final = 3.0  # by how much its scores are divided before they are a prior
PLAIN: Final = 0.25  # the share of the prior that goes to all options alike
CURIOSITY: Final = 0.5  # how much an option is tried for being tried seldom
TRUST: Final = 20  # how many walks the network's own opinion of an option weighs: results are 0.13 apart, options 0.03
POINT: Final = 0.005  # how much better an option is taken to be for a point of the network's score more
WORST: Final = -0.1  # and how much worse than the best at most
BY_PLACE: Final = 0.1  # what the value was taught: mostly the win, partly the place
FINE: Final = 1 << 20  # of how many parts chances are drawn
LONGEST: Final = 400  # answers a walk may take


class Place:
    """One own decision: by option the prior, how often it was tried, how many of those walks have ended and what came of them,
    from 0 (lost) to 1 (won)."""

    __slots__ = ("below", "ended", "options", "prior", "thought", "total", "tried", "value", "visits")

    def __init__(self, options: Sequence[Option], scores: Sequence[float], value: float) -> None:
        number = len(options)
        self.options: Final = tuple(options)
        warm = chances_of([score / WARMTH for score in scores])
        self.prior: Final = [PLAIN / number + (1.0 - PLAIN) * chance for chance in warm]
        best = max(scores)
        self.thought: Final = [max(WORST, POINT * (score - best)) for score in scores]
        self.value: Final = value
        self.visits = 0
        self.tried: Final = [0] * number
        self.ended: Final = [0] * number
        self.total: Final = [0.0] * number
        self.below: Final[dict[tuple[int, tuple[Option, ...]], Place]] = {}

    def select(self) -> int:
        """By what came of it, what the network thinks of it, and what was tried seldom.

        Walks under way count as tried, but as neither won nor lost: so that walks at the same time try different things, and
        an option is not put off for being tried just now. (Taken for lost, 32 of them outweigh any difference there is.)
        """
        known = (self.value + sum(self.total)) / (1 + sum(self.ended))
        eager = CURIOSITY * math.sqrt(self.visits + 1)
        best, most = 0, -math.inf
        for at, tried in enumerate(self.tried):
            mean = (self.total[at] + TRUST * (known + self.thought[at])) / (self.ended[at] + TRUST)
            here = mean + eager * self.prior[at] / (1 + tried)
            if here > most:
                best, most = at, here
        return best


class Walk:
    """One world on its way, and the own decisions it went through."""

    __slots__ = ("at", "path", "steps", "world")

    def __init__(self, world: Game, at: Place) -> None:
        self.world: Final = world
        self.at: Place | None = at
        self.path: Final[list[tuple[Place, int]]] = []
        self.steps = 0


class Tree:
    """What one seat found out about its open decision.

    The others answer by the network's chances, or as a partner would: a rule of thumb that costs a fiftieth, so that a walk
    needs the network once, where it ends.
    """

    def __init__(self, kit: Kit, player: Player, seat: int, chance: Chance, partner: Partner | None = None) -> None:
        self.kit: Final = kit
        self.player: Final = player
        self.seat: Final = seat
        self.chance: Final = chance
        self.partner: Final = partner
        self.top: Place | None = None
        self.done = 0  # walks that came to an end

    def grow(self, worlds: Worlds, top: Place, budget: Budget) -> None:
        """Walks worlds until the budget is spent. Where none can be dealt the tree stays as it is."""
        self.top = top
        walks: list[Walk] = []
        begun = 0
        while not budget.is_spent(0):
            while len(walks) < self.player.at_once and not 0 < budget.iterations <= begun:
                try:
                    walks.append(Walk(worlds.deal(self.chance), top))
                except NoWorld:
                    return
                begun += 1
            walks = [walk for walk in walks if not self.is_over(walk)]
            if not walks and 0 < budget.iterations <= begun:
                return
            walks = self.judged(walks) if walks else walks
        for walk in walks:  # nobody will know
            for place, at in walk.path:
                place.visits -= 1
                place.tried[at] -= 1

    def is_over(self, walk: Walk) -> bool:
        """On to the next question that must be judged; whether the game was over before."""
        world, seat, partner = walk.world, self.seat, self.partner
        while True:
            decision = world.decision
            if decision is None or walk.steps >= LONGEST:
                self.learn(walk, worth_of(world, seat))
                return True
            walk.steps += 1
            options = decision.options
            if len(options) == 1:
                world.answer_number(0)
                continue
            if decision.seat != seat and partner is not None:
                world.answer_number(partner.answer(world, decision.seat, self.chance))
                continue
            if decision.seat != seat or walk.at is None:
                return False
            if walk.path:
                place, at = walk.path[-1]
                following = place.below.get((at, tuple(options)))
                if following is None:
                    walk.at = None
                    return False
                walk.at = following
            place = walk.at
            at = place.select()
            place.visits += 1
            place.tried[at] += 1
            walk.path.append((place, at))
            world.answer_number(at)

    def judged(self, walks: list[Walk]) -> list[Walk]:
        """All that wait, in one product: others answer by lot, own decisions that are new end the walk. Who goes on."""
        kit, lot = self.kit, self.chance
        seats = walks[0].world.seats
        encoder, actions = kit.encoders[seats], kit.actions[seats]
        rows, legal = [], []
        for walk in walks:
            decision = walk.world.decision
            assert decision is not None
            asked = decision.seat
            rows.append(encoder.row(walk.world, asked) + bytes([seats]))
            legal.append([actions.number(option, asked) for option in decision.options])
        scores, values = self.player.judge_many(rows, legal)
        further = []
        for walk, given, value in zip(walks, scores, values, strict=True):
            decision = walk.world.decision
            assert decision is not None
            if decision.seat == self.seat:
                share = share_of(value, seats)
                place, at = walk.path[-1]
                place.below.setdefault((at, tuple(decision.options)), Place(decision.options, given, share))
                self.learn(walk, share)
            else:
                walk.world.answer_number(drawn(chances_of(given), lot))
                further.append(walk)
        return further

    def learn(self, walk: Walk, value: float) -> None:
        self.done += 1
        for place, at in walk.path:
            place.total[at] += value
            place.ended[at] += 1


def chances_of(scores: Sequence[float]) -> list[float]:
    best = max(scores)
    parts = [math.exp(score - best) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def drawn(chances: list[float], lot: Chance) -> int:
    left = lot.below(FINE) / FINE
    for at, part in enumerate(chances):
        left -= part
        if left < 0.0:
            return at
    return chances.index(max(chances))


def share_of(value: float, seats: int) -> float:
    """The network's value, -1 to 1 and even play 0, as a share of the win."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1.0) / seats))


def worth_of(world: Game, seat: int) -> float:
    """Of a game that is over, as the value was taught it."""
    places = rewards(world)
    best = max(places)
    share = 1.0 / places.count(best) if places[seat] == best else 0.0
    won = (share * world.seats - 1.0) / (world.seats - 1)
    return share_of((1.0 - BY_PLACE) * won + BY_PLACE * places[seat], world.seats)
