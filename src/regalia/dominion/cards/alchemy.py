"""Kingdom cards of Alchemy."""

from typing import Final

from regalia.dominion.instructions import TRASH_CARD, TRASH_WHICH, Gain, PickFromHand
from regalia.dominion.kinds import DUCHY, GOLD, KIND_OF
from regalia.dominion.layout import ACTION, TREASURE, VICTORY, hand
from regalia.dominion.moving import trash
from regalia.dominion.playing import FollowOne
from regalia.dominion.printed import Card, Play
from regalia.dominion.table import Dominion
from regalia.kernel.options import Question, Verb

TRANSMUTE: Final = KIND_OF["transmute"]
MADE_OF: Final = ((ACTION, DUCHY), (TREASURE, TRANSMUTE), (VICTORY, GOLD))


class TrashToTransmute(PickFromHand):
    """Transmute: trash a card; each of its types is made into another card, in the printed order (G-CARD-TYPE-01)."""

    def verb(self) -> Verb:
        return TRASH_CARD

    def question(self) -> Question:
        return TRASH_WHICH

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for types, kind in reversed(MADE_OF):
            if game.has_type(cards[0], types):
                game.push(FollowOne(Gain(kind), seat, play))
        trash(game, seat, cards, hand(seat))


ALCHEMY: Final = [
    Card("transmute", 0, ACTION, (TrashToTransmute(),), gives=(DUCHY, TRANSMUTE, GOLD), potions=1),
]
