"""What the ids and numbers of a game are, so that a client needs no tables of its own."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from regalia.bots import BOTS
from regalia.bots.levels import LEVELS
from regalia.citadels import events as citadels_events
from regalia.citadels.characters.pool import CHARACTERS
from regalia.citadels.choose import left_open
from regalia.citadels.districts.catalogue import ACTION_TITLES, DISTRICTS, UNIQUE_TITLES
from regalia.citadels.editions import EDITIONS
from regalia.citadels.layout import KIND_NAMES as DISTRICT_KINDS
from regalia.citadels.reasons import REASONS as CITADELS_REASONS
from regalia.citadels.scenarios import scenario_names
from regalia.citadels.setup_rules import NINE
from regalia.dominion import events as dominion_events
from regalia.dominion.cards.catalogue import EXPANSION_OF, EXPANSIONS, PRINTINGS
from regalia.dominion.kinds import KIND_NAMES
from regalia.dominion.kingdom_rules import CHOOSABLE
from regalia.dominion.kingdoms import KINGDOMS
from regalia.dominion.layout import PLACE_NAMES, TOKEN_NAMES
from regalia.dominion.reasons import REASONS as DOMINION_REASONS
from regalia.games import kind_of
from regalia.kernel.reasons import REASONS as SHARED_REASONS
from regalia.kernel.told import Kind
from regalia.server.web_types import Argument, EventKind, Lexicon

# The kernel's own kinds: for clients that follow cards from zone to zone. A "face" is of its zone's type; "faces" take all
# numbers that are left; "zone" is the place of a zone in the view's list.
KERNEL: Final = {
    "moves": Kind({"source": "zone", "target": "zone", "from_top": "flag", "to_bottom": "flag"}, {"card": "face"}),
    "moves_all": Kind({"source": "zone", "target": "zone", "number": "cards"}, {"cards": "faces"}),
    "shuffles": Kind({"zone": "zone"}),
    "shuffles_under": Kind({"source": "zone", "target": "zone"}),
    "picks": Kind({"zone": "zone"}, {"at": "number"}),
    "sinks": Kind({"zone": "zone", "below": "number"}),
    "shows": Kind({"zone": "zone"}, {"cards": "faces"}),
    "shows_card": Kind({"zone": "zone", "at": "number"}, {"card": "face"}),
}
ONLY: Final = {"steward": "citadels", "basic": "dominion", "ultimate": "dominion", "smithy": "dominion"}
RANK_ZONES: Final = ("face_up", "face_down", "pack", "role")
TITLE_ZONES: Final = ("deck", "site", "under_museum", "hand", "city", "drawn", "ring")


@cache
def lexicon(game: str) -> Lexicon:
    return citadels() if game == "citadels" else dominion()


def citadels() -> Lexicon:
    choices: dict[str, Any] = {
        "editions": list(EDITIONS),
        "scenarios": {edition: list(scenario_names(edition)) for edition in EDITIONS},
        "characters": {who.name: {"rank": who.rank, "fewest_seats": who.fewest_seats} for who in CHARACTERS},
        "rank_9_seats": list(NINE),  # they need a character of rank 9
        "left_open": {edition: left_open_of(edition) for edition in EDITIONS},
        "uniques": [DISTRICTS[title].name for title in UNIQUE_TITLES],
        "action_cards": [DISTRICTS[title].name for title in ACTION_TITLES],
    }
    return Lexicon(
        game="citadels",
        rules=kind_of("citadels").rules,
        seats=list(range(2, 9)),
        bots=list(LEVELS),
        choices=choices,
        numbers={"title": [district.name for district in DISTRICTS], "kind": list(DISTRICT_KINDS)},
        zones={**dict.fromkeys(RANK_ZONES, "rank"), **dict.fromkeys(TITLE_ZONES, "title")},
        events=described(citadels_events.EVENTS),
        reasons=arguments_of_reasons("citadels"),
        brings=dict(citadels_events.BRINGS.told),
    )


def left_open_of(edition: str) -> dict[str, Any]:
    """By scenario and number of seats: what the players name themselves, the usual one first (R-74)."""
    return {
        scenario: {seats: left_open(edition, scenario, seats) for seats in range(2, 9)} for scenario in scenario_names(edition)
    }


def dominion() -> Lexicon:
    choices: dict[str, Any] = {
        "kingdoms": {name: list(cards) for name, cards in KINGDOMS.items()},
        "expansions": {name: [one for one, of in EXPANSION_OF.items() if of == name] for name in EXPANSIONS},
        "landscapes": list(CHOOSABLE),
        "printings": list(PRINTINGS),
    }
    return Lexicon(
        game="dominion",
        rules=kind_of("dominion").rules,
        seats=list(range(2, 7)),
        bots=list(LEVELS),
        choices=choices,
        numbers={"kind": list(KIND_NAMES), "place": list(PLACE_NAMES), "token": list(TOKEN_NAMES)},
        zones={"*": "kind"},
        events=described(dominion_events.EVENTS),
        reasons=arguments_of_reasons("dominion"),
        brings=dict(dominion_events.BRINGS.told),
    )


def bots_for(game: str) -> list[str]:
    """What a table takes: the levels, and by their names the bots that play the game."""
    return [*LEVELS, *(name for name in BOTS if name not in LEVELS and ONLY.get(name, game) == game)]


@cache
def reasons_of(game: str) -> dict[str, Kind]:
    """Why something may not be done: what every game says, and what this one says."""
    return {**SHARED_REASONS, **(CITADELS_REASONS if game == "citadels" else DOMINION_REASONS)}


def arguments_of_reasons(game: str) -> dict[str, list[Argument]]:
    return {name: [Argument(argument, of) for argument, of in kind.told.items()] for name, kind in reasons_of(game).items()}


def described(kinds: Mapping[str, Kind]) -> dict[str, EventKind]:
    return {
        name: EventKind(
            [Argument(argument, of) for argument, of in kind.told.items()],
            [Argument(argument, of) for argument, of in kind.secret.items()],
        )
        for name, kind in {**kinds, **KERNEL}.items()
    }
