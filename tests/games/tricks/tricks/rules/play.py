"""Passing, bidding, tricks: what may be answered, and the effects, which are what is still to be done, one thing each."""

from typing import Final

from regalia.kernel.arguments import NUMBER
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from tricks.rules.events import CARD
from tricks.rules.table import BONUS, CARDS, Tricks, given, hand, played, won

GIVE: Final = Verb("give", len(CARDS), CARD)
BID: Final = Verb("bid", 6, NUMBER)
PLAY: Final = Verb("play", len(CARDS), CARD)
PASS_WHICH: Final = Question("pass_which", "T-PASS-01")
HOW_MANY: Final = Question("how_many", "T-BID-01")
LEAD: Final = Question("lead", "T-TRICK-01")
FOLLOW: Final = Question("follow", "T-TRICK-01")


class FromHand(SeatEffect[Tricks]):
    """A question about a card of the hand, any one."""

    verb = GIVE
    question = PASS_WHICH

    def run(self, game: Tricks) -> Decision | None:
        return Decision(self.seat, self.question, [self.verb.of(card) for card in sorted(game.zones[hand(self.seat)])])

    def why_not(self, game: Tricks, wish: Option) -> Reason | None:
        missing = wish.verb is self.verb and game.place[wish.subject] != hand(self.seat)
        return Reason("not_in_hand", self.question.rule, (wish.subject,)) if missing else None


class PassCard(FromHand):
    """T-PASS-01: everybody chooses before anybody looks at what they got."""

    def chosen(self, game: Tricks, option: Option) -> None:
        game.move(option.subject, hand(self.seat), given(self.seat))


class HandOver(Effect[Tricks]):
    """T-PASS-02: all at once."""

    def __init__(self, step: int) -> None:
        self.step: Final = step

    def run(self, game: Tricks) -> Decision | None:
        for seat in range(game.seats):
            other = (seat + self.step) % game.seats
            game.tell("passes", "T-PASS-02", (seat, other), tuple(game.zones[given(seat)]), 1 << seat | 1 << other)
            game.move_all(given(seat), hand(other))
        return None


class MakeBid(SeatEffect[Tricks]):
    """T-BID-01: aloud, one after the other."""

    def run(self, game: Tricks) -> Decision | None:
        return Decision(self.seat, HOW_MANY, BID.options[: len(game.zones[hand(self.seat)]) + 1])

    def why_not(self, game: Tricks, wish: Option) -> Reason | None:
        most = len(game.zones[hand(self.seat)])
        return Reason("bids_too_high", "T-BID-01", (most,)) if wish.verb is BID and wish.subject > most else None

    def amounts(self, game: Tricks, option: Option) -> Amounts:
        return {"points": option.subject + BONUS}

    def chosen(self, game: Tricks, option: Option) -> None:
        game.bids[self.seat] = option.subject
        game.tell("bids", "T-BID-01", (self.seat, option.subject))


class Trick(Effect[Tricks]):
    """T-TRICK-03: tricks are played until nobody has a card left."""

    def run(self, game: Tricks) -> Decision | None:
        if game.zones[hand(game.leader)]:
            game.push(self)
            game.push(TakeTrick())
            for seat in reversed(game.order(game.leader)[1:]):
                game.push(PlayCard(seat))
            game.push(LeadCard(game.leader))
        else:
            for seat in [seat for seat in range(game.seats) if game.sheet(seat)["bid"]]:
                game.tell("keeps_bid", "T-SCORE-02", (seat, BONUS))
        return None


class PlayCard(FromHand):
    """T-TRICK-01: any card, so that nobody learns what a hand lacks."""

    verb = PLAY
    question = FOLLOW

    def chosen(self, game: Tricks, option: Option) -> None:
        game.move(option.subject, hand(self.seat), played(self.seat))
        game.tell("plays", "T-TRICK-01", (self.seat, option.subject))


class LeadCard(PlayCard):
    question = LEAD


class TakeTrick(Effect[Tricks]):
    """T-TRICK-02."""

    def run(self, game: Tricks) -> Decision | None:
        winner = max(game.order(game.leader), key=game.strength)
        game.tell("takes_trick", "T-TRICK-02", (winner, game.zones[played(winner)][0]))
        game.tricks[winner] += 1
        for seat in range(game.seats):
            game.move_all(played(seat), won(winner))
        game.leader = winner
        return None
