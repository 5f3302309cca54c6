"""Instructions of Hinterlands about the hand and the Supply: Crossroads, Develop, Souk, Weaver, Wheelwright, Witch's Hut."""

from typing import Final

from regalia.dominion.rules.costs import EXACTLY, Limit, more_than, up_to
from regalia.dominion.rules.from_hand import DISCARD, DISCARD_WHICH, PickFromHand, TrashFromHand
from regalia.dominion.rules.gaining import GAIN, GAIN_WHICH, ChooseGain, gain
from regalia.dominion.rules.instructions import EachOther, Gain
from regalia.dominion.rules.kinds import CURSE, SILVER
from regalia.dominion.rules.layout import ACTION, ANY_TYPE, DECK, DISCARD_PILE, VICTORY, hand
from regalia.dominion.rules.moving import discard, discard_revealed, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play, Worth
from regalia.dominion.rules.reasons import why_not_in_supply, why_wrong_cost
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Crossroads, Souk, Silk Road -----------------------------------------------------------------------------------------


class LoseCoinPerCard(Instruction):
    """Souk: -$1 for each card in hand."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.lose_coins(seat, len(game.zones[hand(seat)]))


class PerVictoryCards(Worth):
    """Silk Road, Marchland: a point for every so many Victory cards of the player, rounded down (G-YOUR-CARDS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def points(self, game: Dominion, seat: int) -> int:
        types = game.box.types
        kinds = game.box.kind
        return len([card for card in own_cards(game, seat) if types[kinds[card]] & VICTORY]) // self.number


# -- Develop -------------------------------------------------------------------------------------------------------------


class TrashToDevelop(TrashFromHand):
    """Develop: trash a card; gain one that costs exactly $1 more and one that costs $1 less, in any order (G-COST-02)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        kind = game.box.kind[cards[0]]
        game.push(GainOfEach(seat, (more_than(kind, 1, EXACTLY), more_than(kind, -1, EXACTLY))))
        trash(game, seat, cards, hand(seat))  # what follows from it comes before the gains (G-TRASH-04)


class GainOfEach(Effect[Dominion]):
    """Onto the deck a card within each limit, as far as there are any; with the card the player says which limit is first."""

    def __init__(self, seat: int, limits: tuple[Limit, ...]) -> None:
        self.seat: Final = seat
        self.limits: Final = limits

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        for limit in self.limits:
            game.list_supply(limit, ANY_TYPE, GAIN, options)
        if len(options) > 1:
            return Decision(self.seat, GAIN_WHICH, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not GAIN:
            return None
        absent = why_not_in_supply(game, wish.subject)
        if absent is not None or any([game.limit_now(limit).allows(game.price(wish.subject)) for limit in self.limits]):
            return absent
        return why_wrong_cost(game, wish.subject, game.limit_now(self.limits[0]))

    def chosen(self, game: Dominion, option: Option) -> None:
        price = game.price(option.subject)
        rest = tuple([limit for limit in self.limits if not game.limit_now(limit).allows(price)])
        if rest:
            game.push(GainOfEach(self.seat, rest))
        gain(game, self.seat, option.subject, DECK)


# -- Weaver --------------------------------------------------------------------------------------------------------------


class GainOrSilvers(Instruction):
    """Weaver: gain 2 Silvers or a card costing up to $4; no "choose" that an Elder could add to (G-CHOOSE-06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseOrSilvers(seat, up_to(4), ANY_TYPE, DISCARD_PILE, None, play))


class ChooseOrSilvers(ChooseGain):
    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, GAIN_OR_SILVERS, [TWO_SILVERS, *self.options(game)])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is TWO_SILVERS and self.play is not None:
            for _ in range(2):
                game.push(FollowOne(Gain(SILVER), self.seat, self.play))
        else:
            super().chosen(game, option)


TWO_SILVERS: Final = Verb("two_silvers").of(0)
GAIN_OR_SILVERS: Final = Question("gain_or_silvers", "G-SUPPLY-02")

# -- Wheelwright, Witch's Hut --------------------------------------------------------------------------------------------


class DiscardToGainAction(PickFromHand):
    """Wheelwright: a card may be discarded to gain an Action that costs as much or less (G-COST-02)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR_COSTING

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], 0)
        game.push(ChooseGain(seat, limit, ACTION, DISCARD_PILE))
        discard(game, seat, cards, hand(seat))


class DiscardForCurses(PickFromHand):
    """Witch's Hut: discard 2 cards, revealed; if both are Actions the others gain a Curse (G-DISCARD-10, -12)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_WHICH

    def least(self, game: Dominion, seat: int) -> int:
        return 2

    def most(self, game: Dominion, seat: int) -> int:
        return 2

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if len(cards) == 2 and all([game.has_type(card, ACTION) for card in cards]):
            game.push(FollowOne(EachOther(Gain(CURSE)), seat, play))
        discard_revealed(game, seat, cards, hand(seat))


DISCARD_FOR_COSTING: Final = Question("discard_for_costing", "G-DISCARD-01", poker_face=True)
