"""Paying more for a card than it costs, and what that brings, at once or when the card is gained (G-PAY-07, -08)."""

from typing import Any, Final

from regalia.dominion.rules.gaining import CardGained
from regalia.dominion.rules.kinds import KINDS, NO_KIND
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import A_KIND, A_NUMBER, CARD_GAINED, REST_OF_TURN
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

MOST_COINS: Final = 128


class Overpaying(Effect[Dominion]):
    """How many coins, then how many Potions more than the card costs; nothing more is no overpaying (G-PAY-07, -08)."""

    def __init__(self, seat: int, kind: int, coins: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.coins: Final = coins  # -1: not yet said

    def run(self, game: Dominion) -> Decision | None:
        if self.coins < 0:
            if game.coins > 0:
                most = min(game.coins, MOST_COINS - 1)
                return Decision(self.seat, OVERPAY_HOW_MUCH, [PASS, *OVERPAY.options[1 : most + 1]])
            game.push(Overpaying(self.seat, self.kind, 0))
        elif game.potions > 0:
            return Decision(self.seat, OVERPAY_POTIONS_TOO, [PASS, *OVERPAY_POTIONS.options[1 : game.potions + 1]])
        else:
            self.follow(game, 0)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if self.coins < 0 and wish.verb is OVERPAY and wish.subject > game.coins:
            return Reason("too_few_coins", OVERPAY_HOW_MUCH.rule, (wish.subject, game.coins))
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        amount = 0 if option is PASS else option.subject
        if self.coins < 0:
            game.coins -= amount
            game.push(Overpaying(self.seat, self.kind, amount))
        else:
            game.potions -= amount
            self.follow(game, amount)

    def follow(self, game: Dominion, potions: int) -> None:
        overpay = game.box.printed[self.kind].overpay
        if self.coins + potions == 0 or overpay is None:
            return
        if game.journal is not None:
            game.tell("overpays", "G-PAY-07", (self.seat, self.kind, self.coins, potions))
        brought = FollowOverpaid(self.kind, self.coins, potions)
        if overpay.waits_for_gain():
            game.pending.append(Later(self.seat, REST_OF_TURN, self.kind, brought, no_play(self.seat)))
        else:
            brought.follow(game, self.seat, no_play(self.seat))


class FollowOverpaid(Instruction):
    """What so much more paid for a card brings."""

    def __init__(self, kind: int, coins: int, potions: int) -> None:
        self.kind: Final = kind
        self.coins: Final = coins
        self.potions: Final = potions

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        overpay = game.box.printed[self.kind].overpay
        if overpay is not None:
            overpay.follow(game, seat, play, self.coins, self.potions)


def overpaid_for(game: Dominion, seat: int, kind: int) -> list[Later]:
    """What was paid more for a card of this kind, and waits for its gain."""
    return [
        later
        for later in game.pending
        if later.moment == REST_OF_TURN and later.seat == seat and later.kind == kind and isinstance(later.then, FollowOverpaid)
    ]


class WhenOverpaid(Listener):
    """What more was paid for comes when the card is gained, among all that follows from that (G-PAY-07, G-GAIN-11)."""

    def hears(self, card: Card) -> bool:
        return card.overpay is not None and card.overpay.waits_for_gain()

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and about.bought and overpaid_for(game, seat, about.kind):
            options.append(self.options[about.kind])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        later = overpaid_for(game, seat, about.kind)[0]
        game.pending.remove(later)
        game.push(FollowOne(later.then, seat, Play(seat, about.card, about.moved)))


OVERPAID: Final = WhenOverpaid("overpaid", NO_KIND, CARD_GAINED, must=True, subjects=KINDS, about=A_KIND)
OVERPAY: Final = Verb("overpay", MOST_COINS, A_NUMBER)
OVERPAY_POTIONS: Final = Verb("overpay_potions", MOST_COINS, A_NUMBER)
OVERPAY_HOW_MUCH: Final = Question("overpay", "G-PAY-07")
OVERPAY_POTIONS_TOO: Final = Question("overpay_potions", "G-PAY-07")
