"""Passing, bidding, tricks: what may be answered, and the effects, which are what is still to be done, one thing each."""

from typing import Final

from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import Amounts, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from tricks.rules.table import BONUS, CARDS, MOST_HAND, Tricks, given, hand, played, thrown, won

A_CARD: Final = "card"
A_NUMBER: Final = "number"
GIVE: Final = Verb("give", len(CARDS), A_CARD)
BID: Final = Verb("bid", MOST_HAND + 1, A_NUMBER)
PLAY: Final = Verb("play", len(CARDS), A_CARD)
THROW: Final = Verb("throw", len(CARDS), A_CARD)
PASS_WHICH: Final = Question("pass_which", "T-PASS-01")
HOW_MANY: Final = Question("how_many", "T-BID-01")
LEAD: Final = Question("lead", "T-TRICK-01")
FOLLOW: Final = Question("follow", "T-TRICK-02")


class PassCard(SeatEffect[Tricks]):
    """T-PASS-01: everybody chooses before anybody looks at what they got."""

    def run(self, game: Tricks) -> Decision | None:
        return Decision(self.seat, PASS_WHICH, [GIVE.of(card) for card in sorted(game.zones[hand(self.seat)])])

    def why_not(self, game: Tricks, wish: Option) -> Reason | None:
        return not_in_hand(game, self.seat, wish) if wish.verb is GIVE else None

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
    """T-TRICK-04: tricks are played until nobody has a card left."""

    def run(self, game: Tricks) -> Decision | None:
        if game.zones[hand(game.leader)]:
            game.push(self)
            game.push(TakeTrick())
            for seat in reversed(game.order(game.leader)):
                game.push(PlayCard(seat))
        else:
            for seat in [seat for seat in range(game.seats) if game.sheet(seat)["bid"]]:
                game.tell("keeps_bid", "T-SCORE-02", (seat, BONUS))
        return None


class PlayCard(SeatEffect[Tricks]):
    def run(self, game: Tricks) -> Decision | None:
        cards = sorted(game.zones[hand(self.seat)])
        if self.seat == game.leader:
            return Decision(self.seat, LEAD, [PLAY.of(card) for card in cards])
        follows = [PLAY.of(card) for card in cards if game.may_play(card)]
        return Decision(self.seat, FOLLOW, follows + [THROW.of(card) for card in cards])

    def why_not(self, game: Tricks, wish: Option) -> Reason | None:
        if wish.verb is not PLAY and wish.verb is not THROW:
            return None
        if wish.verb is THROW and self.seat == game.leader:
            return Reason("leader_plays", "T-TRICK-01")
        missing = not_in_hand(game, self.seat, wish)
        if missing is None and wish.verb is PLAY and self.seat != game.leader and not game.may_play(wish.subject):
            return Reason("must_follow", "T-TRICK-02", (game.led(),))
        return missing

    def chosen(self, game: Tricks, option: Option) -> None:
        if option.verb is PLAY:
            game.move(option.subject, hand(self.seat), played(self.seat))
            game.tell("plays", "T-TRICK-01" if self.seat == game.leader else "T-TRICK-02", (self.seat, option.subject))
        else:
            game.move(option.subject, hand(self.seat), thrown(self.seat))
            game.tell("throws", "T-TRICK-02", (self.seat,), (option.subject,), 1 << self.seat)


class TakeTrick(Effect[Tricks]):
    """T-TRICK-03."""

    def run(self, game: Tricks) -> Decision | None:
        winner = max(game.order(game.leader), key=game.strength)
        game.tell("takes_trick", "T-TRICK-03", (winner, game.zones[played(winner)][0]))
        game.tricks[winner] += 1
        for seat in range(game.seats):
            game.move_all(played(seat), won(winner))
        game.leader = winner
        return None


def not_in_hand(game: Tricks, seat: int, wish: Option) -> Reason | None:
    return None if game.place[wish.subject] == hand(seat) else Reason("not_in_hand", "T-TRICK-02", (wish.subject,))
