"""Gathering resources: two gold, or two cards of which one is kept; and the three districts that change it."""

from typing import Final

from regalia.citadels.rules.layout import (
    A_TITLE,
    DECK,
    DRAWN,
    HANDS,
    MOST_SEATS,
    SEAT_ZONES,
    THE_GOLD_MINE,
    THE_LIBRARY,
    THE_OBSERVATORY,
    TITLES,
    drawn,
)
from regalia.citadels.rules.printed import ANY_TIME, Offer
from regalia.citadels.rules.reasons import why_deck_empty, why_not_in_zone
from regalia.citadels.rules.table import Citadels
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


def gathering(game: Citadels) -> list[Option]:
    """What a menu begins with until it was done; with an empty deck only gold (R-02)."""
    return [GATHER_GOLD, GATHER_CARDS] if game.zones[DECK] else [GATHER_GOLD]


def why_not_gather(game: Citadels, wish: Option) -> Reason | None:
    """What keeps ``wish`` from being a way to gather now."""
    if game.gathered:
        return Reason("gathered", "C-TURN-01")
    return why_deck_empty(game, "R-02") if wish is GATHER_CARDS else None


def gathered_gold(game: Citadels, seat: int) -> int:
    return 3 if game.skyline[seat] & THE_GOLD_MINE else 2


def gathered_cards(game: Citadels, seat: int) -> int:
    return 3 if game.skyline[seat] & THE_OBSERVATORY else 2  # D-OBSERVATORY-01


class GatherGold(Offer):
    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        return {"gold": gathered_gold(game, seat)}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gathered = True
        gold = gathered_gold(game, seat)
        game.gain(seat, gold, "C-TURN-01" if gold == 2 else "D-GOLDMINE-01")


class GatherCards(Offer):
    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        drawn_now = min(gathered_cards(game, seat), len(game.zones[DECK]))
        return {"number": drawn_now, "all": int(game.skyline[seat] & THE_LIBRARY != 0)}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.gathered = True
        skyline = game.skyline[seat]
        number = gathered_cards(game, seat)
        if skyline & THE_LIBRARY:
            game.gain_cards(seat, number, "D-LIBRARY-01")  # keeps all of them, also all three (D-LIBRARY-02)
        else:
            draw_and_keep_one(game, seat, number, "C-TURN-01")


def draw_and_keep_one(game: Citadels, seat: int, number: int, rule: str) -> None:
    """Draw some, keep one; a short deck gives what it has (R-01)."""
    target = DRAWN + SEAT_ZONES * seat
    if number > len(game.zones[DECK]):
        number = len(game.zones[DECK])
        rule = "R-01"
    game.draw_several(DECK, target, number)
    if game.journal is not None:
        faces = tuple([game.face(card) for card in game.zones[target]])
        game.tell("draws_cards", rule, (seat, number), faces, 1 << seat)
    game.stack.append(KEEP_ONE[seat])


class KeepOne(SeatEffect[Citadels]):
    """The card of one's choice is kept, the others go under the deck (C-TURN-02, -18).

    Equal cards are chosen from, too: not being asked would tell the table that they are equal (C-INFO-02).
    """

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        source = DRAWN + SEAT_ZONES * self.seat
        game.list_titles(source, KEEP, options)
        if len(options) == 1 and (len(game.zones[source]) == 1 or game.setup.tells_by_asking):
            self.keep(game, source, game.zones[source][0])
            return None
        return Decision(self.seat, KEEP_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_zone(game, drawn(self.seat), wish.subject, "C-TURN-02") if wish.verb is KEEP else None

    def chosen(self, game: Citadels, option: Option) -> None:
        source = DRAWN + SEAT_ZONES * self.seat
        self.keep(game, source, game.find(source, option.subject))

    def keep(self, game: Citadels, source: int, card: int) -> None:
        game.move(card, source, HANDS + SEAT_ZONES * self.seat)
        if game.journal is not None:
            game.tell("keeps_card", "C-TURN-02", (self.seat,), (game.face(card),), 1 << self.seat)
        if len(game.zones[source]) > 1:
            game.stack.append(PUT_UNDER[self.seat])
        elif game.zones[source]:
            game.move(game.zones[source][0], source, DECK, True)


class PutUnder(SeatEffect[Citadels]):
    """Several cards go under the deck in the order their player chooses (R-72).

    Asked of equal cards, too: else everybody would know that they are equal.
    """

    def run(self, game: Citadels) -> Decision | None:
        source = DRAWN + SEAT_ZONES * self.seat
        if len(game.zones[source]) == 1:
            game.move(game.zones[source][0], source, DECK, True)
            return None
        options: list[Option] = []
        game.list_titles(source, PUT_AWAY, options)
        return Decision(self.seat, PUT_UNDER_FIRST, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_zone(game, drawn(self.seat), wish.subject, "R-72") if wish.verb is PUT_AWAY else None

    def chosen(self, game: Citadels, option: Option) -> None:
        source = DRAWN + SEAT_ZONES * self.seat
        game.move(game.find(source, option.subject), source, DECK, True)
        game.stack.append(self)


GATHER_GOLD: Final = GatherGold("gather_gold", slot=ANY_TIME).of(0)
GATHER_CARDS: Final = GatherCards("gather_cards", slot=ANY_TIME).of(0)
KEEP: Final = Verb("keep", TITLES, A_TITLE)
PUT_AWAY: Final = Verb("put_away", TITLES, A_TITLE)
KEEP_ONE: Final = [KeepOne(seat) for seat in range(MOST_SEATS)]
PUT_UNDER: Final = [PutUnder(seat) for seat in range(MOST_SEATS)]
KEEP_WHICH: Final = Question("keep_which", "C-TURN-02", poker_face=True)
PUT_UNDER_FIRST: Final = Question("put_under", "R-72")
