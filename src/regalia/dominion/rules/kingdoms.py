"""Kingdoms by name (the recommended sets of ten of the base set) and as lists in a text."""

from collections.abc import Sequence
from typing import Final

KINGDOMS: Final = {
    "first_game": (
        "cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop",
    ),
    "size_distortion": (
        "artisan", "bandit", "bureaucrat", "chapel", "festival", "gardens", "sentry", "throne_room", "witch", "workshop",
    ),
    "deck_top": (
        "artisan", "bureaucrat", "council_room", "festival", "harbinger", "laboratory", "moneylender", "sentry", "vassal",
        "village",
    ),
    "sleight_of_hand": (
        "cellar", "council_room", "festival", "gardens", "harbinger", "library", "militia", "poacher", "smithy", "throne_room",
    ),
    "improvements": (
        "artisan", "cellar", "market", "merchant", "mine", "moat", "moneylender", "poacher", "remodel", "witch",
    ),
    "silver_and_gold": (
        "bandit", "bureaucrat", "chapel", "harbinger", "laboratory", "merchant", "mine", "moneylender", "throne_room", "vassal",
    ),
    "money": (),  # no Kingdom at all
}  # fmt: skip

REMARK: Final = "#"


def kingdom_text(cards: Sequence[str], title: str = "") -> str:
    """One card a line, as the command line reads it; the title is a remark."""
    head = [f"{REMARK} {title}"] if title else []
    return "\n".join([*head, *cards]) + "\n"
