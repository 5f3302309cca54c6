"""Instructions of Prosperity."""

from typing import Final

from regalia.dominion.rules.kinds import COPPER
from regalia.dominion.rules.layout import A_NUMBER, discard_pile, face_down, hand
from regalia.dominion.rules.moving import tell_revealed
from regalia.dominion.rules.printed import Browsing, Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import PASS, Decision, Option, Question, Verb


class CoppersToHand(Instruction):
    """Counting House: any number of Coppers from the discard pile into the hand, revealed; no gain (G-TO-HAND-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[discard_pile(seat)]:
            game.show(discard_pile(seat), 1 << seat)
            game.push(ChooseCoppersToTake(seat))


class ChooseCoppersToTake(Browsing):
    def coppers(self, game: Dominion) -> list[int]:
        return [card for card in game.zones[discard_pile(self.seat)] if game.box.kind[card] == COPPER]

    def run(self, game: Dominion) -> Decision | None:
        most = min(len(self.coppers(game)), MOST_TAKEN)
        return Decision(self.seat, TAKE_HOW_MANY, [PASS, *TAKE_COPPERS.options[1 : most + 1]])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        cards = tuple(self.coppers(game)[-option.subject :])
        for card in cards:
            game.move(card, discard_pile(self.seat), face_down(self.seat))  # nobody else sees from where in the pile
        for card in cards:
            game.move(card, face_down(self.seat), hand(self.seat), False, game.everyone)
        game.turn_up(self.seat)
        if game.journal is not None:
            game.tell("takes_coppers", "G-TO-HAND-04", (self.seat, len(cards)))
        tell_revealed(game, self.seat, cards)


MOST_TAKEN: Final = 127
TAKE_COPPERS: Final = Verb("take_coppers", MOST_TAKEN + 1, A_NUMBER)
TAKE_HOW_MANY: Final = Question("take_coppers", "G-TO-HAND-04", poker_face=True)
