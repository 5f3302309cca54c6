"""Queen, Artist, Tax Collector."""

from typing import Final

from regalia.citadels.rules.layout import (
    A_PLACE,
    BUILT,
    HEIR_REVEALED,
    PLACES,
    SEIZED,
    TURN_ENDS,
    is_beautified_place,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import ANY_TIME, FIRST_ABILITY, SECOND_ABILITY, Character, Listener, Offer
from regalia.citadels.rules.reasons import why_not_payable
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.options import Amounts, Option
from regalia.kernel.reasons import Reason


def are_neighbours(game: Citadels, one: int, other: int) -> bool:
    return (one - other) % game.seats in (1, game.seats - 1)


class TakeFavour(Offer):
    """Three gold beside the player who revealed rank 4, with or without the crown (C-QUEEN-01, -02, -08)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        rank_4 = game.holder[4]
        if rank_4 != NOBODY and are_neighbours(game, seat, rank_4):
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        rank_4 = game.holder[4]
        if rank_4 == NOBODY:
            return Reason("no_rank_4", "C-QUEEN-07")
        return None if are_neighbours(game, seat, rank_4) else Reason("not_beside", "C-QUEEN-01", (rank_4,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gain(seat, 3, "C-QUEEN-01")


class TakeLateFavour(Listener):
    """Beside a killed rank 4 she gets her gold only now; not if she herself did not play (C-QUEEN-03, C-INT-03)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        queen = game.holder[9]
        if queen != NOBODY and are_neighbours(game, queen, seat):
            game.gain(queen, 3, "C-QUEEN-03")
        return False


class Beautify(Offer):
    """A gold on up to two own districts, once each, for good (C-ARTIST-01, -03, -07)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.gold[seat] > 0 and game.used >> SECOND_ABILITY & 1 == 0:  # C-ARTIST-08
            game.list_places(seat, self, menu, game.beautified)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        owner = seat_of_place(subject)
        if owner != seat:
            return Reason("other_city", "C-ARTIST-07", (owner,)) if owner < game.seats else Reason("no_seat", "C-ARTIST-07")
        if game.card_at(subject) == NO_CARD:
            return Reason("not_there", "C-ARTIST-07", (seat, title_of_place(subject)))
        if game.used >> SECOND_ABILITY & 1:
            return Reason("used", "C-ARTIST-01")
        if is_beautified_place(subject):
            return Reason("beautified", "C-ARTIST-03", (title_of_place(subject),))
        return why_not_payable(game, seat, 1, "C-ARTIST-08")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        card = game.card_at(subject)
        first_time = game.used >> FIRST_ABILITY & 1 == 0
        game.used |= 1 << (FIRST_ABILITY if first_time else SECOND_ABILITY)
        game.gold[seat] = game.gold[seat] - 1  # onto the card (C-ARTIST-06)
        game.beautified.append(card)
        if game.journal is not None:
            game.tell("beautifies", "C-ARTIST-01", (seat, game.face(card)))


class TaxBuilding(Listener):
    """One gold for each district built, if there is one (C-TAX-01 … -05); not by the player of the Tax Collector."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        is_own_turn = seat == game.active
        if not is_own_turn or (game.acting != 9 and not game.box.edition.tax_once_a_turn):
            put_on_tax_card(game, seat)  # C-TAX-05, C-INT-09; C-TAX-12
        return False


class TaxSeizing(Listener):
    """Whether it is taxed like building is a switch (C-MARSHAL-09)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.edition.seizing_is_taxed:
            game.any_built = True  # where it is taxed, taxes are paid when the turn ends (C-TAX-12)
        return False


class TaxTurn(Listener):
    """Once a turn, instead of for each district: a switch (C-TAX-12)."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        if game.box.edition.tax_once_a_turn and game.any_built and game.acting != 9:
            put_on_tax_card(game, seat)
        return False


def put_on_tax_card(game: Citadels, seat: int) -> None:
    if game.gold[seat] > 0:  # C-TAX-04
        game.gold[seat] = game.gold[seat] - 1
        game.tax += 1
        if game.journal is not None:
            game.tell("pays_tax", "C-TAX-01", (seat, game.tax))


class CollectTax(Offer):
    """All gold on the reminder card, at any moment of the turn (C-TAX-06)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.tax:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return None if game.tax else Reason("no_tax", "C-TAX-06")

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": game.tax}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        if game.journal is not None:
            game.tell("collects_tax", "C-TAX-06", (seat, game.tax))
        game.gold[seat] = game.gold[seat] + game.tax
        game.tax = 0


QUEEN: Final = Character("queen", offers=(TakeFavour("take_favour"),), listeners=(TakeLateFavour(HEIR_REVEALED),))
ARTIST: Final = Character("artist", offers=(Beautify("beautify", PLACES, A_PLACE, slot=ANY_TIME),))
TAX_COLLECTOR: Final = Character(
    "tax_collector", offers=(CollectTax("collect_tax"),), listeners=(TaxBuilding(BUILT), TaxSeizing(SEIZED), TaxTurn(TURN_ENDS))
)
