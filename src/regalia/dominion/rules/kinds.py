"""Kinds of cards: what is printed on them. Cards of one kind have one name and are the same card (G-NAME-01, -02)."""

from typing import Final

from regalia.dominion.rules.facts import CARD_ROWS
from regalia.kernel.guests import entries

KINDS: Final = 256  # above every kind, so that a seat and a kind fit into one number

KIND_NAMES: Final[list[str]] = [row["id"] for row in CARD_ROWS]  # by number; those of installed packages follow
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
GUESTS: Final = "regalia.dominion"  # entry points of cards that installed packages bring


def number_of(name: str) -> int:
    """The number of a kind, -1 if there is none. Those of installed packages come after ours, in the order of their names."""
    if name and name not in KIND_OF:
        for guest in entries(GUESTS):
            if guest not in KIND_OF and len(KIND_NAMES) < KINDS - 1:
                KIND_OF[guest] = len(KIND_NAMES)
                KIND_NAMES.append(guest)
    return KIND_OF.get(name, -1)


# Names of other printings of the same card: male and female variants (G-NAME-03).
ALIASES: Final = {"pagin": "page"}

NO_KIND: Final = KINDS - 1  # of what is about no card: the start of a turn, for instance

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
assert len(KIND_OF) == len(KIND_NAMES) <= KINDS
