"""The ways into Citadels: choosing, reading and beginning a game, and the lists that choices are made from."""

from collections.abc import Mapping
from typing import Any, Final

from regalia.citadels.rules.characters.pool import CHARACTERS
from regalia.citadels.rules.characters.rank_1 import BEWITCH
from regalia.citadels.rules.characters.rank_5 import Collection
from regalia.citadels.rules.characters.rank_8 import TAKE_DISTRICT
from regalia.citadels.rules.choose import YES, left_open, setup_for
from regalia.citadels.rules.districts.catalogue import ACTION_TITLES, DISTRICTS, UNIQUE_TITLES
from regalia.citadels.rules.editions import EDITIONS
from regalia.citadels.rules.layout import KIND_NAMES, NO_KIND, RELIGIOUS
from regalia.citadels.rules.printed import Character
from regalia.citadels.rules.scenarios import scenario_names
from regalia.citadels.rules.setup import RULES, blank_game, new_game, setup_from_json
from regalia.citadels.rules.setup_rules import NINE
from regalia.kernel.options import Verb
from regalia.kernel.setup import SetupError

__all__ = ["RULES", "blank_game", "lists", "new_game", "numbers", "open_choices", "setup_for", "setup_from_json"]

LATER: Final[dict[str, tuple[Verb, ...]]] = {"witch": (BEWITCH,), "diplomat": (TAKE_DISTRICT,)}  # asked after their own line


def lists() -> dict[str, dict[str, dict[str, Any]]]:
    """What choices are made from: by list and id, what a program that offers them wants to know."""
    scenarios: dict[str, dict[str, Any]] = {}
    for edition in EDITIONS:
        for name in scenario_names(edition):
            by_seats = {str(seats): left_open(edition, name, seats) for seats in range(2, 9)}
            scenarios.setdefault(name, {"left_open": {}})["left_open"][edition] = by_seats
    return {
        "editions": {name: {} for name in EDITIONS},
        "seats": {str(seats): {"rank_9": seats in NINE} for seats in range(2, 9)},  # whether a ninth is needed
        "scenarios": scenarios,
        "characters": {who.name: known_of(who) for who in CHARACTERS},
        "uniques": {DISTRICTS[title].name: {"verbs": verbs_of(DISTRICTS[title].offer)} for title in UNIQUE_TITLES},
        "action_cards": {DISTRICTS[title].name: {} for title in ACTION_TITLES},
        "origins": {name: {} for name in sorted({who.origin for who in CHARACTERS})},
    }


def known_of(who: Character) -> dict[str, Any]:
    """``income``: the type of its districts, "" for none; ``verbs``: what its player may do, with what that is about."""
    kind = RELIGIOUS if any([isinstance(offer, Collection) for offer in who.offers]) else who.income  # C-ABBOT-01
    income = "" if kind == NO_KIND else KIND_NAMES[kind]
    verbs = verbs_of(*who.offers, *LATER.get(who.name, ()))
    return {"rank": who.rank, "fewest_seats": who.fewest_seats, "income": income, "verbs": verbs}


def verbs_of(*verbs: Verb | None) -> dict[str, str]:
    return {verb.name: verb.about for verb in verbs if verb is not None}


def open_choices(chosen: Mapping[str, Any]) -> dict[str, tuple[str, ...]]:
    """What is left to the players: by choice the ids, the usual one first (R-74)."""
    if "cast" in chosen:
        return {}
    seats, wish = chosen.get("seats", 4), chosen.get("rank_9")
    try:
        found = left_open(chosen.get("edition", "en"), chosen.get("scenario", "first_game"), seats, wish)
    except SetupError:
        return {}  # said by the setup
    return {name: ids for name, ids in found.items() if chosen.get(name) in (None, YES)}


def numbers() -> dict[str, list[str]]:
    return {"title": [district.name for district in DISTRICTS], "kind": list(KIND_NAMES)}
