"""Unique districts that add a line to their owner's menu: Armory, Laboratory, Museum, Smithy."""

from typing import Final

from regalia.citadels.rules.layout import (
    A_PLACE,
    A_TITLE,
    ARMORY,
    DECK,
    PLACES,
    TITLES,
    UNDER_MUSEUM,
    city,
    hand,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import FIRST_DISTRICT_SLOT, Offer
from regalia.citadels.rules.reasons import why_deck_empty, why_not_in_hand, why_not_payable
from regalia.citadels.rules.removal import destroy_district
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.options import Option
from regalia.kernel.reasons import Reason


class FireArmory(Offer):
    """Destroy the Armory to destroy any district of an incomplete city; no rank 8 ability (D-ARMORY-01, -02, -03)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.is_complete(seat):
            return  # R-D1.1
        armory = game.find(city(seat), ARMORY)
        for owner in range(game.seats):
            if not game.is_complete(owner):
                game.list_places(owner, self, menu, [armory])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        owner = seat_of_place(subject)
        if owner >= game.seats:
            return Reason("no_seat", "D-ARMORY-01")
        if game.is_complete(seat):
            return Reason("complete", "R-D1.1", (seat,))
        card = game.card_at(subject)
        if card == NO_CARD:
            return Reason("not_there", "D-ARMORY-01", (owner, title_of_place(subject)))
        if game.is_complete(owner):
            return Reason("complete", "D-ARMORY-02", (owner,))
        return Reason("sacrificed_itself", "D-ARMORY-01", (ARMORY,)) if card == game.find(city(seat), ARMORY) else None

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        target = game.card_at(subject)
        destroy_district(game, seat, game.find(city(seat), ARMORY), "D-ARMORY-01")
        if game.journal is not None:
            game.tell("fires_armory", "D-ARMORY-01", (seat, seat_of_place(subject), game.face(target)))
        destroy_district(game, seat_of_place(subject), target, "D-ARMORY-01")


class UseLaboratory(Offer):
    """Discard a hand card for two gold (D-LABORATORY-01, -02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        game.list_titles(hand(seat), self, menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_in_hand(game, seat, subject, "D-LABORATORY-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.discard(game.find(hand(seat), subject), hand(seat))
        if game.journal is not None:
            game.tell("discards_cards", "D-LABORATORY-01", (seat, 1), (subject,), 1 << seat)
        game.gain(seat, 2, "D-LABORATORY-01")


class FillMuseum(Offer):
    """Put a hand card face down under the Museum (D-MUSEUM-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        game.list_titles(hand(seat), self, menu)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_in_hand(game, seat, subject, "D-MUSEUM-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.move(game.find(hand(seat), subject), hand(seat), UNDER_MUSEUM)
        if game.journal is not None:
            told = (seat, len(game.zones[UNDER_MUSEUM]))
            game.tell("fills_museum", "D-MUSEUM-01", told, (subject,), 1 << seat)


class UseSmithy(Offer):
    """Pay two gold for three cards (D-SMITHY-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.gold[seat] >= 2 and game.zones[DECK]:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return why_not_payable(game, seat, 2, "D-SMITHY-01") or why_deck_empty(game, "D-SMITHY-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.pay(seat, 2, "D-SMITHY-01")  # not for building: no refund (D-SMITHY-02)
        game.gain_cards(seat, 3, "D-SMITHY-01")


FIRE_ARMORY: Final = FireArmory("fire_armory", PLACES, A_PLACE, FIRST_DISTRICT_SLOT)
USE_LABORATORY: Final = UseLaboratory("use_laboratory", TITLES, A_TITLE, FIRST_DISTRICT_SLOT + 1)
FILL_MUSEUM: Final = FillMuseum("fill_museum", TITLES, A_TITLE, FIRST_DISTRICT_SLOT + 2)
USE_SMITHY: Final = UseSmithy("use_smithy", slot=FIRST_DISTRICT_SLOT + 3)
