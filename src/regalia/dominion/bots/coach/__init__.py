"""The coach: finds a plan for a kingdom by breeding rule lists, and says in words what it is.

This is the part ``coach`` of the game's door: ``coach_for``, ``rivals``, ``by_lot``.
"""

from collections.abc import Sequence
from typing import Final

from regalia.dominion.bots.coach.breeding import Coach
from regalia.dominion.bots.rule_list import is_manners
from regalia.dominion.rules.choose import RANDOM, setup_for
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.chance import Chance
from regalia.kernel.setup import Setup

SMITHY: Final = "smithy"  # the card, and the list that buys it

__all__ = ["by_lot", "coach_for", "rivals"]


def coach_for(setup: Setup, chance: Chance, earlier: Sequence[str] = ()) -> Coach:
    """``earlier``: the lines of a plan found before, to go on from."""
    assert isinstance(setup, DominionSetup)
    return Coach(setup, chance, tuple(line for line in earlier if not is_manners(line)))


def rivals(setup: Setup) -> list[str]:
    """Whom a plan for this kingdom should beat."""
    assert isinstance(setup, DominionSetup)
    return [*lists_of_money(setup), "schemer?iterations=20"]


def by_lot(seed: int, number: int) -> tuple[Setup, list[str]]:
    """A kingdom by lot from everything there is, and the lists its plan should beat. Every other one has Smithy for one of
    its cards: by lot alone the list that buys it could be met in hardly any."""
    setup = setup_for(RANDOM, seed=seed * 100_003 + number)
    if number % 2 and SMITHY not in setup.kingdom:
        setup = setup_for((*setup.kingdom[1:], SMITHY), seed=setup.seed)
    return setup, lists_of_money(setup)


def lists_of_money(setup: DominionSetup) -> list[str]:
    has_smithy = any(KIND_NAMES[kind] == SMITHY for kind in setup.box.present)
    return ["ultimate", *([SMITHY] if has_smithy else [])]
