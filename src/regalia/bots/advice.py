"""What would you do? The best options of an open question with their chances, and what speaks for and against each.

It is made from the view of the seat that is asked and from worlds dealt from it, and from nothing else.
"""

import time
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from regalia.bots.compare import Counter, Reason, Way, gain_and_cost, lead_of, play_on
from regalia.bots.search import Budget, Guide, GuideAt
from regalia.bots.searcher import PlainGuide
from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.dealing import NoWorld
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View
from regalia.kernel.worlds import Worlds

MOST: Final = 3  # options that are told
SECONDS: Final = 1.5  # of one core, after which no further world is begun: on a busy machine it takes longer and says the same
WORLDS: Final = 40  # in which options are compared, at most
FEWEST: Final = 6
STEPS: Final = 20_000  # answers after which no further world is begun: about a second of an interpreted engine
ROUNDS: Final = 2  # ends of rounds to look ahead, where the guide can
GUIDED: Final = 20  # of the effort to find a guide, shared by the seats
CANDIDATES: Final = 10  # options that are tried at all
CLOSE: Final = 0.01  # chances that are as good as equal
NO_WORLDS: Final = "no_worlds"
FORCED: Final = "forced"


@dataclass(frozen=True)
class Advice:
    """``at``: the option's place. ``gain`` and ``cost``: of the best against the next best one, of all others against the best.

    ``close``: as good as the best, as far as can be told.
    """

    at: int
    chance: float
    gain: Reason | None
    cost: Reason | None
    close: bool


@dataclass(frozen=True)
class Said:
    """``why``: nothing can be said, since there is no choice or no world that fits what the seat knows."""

    advice: tuple[Advice, ...]
    why: str = ""


def advise(view: View, setup: Setup, chance: Chance, seconds: float = SECONDS) -> Said:
    """The same view, setup and chance give the same advice, unless the time is up before; 0 seconds: it never is."""
    if len(view.options) < 2:
        return Said((), FORCED)
    if view.worlds is None:
        return Said((), NO_WORLDS)
    door = door_of(setup.game)
    own = door.part("analyst") if door.analyst else None
    compare = own.compare if own is not None and own.is_quick() else compare_by_search
    try:
        ways: list[Way] = compare(view, view.worlds, setup.reseeded(0), chance, Budget(0, seconds, time.thread_time))
    except NoWorld:
        return Said((), NO_WORLDS)
    return Said(told(ways, view.options))


def told(ways: list[Way], options: list[Option]) -> tuple[Advice, ...]:
    """Ways, what was thought of first at the head, as they are said: the best first.

    A difference to the first one counts as far as it is more than luck: a lead of one standard error is none, of two standard
    errors three quarters of it.
    """
    first = ways[0]
    base = first.chance()
    chances = {way: min(1.0, max(0.0, base + sure(*lead_of(way, first)))) for way in ways}
    ranked = sorted(ways, key=lambda way: -chances[way])[:MOST]
    found = []
    for way in ranked:
        against = ranked[0] if way is not ranked[0] else ranked[1]
        gain, cost = gain_and_cost(way, against)
        close = way is not ranked[0] and chances[ranked[0]] - chances[way] < CLOSE
        found.append(Advice(options.index(way.option), round(chances[way], 4), gain, cost, close))
    return tuple(found)


def sure(lead: float, error: float) -> float:
    return lead * max(0.0, 1.0 - (error / lead) ** 2) if lead else 0.0


# -- games without an analyst of their own ---------------------------------------------------------------------------------


def compare_by_search(
    view: View, worlds: Worlds, setup: Setup, chance: Chance, budget: Budget, most: int = WORLDS
) -> list[Way]:
    """By the game's guide, and what its search thinks likely; random play where there is none. ``most``: worlds."""
    door = door_of(setup.game)
    own: Any = door.part("search") if door.search else None
    world = worlds.deal(chance)
    guide: Guide = PlainGuide() if own is None else guide_of(setup)(world, ROUNDS)
    likely = getattr(own, "likely", None)
    by_guide = view.options[guide.decide(world, view.viewer, view.options, chance)]
    ranked: list[Option] = list(view.options) if likely is None else likely(view, world, setup, by_guide)
    first = ranked[0] if likely is not None else by_guide
    ways = [Way(option) for option in dict.fromkeys([first, *ranked])][:CANDIDATES]
    return halved(ways, worlds, view.viewer, guide, chance, budget, getattr(own, "counts", None), most)


@lru_cache(maxsize=16)
def guide_of(setup: Setup) -> GuideAt:
    """It may take a while to find: once for a setup, by chances of its own."""
    own: Any = door_of(setup.game).part("search")
    found: GuideAt = own.guide_for(setup, max(3, GUIDED // setup.seats), Chance(0))
    return found


def halved(
    ways: list[Way],
    worlds: Worlds,
    seat: int,
    guide: Guide,
    chance: Chance,
    budget: Budget,
    counter: Counter | None,
    most: int = WORLDS,
) -> list[Way]:
    """All are tried in a few worlds, the better half in twice as many, and so on: the last few in as many as there is time for.

    The first one stays to the end.
    """
    first, steps, done = ways[0], 0, 0

    def more(worlds_wanted: int, least: int) -> None:
        nonlocal steps, done
        while done < worlds_wanted:
            if done >= least and (steps >= STEPS * most // WORLDS or budget.is_spent(0)):
                return
            seed = chance.word()
            for way in ways:
                before = way.steps
                play_on(way, worlds, seat, guide, Chance(seed), counter)
                steps += way.steps - before
            done += 1

    wanted = 1
    while len(ways) > MOST:
        more(done + wanted, done + 1)
        kept = sorted(ways, key=lambda way: -way.chance())[: max(MOST, (len(ways) + 1) // 2)]
        ways = [first, *[way for way in kept if way is not first]][: max(MOST, len(kept))]
        wanted *= 2
    more(most, max(FEWEST, done))
    return ways
