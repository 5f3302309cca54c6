"""The tree of a search with a network; compiled. Whoever grows it judges what its walks wait for (``search``, ``thinking``).

Many worlds are walked at once, each on its own way. The tree holds the seat's own decisions, told apart by what was offered: so
no decision knows more of a world than the seat would.
"""

import math
from collections.abc import Sequence
from typing import Final

from regalia.bots.partner import Partner
from regalia.env.actions import Actions
from regalia.env.cells import BytesWriter
from regalia.env.encoder import Encoder
from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds

# A network that learned for long is nearly always nearly sure: by its own chances nothing but its first thought would be tried.
WARMTH: Final = 3.0  # by how much its scores are divided before they are a prior
PLAIN: Final = 0.25  # the share of the prior that goes to all options alike
CURIOSITY: Final = 0.5  # how much an option is tried for being tried seldom
TRUST: Final = 20.0  # how many walks the network's own opinion of an option weighs: results are 0.13 apart, options 0.03
POINT: Final = 0.005  # how much better an option is taken to be for a point of the network's score more
WORST: Final = -0.1  # and how much worse than the best at most
BY_PLACE: Final = 0.1  # what the value was taught: mostly the win, partly the place
FINE: Final = 1 << 20  # of how many parts chances are drawn
LONGEST: Final = 400  # answers a walk may take


class Place:
    """One own decision: by option the prior, how often it was tried, how many of those walks have ended and what came of them,
    from 0 (lost) to 1 (won). ``follows``: whether nobody else had a choice since the own decision before, in the walk that made
    the place: in another that comes to the same options others may have had one."""

    def __init__(self, options: Sequence[Option], scores: Sequence[float], value: float, follows: bool = False) -> None:
        number = len(scores)  # who learns is offered so many at most
        self.options: Final = tuple(options)
        warm = chances_of([score / WARMTH for score in scores])
        self.prior: Final = [PLAIN / number + (1.0 - PLAIN) * chance for chance in warm]
        best = max(scores)
        self.thought: Final = [max(WORST, POINT * (score - best)) for score in scores]
        self.value: Final = value
        self.follows: Final = follows
        self.visits = 0
        self.tried: list[int] = [0] * number
        self.ended: list[int] = [0] * number
        self.total: list[float] = [0.0] * number
        self.won = 0.0  # the sums of ``total`` and of ``ended``
        self.over = 0
        self.below: dict[tuple[int, tuple[Option, ...]], Place] = {}

    def select(self) -> int:
        """By what came of it, what the network thinks of it, and what was tried seldom.

        Walks under way count as tried, but as neither won nor lost: so that walks at the same time try different things, and
        an option is not put off for being tried just now. (Taken for lost, 32 of them outweigh any difference there is.)
        """
        known = self.known()
        eager = CURIOSITY * math.sqrt(self.visits + 1)
        best, most = 0, -math.inf
        for at, tried in enumerate(self.tried):
            here = self.mean(at, known) + eager * self.prior[at] / (1 + tried)
            if here > most:
                best, most = at, here
        return best

    def known(self) -> float:
        """What the decision is worth, by all walks and the network."""
        return (self.value + self.won) / (1 + self.over)

    def mean(self, at: int, known: float) -> float:
        return (self.total[at] + TRUST * (known + self.thought[at])) / (self.ended[at] + TRUST)

    def learn(self, at: int, value: float) -> None:
        self.total[at] += value
        self.ended[at] += 1
        self.won += value
        self.over += 1

    def take_over(self, other: "Place") -> None:
        """What was found out about the same decision before it came up."""
        self.visits, self.won, self.over = other.visits, other.won, other.over
        self.tried, self.ended, self.total = other.tried[:], other.ended[:], other.total[:]
        self.below = other.below

    def policy(self) -> list[float]:
        """What search says is to be answered: the squares of how often each option was tried, as shares.

        Walks that curiosity alone brought are left out: those of an option worth so much less than the one tried most that only
        its prior made it be tried. Squares, for the prior is flatter than the network's chances (``WARMTH``), and who learns to
        answer so shall not become the less sure for it.
        """
        most = max(range(len(self.tried)), key=lambda at: (self.tried[at], self.total[at]))
        known = self.known()
        eager = CURIOSITY * math.sqrt(self.visits + 1)
        bar = self.mean(most, known) + eager * self.prior[most] / (1 + self.tried[most])
        kept: list[float] = []
        for at, tried in enumerate(self.tried):
            gap = bar - self.mean(at, known)
            fair = float(tried) if at == most or gap <= 0.0 else min(float(tried), eager * self.prior[at] / gap - 1.0)
            kept.append(fair * fair if fair >= 1.0 else 0.0)
        whole = sum(kept)
        return [one / whole for one in kept] if whole else [1.0 if at == most else 0.0 for at in range(len(kept))]

    def worth(self, shares: Sequence[float]) -> float:
        """What the decision is worth to somebody who answers so."""
        found = 0.0
        for at, share in enumerate(shares):
            if share:
                found += share * (self.total[at] / self.ended[at] if self.ended[at] else self.value)
        return found


