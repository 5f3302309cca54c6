"""Instructions and reactions that only one card of Hinterlands has."""

from typing import Any, Final

from regalia.dominion.rules.cleaning import leaving
from regalia.dominion.rules.from_hand import DISCARD, TrashFromHand
from regalia.dominion.rules.gaining import GAIN, CardGained, WouldGain, exchange, gain
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import COPPER, DUCHY, GOLD, KIND_NAMES, KIND_OF, KINDS, SILVER
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    CARD_GAINED,
    DISCARD_PILE,
    DISCARDED_FROM_PLAY,
    HAND,
    NO_CARD,
    REST_OF_TURN,
    WOULD_GAIN,
    discard_pile,
    face_down,
    hand,
)
from regalia.dominion.rules.moving import discard, reveal, topdeck, trash
from regalia.dominion.rules.playing import FollowOne, Together
from regalia.dominion.rules.printed import Card, Instruction, Listener, Play
from regalia.dominion.rules.promises import kind_of
from regalia.dominion.rules.reactions import HandReaction
from regalia.dominion.rules.sorting import LookAtTop
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE, Track
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.windows import Happening

DUCHESS: Final = KIND_OF["duchess"]
SCHEME: Final = KIND_OF["scheme"]
TRADER: Final = KIND_OF["trader"]

# -- Duchess -------------------------------------------------------------------------------------------------------------


class LookMayDiscard(LookAtTop):
    """Duchess, Jack of All Trades: the top card of the own deck may be discarded (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return DiscardOrBack(seat, cards[0])


class DiscardOrBack(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, DISCARD_TOP, [DISCARD.options[game.box.kind[self.card[0]]], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            topdeck(game, self.seat, self.card[0], face_down(self.seat), False, "G-LOOK-AT-02")
        else:
            discard(game, self.seat, game.found((self.card,)), face_down(self.seat))


class DuchessWithDuchy(Listener):
    """In games using Duchess, with any Duchy one of the Supply may be gained (G-GAMES-USING-01, -02)."""

    def hears(self, card: Card) -> bool:
        return card.name == KIND_NAMES[DUCHY]

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardGained)
        if seat == about.gainer and game.is_available(DUCHESS):
            options.append(self.options[0])

    def stands(self, game: Dominion, seat: int, about: Happening[Any]) -> tuple[Option, ...]:
        assert isinstance(about, CardGained)
        return (self.options[0],) if seat == about.gainer else ()

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        gain(game, seat, DUCHESS)


# -- Scheme --------------------------------------------------------------------------------------------------------------


class KeepFromPlay(Listener):
    """Scheme, Herbalist: for each time it was played a card of some types discarded from play may go onto the deck.

    G-CLEAN-UP-05, G-PLAY-12
    """

    def __init__(self, name: str, kind: int, types: int) -> None:
        super().__init__(name, kind, DISCARDED_FROM_PLAY, repeats=True, subjects=KINDS, about=A_KIND)
        self.types: Final = types

    def hears(self, card: Card) -> bool:
        """Actions may be Treasures, too, for a time."""
        return card.types & (self.types | ACTION) != 0

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner == game.active and self.kind in game.in_force:
            for card in game.found(about.cards):
                option = self.options[game.box.kind[card]]
                if game.has_type(card, self.types) and option not in options:
                    options.append(option)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        game.in_force.remove(self.kind)
        for card in game.found(about.cards):
            if game.box.kind[card] == subject:
                topdeck(game, seat, card, discard_pile(seat), True, "G-CLEAN-UP-05")
                return


class ChooseToKeep(Instruction):
    """Scheme, first edition: an Action in play may be chosen; if it is discarded from play this turn it goes onto the deck."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseActionInPlay(seat, play))


