"""Instructions that only cards of Dark Ages have, but for the Knights."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.costs import EXACTLY, Cost, Limit, more_than
from regalia.dominion.rules.from_hand import PLAY, PLAY_WHICH, PickFromHand, TrashFromHand
from regalia.dominion.rules.gaining import CardGained, ChooseFromTrash, ChooseGain
from regalia.dominion.rules.instructions import (
    GainTop,
    PlusCards,
)
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    DECK,
    DISCARD_PILE,
    DURATION,
    NO_CARD,
    VICTORY,
    aside,
    deck,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, put_deck_into_discard_pile, trash
from regalia.dominion.rules.playing import FollowOne, PlayHere, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Play
from regalia.dominion.rules.reactions import HandReaction
from regalia.dominion.rules.revealing import RevealUntil
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import look_at
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.windows import Happening

# -- Scavenger -----------------------------------------------------------------------------------------------------------------


class MayEmptyDeck(Instruction):
    """Scavenger: the whole deck may be put into the discard pile, which is no discarding (G-DISCARD-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[deck(seat)]:
            game.push(ChooseToEmptyDeck(seat))


class ChooseToEmptyDeck(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, EMPTY_DECK_OR_NOT, [EMPTY_DECK, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is EMPTY_DECK:
            put_deck_into_discard_pile(game, self.seat)


# -- Procession ----------------------------------------------------------------------------------------------------------------


class PlayTwiceAndTrash(PickFromHand):
    """Procession: play an Action twice, trash it, gain an Action that costs exactly $1 more (G-LOST-TRACK-10, -11)."""

    def verb(self) -> Verb:
        return PLAY

    def question(self) -> Question:
        return PLAY_WHICH

    def allowed(self) -> int:
        return ACTION

    def barred(self) -> int:
        return DURATION

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return 1 if may_play_from_hand(game, seat) else 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        played = (cards[0], game.moves[cards[0]] + 1)  # it moves into play
        game.push(EndProcession(seat, played, play))
        game.push(PlayHere(seat, played, play.track()))
        play_from(game, seat, cards[0], hand(seat), play.track())


class EndProcession(Effect[Dominion]):
    """Whether or not the card can be trashed, another is gained."""

    def __init__(self, seat: int, card: Track, play: Play) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        limit = more_than(game.box.kind[self.card[0]], 1, EXACTLY)
        game.push(ChooseGain(self.seat, limit, ACTION, DISCARD_PILE, play=self.play))
        if game.is_found(self.card):
            trash(game, self.seat, (self.card[0],), in_play(self.seat))  # G-TRASH-04
        return None


# -- Graverobber ---------------------------------------------------------------------------------------------------------------


class RobGrave(Instruction):
    """Graverobber: a card of the trash that costs $3 to $6 is gained onto the deck (G-GAIN-02, -03, G-TRASH-PILE-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromTrash(seat, THREE_TO_SIX, ANY_TYPE, DECK))


class TrashActionToGain(TrashFromHand):
    """Graverobber: trash an Action of the hand and gain any card that costs up to $3 more."""

    def allowed(self) -> int:
        return ACTION

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], 3)
        game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE))
        trash(game, seat, cards, hand(seat))


# -- Ruins, Shelters -----------------------------------------------------------------------------------------------------------


class TrashHovel(HandReaction):
    """Hovel: it may be trashed when its owner gains a Victory card; it is a secret option (G-REACTION-01)."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        if isinstance(about, CardBought):
            return seat == about.buyer
        assert isinstance(about, CardGained)
        return seat == about.gainer

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        trash(game, seat, (game.find(hand(seat), self.kind),), hand(seat))


CULTIST: Final = KIND_OF["cultist"]
THREE_TO_SIX: Final = Limit(Cost(6), least=3)
GAIN_RUINS: Final = GainTop(KIND_OF["survivors"])
EMPTY_DECK: Final = Verb("empty_deck").of(0)
EMPTY_DECK_OR_NOT: Final = Question("empty_deck", "G-DISCARD-09")


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
