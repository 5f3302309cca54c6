"""The ways to build that a turn's menu offers: for gold, with the Framework, the Necropolis by sacrifice, on loan."""

from typing import Final

from regalia.citadels.rules.building import (
    build_free,
    may_build,
    pay_and_build,
    price,
    why_no_building,
    why_not_build_from_hand,
)
from regalia.citadels.rules.layout import (
    A_PLACE,
    A_TITLE,
    FRAMEWORK,
    HANDS,
    MONUMENT,
    NECROPOLIS,
    NO_KIND,
    PLACES,
    SEAT_ZONES,
    THE_FACTORY,
    THE_QUARRY,
    THE_STABLES,
    THIEVES_DEN,
    TITLES,
    city,
    hand,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.payment import ChooseLender, PayForDen, may_borrow, why_not_borrow
from regalia.citadels.rules.printed import ANY_TIME, Offer
from regalia.citadels.rules.reasons import why_not_in_hand, why_not_payable
from regalia.citadels.rules.removal import destroy_district
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.native import i64
from regalia.kernel.options import Amounts, Option
from regalia.kernel.reasons import Reason


class Build(Offer):
    """Build from the hand and pay (C-TURN-06). The Thieves' Den may be paid with cards (D-THIEVESDEN-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        limit = game.limit
        if limit == 0:
            return  # C-NAVIGATOR-03, -04
        box = game.box
        acting = game.acting
        closer: i64 = box.peculiar  # titles that are not settled by gold and limit
        if game.built >= limit:
            if box.uncounted[acting] == NO_KIND and not box.titles & THE_STABLES:
                return
            closer = box.titles
        purse: i64 = game.gold[seat]
        skyline: i64 = game.skyline[seat]
        # Titles that may not be built (C-TURN-09) but with the Wizard or a Quarry (C-WIZARD-05, D-QUARRY-01).
        barred: i64 = 0 if skyline & THE_QUARRY or box.identical[acting] else skyline
        bits = box.bit
        least = box.least_with_factory if skyline & THE_FACTORY else box.least
        titles = box.title
        options = self.made or self.options  # no call where they are made
        card: i64
        for card in game.zones[HANDS + SEAT_ZONES * seat]:
            if least[card] > purse:
                continue  # C-TURN-07
            bit = bits[card]
            if barred & bit:
                continue
            barred |= bit  # two of one title are one choice
            if closer & bit and not self.allows(game, seat, card):
                continue
            menu.append(options[titles[card]])

    def allows(self, game: Citadels, seat: int, card: int) -> bool:
        """The closer look at a district."""
        gold = price(game, seat, card)
        if game.box.title[card] == THIEVES_DEN:
            gold -= len(game.zones[hand(seat)]) - 1
        return gold <= game.gold[seat] and may_build(game, seat, card)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        """The listing is written out for speed; this asks the predicates, and a law holds the two together."""
        obstacle = why_not_build_from_hand(game, seat, subject)
        if obstacle is not None:
            return obstacle
        gold = price(game, seat, game.find(hand(seat), subject))
        if subject == THIEVES_DEN:
            gold -= len(game.zones[hand(seat)]) - 1
        return why_not_payable(game, seat, gold, "C-TURN-07")

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": price(game, seat, game.find(hand(seat), subject))}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        zone = HANDS + SEAT_ZONES * seat
        card = game.find(zone, subject)
        if subject == THIEVES_DEN and len(game.zones[zone]) > 1:
            game.push(PayForDen(seat, game.track(card), price(game, seat, card), True, ()))
        else:
            pay_and_build(game, seat, card, price(game, seat, card))


class BuildWithFramework(Offer):
    """Destroy the Framework instead of paying (D-FRAMEWORK-01); not in a complete city, which is locked (R-D1.1)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.is_complete(seat) or not game.gathered:
            return
        listed = 0
        for card in game.zones[hand(seat)]:
            title = game.box.title[card]
            if listed >> title & 1 == 0 and self.allows(game, seat, card):
                listed |= 1 << title
                menu.append(self.options[title])

    def allows(self, game: Citadels, seat: int, card: int) -> bool:
        """The Framework is gone before the new district comes: the Monument's limit is checked without it."""
        if game.box.title[card] == MONUMENT and len(game.zones[city(seat)]) == 5:
            return game.gathered and game.built < game.limit
        return may_build(game, seat, card)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        if game.is_complete(seat):
            return Reason("complete", "R-D1.1", (seat,))
        absent = why_not_in_hand(game, seat, subject, "C-TURN-06")
        if absent is not None or self.allows(game, seat, game.find(hand(seat), subject)):
            return absent
        if subject == MONUMENT and len(game.zones[city(seat)]) == 5:
            return why_no_building(game) or Reason("limit_reached", "C-TURN-08", (game.limit,))
        return why_not_build_from_hand(game, seat, subject)

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        destroy_district(game, seat, game.find(city(seat), FRAMEWORK), "D-FRAMEWORK-01")
        build_free(game, seat, game.find(hand(seat), subject))


class BuildNecropolis(Offer):
    """Destroy one own district instead of paying for the Necropolis (D-NECROPOLIS-01)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        card = game.box.necropolis
        if game.place[card] == hand(seat) and not game.is_complete(seat) and may_build(game, seat, card):  # R-D1.1
            game.list_places(seat, self, menu, [])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        owner = seat_of_place(subject)
        if owner != seat:
            known = owner < game.seats
            return Reason("other_city", "D-NECROPOLIS-01", (owner,)) if known else Reason("no_seat", "D-NECROPOLIS-01")
        if game.card_at(subject) == NO_CARD:
            return Reason("not_there", "D-NECROPOLIS-01", (seat, title_of_place(subject)))
        if game.is_complete(seat):
            return Reason("complete", "R-D1.1", (seat,))
        return why_not_build_from_hand(game, seat, NECROPOLIS)

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        destroy_district(game, seat, game.card_at(subject), "D-NECROPOLIS-01")
        build_free(game, seat, game.find(hand(seat), NECROPOLIS))


class BuildOnLoan(Offer):
    """The Cardinal builds what the own gold does not suffice for (C-CARDINAL-02, -09)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        listed = 0
        for card in game.zones[hand(seat)]:
            title = game.box.title[card]
            if listed >> title & 1 or title == THIEVES_DEN:  # the Den's own payment offers the loan
                continue
            listed |= 1 << title
            if may_build(game, seat, card) and may_borrow(game, seat, price(game, seat, card), 1):
                menu.append(self.options[title])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        if subject == THIEVES_DEN:
            return Reason("den_pays_otherwise", "D-THIEVESDEN-01")
        obstacle = why_not_build_from_hand(game, seat, subject)
        if obstacle is not None:
            return obstacle
        return why_not_borrow(game, seat, price(game, seat, game.find(hand(seat), subject)), 1)

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": price(game, seat, game.find(hand(seat), subject))}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        card = game.find(hand(seat), subject)
        game.push(ChooseLender(seat, game.track(card), price(game, seat, card), True))


BUILD: Final = Build("build", TITLES, A_TITLE, ANY_TIME)
BUILD_WITH_FRAMEWORK: Final = BuildWithFramework("build_with_framework", TITLES, A_TITLE, ANY_TIME)
BUILD_NECROPOLIS: Final = BuildNecropolis("build_necropolis", PLACES, A_PLACE, ANY_TIME)
BUILD_ON_LOAN: Final = BuildOnLoan("build_on_loan", TITLES, A_TITLE, ANY_TIME)
