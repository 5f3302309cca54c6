"""Bookkeepers who read events and nothing else: what is paid comes, what is built is taxed, what is lent is given for cards.

They know what was chosen before play (a setup is public) and the rules they audit, in their own words; of the game they hear
only what every spectator is told. ``settle`` is called whenever somebody is asked: by then, what has begun is at an end
unless an account says otherwise.
"""

from regalia.citadels.rules.layout import SITE, city
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.dominion.rules.cards.everything import NAMED
from regalia.dominion.rules.kinds import KIND_NAMES, KIND_OF
from regalia.dominion.rules.setup import DominionSetup
from regalia.kernel.events import Event
from regalia.kernel.views import SPECTATOR
from tests.laws.ledger import Ledger

SILVER = KIND_OF["silver"]
STONEMASON = KIND_OF["stonemason"]
AFTER_TAX = ("D-POORHOUSE-01", "C-ALCHEMIST-01")  # gold that comes at the end of a turn, after its tax


class CitadelsBooks(Ledger):
    """Every coin (the ledger's), and on top of that every build: paid once, entering one city, taxed once."""

    def __init__(self, setup: CitadelsSetup) -> None:
        super().__init__(setup.seats)
        self.cast = setup.cast
        self.is_taxed = "tax_collector" in setup.cast
        self.once_a_turn = setup.nl_card_first  # C-TAX-12, C-MARSHAL-09
        self.acting = [0] * setup.seats  # by seat: the rank it plays
        self.paid: list[tuple[int, int]] = []  # to the bank for a district that is not laid out yet
        self.site: tuple[int, int, int] | None = None  # builder, title and gold of the district that is laid out
        self.refund: tuple[int, int] | None = None  # to whom the Magistrate's victim's gold comes back
        self.bribe: tuple[int, int] | None = None
        self.loan: tuple[int, int, int] | None = None
        self.owed: list[int] = []  # seats that must pay a tax now
        self.turn_of = -1
        self.built = False  # something in this turn that is taxed at its end
        self.taxed = False
        self.late_gold = 0

    def enter(self, event: Event) -> None:
        kind, rule, told, _ = event.seen_by(SPECTATOR)
        entry = getattr(self, f"on_{kind}", None)
        if entry is not None:
            entry(rule, *told)

    def settle(self) -> None:
        assert not self.paid, "gold was paid for a district that was never laid out"
        assert not self.owed, "a build was not taxed"
        assert self.refund is None and self.bribe is None and self.loan is None

    def close(self) -> None:
        self.end_turn()
        self.settle()
        assert self.site is None, "a district that was paid for lies on the site"

    # -- building ------------------------------------------------------------------------------------------------------------

    def on_pays(self, rule: str, seat: int, gold: int) -> None:
        super().on_pays(rule, seat, gold)
        if rule == "C-TURN-06":
            self.paid.append((seat, gold))

    def on_builds(self, rule: str, seat: int, title: int, gold: int) -> None:
        assert self.site is None, "two districts on the site"
        if (seat, gold) in self.paid:
            self.paid.remove((seat, gold))
        else:
            assert gold == 0, "a district was built for gold that nobody paid"
        self.site = (seat, title, gold)

    def on_moves(self, rule: str, source: int, target: int, manner: int, to_bottom: int) -> None:
        if source != SITE or self.site is None:  # a destroyed district lies there while the Graveyard's owner is asked
            return
        builder = self.site[0]
        owner = next(seat for seat in range(len(self.gold)) if city(seat) == target)
        self.site = None
        if not self.is_taxed:
            return
        if owner != builder:  # the Magistrate built it (C-MAGISTRATE-18)
            if self.gold[owner]:
                self.owed.append(owner)
        elif self.once_a_turn:
            self.built = True
        elif self.gold[owner] and not self.is_collector(owner):
            self.owed.append(owner)

    def on_confiscates(self, rule: str, seat: int, victim: int, title: int) -> None:
        assert self.site is not None and self.site[:2] == (victim, title)
        if self.site[2]:
            self.refund = (victim, self.site[2])  # C-MAGISTRATE-05

    def on_seizes(self, rule: str, seat: int, owner: int, title: int) -> None:
        self.built = self.built or self.once_a_turn

    # -- tax -----------------------------------------------------------------------------------------------------------------

    def on_pays_tax(self, rule: str, seat: int, lying: int) -> None:
        assert self.is_taxed
        super().on_pays_tax(rule, seat, lying)
        if seat in self.owed:
            self.owed.remove(seat)
        else:
            assert self.once_a_turn and seat == self.turn_of and self.built and not self.taxed, (
                "taxed without a build of one's own"
            )
            assert not self.is_collector(seat), "the Tax Collector is taxed"
            self.taxed = True

    def is_collector(self, seat: int) -> bool:
        rank = self.acting[seat]
        return rank > 0 and self.cast[rank - 1] == "tax_collector"

    def end_turn(self) -> None:
        seat = self.turn_of
        if self.once_a_turn and self.is_taxed and self.built and not self.taxed and not self.is_collector(seat):
            assert self.gold[seat] - self.late_gold == 0, "a turn with a build was not taxed"
        self.turn_of, self.built, self.taxed, self.late_gold = -1, False, False, 0

    # -- turns ---------------------------------------------------------------------------------------------------------------

    def begin_turn(self, seat: int, rank: int) -> None:
        self.end_turn()
        self.turn_of = seat
        self.acting[seat] = rank

    def on_reveals(self, rule: str, seat: int, rank: int) -> None:
        self.begin_turn(seat, rank)

    def on_witch_resumes(self, rule: str, seat: int, rank: int) -> None:
        self.begin_turn(seat, rank)

    def on_nobody_answers(self, rule: str, rank: int) -> None:
        self.end_turn()

    def on_round_begins(self, rule: str, number: int, crowned: int) -> None:
        self.end_turn()

    # -- gold that changes hands for something ---------------------------------------------------------------------------------

    def on_gains_gold(self, rule: str, seat: int, gold: int) -> None:
        super().on_gains_gold(rule, seat, gold)
        if rule == "C-MAGISTRATE-05":
            assert self.refund == (seat, gold)
            self.refund = None
        if rule in AFTER_TAX and seat == self.turn_of:
            self.late_gold += gold

    def on_bribes(self, rule: str, seat: int, rank: int, gold: int) -> None:
        assert gold == self.gold[seat] // 2  # C-BLACKMAILER-04
        self.bribe = (seat, gold)

    def on_gives_cards(self, rule: str, seat: int, taker: int, number: int) -> None:
        if rule == "C-CARDINAL-02":
            self.loan = (seat, taker, number)

    def on_takes_gold(self, rule: str, seat: int, victim: int, gold: int) -> None:
        super().on_takes_gold(rule, seat, victim, gold)
        if rule == "C-BLACKMAILER-04" and self.bribe is not None:
            assert self.bribe == (victim, gold)
            self.bribe = None
        if rule == "C-CARDINAL-02":
            assert self.loan == (seat, victim, gold), "a card for each coin"
            self.loan = None


