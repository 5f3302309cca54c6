"""Magician, Wizard, Seer."""

from typing import Final

from regalia.citadels.rules.building import may_place, pay_and_build, price, why_not_place
from regalia.citadels.rules.gathering import PUT_AWAY
from regalia.citadels.rules.layout import A_SEAT, A_TITLE, MOST_SEATS, THIEVES_DEN, TITLES, drawn, hand
from regalia.citadels.rules.payment import PayForDen
from regalia.citadels.rules.printed import Character, Offer
from regalia.citadels.rules.reasons import why_no_other_seat, why_not_in_hand, why_not_in_zone
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import NOTHING, Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class ExchangeHands(Offer):
    """The whole hands change owners, whatever their sizes (C-MAGICIAN-02, -03, -06)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        has_cards = bool(game.zones[hand(seat)])
        for other in range(game.seats):
            if other != seat and (has_cards or game.zones[hand(other)]):
                menu.append(self.options[other])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        nobody = why_no_other_seat(game, seat, subject, "C-MAGICIAN-02")
        if nobody is not None or game.zones[hand(seat)] or game.zones[hand(subject)]:
            return nobody
        return Reason("no_cards", "R-45", (subject,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        mine, theirs = hand(seat), hand(subject)
        if game.journal is not None:
            told = (seat, subject, len(game.zones[mine]), len(game.zones[theirs]))
            game.tell("exchanges_hands", "C-MAGICIAN-02", told)
        game.move_all(mine, drawn(seat))
        game.move_all(theirs, mine)
        game.move_all(drawn(seat), theirs)


class Redraw(Offer):
    """Any number of hand cards goes under the deck and as many are gained (C-MAGICIAN-04)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.zones[hand(seat)]:
            menu.append(self.options[0])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        return None if game.zones[hand(seat)] else Reason("no_cards", "C-MAGICIAN-04", (seat,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.push(CollectRedraw(seat, ()))


class CollectRedraw(Effect[Citadels]):
    """Chosen one by one, put away all at once."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        game.list_titles(hand(self.seat), PUT_AWAY, options, game.found(self.cards))
        if self.cards:
            if not options:
                self.finish(game)
                return None
            options.append(ENOUGH)
        return Decision(self.seat, PUT_AWAY_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not PUT_AWAY:
            return None
        return why_not_in_hand(game, self.seat, wish.subject, "C-MAGICIAN-04", game.found(self.cards))

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is ENOUGH:
            self.finish(game)
        else:
            card = game.track(game.pick(hand(self.seat), option.subject, game.found(self.cards)))
            game.push(CollectRedraw(self.seat, (*self.cards, card)))

    def finish(self, game: Citadels) -> None:
        if game.journal is not None:
            faces = tuple([game.face(card) for card, _ in self.cards])
            game.tell("puts_cards_away", "C-MAGICIAN-04", (self.seat, len(faces)), faces, 1 << self.seat)
        for card in game.found(self.cards):
            game.discard(card, hand(self.seat))  # in the order given
        game.gain_cards(self.seat, len(self.cards), "C-MAGICIAN-04")


# -- Wizard ----------------------------------------------------------------------------------------------------------------


class LookIntoHand(Offer):
    """Look at another player's hand and choose a card from it (C-WIZARD-01); having looked one must choose (R-46)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        for other in range(game.seats):
            if other != seat and game.zones[hand(other)]:  # C-WIZARD-09
                menu.append(self.options[other])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        nobody = why_no_other_seat(game, seat, subject, "C-WIZARD-01")
        if nobody is not None or game.zones[hand(subject)]:
            return nobody
        return Reason("no_cards", "C-WIZARD-09", (subject,))

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.show(hand(subject), 1 << seat)
        if game.journal is not None:
            faces = tuple(sorted([game.face(card) for card in game.zones[hand(subject)]]))
            game.tell("looks_at_hand", "C-WIZARD-01", (seat, subject), faces, 1 << seat | 1 << subject)
        game.push(TakeOrBuild(seat, subject))


class TakeOrBuild(Effect[Citadels]):
    """Into the hand, or paid for and built at once outside the limit (C-WIZARD-02, -03)."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        game.list_seen(hand(self.victim), TAKE, options)
        if game.gathered:
            for option in options[:]:
                if self.may_build_now(game, game.find(hand(self.victim), option.subject)):
                    options.append(TAKE_AND_BUILD.options[option.subject])
        return Decision(self.seat, TAKE_WHICH, options)

    def means(self, game: Citadels, card: int) -> int:
        """What it can be paid with: gold, and for the Thieves' Den cards."""
        cards = len(game.zones[hand(self.seat)]) if game.box.title[card] == THIEVES_DEN else 0
        return game.gold[self.seat] + cards

    def may_build_now(self, game: Citadels, card: int) -> bool:
        return may_place(game, self.seat, card) and price(game, self.seat, card) <= self.means(game, card)  # C-WIZARD-07

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not TAKE and wish.verb is not TAKE_AND_BUILD:
            return None
        absent = why_not_in_zone(game, hand(self.victim), wish.subject, "C-WIZARD-01")
        if absent is not None or wish.verb is TAKE:
            return absent
        card = game.find(hand(self.victim), wish.subject)
        if not game.gathered:
            return Reason("gather_first", "R-47")
        if self.may_build_now(game, card):
            return None
        cost = price(game, self.seat, card)
        return why_not_place(game, self.seat, card) or Reason("too_little_gold", "C-WIZARD-07", (cost, self.means(game, card)))

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        if option.verb is not TAKE_AND_BUILD:
            return NOTHING
        return {"gold": price(game, self.seat, game.find(hand(self.victim), option.subject))}

    def chosen(self, game: Citadels, option: Option) -> None:
        seat, victim = self.seat, self.victim
        card = game.find(hand(victim), option.subject)
        game.move(card, hand(victim), hand(seat))
        if game.journal is not None:
            game.tell("takes_card", "C-WIZARD-01", (seat, victim), (option.subject,), 1 << seat | 1 << victim)
        if option.verb is TAKE_AND_BUILD:
            if option.subject == THIEVES_DEN and len(game.zones[hand(seat)]) > 1:
                game.push(PayForDen(seat, game.track(card), price(game, seat, card), False, ()))
            else:
                pay_and_build(game, seat, card, price(game, seat, card), counted=False)


# -- Seer ------------------------------------------------------------------------------------------------------------------


class Foresee(Offer):
    """A random card of every other player, all taken before the first is given back (C-SEER-01, -04, -07)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        for other in range(game.seats):
            if other != seat and game.zones[hand(other)]:
                menu.append(self.options[0])
                return

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        for other in range(game.seats):
            if other != seat and game.zones[hand(other)]:
                return None
        return Reason("nobody_has_cards", "C-SEER-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        victims: list[int] = []
        for step in range(1, game.seats):
            victim = (seat + step) % game.seats
            if game.zones[hand(victim)]:
                card = game.draw_at_random(hand(victim), hand(seat))
                victims.append(victim)
                if game.journal is not None:
                    both = 1 << seat | 1 << victim
                    game.tell("takes_card", "C-SEER-01", (seat, victim), (game.face(card),), both)
        game.push(GiveBack(seat, tuple(victims)))


class GiveBack(Effect[Citadels]):
    """One card to each player one was taken from, any card (C-SEER-03, -05)."""

    def __init__(self, seat: int, owed: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.owed: Final = owed

    def run(self, game: Citadels) -> Decision | None:
        if not self.owed:
            return None
        options: list[Option] = []
        game.list_titles(hand(self.seat), GIVE, options)
        return Decision(self.seat, GIVE_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_hand(game, self.seat, wish.subject, "C-SEER-03") if wish.verb is GIVE else None

    def chosen(self, game: Citadels, option: Option) -> None:
        other = self.owed[0]
        game.move(game.find(hand(self.seat), option.subject), hand(self.seat), hand(other))
        if game.journal is not None:
            both = 1 << self.seat | 1 << other
            game.tell("gives_cards", "C-SEER-03", (self.seat, other, 1), (option.subject,), both)
        game.push(GiveBack(self.seat, self.owed[1:]))


ENOUGH: Final = Verb("enough").of(0)
TAKE: Final = Verb("take", TITLES, A_TITLE)
TAKE_AND_BUILD: Final = Verb("take_and_build", TITLES, A_TITLE)
GIVE: Final = Verb("give", TITLES, A_TITLE)
PUT_AWAY_WHICH: Final = Question("put_away", "C-MAGICIAN-04")
TAKE_WHICH: Final = Question("take_or_build", "C-WIZARD-01")
GIVE_WHICH: Final = Question("give_back", "C-SEER-03")

# The two share a slot: one of them, never both (C-MAGICIAN-01).
MAGICIAN: Final = Character("magician", offers=(ExchangeHands("exchange_hands", MOST_SEATS, A_SEAT), Redraw("redraw")))
WIZARD: Final = Character("wizard", offers=(LookIntoHand("look_into_hand", MOST_SEATS, A_SEAT),), builds_identical=True)
SEER: Final = Character("seer", build_limit=2, offers=(Foresee("foresee"),))  # C-SEER-06
