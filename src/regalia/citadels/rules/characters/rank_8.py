"""Warlord, Diplomat, Marshal. All three respect complete cities, the Bishop, the Keep and the Great Wall."""

from typing import Final

from regalia.citadels.rules.layout import (
    A_PLACE,
    DESTROYED,
    GREAT_WALL,
    KEEP,
    MILITARY,
    PLACES,
    SEIZED,
    SITE,
    city,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.moments import happen
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.reasons import why_not_payable
from regalia.citadels.rules.removal import bury, destroy_district, hand_over, take_down
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


def is_safe(game: Citadels, owner: int) -> bool:
    """Cities the rank 8 character cannot touch: complete ones, and the one the Bishop protects (C-END-08, C-BISHOP-02)."""
    return game.complete >> owner & 1 == 1 or owner == game.protected


def why_out_of_reach(game: Citadels, place: int, rule: str) -> Reason | None:
    """Why the rank 8 character cannot touch a district: not there, in a safe city, the Keep."""
    owner = seat_of_place(place)
    if owner >= game.seats:
        return Reason("no_seat", rule)
    if game.card_at(place) == NO_CARD:
        return Reason("not_there", rule, (owner, title_of_place(place)))
    if is_safe(game, owner):
        is_complete = game.is_complete(owner)
        return Reason("complete", "C-END-08", (owner,)) if is_complete else Reason("protected", "C-BISHOP-02", (owner,))
    return Reason("keep", "D-KEEP-01") if title_of_place(place) == KEEP else None


def wall_surcharge(game: Citadels, owner: int, card: int) -> int:
    """One gold more behind the Great Wall; whether it covers itself is a switch (D-GREATWALL-01, -05, -06)."""
    if not game.has(owner, GREAT_WALL):
        return 0
    return 1 if game.box.title[card] != GREAT_WALL or game.box.edition.wall_covers_itself else 0


# -- Warlord ---------------------------------------------------------------------------------------------------------------


PECULIAR: Final = 1 << KEEP | 1 << GREAT_WALL  # titles that say something about what can be destroyed in their city


class Destroy(Offer):
    """Pay one gold less than the cost and destroy a district, also one's own (C-WARLORD-02, -05)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        cost = game.box.cost
        within = game.gold[seat] + 1  # what the purse pays for, were there no Keep, and no coins and walls, which only add
        for owner in range(game.seats):
            if not is_safe(game, owner):
                cards = [card for card in game.zones[city(owner)] if cost[card] <= within]
                if cards and (game.beautified or game.skyline[owner] & PECULIAR):
                    cards = [card for card in cards if self.may(game, seat, owner, card)]
                if cards:
                    game.list_districts(owner, cards, self, menu)

    def may(self, game: Citadels, seat: int, owner: int, card: int) -> bool:
        return game.box.title[card] != KEEP and self.price(game, owner, card) <= game.gold[seat]  # D-KEEP-01

    def price(self, game: Citadels, owner: int, card: int) -> int:
        return game.cost(card) - 1 + wall_surcharge(game, owner, card)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        safe = why_out_of_reach(game, subject, "C-WARLORD-02")
        if safe is not None:
            return safe
        return why_not_payable(game, seat, self.price(game, seat_of_place(subject), game.card_at(subject)), "C-WARLORD-02")

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": self.price(game, seat_of_place(subject), game.card_at(subject))}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        owner = seat_of_place(subject)
        card = game.card_at(subject)
        game.pay(seat, self.price(game, owner, card), "C-WARLORD-02")  # to the bank (C-WARLORD-09)
        if game.journal is not None:
            game.tell("destroys", "C-WARLORD-02", (seat, owner, game.face(card)))
        if game.box.listening[DESTROYED]:
            take_down(game, owner, card, "destroyed", "C-WARLORD-02")
            game.push(BuryDestroyed(game.track(card)))
            happen(game, DESTROYED, owner, card)
        else:
            destroy_district(game, owner, card, "C-WARLORD-02")


class BuryDestroyed(Effect[Citadels]):
    def __init__(self, card: Track) -> None:
        self.card: Final = card

    def run(self, game: Citadels) -> Decision | None:
        for card in game.found((self.card,)):
            bury(game, card)
        return None


# -- Diplomat --------------------------------------------------------------------------------------------------------------


class GiveDistrict(Offer):
    """Choose the own district to give; only those for which something can be taken (C-DIPLOMAT-02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        first = len(menu)
        for card in game.zones[city(seat)]:
            option = self.options[game.place_number(seat, card)]
            if option not in menu[first:] and exchanges(game, seat, card, one=True):
                menu.append(option)

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        owner = seat_of_place(subject)
        if owner != seat:
            return Reason("other_city", "C-DIPLOMAT-02", (owner,)) if owner < game.seats else Reason("no_seat", "C-DIPLOMAT-02")
        given = game.card_at(subject)
        if given == NO_CARD:
            return Reason("not_there", "C-DIPLOMAT-02", (seat, title_of_place(subject)))
        if game.box.title[given] == KEEP:
            return Reason("keep", "D-KEEP-02")
        if seat == game.protected:
            return Reason("protected", "R-42", (seat,))
        if exchanges(game, seat, given, one=True):
            return None
        return Reason("no_exchange", "C-DIPLOMAT-02", (title_of_place(subject),))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.push(TakeDistrict(seat, game.track(game.card_at(subject))))


def exchanges(game: Citadels, seat: int, given: int, one: bool = False) -> list[int]:
    """The places of districts that may be taken for ``given``; one's own city may be complete (C-DIPLOMAT-07).

    ``one``: it is enough to know whether there are any.
    """
    found: list[int] = []
    if game.box.title[given] == KEEP or seat == game.protected:  # D-KEEP-02, R-42
        return found
    cost = game.box.cost
    within = game.gold[seat] + game.cost(given)  # coins and walls only add to a price
    for owner in range(game.seats):
        if owner == seat or is_safe(game, owner):
            continue
        for card in game.zones[city(owner)]:
            if cost[card] > within or exchange_price(game, owner, given, card) > game.gold[seat]:
                continue
            if may_exchange(game, seat, owner, given, card):
                place = game.place_number(owner, card)
                if place not in found:
                    found.append(place)
                    if one:
                        return found
    return found


def exchange_price(game: Citadels, owner: int, given: int, taken: int) -> int:
    """The difference, and what the wall costs on top (C-DIPLOMAT-03, -04, R-D2.9)."""
    return max(0, game.cost(taken) - game.cost(given)) + wall_surcharge(game, owner, taken)


def may_exchange(game: Citadels, seat: int, owner: int, given: int, taken: int) -> bool:
    """No identical districts may result, the Quarry notwithstanding (C-DIPLOMAT-08 … -12)."""
    if game.box.title[taken] == KEEP:
        return False  # D-KEEP-01
    return not takes_double(game, seat, given, taken) and not gives_double(game, owner, given, taken)


def takes_double(game: Citadels, seat: int, given: int, taken: int) -> bool:
    """Whether the Diplomat has one of this name; whether the one given away still counts is a switch (C-DIPLOMAT-11)."""
    leaving = given if game.box.edition.same_for_same else NO_CARD
    title = game.box.title[taken]
    return game.has(seat, title) and game.pick(city(seat), title, (leaving,)) != NO_CARD


def gives_double(game: Citadels, owner: int, given: int, taken: int) -> bool:
    """Whether the other player has one of this name beside the one taken; that this matters is a switch (C-DIPLOMAT-10)."""
    title = game.box.title[given]
    if game.box.edition.gift_may_be_identical or not game.has(owner, title):
        return False
    return game.pick(city(owner), title, (taken,)) != NO_CARD


class TakeDistrict(Effect[Citadels]):
    def __init__(self, seat: int, given: Track) -> None:
        self.seat: Final = seat
        self.given: Final = given

    def run(self, game: Citadels) -> Decision | None:
        options = [TAKE_DISTRICT.options[place] for place in exchanges(game, self.seat, self.given[0])]
        return Decision(self.seat, TAKE_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not TAKE_DISTRICT or wish.subject in exchanges(game, self.seat, self.given[0]):
            return None
        owner = seat_of_place(wish.subject)
        if owner == self.seat:
            return Reason("own_city", "C-DIPLOMAT-02")
        safe = why_out_of_reach(game, wish.subject, "C-DIPLOMAT-02")
        if safe is not None:
            return safe
        taken = game.card_at(wish.subject)
        if may_exchange(game, self.seat, owner, self.given[0], taken):
            return why_not_payable(game, self.seat, exchange_price(game, owner, self.given[0], taken), "C-DIPLOMAT-03")
        if takes_double(game, self.seat, self.given[0], taken):
            return Reason("in_city", "C-DIPLOMAT-08", (title_of_place(wish.subject),))
        return Reason("they_have_it", "C-DIPLOMAT-08", (owner, game.box.title[self.given[0]]))

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        return {"gold": exchange_price(game, seat_of_place(option.subject), self.given[0], game.card_at(option.subject))}

    def chosen(self, game: Citadels, option: Option) -> None:
        seat, given = self.seat, self.given[0]
        owner = seat_of_place(option.subject)
        taken = game.card_at(option.subject)
        difference = max(0, game.cost(taken) - game.cost(given))
        wall = wall_surcharge(game, owner, taken)
        if difference:
            game.take_gold(owner, seat, difference, "C-DIPLOMAT-03")
        if wall:
            game.pay(seat, wall, "D-GREATWALL-02")  # to the bank (R-D2.8)
        if game.journal is not None:
            game.tell("exchanges_districts", "C-DIPLOMAT-02", (seat, owner, game.face(given), game.face(taken)))
        game.leave(given, seat)
        game.leave(taken, owner)
        game.move(given, city(seat), SITE)
        game.move(taken, city(owner), SITE)
        hand_over(game, taken, SITE, seat)
        hand_over(game, given, SITE, owner)


# -- Marshal ---------------------------------------------------------------------------------------------------------------


class Seize(Offer):
    """Take a district of cost 3 or less from another city by giving its owner its cost (C-MARSHAL-02, -03)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        for owner in range(game.seats):
            if owner != seat and not is_safe(game, owner):
                cards = [card for card in game.zones[city(owner)] if self.may_seize(game, seat, owner, card)]
                game.list_districts(owner, cards, self, menu)

    def may_seize(self, game: Citadels, seat: int, owner: int, card: int) -> bool:
        cost = game.cost(card)
        return (
            cost <= 3  # surcharges do not count
            and cost + wall_surcharge(game, owner, card) <= game.gold[seat]
            and game.box.title[card] != KEEP
            and not game.has(seat, game.box.title[card])  # C-MARSHAL-05, -07
        )

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        owner = seat_of_place(subject)
        if owner == seat:
            return Reason("own_city", "C-MARSHAL-02")
        safe = why_out_of_reach(game, subject, "C-MARSHAL-02")
        if safe is not None:
            return safe
        card = game.card_at(subject)
        if self.may_seize(game, seat, owner, card):
            return None
        title, cost = game.box.title[card], game.cost(card)
        if cost > 3:
            return Reason("too_dear", "C-MARSHAL-03", (title, cost))
        if game.has(seat, title):
            return Reason("in_city", "C-MARSHAL-05", (title,))
        return why_not_payable(game, seat, cost + wall_surcharge(game, owner, card), "C-MARSHAL-02")

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        card = game.card_at(subject)
        return {"gold": game.cost(card) + wall_surcharge(game, seat_of_place(subject), card)}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        owner = seat_of_place(subject)
        card = game.card_at(subject)
        wall = wall_surcharge(game, owner, card)
        game.take_gold(owner, seat, game.cost(card), "C-MARSHAL-02")
        if wall:
            game.pay(seat, wall, "D-GREATWALL-03")
        if game.journal is not None:
            game.tell("seizes", "C-MARSHAL-02", (seat, owner, game.face(card)))
        game.leave(card, owner)
        hand_over(game, card, city(owner), seat)
        happen(game, SEIZED, seat, card)


TAKE_DISTRICT: Final = Verb("take_district", PLACES, A_PLACE)
TAKE_WHICH: Final = Question("take_district", "C-DIPLOMAT-02")

WARLORD: Final = Character("warlord", income=MILITARY, offers=(Destroy("destroy", PLACES, A_PLACE),))
DIPLOMAT: Final = Character("diplomat", income=MILITARY, offers=(GiveDistrict("give_district", PLACES, A_PLACE),))
MARSHAL: Final = Character("marshal", income=MILITARY, offers=(Seize("seize", PLACES, A_PLACE),))
