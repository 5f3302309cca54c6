"""Chance among nearly equal purchases: instead of Silver, what a deck of money plays at least as well as one."""

from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

from regalia.dominion.bots.cards import actions_of, cards_of, coins_of
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.kinds import SILVER
from regalia.dominion.rules.layout import ACTION, CURSE_TYPE, TREASURE, VICTORY

DEAREST: Final = 5  # coins: above it, Gold is meant
COINS: Final = 2  # what Silver gives
DRAWN: Final = 3  # cards an Action must draw that stops the turn
APART: Final = 9  # cards for each such Action: more of them come together in one hand


def as_good(box: Box, own: Counter[int], kinds: Collection[int], kind: int) -> list[int]:
    """Of what can be had, all that is about as good as ``kind``, itself first; of more than Silver nothing is said."""
    if kind != SILVER:
        return [kind]
    stops = sum(own[one] for one in stopping(box, own))
    room = stops < sum(number for one, number in own.items() if one not in box.landscape_of) // APART
    return [kind, *sorted(one for one in kinds if one != kind and is_as_good(box, one, room))]


def stopping(box: Box, own: Counter[int]) -> Iterable[int]:
    return [one for one in own if box.types[one] & ACTION and not actions_of(box, one)]


def is_as_good(box: Box, kind: int, room: bool) -> bool:
    """``room``: for an Action after which no other can be played."""
    types, price = box.types[kind], box.price[kind]
    if types & (VICTORY | CURSE_TYPE) or price.coins > DEAREST or price.potions or price.debt:
        return False
    if types & TREASURE:
        return coins_of(box, kind) >= COINS
    if not types & ACTION:
        return False
    if actions_of(box, kind):
        return cards_of(box, kind) + coins_of(box, kind) >= COINS
    return room and cards_of(box, kind) >= DRAWN
