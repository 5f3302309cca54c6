"""The ways into Citadels: choosing, reading and beginning a game, and the lists that choices are made from."""

from collections.abc import Mapping, Sequence
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
from regalia.citadels.rules.setup_rules import unique_pool
from regalia.kernel.options import Verb
from regalia.kernel.setup import SetupError

__all__ = ["RULES", "blank_game", "lists", "new_game", "numbers", "open_choices", "setup_for", "setup_from_json"]

LATER: Final[dict[str, tuple[Verb, ...]]] = {"witch": (BEWITCH,), "diplomat": (TAKE_DISTRICT,)}  # asked after their own line


def lists() -> dict[str, dict[str, dict[str, Any]]]:
    """What choices are made from: by list and id, what a program that offers them wants to know."""
    proposed = {edition: scenario_names(edition) for edition in EDITIONS}
    in_box = {edition: [district.name for district in unique_pool(edition)] for edition in EDITIONS}
    characters = {who.name: known_of(who) for who in CHARACTERS}
    uniques = [DISTRICTS[title] for title in UNIQUE_TITLES]
    return {
        "editions": {name: {} for name in EDITIONS},
        "scenarios": {
            name: only_in(name, proposed) for name in dict.fromkeys(name for every in proposed.values() for name in every)
        },
        "characters": characters,
        "ranks": {str(rank): {} for rank in sorted({who.rank for who in CHARACTERS})},
        "ninths": {name: facts for name, facts in characters.items() if facts["group"] == "9"},
        "fourths": {name: facts for name, facts in characters.items() if facts["group"] == "4"},
        "uniques": {one.name: {"verbs": verbs_of(one.offer), **only_in(one.name, in_box)} for one in uniques},
        "action_cards": {DISTRICTS[title].name: {} for title in ACTION_TITLES},
        "origins": {name: {} for name in sorted({who.origin for who in CHARACTERS})},
    }


def known_of(who: Character) -> dict[str, Any]:
    """``income``: the type of its districts, "" for none; ``verbs``: what its player may do, with what that is about."""
    kind = RELIGIOUS if any([isinstance(offer, Collection) for offer in who.offers]) else who.income  # C-ABBOT-01
    income = "" if kind == NO_KIND else KIND_NAMES[kind]
    verbs = verbs_of(*who.offers, *LATER.get(who.name, ()))
    return {"group": str(who.rank), "fewest_seats": who.fewest_seats, "income": income, "verbs": verbs}


def verbs_of(*verbs: Verb | None) -> dict[str, str]:
    return {verb.name: verb.about for verb in verbs if verb is not None}


def only_in(name: str, of_editions: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The editions that have it, unless all do."""
    having = [edition for edition, names in of_editions.items() if name in names]
    return {} if len(having) == len(of_editions) else {"when": {"edition": having}}


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
