"""Building: pay, be confiscated or not, enter one city, pay the tax, further effects (R-28)."""

from typing import Any, Final

from regalia.citadels.rules.editions import WARRANT_ANY, WARRANT_GOLD
from regalia.citadels.rules.layout import (
    BELL_TOWER,
    HANDS,
    LIGHTHOUSE,
    MONUMENT,
    NO_KIND,
    QUARRY,
    SEAT_ZONES,
    SITE,
    STABLES,
    THE_FACTORY,
    city,
    hand,
)
from regalia.citadels.rules.printed import UNBUILDABLE, factory_helps
from regalia.citadels.rules.reasons import why_not_in_hand
from regalia.citadels.rules.table import Citadels
from regalia.citadels.rules.when_built import RingBell, SearchDeck
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Question
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening, Reaction, open_window


def may_build_identical(game: Citadels, seat: int) -> bool:
    return game.box.cast[game.acting].builds_identical or game.has(seat, QUARRY)  # C-WIZARD-05, D-QUARRY-01


def price(game: Citadels, seat: int, card: int) -> int:
    """What building costs in gold."""
    if game.skyline[seat] & THE_FACTORY and factory_helps(game.box.kind[card], game.box.title[card]):
        return game.box.cost[card] - 1
    return game.box.cost[card]


def counts(game: Citadels, card: int) -> bool:
    """Whether building it counts towards the limit (D-STABLES-01, C-TRADER-02)."""
    uncounted = game.box.cast[game.acting].uncounted_kind
    return game.box.title[card] != STABLES and (uncounted == NO_KIND or game.box.kind[card] != uncounted)


def has_room(game: Citadels, seat: int, card: int) -> bool:
    """The limit of five binds whoever builds the Monument (D-MONUMENT-01)."""
    return game.box.title[card] != MONUMENT or len(game.zones[city(seat)]) < 5


def may_place(game: Citadels, seat: int, card: int) -> bool:
    """Everything but gold and the limit: it can be built at all, is not there already, and there is room."""
    title = game.box.title[card]
    return (
        game.box.kind[card] != NO_KIND
        and game.box.cost[card] != UNBUILDABLE  # D-VAULT-01
        and (game.skyline[seat] >> title & 1 == 0 or may_build_identical(game, seat))  # C-TURN-09
        and has_room(game, seat, card)
    )


def may_build(game: Citadels, seat: int, card: int) -> bool:
    """Everything but gold."""
    return (
        may_build_at_all(game)
        and (game.built < game.limit or not counts(game, card))  # C-TURN-08
        and may_place(game, seat, card)
    )


def why_not_place(game: Citadels, seat: int, card: int) -> Reason | None:
    """What ``may_place`` finds wrong."""
    title = game.box.title[card]
    if game.box.kind[card] == NO_KIND:
        return Reason("no_district_card", "A-GENERAL-01", (title,))
    if game.box.cost[card] == UNBUILDABLE:
        return Reason("unbuildable", "D-VAULT-01", (title,))
    if not has_room(game, seat, card):
        return Reason("monument_too_late", "D-MONUMENT-01")
    return None if may_place(game, seat, card) else Reason("in_city", "C-TURN-09", (title,))


def why_not_build(game: Citadels, seat: int, card: int) -> Reason | None:
    """What ``may_build`` finds wrong."""
    if may_build(game, seat, card):
        return None
    placed = why_not_place(game, seat, card)
    if placed is not None:
        return placed
    return why_no_building(game) or Reason("limit_reached", "C-TURN-08", (game.limit,))


def may_build_at_all(game: Citadels) -> bool:
    """Whether anything may be built now, in whatever way: after gathering, and not by everybody."""
    return game.gathered and game.box.cast[game.acting].builds  # C-TURN-04, C-NAVIGATOR-03, C-WITCH-02


def why_no_building(game: Citadels) -> Reason | None:
    """What ``may_build_at_all`` finds wrong."""
    acting = game.box.cast[game.acting]
    if not acting.builds:
        rule = "C-NAVIGATOR-03" if acting.build_limit == 0 else "C-WITCH-02"
        return Reason("may_not_build", rule, (game.acting,))
    return None if game.gathered else Reason("gather_first", "C-TURN-04")


