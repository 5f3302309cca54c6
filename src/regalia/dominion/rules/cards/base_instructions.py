"""Instructions that only one card of the base set has."""

from typing import Final

from regalia.dominion.rules.from_hand import DISCARD, PLAY, SET_ASIDE, TOPDECK, TRASH_CARD, TRASH_WHICH, PickFromHand
from regalia.dominion.rules.instructions import PlusCards
from regalia.dominion.rules.kinds import COPPER
from regalia.dominion.rules.knowledge import is_secret, is_secret_hand, is_suspected
from regalia.dominion.rules.layout import (
    ACTION,
    ANY_TYPE,
    NO_CARD,
    TREASURE,
    VICTORY,
    aside,
    discard_pile,
    hand,
)
from regalia.dominion.rules.moving import (
    discard,
    discard_top,
    reveal,
    reveal_hand,
    set_aside,
    tell_revealed,
    topdeck,
    trash,
    when_discarded,
)
from regalia.dominion.rules.playing import FollowOne, play_from
from regalia.dominion.rules.printed import Browsing, Instruction, Play, Worth
from regalia.dominion.rules.reasons import why_not_from
from regalia.dominion.rules.scoring import own_cards
from regalia.dominion.rules.shuffling import is_ready, is_ready_to_follow
from regalia.dominion.rules.sorting import DiscardThese
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- Bureaucrat, Cellar, Moneylender, Poacher ----------------------------------------------------------------------------------


class TopdeckVictory(PickFromHand):
    """Bureaucrat: reveal a Victory card and put it onto the deck, or reveal a hand without one (G-REVEAL-02, -03)."""

    def verb(self) -> Verb:
        return TOPDECK

    def question(self) -> Question:
        return TOPDECK_VICTORY

    def allowed(self) -> int:
        return VICTORY

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        reveal(game, seat, cards[0])
        topdeck(game, seat, cards[0], hand(seat), True, "G-REVEAL-01")

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        reveal_hand(game, seat)


