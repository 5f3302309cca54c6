"""What decided a game, by the network: it judges every decision, and plays on where it would have answered otherwise.

Answers are played on in the same worlds, everybody by the network's chances, until the seat is asked again after somebody else,
which is in another turn, or to the end; what the better one led to there is the reason that is given (``bots.compare``). The
same compares options for a hint.
"""

from collections.abc import Callable
from typing import Final

from regalia.arena.analysis import Analysis, Moment
from regalia.bots.compare import Way, counted
from regalia.bots.search import Budget
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds
from regalia.learn.bot import kit_of, shipped
from regalia.learn.inference import HAS_NUMPY, Player
from regalia.learn.moments import gone_through, judged, told_by
from regalia.learn.part import Kit
from regalia.learn.tree import LONGEST, chances_of, drawn, share_of, worth_of

WORLDS: Final = 24  # in which answers are compared, unless something else is said
RIVALS: Final = 2  # answers that are compared with the one that was given
CLEAR: Final = 0.7  # one that is at least so likely as the likeliest is as good
HINTED: Final = 40  # worlds in which options are compared for a hint
FAR: Final = 0.8  # the likelihood of an answer that may be better by far
CANDIDATES: Final = 4  # options that are compared for one
AT_ONCE: Final = 10  # worlds between two looks at the clock


def is_quick() -> bool:
    """Without numpy searching takes less time."""
    return HAS_NUMPY


def analyse(record: Record, worlds: int, chance: Chance, heard: Callable[[int], None]) -> Analysis:
    judge = Judge(kit_of(record.setup.game), shipped(record.setup.game, False), worlds, chance)
    return gone_through(record, judge.moment, heard)


def compare(view: View, worlds: Worlds, setup: Setup, chance: Chance, budget: Budget) -> list[Way]:
    """The likeliest options of an open question, by what its seat may know; the network's own choice first."""
    judge = Judge(kit_of(setup.game), shipped(setup.game, False), HINTED, chance)
    return judge.compared(view, worlds, budget)


def judge_of(setup: Setup) -> "Judge":
    """Who plays worlds of this setup on."""
    return Judge(kit_of(setup.game), shipped(setup.game, False), WORLDS, Chance(0))


def is_clear(game: Game, judge: "Judge") -> bool:
    """Whether one answer is far likelier than all others: where the network hesitates, nothing is better by far."""
    scores, _ = judge.player.judge(*judge.shown(game))
    return max(chances_of(scores)) >= FAR


class Line:
    """One world after one answer, on its way to the seat's first decision after somebody else's."""

    __slots__ = ("lot", "others", "steps", "value", "world")

    def __init__(self, world: Game, lot: Chance) -> None:
        self.world: Final = world
        self.lot: Final = lot
        self.steps = 0
        self.others = False  # whether somebody else has decided
        self.value = -1.0  # not known yet


class Judge:
    def __init__(self, kit: Kit, player: Player, worlds: int, chance: Chance) -> None:
        self.kit: Final = kit
        self.player: Final = player
        self.worlds: Final = worlds
        self.chance: Final = chance

    def moment(self, game: Game, step: int, taken: Option) -> Moment:
        """The decision that is open, and the answer that was given."""
        decision = game.decision
        assert decision is not None
        seat, options = decision.seat, decision.options
        scores, value = self.player.judge(*self.shown(game))
        chances = chances_of(scores)
        stands = share_of(value, game.seats)
        found = judged(game, step, taken, stands)
        given = options.index(taken)
        seeds = [self.chance.word() for _ in range(self.worlds)]  # of every moment as many, whatever is made of them
        if chances[given] >= CLEAR * max(chances):
            return found
        likely = sorted(range(len(options)), key=lambda at: -chances[at])[: RIVALS + 1]
        compared = [given, *[at for at in likely if at != given][:RIVALS]]
        try:
            ways = self.played(Worlds(game, seat), [options[at] for at in compared], seeds, seat)
        except NoWorld:  # nothing can be said of this one
            return found
        return told_by(ways, found)

    def compared(self, view: View, worlds: Worlds, budget: Budget) -> list[Way]:
        """What the network thinks likely, played on in as many worlds as there is time for."""
        options, seat = view.options, view.viewer
        row = self.kit.shown(self.kit.encoders[view.seats].row_of(view), view.seats)
        actions = self.kit.actions[view.seats]
        scores, _ = self.player.judge(row, [actions.number(option, seat) for option in options])
        likely = sorted(range(len(options)), key=lambda at: -scores[at])[:CANDIDATES]
        ways = [Way(options[at]) for at in likely]
        for done in range(0, self.worlds, AT_ONCE):
            if done and budget.is_spent(0):
                break
            seeds = [self.chance.word() for _ in range(AT_ONCE)]
            for way, more in zip(ways, self.played(worlds, [way.option for way in ways], seeds, seat), strict=True):
                way.values.extend(more.values)
                way.counts.extend(more.counts)
        return ways

    def shown(self, game: Game) -> tuple[bytes, list[int]]:
        decision = game.decision
        assert decision is not None
        row = self.kit.shown(self.kit.encoders[game.seats].row(game, decision.seat), game.seats)
        actions = self.kit.actions[game.seats]
        return row, [actions.number(option, decision.seat) for option in decision.options]

    def played(self, worlds: Worlds, options: list[Option], seeds: list[int], seat: int) -> list[Way]:
        """Every option in every world, all of them judged in one product."""
        lines: list[list[Line]] = []
        for option in options:
            lines.append([])
            for seed in seeds:
                lot = Chance(seed)
                world = worlds.deal(lot)
                world.answer(option)
                lines[-1].append(Line(world, lot))
        going = [line for some in lines for line in some]
        while going:
            going = [line for line in going if self.goes_on(line, seat)]
            if going:
                self.answer(going, seat)
                going = [line for line in going if line.value < 0.0]
        return [self.way(option, some, seat) for option, some in zip(options, lines, strict=True)]

    def way(self, option: Option, lines: list[Line], seat: int) -> Way:
        counts = getattr(self.kit.part, "counts", None)
        way = Way(option)
        for line in lines:
            way.values.append(line.value)
            way.counts.append(counted(line.world, seat, counts))
        return way

    def goes_on(self, line: Line, seat: int) -> bool:
        """To the next question with a choice; false at the end of the game."""
        world = line.world
        while world.decision is not None and line.steps < LONGEST:
            if len(world.decision.options) > 1:
                return True
            line.steps += 1
            world.answer_number(0)
        line.value = worth_of(world, seat)
        return False

    def answer(self, lines: list[Line], seat: int) -> None:
        shown = [self.shown(line.world) for line in lines]
        scores, values = self.player.judge_many([row for row, _ in shown], [legal for _, legal in shown])
        for line, given, value in zip(lines, scores, values, strict=True):
            decision = line.world.decision
            assert decision is not None
            line.steps += 1
            if decision.seat == seat and line.others:
                line.value = share_of(value, line.world.seats)
                continue
            line.others = line.others or decision.seat != seat
            line.world.answer_number(given.index(max(given)) if decision.seat == seat else drawn(chances_of(given), line.lot))
