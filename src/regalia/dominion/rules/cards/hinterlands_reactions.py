"""What cards of Hinterlands let happen when something else happens: gains, purchases, Attacks, discards."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.costs import CHEAPER, Limit
from regalia.dominion.rules.gaining import CardGained, ChooseGain
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import GOLD, KIND_NAMES, KIND_OF, PROVINCE
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    ATTACK,
    BEFORE_TEXT,
    CARD_BOUGHT,
    CARD_DISCARDED,
    CARD_GAINED,
    CARD_TRASHED,
    CLEAN_UP,
    DECK,
    DISCARD_PILE,
    VICTORY,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import trash
from regalia.dominion.rules.playing import BeforeText, FollowOne, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play, no_play
from regalia.dominion.rules.reactions import MOST_COPIES, HandReaction, MovesItself, PromisedOnGain
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening

# -- Trail, Weaver, Berserker: a card plays itself -----------------------------------------------------------------------


class PlayThis(Instruction):
    """Play this card from where it lies; if it moved meanwhile it cannot be played (G-PLAY-13, G-LOST-TRACK-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_found(play.track()):
            play_from(game, seat, play.card, game.place[play.card])


class PlaysItself(MovesItself):
    """Trail, Weaver: discarded, or trashed, outside Clean-up it may be played."""

    def __init__(self, name: str, kind: int, moment: int) -> None:
        super().__init__(name, kind, moment, PlayThis(), must=False)

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if game.phase != CLEAN_UP:
            super().list(game, seat, about, options)


class PlayThisGained(Listener):
    """Trail: it may be played when it is gained outside Clean-up, from where it was gained to (G-GAIN-05, G-PLAY-13)."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[self.kind]

    def allows(self, game: Dominion, seat: int) -> bool:
        return game.phase != CLEAN_UP

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and about.is_tracked(game) and self.allows(game, seat):
            if about.zone != hand(seat) or may_play_from_hand(game, seat):
                options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        play_from(game, seat, about.card, about.zone)


class PlayBerserker(PlayThisGained):
    """It has to be played when it is gained with an Action in play, in whosever turn."""

    def allows(self, game: Dominion, seat: int) -> bool:
        return any([game.has_type(card, ACTION) for card in game.zones[in_play(seat)]])


TRAIL: Final = KIND_OF["trail"]
TRAIL_GAINED: Final = PlayThisGained("play_gained_trail", TRAIL, CARD_GAINED)
TRAIL_TRASHED: Final = PlaysItself("play_trashed_trail", TRAIL, CARD_TRASHED)
TRAIL_DISCARDED: Final = PlaysItself("play_discarded_trail", TRAIL, CARD_DISCARDED)
WEAVER_DISCARDED: Final = PlaysItself("play_discarded_weaver", KIND_OF["weaver"], CARD_DISCARDED)
BERSERKER_GAINED: Final = PlayBerserker("play_gained_berserker", KIND_OF["berserker"], CARD_GAINED, must=True)

# -- Fool's Gold, Guard Dog: Reactions of the hand -----------------------------------------------------------------------


class TrashForGold(HandReaction):
    """Fool's Gold: when another player gains a Province, trash it from hand to gain a Gold onto the deck (G-GAIN-12)."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[PROVINCE]

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        return seat != about.gainer

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.push(FollowOne(Gain(GOLD, DECK), seat, no_play(seat)))
        trash(game, seat, (game.find(hand(seat), self.kind),), hand(seat))


class PlayOnAttack(HandReaction):
    """Guard Dog: play it from hand before the Attack of another player is carried out (G-PLAY-05, G-REACTION-03)."""

    def hears(self, card: Card) -> bool:
        return card.types & ATTACK != 0

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, BeforeText)
        return seat != about.play.seat and may_play_from_hand(game, seat)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        play_from(game, seat, game.find(hand(seat), self.kind), hand(seat))


TRASH_FOOLS_GOLD: Final = TrashForGold("trash_fools_gold", KIND_OF["fools_gold"], CARD_GAINED, repeats=True)
PLAY_GUARD_DOG: Final = PlayOnAttack("play_guard_dog", KIND_OF["guard_dog"], BEFORE_TEXT, repeats=True)

# -- Haggler, Cauldron: gains of this turn -------------------------------------------------------------------------------


class GainCheaperThan(Instruction):
    """Haggler: gain a card that is cheaper than what was bought, but no Victory card (G-COST-03, G-NON-VICTORY-01)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        limit = Limit(game.price(self.kind), CHEAPER)
        game.push(ChooseGain(seat, limit, ANY_TYPE, DISCARD_PILE, barred=VICTORY))


class HagglerOnGain(PromisedOnGain):
    """For each playing this turn, whether the card is still in play or not (G-PLAY-12)."""

    def is_due(self, game: Dominion, about: CardGained) -> bool:
        return about.bought

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        game.push(FollowOne(GainCheaperThan(about.kind), seat, no_play(seat)))


class HagglerOnBuy(Listener):
    """Haggler, first printing: when a card is bought, for each Haggler in play."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer:
            kinds = game.box.kind
            there = len([card for card in game.zones[in_play(seat)] if kinds[card] == self.kind])
            options.extend(self.options[:there])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardBought)
        game.push(FollowOne(GainCheaperThan(about.kind), seat, no_play(seat)))


class ThirdAction(PromisedOnGain):
    """Cauldron: the third Action gained this turn; gains before it was played count, too."""

    def is_due(self, game: Dominion, about: CardGained) -> bool:
        return about.nth == 3


HAGGLER: Final = KIND_OF["haggler"]
HAGGLER_GAINS: Final = HagglerOnGain("haggler_gains", HAGGLER, ANY_TYPE)
HAGGLER_BOUGHT: Final = HagglerOnBuy("haggler_bought", HAGGLER, CARD_BOUGHT, must=True, subjects=MOST_COPIES)
CAULDRON_CURSES: Final = ThirdAction("cauldron_curses", KIND_OF["cauldron"], ACTION)
