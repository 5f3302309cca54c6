"""How long bots think: a choice of the steward, each part of an iteration of the schemer, and whether hard keeps its time."""

import time
from collections.abc import Callable
from math import ceil
from typing import Final

from regalia.bots import make_bot, shown
from regalia.bots.search import Budget, Guide, Node, search
from regalia.bots.shared_search import guide_at
from regalia.games import USUAL, door_of, setup_for, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.worlds import Worlds

ITERATIONS: Final = 200  # of one batch
SEAT: Final = 0
Clock = Callable[[], float]


class TimedGuide:
    """The guide, with a watch: how long its judgements take is what the rest of an iteration is not."""

    def __init__(self, guide: Guide, clock: Clock) -> None:
        self.guide: Final = guide
        self.clock: Final = clock
        self.deciding = 0.0
        self.judging = 0.0
        self.decisions = 0

    def decide(self, world: Game, seat: int, options: list[Option], chance: Chance) -> int:
        began = self.clock()
        number = self.guide.decide(world, seat, options, chance)
        self.deciding += self.clock() - began
        self.decisions += 1
        return number

    def is_far(self, world: Game) -> bool:
        return self.guide.is_far(world)

    def judge(self, world: Game, seat: int) -> float:
        began = self.clock()
        value = self.guide.judge(world, seat)
        self.judging += self.clock() - began
        return value


def opening() -> Game:
    """A world of the first game with four seats, dealt for the first seat to choose."""
    setup = setup_for(USUAL, seats=4, seed=5)
    game = start(setup)
    assert game.decision is not None
    return Worlds(game, game.decision.seat).deal(Chance(1))


def iterations_per_second(batches: int, clock: Clock = time.process_time) -> float:
    """The best of several batches from the opening, every player as the steward."""
    world = opening()
    assert world.decision is not None
    worlds = Worlds(world, world.decision.seat)
    best = 0.0
    for batch in range(batches):
        guide = guide_at(world, 1)
        began = clock()
        search(worlds, world.decision.seat, guide, Budget(ITERATIONS, 0.0), Chance(batch), Node())
        best = max(best, ITERATIONS / (clock() - began))
    return best


def parts_of_an_iteration(clock: Clock = time.process_time) -> dict[str, float]:
    """Microseconds by part, and how many answers an iteration has. Reading the watch costs a little, too."""
    world = opening()
    assert world.decision is not None
    seat = world.decision.seat
    worlds = Worlds(world, seat)
    chance = Chance(3)
    began = clock()
    for _ in range(ITERATIONS):
        worlds.deal(chance)
    dealing = clock() - began
    guide = TimedGuide(guide_at(world, 1), clock)
    began = clock()
    search(worlds, seat, guide, Budget(ITERATIONS, 0.0), Chance(3), Node())
    whole = clock() - began
    parts = {"dealing": dealing, "deciding": guide.deciding, "judging": guide.judging}
    parts["rules"] = max(0.0, whole - sum(parts.values()))
    found = {name: 1e6 * spent / ITERATIONS for name, spent in parts.items()}
    found["answers"] = guide.decisions / ITERATIONS
    return found


def steward_micros(games: int, clock: Clock = time.process_time) -> tuple[float, float]:
    """Of a choice with more than one option, and of the view it is made from; four stewards, first game."""
    setup = setup_for(USUAL, seats=4)
    looking = choosing = 0.0
    choices = 0
    for seed in range(games):
        game = start(setup.reseeded(seed))
        bots = [make_bot("steward", game.setup, seat, Chance(seed * 8 + seat)) for seat in range(4)]
        while game.decision is not None:
            began = clock()
            view = game.view(game.decision.seat)
            looked = clock()
            option = bots[view.viewer].choose(view)
            chosen = clock()
            if len(view.options) > 1:
                looking += looked - began
                choosing += chosen - looked
                choices += 1
            game.answer(option)
    return 1e6 * choosing / choices, 1e6 * looking / choices


class Waited:
    """How long choices took by the clock on the wall."""

    def __init__(self, seconds: list[float]) -> None:
        self.choices: Final = len(seconds)
        ordered = sorted(seconds)
        self.median: Final = percentile(ordered, 0.5)
        self.most: Final = percentile(ordered, 0.99)  # 99 % took no longer
        self.longest: Final = ordered[-1]


def waiting_for(bot: str, game: str, number: int) -> Waited:
    """So many choices of a bot while it thinks; the others play at random. It may think about the first of a game only."""
    setup = setup_for(game)
    door = door_of(game)
    in_a_game = (door.part("search").THINKS_ABOUT if door.search else 0) or number
    spent: list[float] = []
    seed = 0
    while len(spent) < number:
        table = start(setup.reseeded(seed))
        names = [bot, *["random"] * (setup.seats - 1)]
        players = [make_bot(name, setup, seat, Chance(seed * 8 + seat)) for seat, name in enumerate(names)]
        until = min(number, len(spent) + in_a_game)
        while table.decision is not None and len(spent) < until:
            view = shown(table)
            began = time.monotonic()
            option = players[view.viewer].choose(view)
            if view.viewer == SEAT and len(view.options) > 1:
                spent.append(time.monotonic() - began)
            table.answer(option)
        seed += 1
    return Waited(spent)


def percentile(values: list[float], share: float) -> float:
    """Of sorted values: so large a share of them is not above it."""
    return values[max(0, ceil(share * len(values)) - 1)]
