"""Paying for a district otherwise than with one's own gold: cards for the Thieves' Den, the Cardinal's loan."""

from typing import Final

from regalia.citadels.rules.building import pay_and_build
from regalia.citadels.rules.layout import A_SEAT, A_TITLE, MOST_SEATS, TITLES, hand
from regalia.citadels.rules.reasons import why_no_other_seat, why_not_in_hand, why_not_payable
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class PayForDen(Effect[Citadels]):
    """Any part of the Thieves' Den's cost may be paid with hand cards: chosen one by one, then paid all at once."""

    def __init__(self, seat: int, den: Track, cost: int, counted: bool, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.den: Final = den
        self.cost: Final = cost
        self.counted: Final = counted
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return (self.den, *self.cards)

    def run(self, game: Citadels) -> Decision | None:
        rest = self.cost - len(self.cards)
        options: list[Option] = []
        if rest > 0:
            game.list_titles(hand(self.seat), PAY_CARD, options, game.found((self.den, *self.cards)))
        if rest <= game.gold[self.seat] or may_borrow(game, self.seat, rest, 1 + len(self.cards)):
            if not options:
                self.finish(game)
                return None
            options.append(PAY_GOLD)
        return Decision(self.seat, PAY_FOR_DEN, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        rest = self.cost - len(self.cards)
        if wish.verb is PAY_CARD:
            return why_not_in_hand(game, self.seat, wish.subject, "D-THIEVESDEN-01", game.found((self.den, *self.cards)))
        if wish is PAY_GOLD and not may_borrow(game, self.seat, rest, 1 + len(self.cards)):
            return why_not_payable(game, self.seat, rest, "D-THIEVESDEN-01")
        return None

    def chosen(self, game: Citadels, option: Option) -> None:
        if option is PAY_GOLD:
            self.finish(game)
        else:
            card = game.track(game.pick(hand(self.seat), option.subject, game.found((self.den, *self.cards))))
            game.push(PayForDen(self.seat, self.den, self.cost, self.counted, (*self.cards, card)))

    def finish(self, game: Citadels) -> None:
        for card in game.found(self.cards):
            game.discard(card, hand(self.seat))
        if game.journal is not None:
            faces = tuple([game.face(card) for card, _ in self.cards])
            game.tell("pays_cards", "D-THIEVESDEN-01", (self.seat, len(faces)), faces, 1 << self.seat)
        rest = self.cost - len(self.cards)
        if rest > game.gold[self.seat]:
            game.push(ChooseLender(self.seat, self.den, rest, self.counted))
        else:
            pay_and_build(game, self.seat, self.den[0], rest, self.counted)


def may_borrow(game: Citadels, seat: int, gold: int, cards_kept: int) -> bool:
    """Whether the missing gold can be had from one player, for as many cards as are left over (C-CARDINAL-02 … -08)."""
    missing = gold - game.gold[seat]
    if not game.box.cast[game.acting].borrows or missing <= 0:
        return False
    return len(game.zones[hand(seat)]) - cards_kept >= missing and bool(lenders(game, seat, missing))


def why_not_borrow(game: Citadels, seat: int, gold: int, cards_kept: int) -> Reason | None:
    """What ``may_borrow`` finds wrong."""
    if may_borrow(game, seat, gold, cards_kept):
        return None
    missing = gold - game.gold[seat]
    if missing <= 0:
        return Reason("enough_gold", "C-CARDINAL-09", (gold, game.gold[seat]))
    left = len(game.zones[hand(seat)]) - cards_kept
    if left < missing:
        return Reason("too_few_cards", "C-CARDINAL-08", (missing, left))
    return Reason("no_lender", "C-CARDINAL-04", (missing,))


def lenders(game: Citadels, seat: int, gold: int) -> list[int]:
    """The gold has to come from a single player (C-CARDINAL-04)."""
    return [other for other in range(game.seats) if other != seat and game.gold[other] >= gold]


class ChooseLender(Effect[Citadels]):
    """The Cardinal takes exactly the missing gold from one player (C-CARDINAL-03, -05)."""

    def __init__(self, seat: int, card: Track, gold: int, counted: bool) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gold: Final = gold
        self.counted: Final = counted

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Citadels) -> Decision | None:
        missing = self.gold - game.gold[self.seat]
        return Decision(self.seat, BORROW_FROM, [BORROW.of(other) for other in lenders(game, self.seat, missing)])

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not BORROW:
            return None
        missing = self.gold - game.gold[self.seat]
        other = wish.subject
        nobody = why_no_other_seat(game, self.seat, other, "C-CARDINAL-02")
        if nobody is not None or other in lenders(game, self.seat, missing):
            return nobody
        return Reason("lender_too_poor", "C-CARDINAL-04", (other, missing, game.gold[other]))

    def chosen(self, game: Citadels, option: Option) -> None:
        game.push(GiveForLoan(self.seat, self.card, self.gold, self.counted, option.subject, ()))


class GiveForLoan(Effect[Citadels]):
    """One hand card for each gold, chosen one by one, given all at once; then the district is built (C-CARDINAL-06)."""

    def __init__(self, seat: int, card: Track, gold: int, counted: bool, lender: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.gold: Final = gold
        self.counted: Final = counted
        self.lender: Final = lender
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return (self.card, *self.cards)

    def run(self, game: Citadels) -> Decision | None:
        missing = self.gold - game.gold[self.seat]
        if len(self.cards) == missing:
            self.finish(game, missing)
            return None
        options: list[Option] = []
        game.list_titles(hand(self.seat), GIVE_CARD, options, game.found((self.card, *self.cards)))  # C-CARDINAL-08
        return Decision(self.seat, GIVE_FOR_LOAN, options)

    def why_not(self, game: Citadels, wish: Option) -> Reason | None:
        if wish.verb is not GIVE_CARD:
            return None
        return why_not_in_hand(game, self.seat, wish.subject, "C-CARDINAL-08", game.found((self.card, *self.cards)))

    def chosen(self, game: Citadels, option: Option) -> None:
        card = game.track(game.pick(hand(self.seat), option.subject, game.found((self.card, *self.cards))))
        game.push(GiveForLoan(self.seat, self.card, self.gold, self.counted, self.lender, (*self.cards, card)))

    def finish(self, game: Citadels, missing: int) -> None:
        for card in game.found(self.cards):
            game.move(card, hand(self.seat), hand(self.lender))
        if game.journal is not None:
            faces = tuple([game.face(card) for card, _ in self.cards])
            both = 1 << self.seat | 1 << self.lender
            game.tell("gives_cards", "C-CARDINAL-02", (self.seat, self.lender, missing), faces, both)
        game.take_gold(self.seat, self.lender, missing, "C-CARDINAL-02")
        pay_and_build(game, self.seat, self.card[0], self.gold, self.counted)


PAY_CARD: Final = Verb("pay_card", TITLES, A_TITLE)
PAY_GOLD: Final = Verb("pay_gold").of(0)
BORROW: Final = Verb("borrow", MOST_SEATS, A_SEAT)
GIVE_CARD: Final = Verb("give_card", TITLES, A_TITLE)
PAY_FOR_DEN: Final = Question("pay_for_den", "D-THIEVESDEN-01")
BORROW_FROM: Final = Question("borrow_from", "C-CARDINAL-02")
GIVE_FOR_LOAN: Final = Question("give_for_loan", "C-CARDINAL-02")
