"""Kingdom cards of Dark Ages."""

from typing import Final

from regalia.dominion.choosing import Alternative, Choose
from regalia.dominion.costs import CHEAPER, Limit
from regalia.dominion.gaining import ChooseGain
from regalia.dominion.instructions import PlusActions, PlusCards
from regalia.dominion.kinds import KIND_OF
from regalia.dominion.layout import ACTION, ANY_TYPE, CARD_TRASHED, DISCARD_PILE, NO_CARD, aside, face_down, hand
from regalia.dominion.moving import discard, faces_of
from regalia.dominion.playing import FollowOne
from regalia.dominion.printed import Card, Instruction, Play
from regalia.dominion.reactions import OfItself
from regalia.dominion.table import Dominion

# -- Sage --------------------------------------------------------------------------------------------------------------------


class RevealUntil(Instruction):
    """Sage: reveal cards of the deck until one costs so much; that card goes to the hand, the others are discarded."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        revealed: list[int] = []
        found = NO_CARD
        while found == NO_CARD:
            cards = game.take_from_deck(seat, 1, aside(seat))
            if not cards:
                break
            revealed.append(cards[0])
            if game.price(game.box.kind[cards[0]]).coins >= self.coins:
                found = cards[0]
        if game.journal is not None and revealed:
            game.tell("reveals", "G-REVEAL-01", (seat, *faces_of(game, tuple(revealed))))
        if found != NO_CARD:
            game.move(found, aside(seat), hand(seat))  # "that card" (G-THAT-CARD-01, -02)
        discard(game, seat, tuple([card for card in revealed if card != found]), aside(seat))


# -- Catacombs ---------------------------------------------------------------------------------------------------------------


class LookAtThree(Instruction):
    """Catacombs: look at the top 3 cards, then take them or discard them for 3 others (G-LOOK-AT-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        cards = game.take_from_deck(seat, 3, face_down(seat))
        if game.journal is not None and cards:
            game.tell("looks_at", "G-LOOK-AT-01", (seat, len(cards)), faces_of(game, cards), 1 << seat)
        take = Alternative("into_hand", TakeThese(cards))
        Choose(1, (take, Alternative("discard_them", DiscardToDrawThree(cards)))).follow(game, seat, play)


class TakeThese(Instruction):
    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in self.cards:
            game.move(card, face_down(seat), hand(seat))


class DiscardToDrawThree(Instruction):
    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(FollowOne(PlusCards(3), seat, play))
        discard(game, seat, self.cards, face_down(seat))


class GainCheaper(Instruction):
    """Catacombs, when trashed: gain a card that is cheaper in every sense (G-COST-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        limit = Limit(game.price(game.box.kind[play.card]), CHEAPER)
        game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE))


CATACOMBS_TRASHED: Final = OfItself("catacombs_trashed", KIND_OF["catacombs"], CARD_TRASHED, GainCheaper(), must=True)

DARK_AGES: Final = [
    Card("sage", 3, ACTION, (PlusActions(1), RevealUntil(3))),
    Card("catacombs", 5, ACTION, (LookAtThree(),), listeners=(CATACOMBS_TRASHED,)),
]
