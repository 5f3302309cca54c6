"""Kinds of cards that a game does not have: they may be named and asked about all the same, as they are printed.

The tables by kind (``ByKind``) hold them only if another game of the process had them, so they are not read here.
"""

from typing import TYPE_CHECKING, Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.cards.catalogue import LOADED, facts_named
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.facts import LINE_OF, Facts
from regalia.dominion.rules.kinds import KIND_NAMES
from regalia.kernel.cards import NOWHERE

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion

NOTHING_PRINTED: Final = Facts(Cost(0), 0)  # of a number that no card has


def is_absent(box: Box, kind: int) -> bool:
    """Whether no card and no landscape of this kind is in the game; what has a pile need not be asked about."""
    return kind not in box.present and kind not in box.landscape_of


def printed_on(kind: int) -> Facts:
    name = KIND_NAMES[kind] if kind < len(KIND_NAMES) else ""
    return facts_named(name) if name in LINE_OF or name in LOADED else NOTHING_PRINTED


def types_of(game: "Dominion", kind: int) -> int:
    """The types of a kind now, whether it is in the game or not."""
    if game.box.pile_of[kind] == NOWHERE and is_absent(game.box, kind):
        return printed_on(kind).types
    return game.types()[kind]


def price_of(game: "Dominion", kind: int) -> Cost:
    """What a kind that has no pile costs now, whether it is in the game or not (G-COST-02, -04)."""
    if not is_absent(game.box, kind):
        return game.price(kind)
    price = printed_on(kind).cost
    for cheaper in game.box.cheaper:
        if cheaper.is_about(game, kind):
            price = price.less(cheaper.coins(game))
    return price
