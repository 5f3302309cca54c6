"""A fan-made character as a worked example (see CONTRIBUTING.md). It is in no pool and no edition."""

from typing import Final

from regalia.citadels.rules.layout import TRADE
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option


class CollectHoney(Offer):
    """One gold from every richer player."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if max(game.gold) > game.gold[seat]:
            menu.append(self.options[0])

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        richer = [other for other in range(game.seats) if game.gold[other] > game.gold[seat]]
        for other in richer:
            game.take_gold(seat, other, 1, "FAN-BEEKEEPER-01")


BEEKEEPER: Final = Character("beekeeper", 6, income=TRADE, offers=(CollectHoney("collect_honey"),))
