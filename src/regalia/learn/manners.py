"""How a learned bot behaves at a table: it has no fixed victim, and ends no game that it would lose by that."""

from collections.abc import Sequence
from typing import Final

from regalia.bots.endings import LOST, ending_by
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.options import Decision
from regalia.kernel.views import View
from regalia.learn.features import ActionPlan
from regalia.learn.part import Kit

TRIES: Final = 12  # worlds in which an end is played out
LONGEST: Final = 400  # answers of it


def fairly(kit: Kit, plan: ActionPlan, view: View, scores: Sequence[float], chance: Chance) -> list[float]:
    """The same scores, but which of several victims who stand alike has which is drawn by lot: a network has its habits."""
    found = list(scores)
    standing = getattr(kit.part, "standing", None)
    if standing is None:
        return found
    alike: dict[tuple[int, tuple[int, ...]], list[int]] = {}
    for at, option in enumerate(view.options):
        number = kit.actions[view.seats].number(option, view.viewer)
        distance = plan.seat[number]
        if distance > 0:
            who = standing(view, (view.viewer + distance) % view.seats)
            alike.setdefault((plan.group[number], who), []).append(at)
    for spots in alike.values():
        order = spots[:]
        chance.shuffle(order)
        for at, other in zip(spots, order, strict=True):
            found[at] = scores[other]
    return found


def losing_ends(kit: Kit, view: View, scores: Sequence[float], chance: Chance) -> set[int]:
    """Options that would be taken next, would end the game, and lose it in every world that was tried; never all there are."""
    ends = getattr(kit.part, "ends", None)
    last: list[int] = [] if ends is None or view.worlds is None else ends(view)
    partner = kit.part.partner()

    def played(world: Game, decision: Decision) -> None:
        world.answer_number(partner.answer(world, decision.seat, chance))

    lost: set[int] = set()
    order = sorted(range(len(scores)), key=lambda at: -scores[at])
    for at in order[:-1]:
        if at not in last or ending_by(view, view.options[at], TRIES, LONGEST, played, chance) != LOST:
            break
        lost.add(at)
    return lost
