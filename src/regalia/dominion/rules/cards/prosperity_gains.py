"""What cards of Prosperity do when others are bought or gained, and how they change what cards cost."""

from typing import Any, Final

from regalia.dominion.rules.absent import types_of
from regalia.dominion.rules.buying import CardBought
from regalia.dominion.rules.costs import Cost
from regalia.dominion.rules.gaining import CardGained, GainCopy
from regalia.dominion.rules.instructions import CheaperThisTurn, Gain
from regalia.dominion.rules.kinds import GOLD, KIND_OF
from regalia.dominion.rules.layout import (
    ACTION,
    BUY_PHASE,
    CARD_BOUGHT,
    CARD_GAINED,
    DURATION,
    NO_CARD,
    POINTS,
    START_OF_TURN,
    TREASURE,
    VICTORY,
    deck,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import topdeck, trash
from regalia.dominion.rules.playing import FollowOne, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Card, Cheaper, Instruction, Listener, Play, no_play
from regalia.dominion.rules.reactions import HandReaction, WhenBought, WhenGained
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.windows import Happening


def number_in_play(game: Dominion, seat: int, kind: int) -> int:
    return len([card for card in game.zones[in_play(seat)] if game.box.kind[card] == kind])


# -- when you buy, while it is in play ----------------------------------------------------------------------------------------


class InPlayWhenBought(Listener):
    """While it is in play: something for every copy there, when its player buys a card (G-IN-PLAY-01, G-DIVIDER-03)."""

    def __init__(self, name: str, kind: int) -> None:
        super().__init__(name, kind, CARD_BOUGHT, must=True)

    def is_meant(self, game: Dominion, kind: int) -> bool:
        """Whether buying a card of this kind is."""
        return True

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer and number_in_play(game, seat, self.kind) and self.is_meant(game, about.kind):
            options.append(self.options[0])


class PointsForPurchase(InPlayWhenBought):
    """Goons: a VP token (G-VP-TOKENS-01)."""

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.add_tokens(seat, POINTS, number_in_play(game, seat, self.kind))


class CopyOfPurchase(InPlayWhenBought):
    """Talisman: a copy of the card, if that is no Victory card and costs up to $4 (G-NON-VICTORY-01, G-COST-02)."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY == 0

    def is_meant(self, game: Dominion, kind: int) -> bool:
        return game.price(kind).is_up_to(Cost(4))

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardBought)
        for _ in range(number_in_play(game, seat, self.kind)):
            game.push(FollowOne(GainCopy(about.kind), seat, no_play(seat)))


class GoldForPurchase(InPlayWhenBought):
    """Hoard, first printing: a Gold, for a Victory card."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        for _ in range(number_in_play(game, seat, self.kind)):
            game.push(FollowOne(Gain(GOLD), seat, no_play(seat)))


# -- this turn, when you gain -------------------------------------------------------------------------------------------------


class GoldForBought(Listener):
    """Hoard: this turn, when you gain a Victory card you bought, a Gold for each playing (G-THIS-TURN-02, G-PLAY-12)."""

    def hears(self, card: Card) -> bool:
        return card.types & VICTORY != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if about.bought and seat == about.gainer == game.active and self.kind in game.in_force:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        for _ in range(game.in_force.count(self.kind)):
            game.push(FollowOne(Gain(GOLD), seat, no_play(seat)))


class PointsForAction(Listener):
    """Collection: this turn, when you gain an Action, a VP token for each playing (G-THIS-TURN-02, G-PLAY-12)."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer == game.active and self.kind in game.in_force:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.add_tokens(seat, POINTS, game.in_force.count(self.kind))


class MayTopdeckGained(Listener):
    """Royal Seal, while it is in play: the card just gained may be put onto the deck (G-GAIN-05, G-LOST-TRACK-05)."""

    def holds_for(self, game: Dominion, seat: int) -> bool:
        return game.find(in_play(seat), self.kind) != NO_CARD

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if about.zone != deck(seat) and about.is_tracked(game):
            options.extend(self.stands(game, seat, about))

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        assert isinstance(about, CardGained)
        return (self.options[0],) if seat == about.gainer and self.holds_for(game, seat) else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        topdeck(game, seat, about.card, about.zone, True, "G-GAIN-05")


class MayTopdeckThisTurn(MayTopdeckGained):
    """Tiara: for the rest of the turn it was played in (G-THIS-TURN-02)."""

    def holds_for(self, game: Dominion, seat: int) -> bool:
        return seat == game.active and self.kind in game.in_force


# -- Mint ---------------------------------------------------------------------------------------------------------------------


class TrashTreasuresInPlay(Instruction):
    """All of one's Treasures in play at one time, but none with one of these types (G-TRASH-05, G-IN-PLAY-03)."""

    def __init__(self, barred: int) -> None:
        self.barred: Final = barred

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        zone = in_play(seat)
        cards = [card for card in game.zones[zone] if game.has_type(card, TREASURE)]
        trash(game, seat, tuple([card for card in cards if not game.has_type(card, self.barred)]), zone)


# -- Clerk --------------------------------------------------------------------------------------------------------------------


class PlayAtStart(HandReaction):
    """Clerk: play it from hand at the start of one's turn, without an Action; the next one may follow (G-REACTION-03)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        return seat == about.turn_of and may_play_from_hand(game, seat)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        play_from(game, seat, game.find(hand(seat), self.kind), hand(seat))


# -- costs --------------------------------------------------------------------------------------------------------------------


class ActionsCheaper(CheaperThisTurn):
    """Quarry: only Actions, whatever else they are (G-CARD-TYPE-01)."""

    def is_about(self, game: Dominion, kind: int) -> bool:
        return types_of(game, kind) & ACTION != 0


class ActionsCheaperInPlay(ActionsCheaper):
    """Quarry, first printing: for each one in play."""

    def coins(self, game: Dominion) -> int:
        return self.less * number_in_play(game, game.active, self.kind)


class CheaperPerAction(Cheaper):
    """Peddler: in a Buy phase $2 less for each Action its player has in play, wherever the Peddler is (G2-PRICE-01, -02)."""

    def coins(self, game: Dominion) -> int:
        if game.phase != BUY_PHASE:
            return 0
        return 2 * len([card for card in game.zones[in_play(game.active)] if game.has_type(card, ACTION)])

    def is_about(self, game: Dominion, kind: int) -> bool:
        return kind == PEDDLER


CLERK: Final = KIND_OF["clerk"]
HOARD: Final = KIND_OF["hoard"]
MINT: Final = KIND_OF["mint"]
PEDDLER: Final = KIND_OF["peddler"]
QUARRY: Final = KIND_OF["quarry"]

GOONS_POINTS: Final = PointsForPurchase("goons_points", KIND_OF["goons"])
TALISMAN_COPIES: Final = CopyOfPurchase("talisman_copies", KIND_OF["talisman"])
HOARD_GOLD: Final = GoldForBought("hoard_gold", HOARD, CARD_GAINED, must=True)
HOARD_GOLD_BOUGHT: Final = GoldForPurchase("hoard_gold_bought", HOARD)
COLLECTION_POINTS: Final = PointsForAction("collection_points", KIND_OF["collection"], CARD_GAINED, must=True)
SEAL_TOPDECKS: Final = MayTopdeckGained("seal_topdecks", KIND_OF["royal_seal"], CARD_GAINED)
TIARA_TOPDECKS: Final = MayTopdeckThisTurn("tiara_topdecks", KIND_OF["tiara"], CARD_GAINED)
MINT_GAINED: Final = WhenGained("mint_gained", MINT, TrashTreasuresInPlay(DURATION))
MINT_BOUGHT: Final = WhenBought("mint_bought", MINT, TrashTreasuresInPlay(0))
PLAY_CLERK: Final = PlayAtStart("play_clerk", CLERK, START_OF_TURN, repeats=True)
