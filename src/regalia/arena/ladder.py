"""The ladder: anchors and setups that stay as they are, so that a rating means the same next year.

A game keeps both as data behind its door (``ladder``): anchors with their ratings, measured once, and setups that nothing may
be trained or tuned on. The rated bot plays every anchor in every setup, alone among as many copies of it as there are
other seats; its rating is the likeliest one beside theirs, which stay fixed. Other anchors or setups are another version.
"""

import json
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from regalia.arena.match import Sitting, Terms, sittings
from regalia.arena.simulate import MOST_DECISIONS, Series, copied, original
from regalia.games import door_of, setup_for

SEED: Final = 19  # of all ladders
SPAN: Final = 1_000_000  # deals that each of the setups may have
DEALS: Final = 10

Choices = tuple[tuple[str, Any], ...]


@dataclass(frozen=True)
class Anchor:
    name: str
    bot: str
    rating: float


@dataclass(frozen=True)
class Ladder:
    """What a game keeps for it."""

    game: str
    version: int
    anchors: tuple[Anchor, ...]
    setups: tuple[Choices, ...]  # held out: nothing is trained or tuned on them

    def ratings(self) -> dict[str, float]:
        return {anchor.name: anchor.rating for anchor in self.anchors}

    def zero(self) -> str:
        """The anchor that has 0 points: the first."""
        return self.anchors[0].name


@dataclass(frozen=True)
class Rungs(Terms):
    """Terms that differ by setup; which one a deal is of is said by its number. Anchors are named by their names."""

    setups: tuple[Choices, ...] = ()
    bots: tuple[tuple[str, str], ...] = ()
    version: int = 0

    def at(self, deal: int) -> Terms:
        return replace(self, choices=self.setups[deal // SPAN], setups=())

    def heading(self) -> dict[str, Any]:
        return {"game": self.game, "rules": door_of(self.game).rules, "ladder": self.version, "seed": self.seed}

    def series(self, lineup: tuple[str, ...]) -> Series:
        known = dict(self.bots)
        found = []
        for label in lineup:
            name, copy = original(label)
            found.append(copied(known.get(name, name), copy))
        return super().series(tuple(found))


@cache
def ladder_of(game: str) -> Ladder:
    """The ladder of a game; ``NoSuchPart`` if it has none."""
    parts = json.loads(door_of(game).part("ladder").read_text(encoding="utf-8"))
    anchors = tuple(Anchor(**one) for one in parts["anchors"])
    setups = tuple(tuple((name, frozen(value)) for name, value in sorted(one.items())) for one in parts["setups"])
    return Ladder(game, parts["version"], anchors, setups)


def frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def rungs(ladder: Ladder, most_decisions: int = MOST_DECISIONS) -> Rungs:
    bots = tuple((anchor.name, anchor.bot) for anchor in ladder.anchors)
    return Rungs(ladder.game, (), SEED, most_decisions, setups=ladder.setups, bots=bots, version=ladder.version)


def climber(bot: str, ladder: Ladder) -> str:
    """Who is rated, told apart from the anchor it may be."""
    return copied(bot, 2) if bot in ladder.ratings() else bot


def climb(ladder: Ladder, entrant: str, deals: int, first: int = 0) -> list[Sitting]:
    """Every deal of every setup against every anchor, in every seating; whatever is stopped has played all of them alike."""
    found: list[Sitting] = []
    for deal in range(deals):
        for at, choices in enumerate(ladder.setups):
            seats = setup_for(ladder.game, **dict(choices), seed=0).seats
            for anchor in ladder.anchors:
                if anchor.name != entrant:
                    table = [entrant] + [anchor.name] * (seats - 1)
                    found += sittings(table, seats, [at * SPAN + deal], first + len(found))
    return found


def among_anchors(ladder: Ladder, deals: int) -> list[Sitting]:
    """Every anchor against every other: what their ratings are measured by, each game once."""
    found: dict[tuple[int, tuple[str, ...]], Sitting] = {}
    for anchor in ladder.anchors:
        for sitting in climb(ladder, anchor.name, deals):
            found.setdefault((sitting.deal, sitting.lineup), sitting)
    return [replace(sitting, number=at) for at, sitting in enumerate(sorted(found.values(), key=lambda one: one.deal % SPAN))]
