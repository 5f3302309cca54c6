"""The 15 action cards of the Dutch edition: held in hand like districts, one may be played in a turn (A-GENERAL-02)."""

from typing import Final

from regalia.citadels.rules.building import (
    has_room,
    may_build_at_all,
    may_build_identical,
    pay_and_build,
    price,
    why_no_building,
)
from regalia.citadels.rules.gathering import draw_and_keep_one
from regalia.citadels.rules.layout import (
    A_NUMBER,
    A_PLACE,
    A_SEAT,
    A_TITLE,
    ACROBAT,
    CIRCUS_TENT,
    DIRECTOR,
    FACTORY,
    FORTUNE_TELLER,
    HUMAN_CANNONBALL,
    MOST_SEATS,
    NO_KIND,
    PLACES,
    RASPUTIN,
    THIEVES_DEN,
    TICKET_WAGON,
    TITLES,
    city,
    hand,
    owner_of,
    ring,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.payment import ChooseLender, PayForDen, may_borrow
from regalia.citadels.rules.printed import ANY_TIME, FIRST_WAGON_SLOT, UNBUILDABLE, Offer
from regalia.citadels.rules.reasons import (
    why_deck_empty,
    why_no_other_seat,
    why_not_in_hand,
    why_not_in_zone,
    why_not_payable,
)
from regalia.citadels.rules.removal import discard_district
from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

WAGON_NUMBERS: Final = 40  # released tables of actions keep their length; only as many as there are wagons are used


def list_action_cards(game: Citadels, seat: int, menu: list[Option]) -> None:
    PLAY_ACTION.list(game, seat, menu)
    VISIT_WAGON.list(game, seat, menu)


class PlayAction(Offer):
    """At any moment of the own turn, before gathering too (A-GENERAL-03, R-D4.23)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.played_action:
            return
        listed = 0
        for card in game.zones[hand(seat)]:
            title = game.box.title[card]
            if title >= ACROBAT and listed >> title & 1 == 0 and self.is_playable(game, seat, title):
                listed |= 1 << title
                menu.append(self.options[title])

    def is_playable(self, game: Citadels, seat: int, title: int) -> bool:
        if title == HUMAN_CANNONBALL:
            return bool(replaceable(game, seat, 2))
        return title in (CIRCUS_TENT, DIRECTOR, TICKET_WAGON, FORTUNE_TELLER)  # the others are played when called

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        if subject < ACROBAT:
            return Reason("no_action", "A-GENERAL-02", (subject,))
        absent = why_not_in_hand(game, seat, subject, "A-GENERAL-02")
        if absent is not None:
            return absent
        if game.played_action:
            return Reason("action_played", "A-GENERAL-02")
        if self.is_playable(game, seat, subject):
            return None
        if subject != HUMAN_CANNONBALL:
            return Reason("played_when_called", "A-RASPUTIN-01" if subject == RASPUTIN else "A-ACROBAT-01", (subject,))
        return why_no_building(game) or Reason("nothing_replaces", "A-CANNONBALL-01")

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        card = game.find(hand(seat), subject)
        game.played_action = True
        if game.journal is not None:
            game.tell("plays_action", "A-GENERAL-02", (seat, subject))
        if subject == CIRCUS_TENT:
            game.move(card, hand(seat), ring(seat))  # A-CIRCUSTENT-01
            game.check_complete(seat)  # A-CIRCUSTENT-02
            return
        if subject == TICKET_WAGON:
            game.move(card, hand(seat), ring(seat))  # A-TICKETWAGON-01
            if NO_CARD in game.wagons:
                game.wagons[game.wagons.index(NO_CARD)] = card  # where one was cashed in
            else:
                game.wagons.append(card)
                game.wagon_gold.append(0)
            return
        game.move(card, hand(seat), ring(seat))
        if subject == DIRECTOR:
            if game.limit > 0:
                game.limit += 2  # A-DIRECTOR-01, -02; not for the Navigator (R-D4.12)
            game.discard(card, ring(seat))  # A-GENERAL-04
        elif subject == FORTUNE_TELLER:
            game.push(PutUnderDeck(seat, game.track(card)))
            game.push(ChooseWhoseHand(seat))
        else:
            game.push(PutUnderDeck(seat, game.track(card)))
            game.push(ChooseReplaced(seat))


class PutUnderDeck(Effect[Citadels]):
    """A played action card is discarded once it is resolved (A-GENERAL-04)."""

    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Citadels) -> Decision | None:
        for card in game.found((self.card,)):
            game.discard(card, ring(self.seat))
        return None


# -- Fortune Teller --------------------------------------------------------------------------------------------------------


class ChooseWhoseHand(SeatEffect[Citadels]):
    """Any other player, also one with an empty hand (R-D4.21)."""

    def run(self, game: Citadels) -> Decision | None:
        others = [other for other in range(game.seats) if other != self.seat]
        return Decision(self.seat, WHOSE_HAND, [LOOK_AT_HAND.options[other] for other in others])

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_no_other_seat(game, self.seat, wish.subject, "A-FORTUNE-01") if wish.verb is LOOK_AT_HAND else None

    def chosen(self, game: Citadels, option: Option) -> None:
        game.show(hand(option.subject), 1 << self.seat)
        game.push(TakeFromHand(self.seat, option.subject))


class TakeFromHand(Effect[Citadels]):
    """Chosen with sight (A-FORTUNE-01)."""

    def __init__(self, seat: int, victim: int) -> None:
        self.seat: Final = seat
        self.victim: Final = victim

    def run(self, game: Citadels) -> Decision | None:
        if not game.zones[hand(self.victim)]:
            return None  # R-D4.21
        options: list[Option] = []
        game.list_seen(hand(self.victim), TAKE_CARD, options)
        return Decision(self.seat, TAKE_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        return why_not_in_zone(game, hand(self.victim), wish.subject, "A-FORTUNE-01") if wish.verb is TAKE_CARD else None

    def chosen(self, game: Citadels, option: Option) -> None:
        game.move(game.find(hand(self.victim), option.subject), hand(self.victim), hand(self.seat))
        if game.journal is not None:
            both = 1 << self.seat | 1 << self.victim
            game.tell("takes_card", "A-FORTUNE-01", (self.seat, self.victim), (option.subject,), both)


# -- Human Cannonball ------------------------------------------------------------------------------------------------------


def replaceable(game: Citadels, seat: int, kept: int = 1) -> list[int]:
    """Own districts for which a dearer one is in hand and payable; it is a build in every respect (R-70, decision 9)."""
    if not may_build_at_all(game):
        return []  # R-D4.17
    return [old for old in game.zones[city(seat)] if replacements(game, seat, old, kept)]


def replacements(game: Citadels, seat: int, old: int, kept: int = 1) -> list[int]:
    """Cards in hand that may take the place of ``old``; it leaves first, then the other rules are checked (R-D4.17).

    ``kept``: so many cards of the hand pay for nothing, the new district and, unless it was played, the Cannonball.
    """
    found = []
    box = game.box
    rest = [box.title[card] for card in game.zones[city(seat)] if card != old]
    for card in game.zones[hand(seat)]:
        if box.kind[card] == NO_KIND or box.cost[card] == UNBUILDABLE or box.cost[card] <= game.cost(old):
            continue  # A-CANNONBALL-02
        if box.title[card] in rest and not may_build_identical(game, seat):
            continue
        if not has_room(game, seat, card) and len(rest) >= 5:
            continue
        if difference(game, seat, old, card) <= means(game, seat, card, kept) or may_borrow(
            game, seat, difference(game, seat, old, card), kept
        ):
            found.append(card)
    return found


def means(game: Citadels, seat: int, card: int, kept: int) -> int:
    """What a replacement can be paid with: gold, and for the Thieves' Den cards (R-70)."""
    return game.gold[seat] + (len(game.zones[hand(seat)]) - kept if game.box.title[card] == THIEVES_DEN else 0)


def difference(game: Citadels, seat: int, old: int, card: int) -> int:
    """What is to be paid (A-CANNONBALL-01); the Factory helps, unless it is the one that leaves first (R-D4.17)."""
    gold = game.box.cost[card] if game.box.title[old] == FACTORY else price(game, seat, card)
    return max(0, gold - game.cost(old))


class ChooseReplaced(SeatEffect[Citadels]):
    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        for old in replaceable(game, self.seat):
            option = REPLACE.options[game.place_number(self.seat, old)]
            if option not in options:
                options.append(option)
        return Decision(self.seat, REPLACE_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        owner = seat_of_place(wish.subject)
        if wish.verb is not REPLACE:
            return None
        if owner != self.seat:
            known = owner < game.seats
            return Reason("other_city", "A-CANNONBALL-01", (owner,)) if known else Reason("no_seat", "A-CANNONBALL-01")
        old = game.card_at(wish.subject)
        if old == NO_CARD:
            return Reason("not_there", "A-CANNONBALL-01", (owner, title_of_place(wish.subject)))
        return None if replacements(game, owner, old) else Reason("nothing_replaces", "A-CANNONBALL-02")

    def chosen(self, game: Citadels, option: Option) -> None:
        game.push(ChooseReplacement(self.seat, game.track(game.card_at(option.subject))))


class ChooseReplacement(Effect[Citadels]):
    def __init__(self, seat: int, old: Track) -> None:
        self.seat: Final = seat
        self.old: Final = old

    def run(self, game: Citadels) -> Decision | None:
        options: list[Option] = []
        for card in replacements(game, self.seat, self.old[0]):
            option = REPLACE_WITH.options[game.box.title[card]]
            if option not in options:
                options.append(option)
        return Decision(self.seat, REPLACE_WITH_WHICH, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not REPLACE_WITH:
            return None
        seat, title = self.seat, wish.subject
        absent = why_not_in_hand(game, seat, title, "A-CANNONBALL-01")
        if absent is not None:
            return absent
        card = game.find(hand(seat), title)
        if card in replacements(game, seat, self.old[0]):
            return None
        if game.box.kind[card] == NO_KIND:
            return Reason("no_district_card", "A-GENERAL-01", (title,))
        if game.box.cost[card] == UNBUILDABLE:
            return Reason("unbuildable", "D-VAULT-01", (title,))
        if game.box.cost[card] <= game.cost(self.old[0]):
            return Reason("not_dearer", "A-CANNONBALL-02", (title, game.box.cost[card]))
        gold = difference(game, seat, self.old[0], card)
        if gold > means(game, seat, card, 1) and not may_borrow(game, seat, gold, 1):
            return Reason("too_little_gold", "A-CANNONBALL-01", (gold, means(game, seat, card, 1)))
        if game.has(seat, title):
            return Reason("in_city", "C-TURN-09", (title,))
        return Reason("monument_too_late", "D-MONUMENT-01")

    def amounts(self, game: Citadels, option: Option) -> Amounts:
        return {"gold": difference(game, self.seat, self.old[0], game.find(hand(self.seat), option.subject))}

    def chosen(self, game: Citadels, option: Option) -> None:
        seat = self.seat
        card = game.find(hand(seat), option.subject)
        gold = difference(game, seat, self.old[0], card)
        discard_district(game, seat, self.old[0], "discards_district", "R-D4.17")  # discarded, not destroyed
        if option.subject == THIEVES_DEN and gold and game.zones[hand(seat)] != [card]:
            game.push(PayForDen(seat, game.track(card), gold, False, ()))
        elif gold > game.gold[seat]:
            game.push(ChooseLender(seat, game.track(card), gold, False))
        else:
            pay_and_build(game, seat, card, gold, counted=False)  # A-CANNONBALL-03


# -- Ticket Wagon ----------------------------------------------------------------------------------------------------------


class VisitWagon(Offer):
    """Each other player may once in the own turn put 1 gold on it to draw three and keep one (A-TICKETWAGON-02)."""

    def list(self, game: Citadels, seat: int, menu: list[Option]) -> None:
        if game.gold[seat] == 0 or not game.zones[0]:
            return
        for number, card in enumerate(game.wagons):
            if card != NO_CARD and owner_of(game.place[card]) != seat and game.used >> (FIRST_WAGON_SLOT + number) & 1 == 0:
                menu.append(self.options[number])

    def why_not(self, game: Citadels, seat: int, subject: int) -> Reason | None:
        if subject >= len(game.wagons) or game.wagons[subject] == NO_CARD:
            return Reason("no_wagon", "A-TICKETWAGON-02")
        if owner_of(game.place[game.wagons[subject]]) == seat:
            return Reason("own_wagon", "A-TICKETWAGON-02")
        if game.used >> (FIRST_WAGON_SLOT + subject) & 1:
            return Reason("wagon_used", "A-TICKETWAGON-02")
        return why_not_payable(game, seat, 1, "A-TICKETWAGON-02") or why_deck_empty(game, "R-01")

    def amounts(self, game: Citadels, seat: int, subject: int) -> Amounts:
        owner = owner_of(game.place[game.wagons[subject]])
        return {"number": subject + 1, "owner": owner, "gold": game.wagon_gold[subject]}

    def take(self, game: Citadels, seat: int, subject: int) -> None:
        game.used |= 1 << (FIRST_WAGON_SLOT + subject)
        game.gold[seat] = game.gold[seat] - 1
        game.wagon_gold[subject] = game.wagon_gold[subject] + 1
        if game.journal is not None:
            game.tell("visits_wagon", "A-TICKETWAGON-02", (seat, subject, game.wagon_gold[subject]))
        game.push(CashIn(subject))
        draw_and_keep_one(game, seat, 3, "A-TICKETWAGON-02")


class CashIn(Effect[Citadels]):
    """Right after a payment the owner may take all gold and discard the wagon (A-TICKETWAGON-03)."""

    def __init__(self, wagon: int) -> None:
        self.wagon: Final = wagon

    def run(self, game: Citadels) -> Decision | None:
        return Decision(owner_of(game.place[game.wagons[self.wagon]]), CASH_IN_OR_NOT, [CASH_IN, PASS])

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is PASS:
            return
        card = game.wagons[self.wagon]
        owner = owner_of(game.place[card])
        game.gain(owner, game.wagon_gold[self.wagon], "A-TICKETWAGON-03")
        game.wagon_gold[self.wagon] = 0
        game.wagons[self.wagon] = NO_CARD
        game.discard(card, ring(owner))


PLAY_ACTION: Final = PlayAction("play_action", TITLES, A_TITLE, ANY_TIME)
VISIT_WAGON: Final = VisitWagon("visit_wagon", WAGON_NUMBERS, A_NUMBER, ANY_TIME)
LOOK_AT_HAND: Final = Verb("look_at_hand", MOST_SEATS, A_SEAT)
TAKE_CARD: Final = Verb("take_card", TITLES, A_TITLE)
REPLACE: Final = Verb("replace", PLACES, A_PLACE)
REPLACE_WITH: Final = Verb("replace_with", TITLES, A_TITLE)
CASH_IN: Final = Verb("cash_in").of(0)
WHOSE_HAND: Final = Question("whose_hand", "A-FORTUNE-01")
TAKE_WHICH: Final = Question("take_which", "A-FORTUNE-01")
REPLACE_WHICH: Final = Question("replace_which", "A-CANNONBALL-01")
REPLACE_WITH_WHICH: Final = Question("replace_with_which", "A-CANNONBALL-02")
CASH_IN_OR_NOT: Final = Question("cash_in", "A-TICKETWAGON-03")
