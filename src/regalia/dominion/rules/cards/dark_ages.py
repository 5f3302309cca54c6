"""Kingdom cards of Dark Ages."""

from typing import Final

from regalia.dominion.rules.cards.base_instructions import TopdeckFromDiscard
from regalia.dominion.rules.cards.dark_ages_instructions import (
    CULTIST,
    GAIN_RUINS,
    LookAtTwo,
    MayEmptyDeck,
    MayPlayCultist,
    PlayTwiceAndTrash,
    RobGrave,
    TrashActionToGain,
    TrashHovel,
)
from regalia.dominion.rules.cards.dark_ages_knights import KNIGHTS
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import CHEAPER, Limit
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins, ReturnThis
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import (
    ANY_TYPE,
    CARD_BOUGHT,
    CARD_GAINED,
    CARD_TRASHED,
    DISCARD_PILE,
    NO_CARD,
    aside,
    face_down,
    hand,
)
from regalia.dominion.rules.moving import discard
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Card, Instruction, Play
from regalia.dominion.rules.reactions import OfItself
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import look_at
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track

# -- Sage --------------------------------------------------------------------------------------------------------------------


class RevealUntilCosts(Instruction):
    """Sage: reveal cards of the deck until one costs so much; that card goes to the hand, the others are discarded."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(SageReveals(seat, (), self.coins))


class SageReveals(RevealUntil):
    """Reveals cards of the deck one by one until one costs so much."""

    def __init__(self, seat: int, cards: tuple[Track, ...], coins: int) -> None:
        super().__init__(seat, cards)
        self.coins: Final = coins

    def more(self, cards: tuple[Track, ...]) -> "SageReveals":
        return SageReveals(self.seat, cards, self.coins)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return game.price(game.box.kind[card]).coins >= self.coins

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        if wanted != NO_CARD:
            game.move(wanted, aside(self.seat), hand(self.seat))  # "that card" (G-THAT-CARD-01, -02)
        discard(game, self.seat, tuple([card for card in cards if card != wanted]), aside(self.seat))


# -- Catacombs ---------------------------------------------------------------------------------------------------------------


class LookAtThree(Instruction):
    """Catacombs: look at the top 3 cards, then take them or discard them for 3 others (G-LOOK-AT-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 3, self, play):
            return
        cards = look_at(game, seat, 3)
        seen = game.tracks(cards)
        take = Alternative("into_hand", TakeThese(seen))
        Choose(1, (take, Alternative("discard_them", DiscardToDrawThree(seen)))).follow(game, seat, play)


class TakeThese(Instruction):
    def __init__(self, cards: tuple[Track, ...]) -> None:
        self.cards: Final = cards

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(self.cards):
            game.move(card, face_down(seat), hand(seat))


class DiscardToDrawThree(Instruction):
    def __init__(self, cards: tuple[Track, ...]) -> None:
        self.cards: Final = cards

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(FollowOne(PlusCards(3), seat, play))
        discard(game, seat, game.found(self.cards), face_down(seat))  # with an Elder they may be in hand


class GainCheaper(Instruction):
    """Catacombs, when trashed: gain a card that is cheaper in every sense (G-COST-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        limit = Limit(game.price(game.box.kind[play.card]), CHEAPER)
        game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE))


CATACOMBS_TRASHED: Final = OfItself("catacombs_trashed", KIND_OF["catacombs"], CARD_TRASHED, GainCheaper(), must=True)
GRAVEROBBER: Final = Choose(1, (Alternative("rob_grave", RobGrave()), Alternative("trash_action", TrashActionToGain())))
CULTIST_TRASHED: Final = OfItself("cultist_trashed", CULTIST, CARD_TRASHED, PlusCards(3), must=True)
OVERGROWN_TRASHED: Final = OfItself(
    "overgrown_estate_trashed", KIND_OF["overgrown_estate"], CARD_TRASHED, PlusCards(1), must=True
)
HOVEL: Final = KIND_OF["hovel"]
TRASH_HOVEL: Final = TrashHovel("trash_hovel", HOVEL, CARD_GAINED)
TRASH_HOVEL_ON_BUY: Final = TrashHovel("trash_hovel_bought", HOVEL, CARD_BOUGHT)
SPOILS: Final = KIND_OF["spoils"]

DARK_AGES: Final = [
    Card("sage", (PlusActions(1), RevealUntilCosts(3))),
    Card("marauder", (Gain(SPOILS), EachOther(GAIN_RUINS)), gives=(SPOILS,)),
    Card("procession", (PlayTwiceAndTrash(),)),
    Card("scavenger", (PlusCoins(2), MayEmptyDeck(), TopdeckFromDiscard(may=False))),
    Card("catacombs", (LookAtThree(),), listeners=(CATACOMBS_TRASHED,)),
    Card("cultist", (PlusCards(2), EachOther(GAIN_RUINS), MayPlayCultist()), listeners=(CULTIST_TRASHED,)),
    Card("graverobber", (GRAVEROBBER,)),
]
RUINS_CARDS: Final = [
    Card("abandoned_mine", (PlusCoins(1),)),
    Card("ruined_library", (PlusCards(1),)),
    Card("ruined_market", (PlusBuys(1),)),
    Card("ruined_village", (PlusActions(1),)),
    Card("survivors", (LookAtTwo(),)),
]
DARK_AGES_IN_PILES: Final = RUINS_CARDS + KNIGHTS
DARK_AGES_BESIDE: Final = [
    Card("spoils", (PlusCoins(3), ReturnThis())),
    Card("necropolis", (PlusActions(2),)),
    Card("hovel", listeners=(TRASH_HOVEL,)),
    Card("overgrown_estate", listeners=(OVERGROWN_TRASHED,)),
]
HOVEL_FIRST_PRINTING: Final = Card("hovel", listeners=(TRASH_HOVEL_ON_BUY,))
