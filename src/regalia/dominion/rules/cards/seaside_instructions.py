"""Instructions of Seaside."""

from typing import Final

from regalia.dominion.rules.from_hand import REVEAL, PickFromHand
from regalia.dominion.rules.gaining import GainCopy
from regalia.dominion.rules.instructions import EachOther
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import A_NUMBER, EXTRA_TURN, hand
from regalia.dominion.rules.moving import return_to_pile, reveal
from regalia.dominion.rules.playing import FollowOne, InOrder
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb

# -- Outpost -------------------------------------------------------------------------------------------------------------


class ExtraTurnWithThree(Instruction):
    """Outpost: a hand of 3 cards and an extra turn after this one; nothing if that would be a third turn in a row.

    G-EXTRA-TURN-01, G-CLEAN-UP-09
    """

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        given = [later for later in game.pending if later.moment == EXTRA_TURN and later.kind == OUTPOST and later.seat == seat]
        if seat == game.active and game.last_turn_of != seat and not given:
            game.hand_size = SMALL_HAND
            promise(game, Later(seat, EXTRA_TURN, OUTPOST, NOTHING_ELSE, play))


SMALL_HAND: Final = 3
OUTPOST: Final = KIND_OF["outpost"]
NOTHING_ELSE: Final = InOrder(())


# -- Ambassador ----------------------------------------------------------------------------------------------------------


class RevealToReturn(PickFromHand):
    """Ambassador: reveal a card, return up to 2 copies of it to the Supply; each other player gains one (G-RETURN-01, -02)."""

    def verb(self) -> Verb:
        return REVEAL

    def question(self) -> Question:
        return REVEAL_TO_RETURN

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        kind = game.box.kind[cards[0]]
        if game.box.pile_of[kind] in game.box.supply:
            game.push(ReturnCopies(seat, kind, play))
        reveal(game, seat, cards[0])


class ReturnCopies(Effect[Dominion]):
    def __init__(self, seat: int, kind: int, play: Play) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.play: Final = play

    def copies(self, game: Dominion) -> list[int]:
        """At most 2 of the hand; a card without a pile stays (G-RETURN-05)."""
        pile = game.box.pile_of[self.kind]
        own = game.zones[hand(self.seat)]
        return [card for card in own if game.box.kind[card] == self.kind and game.box.home[card] == pile][:2]

    def run(self, game: Dominion) -> Decision | None:
        most = len(self.copies(game))
        if most > 0 or is_secret(game, game.zones[hand(self.seat)]):
            return Decision(self.seat, RETURN_HOW_MANY, RETURN_COPIES.options[: most + 1])
        self.chosen(game, RETURN_COPIES.options[0])
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        for card in self.copies(game)[: option.subject]:
            return_to_pile(game, self.seat, card, hand(self.seat))
        game.push(FollowOne(EachOther(GainCopy(self.kind)), self.seat, self.play))


RETURN_COPIES: Final = Verb("return_copies", 3, A_NUMBER)
REVEAL_TO_RETURN: Final = Question("reveal_to_return", "G-REVEAL-01", poker_face=True)
RETURN_HOW_MANY: Final = Question("return_copies", "G-RETURN-01", poker_face=True)