class DiscardToDraw(PickFromHand):
    """Cellar: discard any number of cards together, then draw as many (G-DISCARD-01)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_ANY

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)])

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(PlusCards(len(cards)), seat, play))
        discard(game, seat, cards, hand(seat))


class MayTrashCopper(Instruction):
    """Moneylender: a Copper of the hand may be trashed for coins; in the first edition it must be."""

    def __init__(self, coins: int, must: bool = False) -> None:
        self.coins: Final = coins
        self.must: Final = must

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        has_one = game.find(hand(seat), COPPER) != NO_CARD
        if self.must:
            if has_one:
                trash_copper(game, seat, self.coins)
        elif has_one or is_suspected(game, seat, COPPER):
            game.push(ChooseToTrashCopper(seat, self.coins))


def trash_copper(game: Dominion, seat: int, coins: int) -> None:
    trash(game, seat, (game.find(hand(seat), COPPER),), hand(seat))
    game.plus_coins(seat, coins)


class ChooseToTrashCopper(Effect[Dominion]):
    def __init__(self, seat: int, coins: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins

    def run(self, game: Dominion) -> Decision | None:
        has_one = game.find(hand(self.seat), COPPER) != NO_CARD
        return Decision(self.seat, TRASH_WHICH, [TRASH_CARD.options[COPPER], PASS] if has_one else [PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            trash_copper(game, self.seat, self.coins)


class DiscardPerEmptyPile(PickFromHand):
    """Poacher: one card for each empty Supply pile, with too few cards the whole hand (G-NON-SUPPLY-01)."""

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_FOR_PILES

    def least(self, game: Dominion, seat: int) -> int:
        return game.empty_piles()

    def most(self, game: Dominion, seat: int) -> int:
        return game.empty_piles()

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        discard(game, seat, cards, hand(seat))


# -- Harbinger, Vassal ---------------------------------------------------------------------------------------------------------


class TopdeckFromDiscard(Instruction):
    """Harbinger, Scavenger: look through the discard pile and put a card from it onto the deck; Harbinger only if wanted.

    G-DISCARD-PILE-05, G-COUNT-02
    """

    def __init__(self, may: bool) -> None:
        self.may: Final = may

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[discard_pile(seat)]:
            game.show(discard_pile(seat), 1 << seat)
            game.push(ChooseFromDiscard(seat, self.may))


class ChooseFromDiscard(Browsing):
    def __init__(self, seat: int, may: bool) -> None:
        super().__init__(seat)
        self.may: Final = may

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = [PASS] if self.may else []
        game.list_kinds(discard_pile(self.seat), ANY_TYPE, TOPDECK, options)
        if len(options) > 1 or is_secret(game, game.zones[discard_pile(self.seat)]):
            return Decision(self.seat, TOPDECK_FROM_DISCARD if self.may else SCAVENGE, options)
        self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_from(game, discard_pile(self.seat), wish, TOPDECK, "not_in_discard", TOPDECK_FROM_DISCARD.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.find(discard_pile(self.seat), option.subject)
            topdeck(game, self.seat, card, discard_pile(self.seat), False, "G-DISCARD-PILE-05")


class DiscardTopMayPlay(Instruction):
    """Vassal: discard the top card of the deck; an Action may be played from the discard pile (G-DISCARD-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        card = discard_top(game, seat)
        if card != NO_CARD and game.has_type(card, ACTION):
            game.push(ChooseToPlayDiscarded(seat, game.track(card)))
        if card != NO_CARD:
            when_discarded(game, seat, (card,))


class ChooseToPlayDiscarded(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if not game.is_found(self.card):  # G-LOST-TRACK-03
            return None
        return Decision(self.seat, PLAY_DISCARDED, [PLAY.options[game.box.kind[self.card[0]]], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            play_from(game, self.seat, self.card[0], discard_pile(self.seat))


# -- Bandit --------------------------------------------------------------------------------------------------------------------


class LoseTreasure(Instruction):
    """Bandit: reveal the top 2 cards, trash one Treasure among them other than Copper, discard the rest (G-TREASURE-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_ready_to_follow(game, seat, 2, self, play):
            cards = game.take_from_deck(seat, 2, aside(seat))
            game.push(ChooseTreasure(seat, game.tracks(cards)))
            tell_revealed(game, seat, cards)


class ChooseTreasure(Effect[Dominion]):
    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        cards = game.found(self.cards)
        spared = tuple([card for card in cards if game.box.kind[card] == COPPER])
        game.list_cards(cards, TREASURE, TRASH_CARD, options, spared)
        if len(options) > 1:
            return Decision(self.seat, TRASH_TREASURE, options)
        if options:
            self.chosen(game, options[0])
        else:
            discard(game, self.seat, cards, aside(self.seat))
        return None

    def chosen(self, game: Dominion, option: Option) -> None:
        lost = game.card_among(game.found(self.cards), option.subject)
        rest = tuple([track for track in self.cards if track[0] != lost])
        game.push(DiscardThese(self.seat, rest, aside(self.seat)))
        trash(game, self.seat, (lost,), aside(self.seat))


# -- Library -------------------------------------------------------------------------------------------------------------------


class DrawMaySetActionsAside(Instruction):
    """Library: draw up to so many cards; Actions may be set aside as they are drawn (G-SET-ASIDE-01)."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(DrawOn(seat, self.size, ()))


class DrawOn(Effect[Dominion]):
    """Draws until an Action comes up, or what might be one for all the table knows.

    ``skipped`` were set aside and are discarded in the end.
    """

    def __init__(self, seat: int, size: int, skipped: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.size: Final = size
        self.skipped: Final = skipped

    def run(self, game: Dominion) -> Decision | None:
        own = game.zones[hand(self.seat)]
        while len(own) < self.size:
            if not is_ready(game, self.seat, 1, self):
                return None
            game.lose_minus_card(self.seat)  # G-PLUS-CARDS-05
            if not game.draw_cards(self.seat, 1):
                break
            if game.has_type(own[-1], ACTION) or (
                game.known[own[-1]] != game.everyone and is_secret_hand(game, self.seat, ACTION)
            ):
                game.push(MaySetAside(self.seat, self.size, self.skipped, game.track(own[-1])))
                return None
        discard(game, self.seat, game.found(self.skipped), aside(self.seat))
        return None


class MaySetAside(Effect[Dominion]):
    def __init__(self, seat: int, size: int, skipped: tuple[Track, ...], card: Track) -> None:
        self.seat: Final = seat
        self.size: Final = size
        self.skipped: Final = skipped
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        card = self.card[0]
        is_action = game.has_type(card, ACTION)
        return Decision(self.seat, SET_ASIDE_OR_KEEP, [SET_ASIDE.options[game.box.kind[card]], PASS] if is_action else [PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        skipped = self.skipped
        if option is not PASS:
            set_aside(game, self.seat, self.card[0], hand(self.seat))
            skipped = (*skipped, game.track(self.card[0]))
        game.push(DrawOn(self.seat, self.size, skipped))


# -- Gardens -------------------------------------------------------------------------------------------------------------------


class PerCards(Worth):
    """Gardens: a point for every so many of the player's cards, rounded down (G-YOUR-CARDS-01)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def points(self, game: Dominion, seat: int) -> int:
        return len(own_cards(game, seat)) // self.number


TOPDECK_VICTORY: Final = Question("topdeck_victory", "G-REVEAL-03", poker_face=True)
DISCARD_ANY: Final = Question("discard_any", "G-DISCARD-01", poker_face=True)
DISCARD_FOR_PILES: Final = Question("discard_per_empty_pile", "G-NON-SUPPLY-01", poker_face=True)
SCAVENGE: Final = Question("scavenge", "G-DISCARD-PILE-05", poker_face=True)
TOPDECK_FROM_DISCARD: Final = Question("topdeck_from_discard", "G-DISCARD-PILE-05", poker_face=True)
PLAY_DISCARDED: Final = Question("play_discarded", "G-PLAY-02")
TRASH_TREASURE: Final = Question("trash_treasure", "G-TREASURE-04")
SET_ASIDE_OR_KEEP: Final = Question("set_aside", "G-SET-ASIDE-01", poker_face=True)