def why_not_build_from_hand(game: Citadels, seat: int, title: int) -> Reason | None:
    absent = why_not_in_hand(game, seat, title, "C-TURN-06")
    return absent if absent is not None else why_not_build(game, seat, game.find(hand(seat), title))


def pay_and_build(game: Citadels, seat: int, card: int, gold: int, counted: bool = True) -> None:
    """Pay to the bank, lay the card out, and let the Magistrate see it."""
    game.pay(seat, gold, "C-TURN-06")
    game.building_costs += gold  # C-ALCHEMIST-01
    meets = gold > 0 or game.box.edition.warrant_meets != WARRANT_GOLD  # C-MAGISTRATE-12, -13
    lay_out(game, seat, card, gold, counted, meets)


def build_free(game: Citadels, seat: int, card: int) -> None:
    """Build without paying: it counts, but there is nothing to confiscate (C-MAGISTRATE-14)."""
    lay_out(game, seat, card, 0, True, game.box.edition.warrant_meets == WARRANT_ANY)


def lay_out(game: Citadels, seat: int, card: int, gold: int, counted: bool, meets_warrant: bool) -> None:
    if counted and counts(game, card):
        game.built += 1
    game.move(card, HANDS + SEAT_ZONES * seat, SITE)
    if game.journal is not None:
        game.tell("builds", "C-TURN-06", (seat, game.face(card), gold))
    game.stack.append(EnterCity(seat, game.track(card)))
    if meets_warrant and not game.warrant_met:
        game.warrant_met = True  # only the first one can be taken (C-MAGISTRATE-08)
        if game.warrants >> game.acting & 1 and not game.unhindered:
            open_window(game, DistrictPaid(seat, game.track(card), gold))


class EnterCity(Effect[Citadels]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Citadels) -> Decision | None:
        if game.is_found(self.card):  # else it was confiscated and never gets here (C-MAGISTRATE-07)
            enter_city(game, self.seat, self.card[0])
        return None


def enter_city(game: Citadels, seat: int, card: int) -> None:
    """Built, by its builder or by the Magistrate who confiscated it: enter, be taxed, take effect."""
    game.enter(card, SITE, seat)
    if seat == game.active:
        game.any_built = True  # what was confiscated is another's build (C-MAGISTRATE-18)
    if game.box.taxed:
        pay_tax(game, seat)
    title = game.box.title[card]
    if title == BELL_TOWER:
        game.push(RingBell(seat))
    elif title == LIGHTHOUSE:
        game.push(SearchDeck(seat))


def pay_tax(game: Citadels, seat: int) -> None:
    """One gold for each district built, if there is one (C-TAX-01 … -05); not by whoever plays the Tax Collector."""
    is_own_turn = seat == game.active
    if is_own_turn and (game.box.cast[game.acting].taxes or game.box.edition.tax_once_a_turn):
        return  # C-TAX-05, C-INT-09; C-TAX-12
    put_on_tax_card(game, seat)


def put_on_tax_card(game: Citadels, seat: int) -> None:
    if game.gold[seat] > 0:  # C-TAX-04
        game.gold[seat] = game.gold[seat] - 1
        game.tax += 1
        if game.journal is not None:
            game.tell("pays_tax", "C-TAX-01", (seat, game.tax))


class DistrictPaid(Happening[Citadels]):
    """A district lies on the site, paid for. The Magistrate may confiscate it before it enters a city."""

    def __init__(self, turn_of: int, card: Track, gold: int) -> None:
        super().__init__(turn_of)
        self.card: Final = card
        self.gold: Final = gold

    def reactions(self, game: Citadels) -> list[Reaction[Any]]:
        return game.box.paid_reactions

    def question(self) -> Question:
        return CONFISCATE_OR_NOT


CONFISCATE_OR_NOT: Final = Question("confiscate", "C-MAGISTRATE-03", poker_face=True)
