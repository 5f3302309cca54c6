"""Choose one, choose two: alternatives printed on a card (G-CHOOSE-01 … -07)."""

from typing import Final

from regalia.dominion.rules.instructions import PlusCoins
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import REST_OF_TURN
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


class Alternative(Instruction):
    """One of the things to choose from. ``name`` is the verb of its option."""

    def __init__(self, name: str, then: Instruction) -> None:
        self.name: Final = name
        self.then: Final = then

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        self.then.follow(game, seat, play)

    def mark(self) -> str:
        return self.name if isinstance(self.then, PlusCoins) else ""


class OneMoreChoice(Instruction):
    """A mark on a card that was played by an Elder: it lets its player choose one more this turn (G-CHOOSE-06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        """Nothing happens when the mark goes."""


class Choose(Instruction):
    """Exactly so many different ones, all announced first, then done in the printed order, as far as possible."""

    def __init__(self, number: int, alternatives: tuple[Alternative, ...]) -> None:
        self.number: Final = number
        self.alternatives: Final = alternatives

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        extra = extra_choices(game, seat, play) if game.pending else 0
        game.push(Choosing(seat, play, self.number, self.alternatives, (), extra))


def extra_choices(game: Dominion, seat: int, play: Play) -> int:
    number = 0
    for later in game.pending:
        if later.moment == REST_OF_TURN and later.seat == seat and later.play.track() == play.track():
            number += isinstance(later.then, OneMoreChoice)
    return number


class Choosing(Effect[Dominion]):
    """``announced`` are places in the list of alternatives; ``extra``: so many more may be chosen."""

    def __init__(
        self,
        seat: int,
        play: Play,
        number: int,
        alternatives: tuple[Alternative, ...],
        announced: tuple[int, ...],
        extra: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.play: Final = play
        self.number: Final = number
        self.alternatives: Final = alternatives
        self.announced: Final = announced
        self.extra: Final = extra

    def run(self, game: Dominion) -> Decision | None:
        left = [place for place in range(len(self.alternatives)) if place not in self.announced]
        options = [CHOICES[self.alternatives[place].name] for place in left]
        if options and len(self.announced) < self.number:
            return Decision(self.seat, CHOOSE_ONE, options)
        if options and len(self.announced) < self.number + self.extra:
            options.append(PASS)
            return Decision(self.seat, CHOOSE_MORE, options)
        for place in sorted(self.announced, reverse=True):  # the first one printed comes to lie on top of the stack
            alternative = self.alternatives[place]
            if alternative.mark():
                kind = game.box.kind[self.play.card]
                game.pending.append(Later(self.seat, REST_OF_TURN, kind, alternative, self.play))
            game.push(FollowOne(alternative, self.seat, self.play))
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        for place in self.announced:
            if CHOICES[self.alternatives[place].name] is wish:
                return Reason("announced", "G-CHOOSE-01")
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            game.push(Choosing(self.seat, self.play, self.number, self.alternatives, self.announced))
            return
        names = [alternative.name for alternative in self.alternatives]
        announced = (*self.announced, names.index(option.verb.name))
        game.push(Choosing(self.seat, self.play, self.number, self.alternatives, announced, self.extra))


PLUS_CARD: Final = Verb("plus_card").of(0)
PLUS_ACTION: Final = Verb("plus_action").of(0)
PLUS_BUY: Final = Verb("plus_buy").of(0)
PLUS_COIN: Final = Verb("plus_coin").of(0)
TRASH_FROM_SUPPLY: Final = Verb("trash_from_supply").of(0)
GAIN_FROM_TRASH: Final = Verb("gain_from_trash").of(0)
INTO_HAND: Final = Verb("into_hand").of(0)
DISCARD_THEM: Final = Verb("discard_them").of(0)
ROB_GRAVE: Final = Verb("rob_grave").of(0)
TRASH_ACTION: Final = Verb("trash_action").of(0)
A_DUCHY: Final = Verb("a_duchy").of(0)
THREE_ESTATES: Final = Verb("three_estates").of(0)
THREE_FOR_THREE: Final = Verb("three_for_three").of(0)
FIVE_FOR_SIX: Final = Verb("five_for_six").of(0)
TWO_CARDS: Final = Verb("two_cards").of(0)
TWO_CARDS_AND_ACTION: Final = Verb("two_cards_and_action").of(0)
BUY_AND_TWO_COINS: Final = Verb("buy_and_two_coins").of(0)
TWO_ACTIONS: Final = Verb("two_actions").of(0)
TWO_COINS: Final = Verb("two_coins").of(0)
THREE_COINS: Final = Verb("three_coins").of(0)
CARD_AND_ACTION: Final = Verb("card_and_action").of(0)
UP_TO_SIX: Final = Verb("up_to_six").of(0)
A_SILVER: Final = Verb("a_silver").of(0)
A_GOLD: Final = Verb("a_gold").of(0)
FOUR_SILVERS: Final = Verb("four_silvers").of(0)
GAIN_FOUR_SILVERS: Final = Verb("gain_four_silvers").of(0)
TRASH_TREASURE: Final = Verb("trash_treasure").of(0)
TREASURE_FROM_TRASH: Final = Verb("treasure_from_trash").of(0)
TAKE_KEY: Final = Verb("take_key").of(0)
TRASH_FOR_POINTS: Final = Verb("trash_for_points").of(0)
THREE_CARDS: Final = Verb("three_cards").of(0)
TRASH_TWO: Final = Verb("trash_two").of(0)
NEW_HANDS: Final = Verb("new_hands").of(0)
DISCARD_TWO: Final = Verb("discard_two").of(0)
CURSE_INTO_HAND: Final = Verb("curse_into_hand").of(0)
TOP_ONTO_MAT: Final = Verb("top_onto_mat").of(0)
TAKE_MAT: Final = Verb("take_mat").of(0)
COIN_PER_TOKEN: Final = Verb("coin_per_token").of(0)
ROB_TREASURES: Final = Verb("rob_treasures").of(0)
GOVERNOR_CARDS: Final = Verb("governor_cards").of(0)
GOVERNOR_TREASURES: Final = Verb("governor_treasures").of(0)
GOVERNOR_UPGRADES: Final = Verb("governor_upgrades").of(0)

CHOICES: Final = {
    option.verb.name: option
    for option in (
        PLUS_CARD,
        PLUS_ACTION,
        PLUS_BUY,
        PLUS_COIN,
        TRASH_FROM_SUPPLY,
        GAIN_FROM_TRASH,
        INTO_HAND,
        DISCARD_THEM,
        ROB_GRAVE,
        TRASH_ACTION,
        A_DUCHY,
        THREE_ESTATES,
        THREE_FOR_THREE,
        FIVE_FOR_SIX,
        TWO_CARDS,
        TWO_CARDS_AND_ACTION,
        BUY_AND_TWO_COINS,
        TWO_ACTIONS,
        TWO_COINS,
        THREE_COINS,
        CARD_AND_ACTION,
        UP_TO_SIX,
        A_SILVER,
        A_GOLD,
        FOUR_SILVERS,
        GAIN_FOUR_SILVERS,
        TRASH_TREASURE,
        TREASURE_FROM_TRASH,
        TAKE_KEY,
        TRASH_FOR_POINTS,
        THREE_CARDS,
        TRASH_TWO,
        NEW_HANDS,
        DISCARD_TWO,
        CURSE_INTO_HAND,
        TOP_ONTO_MAT,
        TAKE_MAT,
        COIN_PER_TOKEN,
        ROB_TREASURES,
        GOVERNOR_UPGRADES,
        GOVERNOR_TREASURES,
        GOVERNOR_CARDS,
    )
}
CHOOSE_ONE: Final = Question("choose", "G-CHOOSE-01")
CHOOSE_MORE: Final = Question("choose_more", "G-CHOOSE-06")
