"""Thinking about a purchase: what the network thinks most of is taken in dealt worlds, and everybody plays on by a plan."""

from collections.abc import Callable
from typing import Final

from regalia.bots.advice import compare_by_search
from regalia.bots.compare import lead_of
from regalia.bots.search import Budget
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

WORLDS: Final = 200  # at most: more change nothing
LEAST: Final = 0.01  # chances of winning that another purchase must have more than the network's own
SURE: Final = 1.5  # standard errors it must lead by besides
TAKES: Final = ("buy", "gain")


def is_purchase(view: View, option: Option) -> bool:
    """Whether cards are to be had, and no Treasure is played before."""
    return option.verb.name != "play" and len(view.options) > 2 and any(one.verb.name in TAKES for one in view.options)


def never(option: Option) -> bool:
    return False


def rather(
    view: View,
    first: Option,
    setup: Setup,
    seconds: float,
    iterations: int,
    chance: Chance,
    is_shunned: Callable[[Option], bool] = never,
) -> Option:
    """Something better than what the network would take, if it is clearly better and not shunned."""
    if view.worlds is None:
        return first
    try:
        ways = compare_by_search(view, view.worlds, setup.reseeded(0), chance, Budget(0, seconds), iterations or WORLDS)
    except NoWorld:
        return first
    ways = [way for way in ways if way.option is first or not is_shunned(way.option)]
    own = next((way for way in ways if way.option is first), None)
    if own is None:  # it did not come as far as that
        return ways[0].option if ways else first
    best = max(ways, key=lambda way: way.chance())
    lead, error = lead_of(best, own)
    return best.option if lead > max(LEAST, SURE * error) else first
