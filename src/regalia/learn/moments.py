"""Going through a finished game: what every analyst does alike, however a game's own judges a decision."""

from collections.abc import Callable, Sequence

from regalia.arena.analysis import Analysis, Moment, pair
from regalia.bots.compare import Way, lead_of, reason, shares
from regalia.games import start
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.record import Record

Judged = Callable[[Game, int, Option], Moment | None]  # the open decision, its step, what was answered; None: no choice


def gone_through(record: Record, moment_at: Judged, heard: Callable[[int], None]) -> Analysis:
    """Everybody's chances are those that each seat had, as it could judge, at its last decision."""
    game = start(record.setup)
    found = Analysis(game.seats, len(record.answers))
    now = [1.0 / game.seats] * game.seats
    for step, number in enumerate(record.answers, 1):
        decision = game.decision
        assert decision is not None
        moment = moment_at(game, step, decision.options[number]) if len(decision.options) > 1 else None
        if moment is not None:
            now[decision.seat] = moment.with_taken
            found.moments.append(moment)
            found.steps.append(step)
            found.chances.append(shares(now))
        game.answer_number(number)
        heard(step)
    return found


def judged(game: Game, step: int, taken: Option, stands: float) -> Moment:
    """The open decision, where nothing better than the answer that was given is known."""
    decision = game.decision
    assert decision is not None
    return Moment(step, decision.seat, decision.question.name, pair(taken), pair(taken), stands, stands, 0.0)


def told_by(ways: Sequence[Way], found: Moment) -> Moment:
    """The same decision by what came of the answer that was given, the first of ``ways``, and of others in the same worlds."""
    taken, best = ways[0], max(ways, key=Way.chance)
    found.with_taken = found.with_best = taken.chance()
    if best is not taken:
        found.best, found.with_best = pair(best.option), best.chance()
        found.error = lead_of(best, taken)[1]
        found.led = list(reason(best, taken))
    return found