class DominionBooks:
    """Coins, Potions and Debt of whoever has the turn; every purchase ends in one gain, or is said to bring none."""

    def __init__(self, setup: DominionSetup) -> None:
        self.coins = 0
        self.potions = 0
        self.debt = [0] * setup.seats
        self.bought: tuple[int, int, int] | None = None  # who, what, for how many coins: still to be gained
        self.gains: list[tuple[int, int]] = []  # since then
        self.overpaid = -1
        self.possessor = -1
        self.lapsed = False
        self.box = setup.box  # what lies where before the first turn
        self.lying = [len(pile) for pile in setup.box.laid]  # cards by zone

    def enter(self, event: Event) -> None:
        kind, _, told, _ = event.seen_by(SPECTATOR)
        entry = getattr(self, f"on_{kind}", None)
        if entry is not None:
            entry(*told)

    def settle(self) -> None:
        assert self.coins >= 0 and self.potions >= 0 and min(self.debt) >= 0

    def close(self) -> None:
        self.end_purchase()
        self.settle()

    # -- purchases -----------------------------------------------------------------------------------------------------------

    def begin_purchase(self, seat: int, kind: int, cost: int) -> None:
        self.end_purchase()
        self.coins -= cost
        self.bought = (seat, kind, cost)

    def end_purchase(self) -> None:
        """By the next purchase or the end of the phase."""
        if self.bought is not None and not self.lapsed:
            seat, kind, cost = self.bought
            for_it = [one for one in self.gains if one[1] == kind and one[0] in (seat, self.possessor)]
            instead = [one for one in self.gains if one == (seat, SILVER)]  # Trader
            assert for_it or instead, f"{KIND_NAMES[kind]} was paid for and never gained"
            if kind == STONEMASON and self.overpaid == cost:  # two Actions that cost what it costs, and itself (G-PAY-07)
                assert len(self.gains) >= 3, "Stonemason was paid for and never gained"
        self.bought, self.gains, self.overpaid, self.lapsed = None, [], -1, False

    def on_buys(self, seat: int, kind: int, cost: int) -> None:
        self.begin_purchase(seat, kind, cost)
        self.potions -= NAMED[KIND_NAMES[kind]].cost.potions

    def on_gains(self, seat: int, kind: int, place: int) -> None:
        self.gains.append((seat, kind))

    def on_gains_none(self, seat: int, kind: int) -> None:
        assert self.bought is not None and self.bought[:2] == (seat, kind)
        pile = self.box.pile_of[kind]
        mixed = pile >= 0 and len(set(self.box.piles[pile - self.box.first_pile].kinds)) > 1
        assert pile < 0 or mixed or self.lying[pile] == 0, f"{KIND_NAMES[kind]} was paid for and never gained: there are some"
        self.lapsed = True

    def on_moves(self, source: int, target: int, manner: int, to_bottom: int) -> None:
        self.lying[source] -= 1
        self.lying[target] += 1

    def on_moves_all(self, source: int, target: int, number: int) -> None:
        self.lying[source] -= number
        self.lying[target] += number

    def on_shuffles_under(self, source: int, target: int) -> None:
        self.on_moves_all(source, target, self.lying[source])

    def on_buys_event(self, seat: int, kind: int, cost: int) -> None:
        self.end_purchase()
        self.coins -= cost

    def on_buys_project(self, seat: int, kind: int, cost: int) -> None:
        self.end_purchase()
        self.coins -= cost

    def on_overpays(self, seat: int, kind: int, coins: int, potions: int) -> None:
        assert self.bought is not None and self.bought[:2] == (seat, kind)
        self.coins -= coins
        self.potions -= potions
        self.overpaid = coins if not potions else -1

    # -- money ---------------------------------------------------------------------------------------------------------------

    def on_plus_coins(self, seat: int, number: int) -> None:
        self.coins += number

    def on_loses_coins(self, seat: int, number: int) -> None:
        self.coins -= number

    def on_plus_potions(self, seat: int, number: int) -> None:
        self.potions += number

    def on_pays(self, seat: int, cost: int) -> None:
        self.coins -= cost

    def on_takes_debt(self, seat: int, number: int) -> None:
        self.debt[seat] += number

    def on_pays_off(self, seat: int, number: int) -> None:
        self.coins -= number
        self.debt[seat] -= number

    # -- turns ---------------------------------------------------------------------------------------------------------------

    def begin_turn(self) -> None:
        self.end_purchase()
        self.coins = self.potions = 0
        self.possessor = -1

    def on_turn(self, seat: int, number: int) -> None:
        self.begin_turn()

    def on_extra_turn(self, seat: int, card: int) -> None:
        self.begin_turn()

    def on_is_possessed(self, seat: int, by: int) -> None:
        self.possessor = by

    def on_cleans_up(self, seat: int) -> None:
        self.end_purchase()
