"""Joust and the Rewards it gives, which lie beside the Supply (G2-REWARD-01, -02)."""

from typing import Final

from regalia.dominion.rules.cards.intrigue_instructions import PerCopy
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import SET_ASIDE, MayPlayFromHand
from regalia.dominion.rules.gaining import GAIN, gain
from regalia.dominion.rules.instructions import (
    CheaperThisTurn,
    Gain,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
    ThisTurn,
)
from regalia.dominion.rules.kinds import GOLD, KIND_OF, PROVINCE, SILVER
from regalia.dominion.rules.knowledge import is_suspected
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    ACTION,
    CLEANED_UP,
    COFFERS,
    HAND,
    NO_CARD,
    REWARD,
    TREASURE,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import set_aside
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Instruction, Play, no_play
from regalia.dominion.rules.reasons import why_not_only
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question
from regalia.kernel.reasons import Reason

# -- Joust -------------------------------------------------------------------------------------------------------------------


class MayRideWithProvince(Instruction):
    """Joust: a Province of the hand may be set aside till Clean-up, for a Reward to the hand."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.find(hand(seat), PROVINCE) != NO_CARD or is_suspected(game, seat, PROVINCE):
            game.push(ChooseToRide(seat))


class ChooseToRide(SeatEffect[Dominion]):
    """Also with no Reward left (G-CHOOSE-02)."""

    def run(self, game: Dominion) -> Decision | None:
        has_one = game.find(hand(self.seat), PROVINCE) != NO_CARD
        return Decision(self.seat, SET_PROVINCE_ASIDE, [SET_ASIDE.options[PROVINCE], PASS] if has_one else [PASS])

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_only(game, self.seat, PROVINCE, wish, SET_ASIDE, SET_PROVINCE_ASIDE.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            return
        card = game.find(hand(self.seat), PROVINCE)
        set_aside(game, self.seat, card, hand(self.seat))
        game.pending.append(waits_for_clean_up(game, self.seat, card))
        game.push(ChooseReward(self.seat))


def waits_for_clean_up(game: Dominion, seat: int, card: int) -> Later:
    """A Province that lies aside."""
    return Later(seat, CLEANED_UP, JOUST, BackWithOthers(), no_play(seat).with_cards((game.track(card),)))


class BackWithOthers(Instruction):
    """What was set aside is discarded with the other cards of the turn: Clean-up sees to it (G2-REWARD-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        """Nothing but that."""


class ChooseReward(SeatEffect[Dominion]):
    """Any that is left, to the hand (G-NON-SUPPLY-02)."""

    def run(self, game: Dominion) -> Decision | None:
        options = [GAIN.options[kind] for kind in REWARD_KINDS if game.is_available(kind)]
        if len(options) > 1:
            return Decision(self.seat, GAIN_REWARD, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not GAIN:
            return None
        if wish.subject not in REWARD_KINDS:
            return Reason("wrong_type", GAIN_REWARD.rule, (wish.subject,))
        return None if game.is_available(wish.subject) else Reason("pile_empty", GAIN_REWARD.rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        gain(game, self.seat, option.subject, HAND)


# -- Rewards -----------------------------------------------------------------------------------------------------------------


class PlayNoReward(MayPlayFromHand):
    """Coronet: a card of the hand that is no Reward may be played twice, in any phase (G-PLAY-02, -14)."""

    def barred(self) -> int:
        return REWARD


class CardPerActionName(Instruction):
    """Housecarl: +1 Card per different name of the Actions in play (G-NAME-05)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        names = {game.box.kind[card] for card in game.zones[in_play(seat)] if game.has_type(card, ACTION)}
        if names:
            PlusCards(len(names)).follow(game, seat, play)


class CoinPerCoffers(Instruction):
    """Huge Turnip: +$1 for each Coffers, which are kept."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.token(seat, COFFERS) > 0:
            game.plus_coins(seat, game.token(seat, COFFERS))


JOUST: Final = KIND_OF["joust"]
RENOWN: Final = KIND_OF["renown"]
REWARD_KINDS: Final = tuple([KIND_OF[name] for name in ("coronet", "courser", "demesne", "housecarl", "huge_turnip", "renown")])
SET_PROVINCE_ASIDE: Final = Question("set_province_aside", "G-SET-ASIDE-01", poker_face=True)
GAIN_REWARD: Final = Question("gain_reward", "G-NON-SUPPLY-02")

COURSER: Final = Choose(
    2,
    (
        Alternative("two_cards", PlusCards(2)),
        Alternative("two_actions", PlusActions(2)),
        Alternative("two_coins", PlusCoins(2)),
        Alternative("gain_four_silvers", InOrder((Gain(SILVER), Gain(SILVER), Gain(SILVER), Gain(SILVER)))),
    ),
)
JOUST_CARD: Final = Card("joust", (PlusCards(1), PlusActions(1), PlusCoins(1), MayRideWithProvince()), gives=REWARD_KINDS)
REWARDS: Final[list[Card]] = [
    Card("coronet", (PlayNoReward(ACTION, 2), PlayNoReward(TREASURE, 2))),
    Card("courser", (COURSER,), gives=(SILVER,)),
    Card("demesne", (PlusActions(2), PlusBuys(2), Gain(GOLD)), worth=PerCopy(GOLD), gives=(GOLD,)),
    Card("housecarl", (CardPerActionName(),)),
    Card("huge_turnip", (PlusTokens(COFFERS, 2), CoinPerCoffers()), tokens=1 << COFFERS),
    Card("renown", (PlusBuys(1), ThisTurn()), cheaper=CheaperThisTurn(RENOWN, 2)),
]
