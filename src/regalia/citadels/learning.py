"""What learners of Citadels need to know of it."""

import json
from collections.abc import Sequence
from functools import cache
from typing import Final

from regalia.bots.partner import Partner
from regalia.citadels.bots.partner import StewardPartner
from regalia.citadels.bots.search import counts as counts
from regalia.citadels.door import DOOR
from regalia.citadels.encoder import CitadelsEncoder
from regalia.citadels.rules.choose import RANDOM, setup_for
from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.layout import A_PLACE, A_SEAT_AND_KIND, KINDS, TITLES
from regalia.citadels.rules.scenarios import scenario_names
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.env.encoder import Encoder
from regalia.env.tables import tables_of
from regalia.kernel.setup import SetupError
from regalia.kernel.views import View
from regalia.learn.part import Affordable, Recipe, Sum

ROOM: Final = 8
COSTS: Final = [district.cost for district in DISTRICTS]
EVERY: Final = [1] * TITLES
BUILDS: Final = ("build", "build_on_loan", "build_with_framework", "build_necropolis", "take_and_build")
HURTS: Final = ("kill", "bewitch", "rob", "destroy", "seize", "confiscate", "exchange_hands", "spy", "look_into_hand")
RECIPE: Final = Recipe(
    version=1,
    room=ROOM,
    sums=[
        Sum({"gold": [1]}, 8.0, 12),
        Sum({"city": EVERY}, 8.0, 9),
        Sum({"hand": EVERY, "hand_backs": [1]}, 8.0, 10),
        *[Sum({"city": [int(district.kind == kind) for district in DISTRICTS]}, 8.0, 5) for kind in range(KINDS)],
        Sum({"city": COSTS}, 16.0),
        Sum({"hand": COSTS}, 16.0),
    ],
    affordable=[Affordable("hand", "gold", COSTS)],
    same_as={A_PLACE: ("title", 2), A_SEAT_AND_KIND: ("kind", 1)},
    styles={
        # ranks: 1, 2 and 8 hurt others, 6 earns, 7 builds
        "builder": {**dict.fromkeys(BUILDS, 0.04), "gather_cards": 0.03, "choose/7": 0.1},
        "raider": {**dict.fromkeys(HURTS, 0.12), "choose/1": 0.03, "choose/2": 0.03, "choose/8": 0.1},
        "hoarder": {"gather_gold": 0.04, "gain_extra_gold": 0.04, "choose/6": 0.1, **dict.fromkeys(BUILDS, -0.04)},
    },
)
EDITIONS: Final = ("en", "en", "en", "de", "nl")  # how often each is played
ANOTHER: Final = 50_021  # from a lot that gave a cast of the ladder to the next one
SCENARIOS: Final = 4  # of so many games one is a printed scenario, half of those the first game


def encoder_for(seats: int) -> Encoder:
    return CitadelsEncoder(tables_of("citadels"), seats, ROOM)


def partner() -> Partner:
    return StewardPartner()


def ends(view: View) -> list[int]:
    """Options with which the seat would be the first to complete its city: the round is the last then."""
    size = len(view.zone(f"city_{view.viewer}"))
    if view.facts["finished"] or size + 1 < view.facts["goal"]:
        return []
    last = BUILDS if size < view.facts["goal"] else ()
    return [at for at, option in enumerate(view.options) if option.verb.name in (*last, "lower_goal")]


def standing(view: View, seat: int) -> tuple[int, ...]:
    """How somebody stands, roughly and as far as the viewer knows: of two who stand alike neither is the better victim."""
    city, held = view.zone(f"city_{seat}"), view.zone(f"hand_{seat}")
    known = sum([title >= 0 for title in held])
    return len(city), sum([COSTS[title] for title in city]) // 3, view.facts["gold"][seat] // 3, len(held) // 2, known


@cache
def kept() -> frozenset[frozenset[str]]:
    """The casts of the ladder, which nothing is trained on."""
    parts = json.loads(DOOR.part("ladder").read_text(encoding="utf-8"))
    return frozenset(frozenset(one["cast"]) for one in parts["setups"])


def setups(seats: Sequence[int], number: int, seed: int, scenario: str = "") -> list[CitadelsSetup]:
    """A mixture; or one English scenario, or English casts and districts by lot (``RANDOM``)."""
    found: list[CitadelsSetup] = []
    for at in range(number):
        own = seed * 100_003 + at
        size = seats[at % len(seats)]
        if scenario:
            found.append(one_setup("en", "" if scenario == RANDOM else scenario, size, own, False))
            continue
        edition = EDITIONS[at % len(EDITIONS)]
        names = scenario_names(edition)
        printed = "first_game" if at // SCENARIOS % 2 else names[own % len(names)]
        action_cards = edition == "nl" and at // len(EDITIONS) % 2 == 1
        setup = one_setup(edition, "" if at % SCENARIOS else printed, size, own, action_cards)
        while frozenset(setup.cast) in kept():
            own += ANOTHER
            setup = one_setup(edition, "", size, own, action_cards)
        found.append(setup)
    return found


def one_setup(edition: str, scenario: str, seats: int, seed: int, action_cards: bool) -> CitadelsSetup:
    if scenario:
        try:
            return setup_for(edition=edition, scenario=scenario, seats=seats, seed=seed, action_cards=action_cards)
        except SetupError:
            pass  # it leaves something to the players, or so many cannot play it
    return setup_for(edition=edition, seats=seats, seed=seed, cast=RANDOM, uniques=RANDOM, action_cards=action_cards)
