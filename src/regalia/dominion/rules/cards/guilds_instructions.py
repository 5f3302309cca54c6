"""Instructions of Guilds: Coffers, taxes, what is paid more for a card."""

from typing import Any, Final

from regalia.dominion.rules.buying import CardBought, gained_in_buy_phase
from regalia.dominion.rules.cards.base_instructions import TopdeckFromDiscard
from regalia.dominion.rules.costs import more_than
from regalia.dominion.rules.from_hand import TrashFromHand
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.instructions import EachOther, Gain
from regalia.dominion.rules.kinds import KIND_OF, SILVER
from regalia.dominion.rules.layout import (
    A_NUMBER,
    ANY_TYPE,
    CARD_BOUGHT,
    COFFERS,
    DECK,
    DISCARD_PILE,
    END_OF_BUY_PHASE,
    NO_CARD,
    TREASURE,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, reveal_hand, trash
from regalia.dominion.rules.playing import FollowOne, PlayHere, may_play_from_hand, play_from
from regalia.dominion.rules.printed import Instruction, Listener, Overpaid, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Butcher -----------------------------------------------------------------------------------------------------------------


class TrashToSpend(TrashFromHand):
    """Butcher: a card may be trashed for one that costs up to as much, and $1 more per Coffers spent on it."""

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(SpendForMore(seat, game.box.kind[cards[0]]))
        trash(game, seat, cards, hand(seat))


class SpendForMore(Effect[Dominion]):
    """They bring no coins, only a dearer card (G-COFFERS-02)."""

    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        most = min(game.token(self.seat, COFFERS), MOST_COFFERS - 1)
        if most == 0:
            self.chosen(game, PASS)
            return None
        return Decision(self.seat, SPEND_HOW_MANY, [PASS, *SPEND_ON_GAIN.options[1 : most + 1]])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is SPEND_ON_GAIN and wish.subject > game.token(self.seat, COFFERS):
            return Reason("only_numbers", SPEND_HOW_MANY.rule, (0, game.token(self.seat, COFFERS)))
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        number = 0 if option is PASS else option.subject
        if number:
            game.add_tokens(self.seat, COFFERS, -number)
        game.push(ChooseGain(self.seat, more_than(self.kind, number), ANY_TYPE, DISCARD_PILE))


# -- Merchant Guild ------------------------------------------------------------------------------------------------------------


class CoffersPerGain(Listener):
    """Merchant Guild: at the end of a Buy phase a Coffers per card gained in it, for each playing (G2-PHASE-04, G-PLAY-12)."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if seat == game.active and self.kind in game.in_force and gained_in_buy_phase(game, seat) > 0:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.add_tokens(seat, COFFERS, game.in_force.count(self.kind) * gained_in_buy_phase(game, seat))


class CoffersPerPurchase(Listener):
    """Merchant Guild, first printing: a Coffers per card bought, for each of them in play."""

    def number_in_play(self, game: Dominion, seat: int) -> int:
        return len([card for card in game.zones[in_play(seat)] if game.box.kind[card] == self.kind])

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        assert isinstance(about, CardBought)
        if seat == about.buyer and self.number_in_play(game, seat) > 0:
            options.append(self.options[0])

    def react(self, game: Dominion, seat: int, about: Happening[Any], subject: int) -> None:
        game.add_tokens(seat, COFFERS, self.number_in_play(game, seat))


# -- Taxman ------------------------------------------------------------------------------------------------------------------


class TrashToTax(TrashFromHand):
    """Taxman: a Treasure may be trashed; the others lose a copy of it, and a dearer Treasure is gained onto the deck."""

    def allowed(self) -> int:
        return TREASURE

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        kind = game.box.kind[cards[0]]
        game.push(ChooseGain(seat, more_than(kind, 3), TREASURE, DECK))
        game.push(FollowOne(EachOther(DiscardCopyOrShow(kind, 5)), seat, play))
        trash(game, seat, cards, hand(seat))


class DiscardCopyOrShow(Instruction):
    """With so many cards in hand, discard a copy of a card, or reveal that there is none (G-REVEAL-02, -03)."""

    def __init__(self, kind: int, size: int) -> None:
        self.kind: Final = kind
        self.size: Final = size

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) < self.size:
            return
        card = game.find(hand(seat), self.kind)
        if card == NO_CARD:
            reveal_hand(game, seat)
        else:
            discard(game, seat, (card,), hand(seat))


# -- what is paid more -------------------------------------------------------------------------------------------------------


class SilverPerCoin(Overpaid):
    """Masterpiece: a Silver for each coin."""

    def __init__(self, waits: bool) -> None:
        self.waits: Final = waits

    def waits_for_gain(self) -> bool:
        return self.waits

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        for _ in range(coins):
            game.push(FollowOne(Gain(SILVER), seat, play))


class TopdeckPerCoin(Overpaid):
    """Herald: for each coin a card of the discard pile goes onto the deck; it may be looked through (G-DISCARD-PILE-05)."""

    def __init__(self, waits: bool) -> None:
        self.waits: Final = waits

    def waits_for_gain(self) -> bool:
        return self.waits

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        for _ in range(coins):
            game.push(FollowOne(TopdeckFromDiscard(may=False), seat, play))


class PlayPerCoin(Overpaid):
    """Infirmary: it is played once for each coin, first from where it was gained to, then wherever it lies (G-PLAY-13, -14)."""

    def waits_for_gain(self) -> bool:
        return True

    def follow(self, game: Dominion, seat: int, play: Play, coins: int, potions: int) -> None:
        card = play.card
        zone = game.place[card]
        if not coins or not game.is_found(play.track()) or (zone == hand(seat) and not may_play_from_hand(game, seat)):
            return
        for _ in range(coins - 1):
            game.push(PlayHere(seat, (card, game.moves[card] + 1)))  # it moves into play
        play_from(game, seat, card, zone)


MERCHANT_GUILD: Final = KIND_OF["merchant_guild"]
MOST_COFFERS: Final = 128
MERCHANT_GUILD_PAYS: Final = CoffersPerGain("merchant_guild_pays", MERCHANT_GUILD, END_OF_BUY_PHASE, must=True)
MERCHANT_GUILD_SELLS: Final = CoffersPerPurchase("merchant_guild_sells", MERCHANT_GUILD, CARD_BOUGHT, must=True)
SPEND_ON_GAIN: Final = Verb("spend_on_gain", MOST_COFFERS, A_NUMBER)
SPEND_HOW_MANY: Final = Question("spend_on_gain", "G-COFFERS-02")
