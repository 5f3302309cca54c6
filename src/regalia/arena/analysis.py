"""The decisive moments of a finished game: what each decision did to the chances, by searching what its seat could know.

Every decision is judged from its own seat: what was hidden from it is dealt again in every world, so nobody is blamed
for bad luck.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Final

from regalia.arena.plots import COLOURS, canvas, svg
from regalia.bots.search import Budget, Guide, GuideAt, Node, best_of, search
from regalia.bots.searcher import PlainGuide
from regalia.games import door_of, start
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game, NoWorld
from regalia.kernel.options import Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.kernel.worlds import Worlds

ROUNDS: Final = 2  # ends of rounds to look ahead, where the guide can
SURE: Final = 2.0  # standard errors a difference must have to mean something
NOISE: Final = 0.02  # differences below this mean nothing
VERSION: Final = 1  # of the format that docs/bots.md describes
PLACES: Final = 4  # of the chances that are written down
DECISIVE: Final = 8  # moments the format names


@dataclass
class Moment:
    """One decision: the chance of winning with the best answer found, and with the one that was given."""

    step: int
    seat: int
    question: str
    taken: list[Any]
    best: list[Any]
    with_best: float
    with_taken: float
    error: float  # the standard error of the difference

    def loss(self) -> float:
        return max(0.0, self.with_best - self.with_taken)


@dataclass
class Analysis:
    seats: int
    answers: int  # of the whole game
    moments: list[Moment] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)  # after each of the steps, by seat

    def decisive(self, number: int) -> list[Moment]:
        """The costliest decisions, the costliest first."""
        costly = [moment for moment in self.moments if moment.loss() > max(NOISE, SURE * moment.error)]
        return sorted(costly, key=lambda moment: -moment.loss())[:number]

    def json(self) -> dict[str, Any]:
        """What a replay needs to draw the graph and to mark the moments; docs/bots.md describes it."""
        moments = [{**rounded(asdict(moment)), "loss": round(moment.loss(), PLACES)} for moment in self.moments]
        return {
            "analysis": VERSION,
            "seats": self.seats,
            "answers": self.answers,
            "steps": self.steps,
            "chances": [[round(one, PLACES) for one in chances] for chances in self.chances],
            "moments": moments,
            "decisive": [moment.step for moment in self.decisive(DECISIVE)],
        }


def rounded(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, PLACES) if isinstance(value, float) else value for name, value in parts.items()}


def analyse(record: Record, iterations: int, chance: Chance, heard: Callable[[int], None] = lambda step: None) -> Analysis:
    game = start(record.setup)
    guide_at = guide_for(record.setup, iterations, chance)
    found = Analysis(game.seats, len(record.answers))
    for step, number in enumerate(record.answers, 1):
        decision = game.decision
        assert decision is not None
        taken = decision.options[number]
        if len(decision.options) > 1 and not is_routine(game, taken):
            try:
                best, chances, loss, error = weigh(game, guide_at, taken, iterations, chance)
            except NoWorld:  # nothing can be said of this one
                game.answer_number(number)
                continue
            with_taken = chances[decision.seat]
            question = decision.question.name
            moment = Moment(step, decision.seat, question, pair(taken), pair(best), with_taken + loss, with_taken, error)
            found.moments.append(moment)
            found.steps.append(step)
            found.chances.append(chances)
        game.answer_number(number)
        heard(step)
    return found


def pair(option: Option) -> list[Any]:
    return [option.verb.name, option.subject]


def is_routine(game: Game, taken: Option) -> bool:
    """No choice, though one could do without."""
    door = door_of(game.setup.game)
    return bool(door.search) and bool(door.part("search").is_routine(game.decision, taken))


def guide_for(setup: Setup, iterations: int, chance: Chance) -> GuideAt:
    """How to think about a game; one without a guide is played out at random."""
    door = door_of(setup.game)
    if not door.search:
        return lambda game, rounds: PlainGuide()
    found: GuideAt = door.part("search").guide_for(setup, iterations, chance)
    return found


def weigh(
    game: Game, guide_at: GuideAt, taken: Option, iterations: int, chance: Chance
) -> tuple[Option, list[float], float, float]:
    """The best answer found, everybody's chances after the one that was given, what the seat lost by it, and how sure that is.

    Both are judged in the same worlds; the standard error is of the differences between them.
    """
    assert game.decision is not None
    seat = game.decision.seat
    top = Node()
    worlds = Worlds(game, seat)
    search(worlds, seat, guide_at(game, 1), Budget(iterations, 0.0), chance, top)
    best = best_of(top, game.decision.options)
    guide = guide_at(game, ROUNDS)
    seeds = [chance.word() for _ in range(iterations)]
    with_taken = [chances_in_a_world(worlds, guide, taken, Chance(seed)) for seed in seeds]
    chances = [fmean(values) for values in zip(*with_taken, strict=True)]
    if best is taken:
        return best, chances, 0.0, 0.0
    with_best = [chances_in_a_world(worlds, guide, best, Chance(seed)) for seed in seeds]
    losses = [better[seat] - given[seat] for better, given in zip(with_best, with_taken, strict=True)]
    error = stdev(losses) / sqrt(iterations) if iterations > 1 else 0.0
    return best, chances, fmean(losses), error


def chances_in_a_world(worlds: Worlds, guide: Guide, option: Option, chance: Chance) -> list[float]:
    """Everybody's chances after an answer to the open question, in one world dealt for the asked seat."""
    world = worlds.deal(chance)
    world.answer(option)
    while world.decision is not None and not guide.is_far(world):
        world.answer_number(guide.decide(world, world.decision.seat, world.decision.options, chance))
    return shares([guide.judge(world, seat) for seat in range(world.seats)])


def shares(values: list[float]) -> list[float]:
    """Each seat is judged by itself; as chances of winning the same game they add up to 1."""
    total = sum(values)
    return [value / total for value in values] if total > 0 else [1 / len(values)] * len(values)


def graph(found: Analysis, names: list[str]) -> str:
    """Everybody's chance over the game, as an SVG; the costliest decisions are marked."""
    drawing, axes = canvas(3.6)
    for seat in range(found.seats):
        colour = COLOURS[seat % len(COLOURS)]
        axes.plot(found.steps, [chances[seat] for chances in found.chances], color=colour, label=names[seat])
    for moment in found.decisive(5):
        axes.plot([moment.step], [moment.with_taken], "v", color=COLOURS[moment.seat % len(COLOURS)])
    axes.set_ylim(0, 1)
    axes.legend(frameon=False)
    return svg(drawing)
