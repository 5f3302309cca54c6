"""The ways into Dominion: choosing, reading and beginning a game, and the lists that choices are made from."""

from typing import Any

from regalia.dominion.rules.cards.catalogue import EXPANSION_OF, EXPANSIONS, PRINTINGS
from regalia.dominion.rules.choose import setup_for
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.dominion.rules.kingdom_rules import CHOOSABLE
from regalia.dominion.rules.kingdoms import KINGDOMS
from regalia.dominion.rules.layout import PLACE_NAMES, TOKEN_NAMES
from regalia.dominion.rules.setup import RULES, blank_game, new_game, setup_from_json

__all__ = ["RULES", "blank_game", "lists", "new_game", "numbers", "setup_for", "setup_from_json"]


def lists() -> dict[str, dict[str, dict[str, Any]]]:
    """What choices are made from: by list and id, what a program that offers them wants to know."""
    return {
        "kingdoms": {name: {"cards": list(cards)} for name, cards in KINGDOMS.items()},
        "kingdom_cards": {name: {"expansion": of} for name, of in EXPANSION_OF.items()},
        "expansions": {name: {"cards": [one for one, of in EXPANSION_OF.items() if of == name]} for name in EXPANSIONS},
        "landscapes": {name: {} for name in CHOOSABLE},
        "printings": {name: {} for name in PRINTINGS},
    }


def numbers() -> dict[str, list[str]]:
    return {"kind": list(KIND_NAMES), "place": list(PLACE_NAMES), "token": list(TOKEN_NAMES)}