class ChooseActionInPlay(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def open_to(self, game: Dominion) -> tuple[int, ...]:
        """Those that will be discarded and are not chosen yet."""
        chosen = chosen_cards(game, self.seat)
        return tuple([card for card in leaving(game, self.seat) if game.track(card) not in chosen])

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(self.open_to(game), ACTION, CHOOSE_TO_KEEP, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, KEEP_WHICH, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.card_among(self.open_to(game), option.subject)
            play = self.play.with_cards((game.track(card),))
            game.pending.append(Later(self.seat, REST_OF_TURN, kind_of(game, play), ChooseToKeep(), play))


def chosen_cards(game: Dominion, seat: int) -> list[Track]:
    """As they lay in play."""
    marks = [later for later in game.pending if later.moment == REST_OF_TURN and later.kind == SCHEME and later.seat == seat]
    return [track for later in marks for track in later.play.cards]


class KeepChosen(Listener):
    """Scheme, first edition: what was chosen goes onto the deck."""

    def hears(self, card: Card) -> bool:
        return card.types & ACTION != 0

    def kept(self, game: Dominion, seat: int, about: Together) -> list[int]:
        chosen = chosen_cards(game, seat)
        return [card for card in game.found(about.cards) if (card, game.moves[card] - 1) in chosen]  # one move since then

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, Together)
        if seat == about.owner:
            for card in self.kept(game, seat, about):
                option = self.options[game.box.kind[card]]
                if option not in options:
                    options.append(option)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, Together)
        card = game.card_among(tuple(self.kept(game, seat, about)), subject)
        topdeck(game, seat, card, discard_pile(seat), True, "G-CLEAN-UP-05")


# -- Trader --------------------------------------------------------------------------------------------------------------


class TrashForSilvers(TrashFromHand):
    """Trader: trash a card and gain a Silver for every $1 it costs."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(SilversForCost(game.box.kind[cards[0]]), seat, play))
        trash(game, seat, cards, hand(seat))


class SilversForCost(Instruction):
    """As much as it costs then (G2-PRICE-03)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for _ in range(game.price(self.kind).coins):
            game.push(FollowOne(Gain(SILVER), seat, play))


class ExchangeGained(HandReaction):
    """Trader: reveal it to exchange the card just gained for a Silver; both piles are needed (G-EXCHANGE-02 … -05)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, CardGained)
        if seat != about.gainer or not about.is_tracked(game) or game.box.home[about.card] == NOWHERE:
            return False
        return game.is_available(SILVER) and (about.kind != SILVER or about.zone != discard_pile(seat))

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        assert isinstance(about, CardGained)
        reveal(game, seat, game.find(hand(seat), self.kind))
        exchange(game, seat, about.card, about.zone, SILVER)


class SilverInstead(HandReaction):
    """Trader, first edition: reveal it to gain a Silver instead of the card one would gain (G-GAIN-10)."""

    def concerns(self, game: Dominion, seat: int, about: Happening[Any]) -> bool:
        assert isinstance(about, WouldGain)
        gaining = about.gaining
        return seat == gaining.seat and (about.kind != SILVER or gaining.place != DISCARD_PILE)

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        reveal(game, seat, game.find(hand(seat), self.kind))
        game.push(FollowOne(Gain(SILVER), seat, Play(seat, NO_CARD, 0)))

    def marks(self, seat: int) -> int:
        return 1 << seat


DUCHESS_WITH_DUCHY: Final = DuchessWithDuchy("duchess_with_duchy", DUCHESS, CARD_GAINED)
SCHEME_TOPDECKS: Final = KeepFromPlay("scheme_topdecks", SCHEME, ACTION)
SCHEME_TOPDECKS_CHOSEN: Final = KeepChosen(
    "scheme_topdecks_chosen", SCHEME, DISCARDED_FROM_PLAY, must=True, repeats=True, subjects=KINDS, about=A_KIND
)
TRADER_EXCHANGES: Final = ExchangeGained("trader_exchanges", TRADER, CARD_GAINED)
TRADER_GAINS: Final = SilverInstead("trader_gains_silver", TRADER, WOULD_GAIN)
CHOOSE_TO_KEEP: Final = Verb("choose_to_keep", KINDS, A_KIND)
KEEP_WHICH: Final = Question("choose_to_keep", "G-CLEAN-UP-03")
DISCARD_TOP: Final = Question("discard_top_card", "G-LOOK-AT-01")


class RevealForGold(Instruction):
    """Tunnel: reveal it, wherever it was discarded from, to gain a Gold (G-DISCARD-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        reveal(game, seat, play.card)
        gain(game, seat, GOLD)


class MayGainCopper(Instruction):
    """Ill-Gotten Gains: a Copper may be gained to the hand (G-TO-HAND-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_available(COPPER):
            game.push(ChooseToGainCopper(seat))


class ChooseToGainCopper(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, GAIN_COPPER, [GAIN.options[COPPER], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            gain(game, self.seat, COPPER, HAND)


GAIN_COPPER: Final = Question("gain_copper", "G-TO-HAND-02")
