"""Piles of several different cards: one place in the Kingdom, one placeholder (G-ACTION-CARD-03, G-NAME-04)."""

from typing import Final

from regalia.dominion.rules.facts import cost_of, section, types_of
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.printed import Pile

ROWS: Final = section("piles")


class MixedPile:
    """``cards``: names and copies from the top to the bottom; ``types`` and ``cost`` are those of the placeholder."""

    def __init__(self, name: str, shuffled: bool = False) -> None:
        row = ROWS[name]
        self.name: Final = name
        self.expansion: Final[str] = row["set"]
        self.types: Final = types_of(row)
        self.cost: Final = cost_of(row).coins
        self.cards: Final[list[tuple[str, int]]] = list(row["contents"].items())
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
    RuinsPile("ruins", shuffled=True),
    MixedPile("knights", shuffled=True),
    Castles("castles"),
    MixedPile("augurs"),
    MixedPile("odysseys"),
    MixedPile("townsfolk"),
    MixedPile("wizards"),
]
