"""Instructions about whole hands: how many cards there are, showing or discarding all of them."""

from typing import Final

from regalia.dominion.rules.cleaning import PUT_ON_TOP, WHICH_ON_TOP
from regalia.dominion.rules.instructions import PlusCards
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.layout import ANY_TYPE, hand
from regalia.dominion.rules.moving import discard, reveal_hand
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import Decision, Option

ANY_NUMBER: Final = 1 << 20


class IfCardsInHand(Instruction):
    """With so many cards in hand, or more, but not more than ``most``: ``then``."""

    def __init__(self, number: int, then: Instruction, most: int = ANY_NUMBER) -> None:
        self.number: Final = number
        self.then: Final = then
        self.most: Final = most

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if self.number <= len(game.zones[hand(seat)]) <= self.most:
            self.then.follow(game, seat, play)


class IfFewInHand(Instruction):
    """With so many cards in hand, or fewer: ``then``."""

    def __init__(self, number: int, then: Instruction) -> None:
        self.number: Final = number
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) <= self.number:
            self.then.follow(game, seat, play)


class CardPerShown(Instruction):
    """Crossroads, Magnate: reveal the hand; +1 Card for each card of these types in it (G-REVEAL-01)."""

    def __init__(self, types: int) -> None:
        self.types: Final = types

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        own = game.zones[hand(seat)]
        number = len([card for card in own if game.has_type(card, self.types)])
        if number:
            game.push(FollowOne(PlusCards(number), seat, play))
        if own:
            reveal_hand(game, seat, "G-REVEAL-01")


class RevealHandToDraw(Instruction):
    """Shanty Town: reveal the hand, in any case; without a card of these types in it +X Cards (G-REVEAL-01)."""

    def __init__(self, types: int, number: int) -> None:
        self.types: Final = types
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        own = game.zones[hand(seat)]
        if not any([game.has_type(card, self.types) for card in own]):
            game.push(FollowOne(PlusCards(self.number), seat, play))
        if own:
            reveal_hand(game, seat)


class DiscardWholeHand(Instruction):
    """Way of the Mole: the whole hand, possibly no card, at one time (G-DISCARD-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            game.push(DiscardHandWith(seat))


class DiscardHandWith(SeatEffect[Dominion]):
    """The player picks the card that will lie on top, since that one is seen."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(hand(self.seat), ANY_TYPE, PUT_ON_TOP, options)
        if len(options) > 1 or is_secret(game, game.zones[hand(self.seat)]):
            return Decision(self.seat, WHICH_ON_TOP, options)
        self.chosen(game, options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        top = game.find(hand(self.seat), option.subject)
        rest = [card for card in game.zones[hand(self.seat)] if card != top]
        discard(game, self.seat, (*rest, top), hand(self.seat))
