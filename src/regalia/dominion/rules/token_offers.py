"""Tokens that may be used between other things in one's turn: Debt, Coffers, Villagers."""

from typing import Final

from regalia.dominion.rules.layout import ACTION_PHASE, BUY_PHASE, COFFERS, DEBT, NIGHT_PHASE, VILLAGERS
from regalia.dominion.rules.printed import Offer
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.reasons import Reason


class PayOff(Offer):
    """One Debt for $1; as often as wanted, in the Action phase too (G-PAY-OFF-03, G2-DEBT-03)."""

    def list(self, game: Dominion, seat: int, options: list[Option]) -> None:
        if game.coins > 0 and game.token(seat, DEBT) > 0:
            options.append(self.options[0])

    def why_not(self, game: Dominion, seat: int, subject: int) -> Reason | None:
        if game.token(seat, DEBT) == 0:
            return Reason("no_debt", "G-PAY-OFF-03")
        return None if game.coins > 0 else Reason("no_coins", "G-PAY-OFF-03")

    def take(self, game: Dominion, seat: int, subject: int) -> None:
        game.coins -= 1
        game.add_tokens(seat, DEBT, -1)
        if game.journal is not None:
            game.tell("pays_off", "G-PAY-OFF-03", (seat, 1))


class SpendCoffers(Offer):
    """+$1 at any time in one's turn (G-COFFERS-02)."""

    def list(self, game: Dominion, seat: int, options: list[Option]) -> None:
        if game.token(seat, COFFERS) > 0:
            options.append(self.options[0])

    def why_not(self, game: Dominion, seat: int, subject: int) -> Reason | None:
        return None if game.token(seat, COFFERS) > 0 else Reason("no_coffers", "G-COFFERS-02")

    def take(self, game: Dominion, seat: int, subject: int) -> None:
        game.add_tokens(seat, COFFERS, -1)
        game.plus_coins(seat, 1)


class SpendVillager(Offer):
    """+1 Action, in the Action phase (G-VILLAGERS-02)."""

    def list(self, game: Dominion, seat: int, options: list[Option]) -> None:
        if game.token(seat, VILLAGERS) > 0:
            options.append(self.options[0])

    def why_not(self, game: Dominion, seat: int, subject: int) -> Reason | None:
        return None if game.token(seat, VILLAGERS) > 0 else Reason("no_villagers", "G-VILLAGERS-02")

    def take(self, game: Dominion, seat: int, subject: int) -> None:
        game.add_tokens(seat, VILLAGERS, -1)
        game.plus_actions(seat, 1)


PAY_OFF: Final = PayOff("pay_off", (ACTION_PHASE, BUY_PHASE))
SPEND_COFFERS: Final = SpendCoffers("spend_coffers", (ACTION_PHASE, BUY_PHASE, NIGHT_PHASE))
SPEND_VILLAGER: Final = SpendVillager("spend_villager", (ACTION_PHASE,))
TOKEN_OFFERS: Final[tuple[tuple[int, Offer], ...]] = (
    (DEBT, PAY_OFF),
    (COFFERS, SPEND_COFFERS),
    (VILLAGERS, SPEND_VILLAGER),
)
