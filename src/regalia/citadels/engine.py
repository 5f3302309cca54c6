"""The ways into Citadels: choosing, reading and beginning a game, and the lists that choices are made from."""

from typing import Any

from regalia.citadels.characters.pool import CHARACTERS
from regalia.citadels.choose import left_open, setup_for
from regalia.citadels.districts.catalogue import ACTION_TITLES, DISTRICTS, UNIQUE_TITLES
from regalia.citadels.editions import EDITIONS
from regalia.citadels.layout import KIND_NAMES
from regalia.citadels.scenarios import scenario_names
from regalia.citadels.setup import RULES, blank_game, new_game, setup_from_json
from regalia.citadels.setup_rules import NINE

__all__ = ["RULES", "blank_game", "lists", "new_game", "numbers", "setup_for", "setup_from_json"]


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
        "characters": {who.name: {"rank": who.rank, "fewest_seats": who.fewest_seats} for who in CHARACTERS},
        "uniques": {DISTRICTS[title].name: {} for title in UNIQUE_TITLES},
        "action_cards": {DISTRICTS[title].name: {} for title in ACTION_TITLES},
        "origins": {name: {} for name in sorted({who.origin for who in CHARACTERS})},
    }


def numbers() -> dict[str, list[str]]:
    return {"title": [district.name for district in DISTRICTS], "kind": list(KIND_NAMES)}
