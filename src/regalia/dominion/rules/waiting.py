"""Cards a Duration set aside face down, to be taken when the next turn starts (G-SET-ASIDE-05, -06)."""

from typing import Final

from regalia.dominion.rules.from_hand import SET_ASIDE, PickFromHand
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import START_OF_TURN, face_down, hand
from regalia.dominion.rules.moving import faces_of, into_hand
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Question, Verb


class TakeFromThis(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            into_hand(game, seat, card, face_down(seat))


class SetAsideFromHand(PickFromHand):
    """Haven, Church: set so many cards of the hand aside face down; ``then`` when the next turn starts.

    ``optional``: from none to so many, and ``then`` comes in any case; else without a card nothing is to come (G-CLEAN-UP-06).
    """

    def __init__(self, number: int, then: Instruction, optional: bool = False) -> None:
        self.number: Final = number
        self.then: Final = then
        self.optional: Final = optional

    def verb(self) -> Verb:
        return SET_ASIDE

    def question(self) -> Question:
        return SET_ASIDE_WHICH

    def least(self, game: Dominion, seat: int) -> int:
        return 0 if self.optional else self.number

    def most(self, game: Dominion, seat: int) -> int:
        return self.number

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for card in cards:
            game.move(card, hand(seat), face_down(seat))
        if game.journal is not None:
            game.tell("sets_aside_face_down", "G-SET-ASIDE-05", (seat, len(cards)), faces_of(game, cards), 1 << seat)
        self.wait(game, seat, play.with_cards(game.tracks(cards)))

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        if self.optional:
            self.wait(game, seat, play)

    def wait(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, START_OF_TURN, kind_of(game, play), self.then, play))


SET_ASIDE_WHICH: Final = Question("set_aside_from_hand", "G-SET-ASIDE-05", poker_face=True)
