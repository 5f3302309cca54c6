"""What a player has besides cards: Actions, Buys and coins of the turn, and tokens."""

from typing import Final

from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import COFFERS, DEBT, FAVORS, MINUS_CARD, MINUS_COIN, PIRATE_COINS, POINTS, TOKENS, VILLAGERS
from regalia.kernel.game import Game


class Resources(Game):
    """The part of a game of Dominion that is counted."""

    tokens: list[int]  # by seat and sort; empty where no card deals with tokens
    # this turn
    active: int
    actions: int
    buys: int
    coins: int
    potions: int
    in_force: list[int]  # kinds whose text "this turn" holds, once for each playing (G-THIS-TURN-01, G-PLAY-12)

    __slots__ = ("actions", "active", "buys", "coins", "in_force", "potions", "tokens")

    # -- the turn's resources ----------------------------------------------------------------------------------------

    def plus_actions(self, seat: int, number: int) -> None:
        """Of use only to the player whose turn it is; nothing after a Snowy Village (G-ACTIONS-06)."""
        if seat == self.active and not (self.in_force and SNOWY_VILLAGE in self.in_force):
            self.actions += number
            if self.journal is not None:
                self.tell("plus_actions", "G-ACTIONS-01", (seat, number))

    def plus_buys(self, seat: int, number: int) -> None:
        if seat == self.active:
            self.buys += number
            if self.journal is not None:
                self.tell("plus_buys", "G-BUY-01", (seat, number))

    def plus_coins(self, seat: int, number: int) -> None:
        """Money to pay with this turn, not cards (G-PLUS-COINS-01, -02)."""
        if seat == self.active:
            if self.tokens and number > 0 and self.token(seat, MINUS_COIN):
                self.add_tokens(seat, MINUS_COIN, -1)
                number -= 1  # G-PLUS-COINS-03
            self.coins += number
            if self.journal is not None:
                self.tell("plus_coins", "G-PLUS-COINS-01", (seat, number))

    def lose_coins(self, seat: int, number: int) -> None:
        """So many of the coins to pay with are gone again; they do not fall below 0."""
        number = min(number, self.coins)
        if seat == self.active and number > 0:
            self.coins -= number
            if self.journal is not None:
                self.tell("loses_coins", "G-PLUS-COINS-01", (seat, number))

    def plus_potions(self, seat: int, number: int) -> None:
        """What else some cards cost (G-TREASURE-02)."""
        if seat == self.active:
            self.potions += number
            if self.journal is not None:
                self.tell("plus_potions", "G-TREASURE-02", (seat, number))

    # -- tokens ------------------------------------------------------------------------------------------------------

    def token(self, seat: int, sort: int) -> int:
        """How many tokens of a sort a seat has."""
        return self.tokens[seat * TOKENS + sort] if self.tokens else 0

    def add_tokens(self, seat: int, sort: int, number: int) -> None:
        """Take tokens or, with a negative number, give them back."""
        at = seat * TOKENS + sort
        self.tokens[at] = self.tokens[at] + number
        if self.journal is not None and sort in TOLD:
            if number > 0:
                self.tell("takes_tokens", TOLD[sort], (seat, number, sort))
            else:
                self.tell("returns_tokens", TOLD[sort], (seat, -number, sort))

    def set_token(self, seat: int, sort: int, value: int) -> None:
        self.tokens[seat * TOKENS + sort] = value

    def may_buy(self, seat: int) -> bool:
        """With a Buy left, and without Debt (G-BUY-02, G-PAY-OFF-02)."""
        return self.buys > 0 and self.token(seat, DEBT) == 0


SNOWY_VILLAGE: Final = KIND_OF["snowy_village"]
TOLD: Final = {
    COFFERS: "G-COFFERS-01",
    VILLAGERS: "G-VILLAGERS-01",
    FAVORS: "G-FAVORS-01",
    POINTS: "G-VP-TOKENS-01",
    MINUS_CARD: "G-PLUS-CARDS-04",
    MINUS_COIN: "G-PLUS-COINS-03",
    PIRATE_COINS: "G2-MATS-01",
}
