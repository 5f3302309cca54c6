"""Every choice answered with nothing, with the least, with the most and at random: no game breaks, none asks for ever."""

from collections.abc import Callable

from regalia.kernel.chance import Chance
from regalia.kernel.options import PASS, Decision
from tests.laws.checking import law
from tests.laws.worlds import Table, Walk

Policy = Callable[[Decision, Chance], int]
ANSWERS = 600


def nothing(decision: Decision, lot: Chance) -> int:
    """Pass where one may."""
    return decision.options.index(PASS) if PASS in decision.options else 0


def something(decision: Decision, lot: Chance) -> int:
    """Never pass where anything else may be done."""
    others = [number for number, option in enumerate(decision.options) if option is not PASS]
    return others[lot.below(len(others))] if others else 0


def first(decision: Decision, lot: Chance) -> int:
    return 0


def last_but_passing(decision: Decision, lot: Chance) -> int:
    others = [number for number, option in enumerate(decision.options) if option is not PASS]
    return others[-1] if others else 0


POLICIES: list[Policy] = [nothing, something, first, last_but_passing]


@law()
def test_any_way_of_answering_goes_on(table: Table, walk: Walk) -> None:
    """Random answers are the subject of all the other laws."""
    for policy in POLICIES:
        game = walk.start()
        for _ in range(ANSWERS):
            if game.decision is None:
                break
            assert game.decision.options, "a question without an answer"
            game.answer_number(policy(game.decision, walk.lot))
