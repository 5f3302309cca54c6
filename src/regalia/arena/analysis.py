"""The decisive moments of a finished game: what each decision did to the chances, by searching what its seat could know.

Every decision is judged from its own seat: what was hidden from it is dealt anew in every world, so nobody is blamed
for bad luck.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from regalia.arena.report import COLOURS, canvas, svg
from regalia.bots.schemer.citadels_guide import CitadelsGuide
from regalia.bots.schemer.search import Budget, Node, best_of, search
from regalia.citadels.table import Citadels
from regalia.games import start
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.record import Record
from regalia.kernel.setup import SetupError

ROUNDS: Final = 2  # ends of rounds to look ahead
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
        costly = [moment for moment in self.moments if moment.loss() > NOISE]
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
    if not isinstance(game, Citadels):
        raise SetupError("{game} cannot be analysed yet; expected citadels", "analysis", game=record.setup.game)
    found = Analysis(game.seats, len(record.answers))
    for step, number in enumerate(record.answers, 1):
        decision = game.decision
        assert decision is not None
        if len(decision.options) > 1:
            taken = decision.options[number]
            best, chances, with_best = weigh(game, decision.seat, taken, iterations, chance)
            moment = Moment(
                step, decision.seat, decision.question.name, pair(taken), pair(best), with_best, chances[decision.seat]
            )
            found.moments.append(moment)
            found.steps.append(step)
            found.chances.append(chances)
        game.answer_number(number)
        heard(step)
    return found


def pair(option: Option) -> list[Any]:
    return [option.verb.name, option.subject]


def weigh(game: Citadels, seat: int, taken: Option, iterations: int, chance: Chance) -> tuple[Option, list[float], float]:
    """The best answer found, everybody's chances after the one that was given, and the seat's own after the best."""
    assert game.decision is not None
    top = Node()
    search(game, seat, CitadelsGuide(game.round, 1), Budget(iterations, 0.0), chance, top)
    best = best_of(top, game.decision.options)
    seed = chance.word()
    chances = chances_after(game, seat, taken, iterations, Chance(seed))
    if best is taken:
        return taken, chances, chances[seat]
    return best, chances, chances_after(game, seat, best, iterations, Chance(seed))[seat]  # the same worlds for both


def chances_after(game: Citadels, seat: int, option: Option, number: int, chance: Chance) -> list[float]:
    guide = CitadelsGuide(game.round, ROUNDS)
    total = [0.0] * game.seats
    for _ in range(number):
        world = game.determinize(seat, chance)
        assert world.decision is not None
        world.answer(option)
        while world.decision is not None and not guide.is_far(world):
            world.answer_number(guide.decide(world, world.decision.seat, world.decision.options, chance))
        for other in range(game.seats):
            total[other] += guide.judge(world, other)
    return [one / number for one in total]


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
