"""Building: pay, be confiscated or not, enter one city, pay the tax, further effects (R-28)."""

from typing import Final

from regalia.citadels.rules.layout import (
    BUILT,
    FREE,
    HANDS,
    LAID_OUT,
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
from regalia.citadels.rules.moments import happen
from regalia.citadels.rules.printed import UNBUILDABLE, factory_helps
from regalia.citadels.rules.reasons import why_not_in_hand
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision
from regalia.kernel.reasons import Reason


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
    """The limit of five binds the builder of the Monument (D-MONUMENT-01)."""
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
    """Pay to the bank and lay the card out."""
    game.pay(seat, gold, "C-TURN-06")
    game.building_costs += gold  # C-ALCHEMIST-01
    lay_out(game, seat, card, gold, counted)


def build_free(game: Citadels, seat: int, card: int) -> None:
    """Build without paying; it counts."""
    lay_out(game, seat, card, FREE, True)


def lay_out(game: Citadels, seat: int, card: int, gold: int, counted: bool) -> None:
    """The last thing its callers do: where nobody listens, nothing comes between this and the city."""
    if counted and counts(game, card):
        game.built += 1
    game.move(card, HANDS + SEAT_ZONES * seat, SITE)
    if game.journal is not None:
        game.tell("builds", "C-TURN-06", (seat, game.face(card), 0 if gold == FREE else gold))
    if game.box.listening[LAID_OUT]:
        game.stack.append(EnterCity(seat, game.track(card)))
        happen(game, LAID_OUT, seat, card, gold)
    else:
        enter_city(game, seat, card)


class EnterCity(Effect[Citadels]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Citadels) -> Decision | None:
        if game.is_found(self.card):  # else it was confiscated and never gets here (C-MAGISTRATE-07)
            enter_city(game, self.seat, self.card[0])
        return None


def enter_city(game: Citadels, seat: int, card: int) -> None:
    """Built, by its builder or by the Magistrate who confiscated it: enter; then the tax, then its own effect (R-28)."""
    game.enter(card, SITE, seat)
    if seat == game.active:
        game.any_built = True  # what was confiscated is another's build (C-MAGISTRATE-18)
    if game.box.listening[BUILT]:
        happen(game, BUILT, seat, card)
