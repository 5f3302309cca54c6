"""The decisive moments of a finished game: what each decision did to the chances, by searching what its seat could know.

Every decision is judged from its own seat: what was hidden from it is dealt again in every world, so nobody is blamed
for bad luck.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from statistics import fmean
from typing import Any, Final

from regalia.arena.plots import COLOURS, canvas, svg
from regalia.bots.compare import Counter, Way, lead_of, play_on, reason
from regalia.bots.search import Budget, GuideAt, Node, best_of, search
from regalia.bots.searcher import PlainGuide
from regalia.games import door_of, start
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.kernel.worlds import Worlds

ITERATIONS: Final = 60
ROUNDS: Final = 2  # ends of rounds to look ahead, where the guide can
SURE: Final = 2.0  # standard errors a difference must have to mean something
NOISE: Final = 0.02  # differences below this mean nothing
VERSION: Final = 1  # of the format that docs/bots.md describes
PLACES: Final = 4  # of the chances that are written down
DECISIVE: Final = 8  # moments the format names
MATTERED: Final = 3  # of each seat


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
    led: list[Any] = field(default_factory=list)  # what the best one would have led to, and how much of it, if that is known

    def loss(self) -> float:
        return max(0.0, self.with_best - self.with_taken)


@dataclass
class Analysis:
    seats: int
    answers: int  # of the whole game
    moments: list[Moment] = field(default_factory=list)
    steps: list[int] = field(default_factory=list)
    chances: list[list[float]] = field(default_factory=list)  # after each of the steps, by seat

    def decisive(self, number: int, seat: int | None = None) -> list[Moment]:
        """The costliest decisions, of everybody or of one seat, the costliest first."""
        own = [moment for moment in self.moments if seat is None or moment.seat == seat]
        costly = [moment for moment in own if moment.loss() > max(NOISE, SURE * moment.error)]
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
            "mattered": [sorted(moment.step for moment in self.decisive(MATTERED, seat)) for seat in range(self.seats)],
        }


def rounded(parts: dict[str, Any]) -> dict[str, Any]:
    return {name: round(value, PLACES) if isinstance(value, float) else value for name, value in parts.items()}


def usual(game: str) -> int:
    """How many worlds are looked at, unless something else is said."""
    own = analyst_of(game)
    return ITERATIONS if own is None else int(own.WORLDS)


def analyst_of(game: str) -> Any:
    """Who judges the games of this one better than a search does, if there is one and it is quick here."""
    door = door_of(game)
    own = door.part("analyst") if door.analyst else None
    return own if own is not None and own.is_quick() else None


def analyse(record: Record, iterations: int, chance: Chance, heard: Callable[[int], None] = lambda step: None) -> Analysis:
    own = analyst_of(record.setup.game)
    if own is not None:
        judged: Analysis = own.analyse(record, iterations, chance, heard)
        return judged
    return searched(record, iterations, chance, heard)


def searched(record: Record, iterations: int, chance: Chance, heard: Callable[[int], None]) -> Analysis:
    game = start(record.setup)
    guide_at = guide_for(record.setup, iterations, chance)
    found = Analysis(game.seats, len(record.answers))
    for step, number in enumerate(record.answers, 1):
        decision = game.decision
        assert decision is not None
        taken = decision.options[number]
        if len(decision.options) > 1 and not is_routine(game, taken):
            try:
                with_best, with_taken = weigh(game, guide_at, taken, iterations, chance)
            except NoWorld:  # nothing can be said of this one
                game.answer_number(number)
                continue
            best, chances = with_best.option, [fmean(values) for values in zip(*with_taken.chances, strict=True)]
            mine = chances[decision.seat]
            loss, error = lead_of(with_best, with_taken)
            moment = Moment(step, decision.seat, decision.question.name, pair(taken), pair(best), mine + loss, mine, error)
            if loss > 0.0:
                moment.led = list(reason(with_best, with_taken))
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


def weigh(game: Game, guide_at: GuideAt, taken: Option, iterations: int, chance: Chance) -> tuple[Way, Way]:
    """The best answer found and the one that was given, played on in the same worlds."""
    assert game.decision is not None
    seat = game.decision.seat
    top = Node()
    worlds = Worlds(game, seat)
    search(worlds, seat, guide_at(game, 1), Budget(iterations, 0.0), chance, top)
    best = best_of(top, game.decision.options)
    guide = guide_at(game, ROUNDS)
    seeds = [chance.word() for _ in range(iterations)]
    counts = counts_of(game.setup.game)
    ways = [Way(option) for option in ([taken] if best is taken else [best, taken])]
    for seed in seeds:
        for way in ways:
            play_on(way, worlds, seat, guide, Chance(seed), counts)
    return ways[0], ways[-1]


def counts_of(game: str) -> Counter | None:
    """What a position of this game is told by, beside points, if it says so."""
    door = door_of(game)
    found: Counter | None = getattr(door.part("search"), "counts", None) if door.search else None
    return found


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
