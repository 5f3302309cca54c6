"""Piles of several different cards: one place in the Kingdom, one placeholder (G-ACTION-CARD-03, G-NAME-04)."""

from typing import Final

from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import (
    ACTION,
    ATTACK,
    AUGUR,
    CASTLE,
    KNIGHT,
    LIAISON,
    ODYSSEY,
    RUINS,
    TOWNSFOLK,
    VICTORY,
    WIZARD,
)
from regalia.dominion.rules.printed import Pile


class MixedPile:
    """``cards``: names and copies from the top to the bottom; ``types`` and ``cost`` are those of the placeholder."""

    def __init__(
        self,
        name: str,
        expansion: str,
        types: int,
        cost: int,
        cards: tuple[tuple[str, int], ...],
        shuffled: bool = False,
    ) -> None:
        self.name: Final = name
        self.expansion: Final = expansion
        self.types: Final = types
        self.cost: Final = cost
        self.cards: Final = cards
        self.shuffled: Final = shuffled

    def kinds(self, seats: int) -> list[int]:
        """From the bottom to the top."""
        return [KIND_OF[name] for name, copies in reversed(self.cards) for _ in range(copies)]

    def used(self, seats: int) -> int:
        """How many of its cards are in the game; 0: all."""
        return 0

    def pile(self, seats: int) -> Pile:
        return Pile(self.name, self.kinds(seats), True, self.types, self.shuffled, self.used(seats))


class Castles(MixedPile):
    def kinds(self, seats: int) -> list[int]:
        """With two players one of each."""
        return [KIND_OF[name] for name, copies in reversed(self.cards) for _ in range(1 if seats == 2 else copies)]


class RuinsPile(MixedPile):
    def used(self, seats: int) -> int:
        return 10 * (seats - 1)


MIXED: Final = [
    RuinsPile(
        "ruins",
        "dark_ages",
        ACTION | RUINS,
        0,
        tuple([(name, 10) for name in ("abandoned_mine", "ruined_library", "ruined_market", "ruined_village", "survivors")]),
        shuffled=True,
    ),
    MixedPile(
        "knights",
        "dark_ages",
        ACTION | ATTACK | KNIGHT,
        5,
        tuple([(f"dame_{name}", 1) for name in ("anna", "josephine", "molly", "natalie", "sylvia")])
        + tuple([(f"sir_{name}", 1) for name in ("bailey", "destry", "martin", "michael", "vander")]),
        shuffled=True,
    ),
    Castles(
        "castles",
        "empires",
        VICTORY | CASTLE,
        3,
        (
            ("humble_castle", 2),
            ("crumbling_castle", 1),
            ("small_castle", 2),
            ("haunted_castle", 1),
            ("opulent_castle", 2),
            ("sprawling_castle", 1),
            ("grand_castle", 1),
            ("kings_castle", 2),
        ),
    ),
    MixedPile(
        "augurs",
        "allies",
        ACTION | AUGUR,
        3,
        (("herb_gatherer", 4), ("acolyte", 4), ("sorceress", 4), ("sibyl", 4)),
    ),
    MixedPile(
        "odysseys",
        "allies",
        ACTION | ODYSSEY,
        3,
        (("old_map", 4), ("voyage", 4), ("sunken_treasure", 4), ("distant_shore", 4)),
    ),
    MixedPile(
        "townsfolk",
        "allies",
        ACTION | TOWNSFOLK,
        2,
        (("town_crier", 4), ("blacksmith", 4), ("miller", 4), ("elder", 4)),
    ),
    MixedPile(
        "wizards",
        "allies",
        ACTION | WIZARD | LIAISON,
        3,
        (("student", 4), ("conjurer", 4), ("sorcerer", 4), ("lich", 4)),
    ),
]
