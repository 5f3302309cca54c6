"""Kinds of cards: what is printed on them. Cards of one kind have one name and are the same card (G-NAME-01, -02)."""

from typing import Final

from regalia.dominion.rules.facts import LANDSCAPE, NO_NUMBER, NUMBERED, ON_SHEET
from regalia.kernel.guests import entries
from regalia.kernel.native import i64

KINDS: Final = 1024  # above every kind
NO_KIND: Final = 255  # of what is about no card: the start of a turn, for instance. No kind has this number


def by_number(numbered: list[tuple[int, str]]) -> list[str]:
    """The names of kinds; numbers of none, kept for cards to come, are "".

    >>> by_number([(2, "gold"), (0, "copper")])
    ['copper', '', 'gold']
    """
    names = [""] * (max(numbered)[0] + 1)
    for number, name in numbered:
        if names[number] or number == NO_NUMBER:
            raise ValueError(f"the number {number} of {name!r} is used twice, or kept free")
        names[number] = name
    return names


KIND_NAMES: Final = by_number(NUMBERED)  # by number; those of installed packages follow
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES) if name}
CARD_KINDS: Final = sorted([KIND_OF[name] for (sort, _), names in ON_SHEET.items() if sort != LANDSCAPE for name in names])
GUESTS: Final = "regalia.dominion"  # entry points of cards that installed packages bring


def number_of(name: str) -> int:
    """The number of a kind, -1 if there is none. Those of installed packages come after ours, in the order of their names."""
    if name and name not in KIND_OF:
        for guest in entries(GUESTS):
            if len(KIND_NAMES) == NO_KIND:
                KIND_NAMES.append("")
            if guest not in KIND_OF and len(KIND_NAMES) < KINDS:
                KIND_OF[guest] = len(KIND_NAMES)
                KIND_NAMES.append(guest)
    return KIND_OF.get(name, -1)


def with_kind(number: i64, kind: i64) -> i64:
    """A number below 8, a seat for instance, and a kind as one number; games are stored with them.

    Eight bits of the kind come first and the others last, as once there were no others: so fingerprints stay what they are.
    """
    return (kind >> 8) << 11 | number << 8 | kind & 255


def kind_in(both: i64) -> i64:
    return (both >> 11) << 8 | both & 255


def number_in(both: i64) -> i64:
    return both >> 8 & 7


# Names of other printings of the same card: male and female variants (G-NAME-03).
ALIASES: Final = {"pagin": "page"}

# Kinds that rules name.
COPPER: Final = 0
SILVER: Final = 1
GOLD: Final = 2
ESTATE: Final = 3
DUCHY: Final = 4
PROVINCE: Final = 5
CURSE: Final = 6
POTION: Final = 9
GARDENS: Final = 17
MERCHANT: Final = 22
MOAT: Final = 25
WATCHTOWER: Final = 49
SHEEPDOG: Final = 158

assert KIND_NAMES[:7] == ["copper", "silver", "gold", "estate", "duchy", "province", "curse"]
assert KIND_NAMES[POTION] == "potion"
assert KIND_NAMES[GARDENS] == "gardens" and KIND_NAMES[MERCHANT] == "merchant" and KIND_NAMES[MOAT] == "moat"
assert KIND_NAMES[WATCHTOWER] == "watchtower" and KIND_NAMES[SHEEPDOG] == "sheepdog"
assert len(KIND_NAMES) <= KINDS and NO_KIND == NO_NUMBER
assert [KIND_NAMES[kind] for kind in KIND_OF.values()] == list(KIND_OF) and KIND_NAMES[NO_KIND : NO_KIND + 1] in ([], [""])
