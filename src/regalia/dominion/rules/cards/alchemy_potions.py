"""Instructions of Alchemy: what Potions, revealed decks and the Clean-up bring."""

from typing import Any, Final

from regalia.dominion.rules.from_hand import PLAY, TrashFromHand
from regalia.dominion.rules.instructions import PlusCards
from regalia.dominion.rules.kinds import KIND_OF, KINDS, POTION
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    DISCARDED_FROM_PLAY,
    NO_CARD,
    REST_OF_TURN,
    START_OF_CLEAN_UP,
    TREASURE,
    aside,
    deck,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, into_hand, topdeck, trash
from regalia.dominion.rules.playing import FollowOne, Together, play_from
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, Worth
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.reactions import MovesItself
from regalia.dominion.rules.revealing import RevealUntil, RevealUntilSome
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.sorting import OneOfThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.options import Option, Question, Verb
from regalia.kernel.windows import Happening

ALCHEMIST: Final = KIND_OF["alchemist"]
GOLEM: Final = KIND_OF["golem"]
HERBALIST: Final = KIND_OF["herbalist"]

# -- Alchemist ---------------------------------------------------------------------------------------------------------------


class MayComeBack(Instruction):
    """Alchemist: this playing lets the card go onto the deck when Clean-up starts (G-CLEAN-UP-02, G-THIS-TURN-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        promise(game, Later(seat, REST_OF_TURN, kind_of(game, play), self, play))


def coming_back(game: Dominion, seat: int, kind: int) -> int:
    """A card in play that may, as it lay when it was played (G-LOST-TRACK-03)."""
    for later in game.pending:
        if later.moment == REST_OF_TURN and later.seat == seat and later.kind == kind and isinstance(later.then, MayComeBack):
            if game.is_found(later.play.track()) and game.place[later.play.card] == in_play(seat):
                return later.play.card
    return NO_CARD


class TopdeckWithPotion(Listener):
    """Alchemist: with a Potion in play, one after the other."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and game.pending and game.find(in_play(seat), POTION) != NO_CARD:
            if coming_back(game, seat, self.kind) != NO_CARD:
                options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        topdeck(game, seat, coming_back(game, seat, self.kind), in_play(seat), True, "G-CLEAN-UP-03")


class TopdeckIfPotionLeaves(MovesItself):
    """Alchemist, first printing: when it is discarded from play, with a Potion in play till then (G-CLEAN-UP-05)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        together = [game.box.kind[card] for card, _ in about.cards]
        if POTION in together or game.find(in_play(seat), POTION) != NO_CARD:
            super().list(game, seat, about, options)


class TopdeckThisDiscarded(Instruction):
    """This very card, from the discard pile onto the deck."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):
            topdeck(game, seat, play.card, discard_pile(seat), True, "G-CLEAN-UP-05")


# -- Herbalist ---------------------------------------------------------------------------------------------------------------


class TopdeckTreasure(Listener):
    """Herbalist, first printing: for each one discarded from play a Treasure that was in play may go onto the deck."""

    def hears(self, card: Card) -> bool:
        return card.kind == self.kind

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner and self.left(game, seat, about) > 0:
            for card in game.found(about.cards):
                option = self.options[game.box.kind[card]]
                if game.has_type(card, TREASURE) and option not in options:
                    options.append(option)

    def left(self, game: Dominion, seat: int, about: Together) -> int:
        """How many Herbalists are discarded, less the Treasures that lie on the deck by now."""
        kinds = [game.box.kind[card] for card, _ in about.cards]
        gone = [card for card, _ in about.cards if game.place[card] == deck(seat) and game.has_type(card, TREASURE)]
        return kinds.count(self.kind) - len(gone)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        card = game.card_among(game.found(about.cards), subject)
        topdeck(game, seat, card, discard_pile(seat), True, "G-CLEAN-UP-05")


# -- Apprentice, Philosopher's Stone, Vineyard -------------------------------------------------------------------------------


class TrashToDraw(TrashFromHand):
    """Apprentice: trash a card; +1 Card for each $1 it costs, +2 Cards if there is a Potion in its cost (G-COST-02)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        cost = game.price(game.box.kind[cards[0]])
        if cost.potions > 0:
            game.push(FollowOne(PlusCards(2), seat, play))
        if cost.coins > 0:
            game.push(FollowOne(PlusCards(cost.coins), seat, play))
        trash(game, seat, cards, hand(seat))


class CoinsPerCards(Instruction):
    """Philosopher's Stone: +$1 for every so many cards of deck and discard pile, which are counted for it (G-COUNT-02)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        coins = (len(game.zones[deck(seat)]) + len(game.zones[discard_pile(seat)])) // self.number
        if coins > 0:
            game.plus_coins(seat, coins)


class PerActions(Worth):
    """Vineyard: a point for every so many Actions of the player, rounded down (G-YOUR-CARDS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def points(self, game: Dominion, seat: int) -> int:
        """No turn is running any more: what cards are only in a turn they are not now."""
        types = game.box.types
        return len([card for card in own_cards(game, seat) if types[game.box.kind[card]] & ACTION]) // self.number


# -- Golem, Scrying Pool -----------------------------------------------------------------------------------------------------


class FindActions(Instruction):
    """Golem: reveal cards until so many Actions other than Golems show; they are played, the others discarded."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(GolemReveals(seat, (), self.number))


class GolemReveals(RevealUntilSome):
    def more(self, cards: tuple[Track, ...]) -> "GolemReveals":
        return GolemReveals(self.seat, cards, self.number)

    def fits(self, game: Dominion, card: int) -> bool:
        return game.has_type(card, ACTION) and game.box.kind[card] != GOLEM

    def sort_out(self, game: Dominion, fitting: tuple[int, ...], others: tuple[int, ...]) -> None:
        game.push(PlayInTurn(self.seat, game.tracks(fitting)))
        discard(game, self.seat, others, aside(self.seat))


class PlayInTurn(OneOfThese):
    """Cards that lie aside are played, all of them, in an order of choice; till then nothing else reaches them."""

    def verb(self) -> Verb:
        return PLAY

    def question(self) -> Question:
        return PLAY_FIRST

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.push(PlayInTurn(self.seat, game.tracks(others)))
        play_from(game, self.seat, card, aside(self.seat))


class DrawUntilNoAction(Instruction):
    """Scrying Pool: reveal cards until one is no Action; all of them go to the hand."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(PoolReveals(seat))


class PoolReveals(RevealUntil):
    def more(self, cards: tuple[Track, ...]) -> "PoolReveals":
        return PoolReveals(self.seat, cards)

    def is_wanted(self, game: Dominion, card: int) -> bool:
        return not game.has_type(card, ACTION)

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        for card in cards:
            into_hand(game, self.seat, card, aside(self.seat))


ALCHEMIST_TOPDECKS: Final = TopdeckWithPotion("alchemist_topdecks", ALCHEMIST, START_OF_CLEAN_UP, repeats=True)
ALCHEMIST_DISCARDED: Final = TopdeckIfPotionLeaves(
    "alchemist_discarded", ALCHEMIST, DISCARDED_FROM_PLAY, TopdeckThisDiscarded(), must=False
)
HERBALIST_DISCARDED: Final = TopdeckTreasure(
    "herbalist_discarded", HERBALIST, DISCARDED_FROM_PLAY, repeats=True, subjects=KINDS, about=A_KIND
)
PLAY_FIRST: Final = Question("play_first", "G-PLAY-02")
