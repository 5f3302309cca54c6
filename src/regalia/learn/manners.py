"""How a learned bot behaves at a table: it leans towards a style, has no fixed victim, and ends no game that it would lose by
that.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from regalia.env.rewards import rewards
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.game import Game
from regalia.kernel.options import Option
from regalia.kernel.setup import SetupError
from regalia.kernel.views import View
from regalia.learn.features import ActionPlan
from regalia.learn.part import Kit

TRIES: Final = 12  # worlds in which an end is played out
LONGEST: Final = 400  # answers of it

Leaning = Mapping[str, float]


def style_of(kit: Kit, style: str) -> Leaning:
    """What a style adds to the scores of options, by verb or ``verb/subject``."""
    styles: Mapping[str, Leaning] = getattr(kit.part, "STYLES", {})
    if style and style not in styles:
        raise SetupError("unknown style {text!r}; expected one of {known}", "style", text=style, known=tuple(styles))
    return styles[style] if style else {}


def leant(leaning: Leaning, options: Sequence[Option], scores: Sequence[float]) -> list[float]:
    return [
        score + leaning.get(option.verb.name, 0.0) + leaning.get(f"{option.verb.name}/{option.subject}", 0.0)
        for option, score in zip(options, scores, strict=True)
    ]


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
    lost: set[int] = set()
    order = sorted(range(len(scores)), key=lambda at: -scores[at])
    for at in order[:-1]:
        if at not in last or is_ever_won(kit, view, view.options[at], chance):
            break
        lost.add(at)
    return lost


def is_ever_won(kit: Kit, view: View, option: Option, chance: Chance) -> bool:
    """Whether the seat wins, at least with others, in one of some worlds; also where none can be dealt, or the game goes on."""
    assert view.worlds is not None
    partner = kit.part.partner()
    for _ in range(TRIES):
        try:
            world: Game = view.worlds.deal(chance)
        except NoWorld:
            return True
        world.answer(option)
        for _ in range(LONGEST):
            decision = world.decision
            if decision is None:
                break
            world.answer_number(0 if len(decision.options) == 1 else partner.answer(world, decision.seat, chance))
        places = rewards(world)
        if world.decision is not None or places[view.viewer] == max(places):
            return True
    return False
