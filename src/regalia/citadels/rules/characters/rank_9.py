"""Queen, Artist, Tax Collector."""

from typing import Final

from regalia.citadels.rules.layout import A_PLACE, PLACES, is_beautified_place, seat_of_place, title_of_place
from regalia.citadels.rules.printed import ANY_TIME, FIRST_ABILITY, SECOND_ABILITY, Character, Offer
from regalia.citadels.rules.reasons import why_not_payable
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import NOBODY
from regalia.kernel.options import Amounts, Option
from regalia.kernel.reasons import Reason


def are_neighbours(game: Citadels, one: int, other: int) -> bool:
    return (one - other) % game.seats in (1, game.seats - 1)


class TakeFavour(Offer):
    """Three gold beside the player who revealed rank 4, whoever wears the crown (C-QUEEN-01, -02, -08)."""

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


class Queen(Character):
    def heir_revealed(self, game: Citadels, heir: int) -> None:
        """Beside a killed rank 4 she gets her gold only now; not if she herself did not play (C-QUEEN-03, C-INT-03)."""
        queen = game.holder[self.rank]
        if queen != NOBODY and are_neighbours(game, queen, heir):
            game.gain(queen, 3, "C-QUEEN-03")


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


QUEEN: Final = Queen("queen", 9, offers=(TakeFavour("take_favour"),), origin="dark_city", fewest_seats=5)
ARTIST: Final = Character("artist", 9, offers=(Beautify("beautify", PLACES, A_PLACE, slot=ANY_TIME),), origin="dark_city")
TAX_COLLECTOR: Final = Character("tax_collector", 9, offers=(CollectTax("collect_tax"),), taxes=True, origin="dark_city")