class Walk:
    """One world on its way, and the own decisions it went through."""

    def __init__(self, world: Game, at: Place) -> None:
        self.world: Final = world
        self.at: Place | None = at
        self.path: Final[list[tuple[Place, int]]] = []
        self.steps = 0
        self.others = False  # whether somebody else had a choice since the last own decision


class Tree:
    """What one seat finds out about its open decision.

    The others answer by the network's chances, or as a partner would: a rule of thumb that costs a fiftieth, so that a walk
    needs the network once, where it ends. Of the others no style is known.
    """

    def __init__(
        self,
        encoder: Encoder,
        actions: Actions,
        seat: int,
        seats: int,
        chance: Chance,
        top: Place,
        partner: Partner | None = None,
        style: int = 0,
    ) -> None:
        self.encoder: Final = encoder
        self.actions: Final = actions
        self.seat: Final = seat
        self.seats: Final = seats
        self.chance: Final = chance
        self.top: Final = top
        self.partner: Final = partner
        self.style: Final = style
        self.walks: list[Walk] = []  # under way; those that wait, after ``ask``
        self.begun = 0
        self.done = 0  # walks that came to an end
        self.rows: Final = BytesWriter()  # what they wait for: observation, seats and style, one after the other
        self.legal: list[list[int]] = []

    def ask(self, worlds: Worlds, together: int, most: int) -> bool:
        """On with every walk to the next question that must be judged, and begin others: ``together`` at a time, ``most`` in
        all (0: no end). ``rows`` and ``legal`` are what they wait for. False where no world can be dealt."""
        rows = self.rows
        rows.truncate(0)
        self.legal = []
        waiting: list[Walk] = []
        for walk in self.walks:
            if not self.is_over(walk):
                waiting.append(walk)
        new = 0  # games may be over at once: whoever counts seconds wants to look at the clock
        while len(waiting) < together and new < together and not 0 < most <= self.begun:
            try:
                walk = Walk(worlds.deal(self.chance), self.top)
            except NoWorld:
                self.walks = waiting  # those that have ended are known, and not to be forgotten
                return False
            self.begun += 1
            new += 1
            if not self.is_over(walk):
                waiting.append(walk)
        self.walks = waiting
        for walk in waiting:
            decision = walk.world.decision
            assert decision is not None
            asked = decision.seat
            self.encoder.write(walk.world, asked, rows)
            rows.append(self.seats)
            rows.append(self.style if asked == self.seat else 0)
            self.legal.append([self.actions.number(option, asked) for option in decision.options])
        return True

    def hear(self, scores: Sequence[Sequence[float]], values: Sequence[float]) -> None:
        """What was asked for. Others answer by lot; own decisions that are new end the walk."""
        further: list[Walk] = []
        for at, walk in enumerate(self.walks):
            given = scores[at]
            decision = walk.world.decision
            assert decision is not None
            if decision.seat == self.seat:
                share = share_of(values[at], self.seats)
                place, taken = walk.path[-1]
                key = (taken, tuple(decision.options))
                if key not in place.below:
                    place.below[key] = Place(decision.options, given, share, not walk.others)
                self.learn(walk, share)
            else:
                walk.world.answer_number(drawn(chances_of(given), self.chance))
                walk.others = True
                further.append(walk)
        self.walks = further

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
            if decision.seat != seat:
                if partner is None:
                    return False
                walk.others = True
                world.answer_number(partner.answer(world, decision.seat, self.chance))
                continue
            here = walk.at
            if here is None:
                return False
            if walk.path:
                before, taken = walk.path[-1]
                here = before.below.get((taken, tuple(options)))
                walk.at = here
                if here is None:
                    return False
            at = here.select()
            here.visits += 1
            here.tried[at] += 1
            walk.path.append((here, at))
            walk.others = False
            world.answer_number(at)

    def learn(self, walk: Walk, value: float) -> None:
        self.done += 1
        for place, at in walk.path:
            place.learn(at, value)

    def forget(self) -> None:
        """Of walks that are still under way nobody will know."""
        for walk in self.walks:
            for place, at in walk.path:
                place.visits -= 1
                place.tried[at] -= 1
        self.walks = []


def chances_of(scores: Sequence[float]) -> list[float]:
    best = max(scores)
    parts = [math.exp(score - best) for score in scores]
    whole = sum(parts)
    return [part / whole for part in parts]


def drawn(chances: Sequence[float], lot: Chance) -> int:
    left = lot.below(FINE) / FINE
    for at, part in enumerate(chances):
        left -= part
        if left < 0.0:
            return at
    return max(range(len(chances)), key=lambda at: chances[at])


def share_of(value: float, seats: int) -> float:
    """The network's value, -1 to 1 and even play 0, as a share of the win."""
    return min(1.0, max(0.0, (value * (seats - 1) + 1.0) / seats))


def value_of(share: float, seats: int) -> float:
    """A share of the win as the network's value."""
    return (share * seats - 1.0) / (seats - 1)


def worth_of(world: Game, seat: int) -> float:
    """Of a game that is over, as the value was taught it."""
    places = rewards(world)
    best = max(places)
    share = 1.0 / places.count(best) if places[seat] == best else 0.0
    return share_of((1.0 - BY_PLACE) * value_of(share, world.seats) + BY_PLACE * places[seat], world.seats)
