"""A card as what it does: types, price, points, what its instructions give, and the words their names are made of.

So a network knows something of a card it has never seen.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from regalia.dominion.rules.cards.catalogue import SHEET_OF, named
from regalia.dominion.rules.instructions import PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import CURSE
from regalia.dominion.rules.printed import Instruction, Printed
from regalia.kernel.values import Value

VERSION: Final = 1
TYPES: Final = 28  # the first ones, of cards
FROM_LANDSCAPES: Final = 48
LANDSCAPES: Final = 9
GIVES: Final = (PlusCards, PlusActions, PlusBuys, PlusCoins)
WORD: Final = re.compile(r"[A-Z][a-z]+")
COMMON: Final = 5  # cards that must use a word for it to be one of the features


def printed(name: str) -> Printed:
    found: Printed = named(name)
    return found


def parts_of(value: Any, found: list[Value]) -> None:
    """Everything its instructions and listeners are made of."""
    if isinstance(value, tuple | list):
        for one in value:
            parts_of(one, found)
    elif isinstance(value, Value):
        found.append(value)
        for one in value.fields():
            parts_of(one, found)


def values_of(card: Printed) -> list[Value]:
    found: list[Value] = []
    parts_of((card.play, card.listeners, card.offers), found)
    for name in ("worth", "overpay", "replaces", "cheaper"):
        parts_of(getattr(card, name, None), found)
    return found


def words_of(value: Value) -> list[str]:
    return [word.lower() for word in WORD.findall(type(value).__name__)]


def common_words() -> list[str]:
    """Of all cards and landscapes there are; kept with the weights, so that new cards do not change what the old ones mean."""
    count: Counter[str] = Counter()
    for name in SHEET_OF:
        count.update({word for value in values_of(printed(name)) for word in words_of(value)})
    return sorted(word for word, number in count.items() if number >= COMMON)


def numbers_of(value: Value) -> float:
    return float(sum([one for one in value.fields() if type(one) is int and 0 <= one <= 20]))


def features_of(name: str, words: Sequence[str]) -> list[float]:
    """What a card or landscape does, as numbers."""
    card = printed(name)
    values = values_of(card)
    found = [float(card.types >> bit & 1) for bit in range(TYPES)]
    found += [float(card.types >> bit & 1) for bit in range(FROM_LANDSCAPES, FROM_LANDSCAPES + LANDSCAPES)]
    cost = card.cost
    found += [cost.coins / 8, float(cost.potions > 0), cost.debt / 8, card.points / 6]
    found += [float(cost.coins >= coins) for coins in range(3, 9)]
    own = [line for line in card.play if isinstance(line, Instruction)]
    for kind in GIVES:
        number = sum([line.number for line in own if isinstance(line, kind)])
        found += [number / 3, float(number >= 1), float(number >= 2)]
    found += [float(CURSE in card.gives), float(len(card.gives)), float(getattr(card, "worth", None) is not None)]
    seen = dict.fromkeys(words, 0.0)
    amounts = dict.fromkeys(words, 0.0)
    for value in values:
        for word in words_of(value):
            if word in seen:
                seen[word] = 1.0
                amounts[word] += numbers_of(value) / 5
    return found + list(seen.values()) + [min(3.0, one) for one in amounts.values()]
