"""What becomes of a game that an answer would end: a bot at a table neither ends one it loses nor misses one it wins."""

from collections.abc import Callable
from typing import Final

from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import View

Answers = Callable[[Game, Decision], None]  # an open decision with a choice
UNKNOWN, LOST, WON = 0, 1, 2
NEITHER: Final = -1


def ending_by(view: View, option: Option, worlds: int, longest: int, answers: Answers, chance: Chance) -> int:
    """LOST or WON (also with others) if the game ends after this option, within so many answers, and does so in each of so many
    worlds. UNKNOWN also where no world can be dealt."""
    found = NEITHER
    for _ in range(worlds):
        one = ending_in_one(view, option, longest, answers, chance)
        if one == UNKNOWN or found not in (NEITHER, one):
            return UNKNOWN
        found = one
    return found


def ending_in_one(view: View, option: Option, longest: int, answers: Answers, chance: Chance) -> int:
    if view.worlds is None:
        return UNKNOWN
    try:
        world: Game = view.worlds.deal(chance)
    except NoWorld:
        return UNKNOWN
    world.answer(option)
    for _ in range(longest):
        decision = world.decision
        if decision is None:
            break
        if len(decision.options) == 1:
            world.answer_number(0)
        else:
            answers(world, decision)
    if world.decision is not None:
        return UNKNOWN
    winners = world.standings()["winners"]
    assert isinstance(winners, list)
    return WON if view.viewer in winners else LOST
