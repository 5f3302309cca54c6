"""Allies: doing something for a price."""

from typing import Final

from regalia.dominion.rules.from_hand import (
    DISCARD,
    PickFromHand,
    Picking,
)
from regalia.dominion.rules.layout import (
    A_NUMBER,
    hand,
)
from regalia.dominion.rules.moving import discard
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.token_offers import SPEND_COFFERS
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Capital City --------------------------------------------------------------------------------------------------------------


class MayDiscardFor(PickFromHand):
    """You may discard exactly so many cards; if so, ``then``. ``fewer``: with fewer in hand all of them, for nothing."""

    def __init__(self, number: int, then: Instruction, fewer: bool = False) -> None:
        self.number: Final = number
        self.then: Final = then
        self.fewer: Final = fewer

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) >= (1 if self.fewer else self.number):
            game.push(PickingAllOrNone(self, seat, play, 0, self.number, ()))

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if len(cards) == self.number:
            game.push(FollowOne(self.then, seat, play))
        discard(game, seat, cards, hand(seat))


class PickingAllOrNone(Picking):
    """The first card may be refused, the others not."""

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.track(game.find(hand(self.seat), option.subject))
            game.push(Picking(self.instruction, self.seat, self.play, self.most, self.most, (card,)))


class MayPayFor(Instruction):
    """You may pay so many coins; if so, ``then``. Coffers may be spent for it (G-PAY-02, G-COFFERS-02)."""

    def __init__(self, coins: int, then: Instruction) -> None:
        self.coins: Final = coins
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if seat == game.active:
            game.push(ChooseToPay(seat, play, self.coins, self.then))


class ChooseToPay(Effect[Dominion]):
    def __init__(self, seat: int, play: Play, coins: int, then: Instruction) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.coins: Final = coins
        self.then: Final = then

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        if game.coins >= self.coins:
            options.append(PAY.options[self.coins])
        SPEND_COFFERS.list(game, self.seat, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, PAY_OR_NOT, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish is not PAY.options[self.coins] or game.coins >= self.coins:
            return None
        return Reason("too_few_coins", PAY_OR_NOT.rule, (self.coins, game.coins))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option.verb is SPEND_COFFERS:
            game.push(self)
            SPEND_COFFERS.take(game, self.seat, 0)
        elif option is not PASS:
            game.coins -= self.coins
            if game.journal is not None:
                game.tell("pays", "G-PAY-02", (self.seat, self.coins))
            self.then.follow(game, self.seat, self.play)


PAY: Final = Verb("pay", 8, A_NUMBER)
DISCARD_FOR: Final = Question("discard_for_coins", "G-DISCARD-01", poker_face=True)
PAY_OR_NOT: Final = Question("pay", "G-PAY-02")
