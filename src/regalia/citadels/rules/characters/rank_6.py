"""Merchant, Alchemist, Trader."""

from typing import Final

from regalia.citadels.rules.layout import TRADE
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option
from regalia.kernel.reasons import Reason


class GainExtraGold(Offer):
    """One gold, whichever resource was gathered, at any moment of the turn (C-MERCHANT-02, -05)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return None

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gain(seat, 1, "C-MERCHANT-02")


class Alchemist(Character):
    def ends(self, game: Citadels, seat: int) -> None:
        """All gold paid for building comes back, nothing else (C-ALCHEMIST-01, -02)."""
        if game.building_costs:
            game.gain(seat, game.building_costs, "C-ALCHEMIST-01")


MERCHANT: Final = Character("merchant", income=TRADE, offers=(GainExtraGold("gain_extra_gold"),))
ALCHEMIST: Final = Alchemist("alchemist")
TRADER: Final = Character("trader", income=TRADE, uncounted_kind=TRADE)  # C-TRADER-02
