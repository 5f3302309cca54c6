"""A bookkeeper who hears what everybody hears, and knows from it where every coin is."""

from regalia.citadels.rules.layout import city
from regalia.citadels.rules.table import Citadels
from regalia.kernel.views import SPECTATOR


class Ledger:
    """Stashes, the tax card, the wagons and the coins on districts, as the public events tell them. All else is the bank."""

    def __init__(self, seats: int) -> None:
        self.gold = [0] * seats
        self.tax = 0
        self.wagons: list[int] = []
        self.coins = 0  # ever laid on a district
        self.heard = 0
        self.beautified: set[int] = set()
        self.returned = 0  # coins that went to the bank with their district

    def read(self, game: Citadels) -> None:
        """Hear what happened since the last time."""
        journal = game.listen()
        for event in journal[self.heard :]:
            kind, rule, told, _ = event.seen_by(SPECTATOR)
            entry = getattr(self, f"on_{kind}", None)
            if entry is not None:
                entry(rule, *told)
        self.heard = len(journal)
        standing = {card for seat in range(game.seats) for card in game.zones[city(seat)]}
        self.returned += len([card for card in self.beautified if card not in standing])
        self.beautified = set(game.beautified)

    def compare(self, game: Citadels) -> None:
        assert game.gold == self.gold and min(self.gold) >= 0
        assert game.tax == self.tax >= 0
        assert sum(game.wagon_gold) == sum(self.wagons) and min(self.wagons, default=0) >= 0
        assert len(game.beautified) == self.coins - self.returned

    def on_gains_gold(self, rule: str, seat: int, gold: int) -> None:
        assert gold >= 0
        self.gold[seat] += gold
        if rule == "A-TICKETWAGON-03":  # from the wagon, not from the bank
            self.wagons.remove(gold)

    def on_pays(self, rule: str, seat: int, gold: int) -> None:
        assert gold >= 0
        self.gold[seat] -= gold

    def on_takes_gold(self, rule: str, seat: int, victim: int, gold: int) -> None:
        assert gold >= 0
        self.gold[victim] -= gold
        self.gold[seat] += gold

    def on_pays_tax(self, rule: str, seat: int, lying: int) -> None:
        self.gold[seat] -= 1
        self.tax += 1
        assert self.tax == lying

    def on_collects_tax(self, rule: str, seat: int, gold: int) -> None:
        assert gold == self.tax
        self.gold[seat] += gold
        self.tax = 0

    def on_beautifies(self, rule: str, seat: int, title: int) -> None:
        self.gold[seat] -= 1
        self.coins += 1

    def on_visits_wagon(self, rule: str, seat: int, wagon: int, lying: int) -> None:
        self.gold[seat] -= 1
        if lying > 1:
            self.wagons.remove(lying - 1)
        self.wagons.append(lying)
