"""Costs in coins, Potions and Debt, and what an instruction allows a card to cost (G-COST-02, -03)."""

from typing import Final

from regalia.kernel.values import Value


class Cost(Value):
    """Three parts; a missing one is 0 (G-COST-02). They are only partly ordered."""

    def __init__(self, coins: int, potions: int = 0, debt: int = 0) -> None:
        self.coins: Final = coins
        self.potions: Final = potions
        self.debt: Final = debt

    def is_up_to(self, other: "Cost") -> bool:
        """No part is higher."""
        return self.coins <= other.coins and self.potions <= other.potions and self.debt <= other.debt

    def is_cheaper_than(self, other: "Cost") -> bool:
        """No part is higher and one is lower (G-COST-03)."""
        return self.is_up_to(other) and not other.is_up_to(self)

    def plus(self, coins: int) -> "Cost":
        return Cost(self.coins + coins, self.potions, self.debt)

    def less(self, coins: int) -> "Cost":
        """No part falls below 0 (G-COST-04)."""
        return Cost(max(0, self.coins - coins), self.potions, self.debt)


# How a limit is meant.
UP_TO: Final = 0
EXACTLY: Final = 1
CHEAPER: Final = 2


OF_ITSELF: Final = -1


class Limit(Value):
    """What a card may cost: up to a cost, exactly it, or less; and at least so many coins.

    ``kind``: the cost is so much more than a card of this kind costs at the time (``Dominion.limit_now``).
    """

    def __init__(self, cost: Cost, how: int = UP_TO, least: int = 0, kind: int = OF_ITSELF) -> None:
        self.cost: Final = cost
        self.how: Final = how
        self.least: Final = least
        self.kind: Final = kind

    def allows(self, cost: Cost) -> bool:
        if cost.coins < self.least or not cost.is_up_to(self.cost):
            return False
        if self.how == UP_TO:
            return True
        return self.cost.is_up_to(cost) == (self.how == EXACTLY)

    def only_coins(self) -> int:
        """How many coins it allows, if that is all it says about costs in coins; else -1."""
        return self.cost.coins if self.how == UP_TO and self.least == 0 else -1


def up_to(coins: int) -> Limit:
    return Limit(Cost(coins))


def more_than(kind: int, coins: int, how: int = UP_TO) -> Limit:
    """So many coins more than a card of this kind costs when it matters (G2-PRICE-03)."""
    return Limit(Cost(coins), how, 0, kind)


ANY_COST: Final = Limit(Cost(1 << 20, 1 << 20, 1 << 20))
