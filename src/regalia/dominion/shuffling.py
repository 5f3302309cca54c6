"""Shuffling where it lets a player place cards (G-SHUFFLE-01 … -04).

The discard pile is shuffled under what is left of the deck. So a shuffle that an instruction will need may come first: the
cards that are left are still drawn before the shuffled ones. An instruction asks ``is_ready`` before it touches the deck.
"""

from typing import Final

from regalia.dominion.kinds import NO_KIND
from regalia.dominion.layout import SHUFFLING, deck, discard_pile
from regalia.dominion.playing import FollowOne, Moment
from regalia.dominion.printed import Instruction, Play
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision
from regalia.kernel.windows import open_window


def is_ready(game: Dominion, seat: int, number: int, again: Effect[Dominion]) -> bool:
    """Whether ``number`` cards can be taken from the deck without asking anybody; if not, ``again`` runs afterwards."""
    if not game.box.asks_when_shuffling or len(game.zones[deck(seat)]) >= number or not game.zones[discard_pile(seat)]:
        return True
    game.push(again)
    open_window(game, Shuffling(seat))
    return False


def is_ready_to_follow(game: Dominion, seat: int, number: int, instruction: Instruction, play: Play) -> bool:
    return is_ready(game, seat, number, FollowOne(instruction, seat, play))


class Shuffling(Moment):
    """A player is about to shuffle the discard pile under the deck. Whatever was taken out is placed by ``Placed`` effects."""

    def __init__(self, turn_of: int) -> None:
        super().__init__(turn_of, NO_KIND)

    def number(self) -> int:
        return SHUFFLING

    def settled(self, game: Dominion, marked: int) -> None:
        seat = self.turn_of
        game.shuffle_under(discard_pile(seat), deck(seat))
        if game.journal is not None:
            game.tell("reshuffles", "G-SHUFFLE-01", (seat,))


class DrawCards(Effect[Dominion]):
    """Draw so many cards, after any shuffle that asks."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if is_ready(game, self.seat, self.cards, self):
            game.draw_cards(self.seat, self.cards)
        return None
