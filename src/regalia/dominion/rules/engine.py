"""The ways into Dominion: choosing, reading and beginning a game, and the lists that choices are made from."""

from typing import Any, Final

from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, EXPANSIONS, facts_named, printings
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.kingdom_rules import CHOOSABLE
from regalia.dominion.rules.kingdoms import KINGDOMS, RECOMMENDED
from regalia.dominion.rules.layout import ALLY, EVENT, LANDMARK, PLACE_NAMES, PROJECT, TOKEN_NAMES, WAY
from regalia.dominion.rules.setup import RULES, blank_game, new_game, setup_from_json

__all__ = ["RULES", "blank_game", "lists", "new_game", "numbers", "setup_for", "setup_from_json"]
SORTS: Final = {"event": EVENT, "project": PROJECT, "landmark": LANDMARK, "way": WAY, "ally": ALLY}


def lists() -> dict[str, dict[str, dict[str, Any]]]:
    """What choices are made from: by list and id, what a program that offers them wants to know."""
    return {
        "kingdoms": {name: {"cards": list(cards)} for name, cards in KINGDOMS.items() if cards}
        | {name: {"cards": list(one.cards)} for name, one in RECOMMENDED.items()},
        "kingdom_cards": {name: {"group": of} for name, of in EXPANSION_OF.items()},
        "expansions": {name: {} for name in EXPANSIONS},
        "landscapes": {name: {"group": sort_of(facts_named(name).types)} for name in CHOOSABLE},
        "sorts": {name: {} for name in SORTS},
        "printings": {name: {} for name in printings()},
    }


def sort_of(types: int) -> str:
    return next(name for name, sort in SORTS.items() if types & sort)


def numbers() -> dict[str, list[str]]:
    return {"kind": list(KIND_NAMES), "place": list(PLACE_NAMES), "token": list(TOKEN_NAMES)}
