"""Instructions that only one card of Renaissance has."""

from typing import Any, Final

from regalia.dominion.rules.cleaning import leaving
from regalia.dominion.rules.costs import ANY_COST, EXACTLY, UP_TO, Limit, more_than
from regalia.dominion.rules.from_hand import DISCARD, PUT_INTO_HAND, TRASH_CARD, TrashFromHand
from regalia.dominion.rules.gaining import ChooseFromTrash, ChooseGain
from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.landscapes.artifacts import HORN, LANTERN, TREASURE_CHEST
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ACTION_PHASE,
    ANY_TYPE,
    COFFERS,
    DISCARD_PILE,
    HAND,
    START_OF_TURN,
    TREASURE,
    aside,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import discard, faces_of, into_hand, reveal_hand, tell_revealed, trash
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.promises import kind_of, promise
from regalia.dominion.rules.reactions import OfItself
from regalia.dominion.rules.reasons import any_of, why_not_from, why_wrong_cost
from regalia.dominion.rules.receiving import take
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import OneOfThese
from regalia.dominion.rules.table import Dominion
from regalia.dominion.rules.waiting import TakeFromThis
from regalia.kernel.effects import Effect, SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import Happening

# -- Border Guard --------------------------------------------------------------------------------------------------------


class RevealForGuard(Instruction):
    """Border Guard: reveal 2 cards, 3 with the Lantern; one goes into the hand, the others are discarded."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        number = 3 if game.has(seat, LANTERN) else 2
        if not is_ready_to_follow(game, seat, number, self, play):
            return
        cards = game.take_from_deck(seat, number, aside(seat))
        actions = [card for card in cards if game.has_type(card, ACTION)]
        if len(actions) == number:
            game.push(ChooseArtifact(seat))
        if cards:
            game.push(KeepOneRevealed(seat, game.tracks(cards)))
            tell_revealed(game, seat, cards)


class KeepOneRevealed(OneOfThese):
    def verb(self) -> Verb:
        return PUT_INTO_HAND

    def question(self) -> Question:
        return WHICH_INTO_HAND

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        into_hand(game, self.seat, card, aside(self.seat))
        discard(game, self.seat, others, aside(self.seat))


class ChooseArtifact(SeatEffect[Dominion]):
    """All of them were Actions: take the Lantern or the Horn, from the next Border Guard or discard on (G-TAKE-03)."""

    def run(self, game: Dominion) -> Decision | None:
        if game.has(self.seat, LANTERN) and game.has(self.seat, HORN):
            return None
        return Decision(self.seat, TAKE_WHICH, [TAKE.options[LANTERN], TAKE.options[HORN]])

    def chosen(self, game: Dominion, option: Option) -> None:
        take(game, self.seat, option.subject, True)


# -- Improve -------------------------------------------------------------------------------------------------------------


class ImproveInPlay(Instruction):
    """Improve: trash an Action that would be discarded from play, for a card that costs exactly $1 more (G-CLEAN-UP-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseInPlay(seat))


class ChooseInPlay(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_cards(tuple(leaving(game, self.seat)), ACTION, TRASH_CARD, options)
        if not options:
            return None
        options.append(PASS)
        return Decision(self.seat, TRASH_IN_PLAY, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not TRASH_CARD or any_of(game, tuple(leaving(game, self.seat)), wish.subject, ACTION):
            return None
        is_there = any_of(game, tuple(leaving(game, self.seat)), wish.subject, ANY_TYPE)
        return Reason("wrong_type" if is_there else "not_in_play", TRASH_IN_PLAY.rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.card_among(tuple(leaving(game, self.seat)), option.subject)
            limit = more_than(option.subject, 1, EXACTLY)
            game.push(ChooseGain(self.seat, limit, ANY_TYPE, DISCARD_PILE))
            trash(game, self.seat, (card,), in_play(self.seat))


# -- Patron --------------------------------------------------------------------------------------------------------------


class InActionPhase(OfItself):
    """Patron, newest wording: only where it is revealed in an Action phase."""

    def list(self, game: Dominion, seat: int, about: Happening[Any], options: list[Option]) -> None:
        if game.phase == ACTION_PHASE:
            super().list(game, seat, about, options)


# -- Research ------------------------------------------------------------------------------------------------------------


class SetAsideByCost(TrashFromHand):
    """Research: trash a card, and per $1 it costs a card of the deck lies face down on this until the next turn.

    G-THIS-CARD-03, G-SET-ASIDE-06
    """

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        game.push(FollowOne(SetAsideOnThis(game.price(game.box.kind[cards[0]]).coins), seat, play))
        trash(game, seat, cards, hand(seat))


class SetAsideOnThis(Instruction):
    """Without any card there is nothing to wait for."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, self.number, self, play):
            return
        cards = game.take_from_deck(seat, self.number, face_down(seat))
        if cards:
            if game.journal is not None:
                game.tell("sets_aside_face_down", "G-SET-ASIDE-06", (seat, len(cards)), faces_of(game, cards), 1 << seat)
            promise(game, Later(seat, START_OF_TURN, kind_of(game, play), TakeFromThis(), play.with_cards(game.tracks(cards))))


# -- Swashbuckler, Treasurer, Villain --------------------------------------------------------------------------------------


class IfDiscardPile(Instruction):
    """Swashbuckler: if there is a discard pile, +1 Coffers and, with so many Coffers then, the Treasure Chest."""

    def __init__(self, coffers: int) -> None:
        self.coffers: Final = coffers

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[discard_pile(seat)]:
            game.add_tokens(seat, COFFERS, 1)
            if game.token(seat, COFFERS) >= self.coffers:
                take(game, seat, TREASURE_CHEST, True)


class TrashTreasure(TrashFromHand):
    """Treasurer: a Treasure of the hand, if there is one (G-CHOOSE-02)."""

    def allowed(self) -> int:
        return TREASURE

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        trash(game, seat, cards, hand(seat))


class TakeTreasureOfTrash(Instruction):
    """Treasurer: a Treasure of the trash is gained to the hand, if there is one (G-TO-HAND-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromTrash(seat, ANY_COST, TREASURE, HAND))


class DiscardCosting(Instruction):
    """Villain: with so many cards in hand, discard one that costs so much, or reveal that there is none (G-REVEAL-02, -03)."""

    def __init__(self, coins: int, size: int) -> None:
        self.coins: Final = coins
        self.size: Final = size

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if len(game.zones[hand(seat)]) >= self.size:
            game.push(DiscardOneCosting(seat, self.coins))


class DiscardOneCosting(Effect[Dominion]):
    def __init__(self, seat: int, coins: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins

    def run(self, game: Dominion) -> Decision | None:
        listed: list[Option] = []
        game.list_kinds(hand(self.seat), ANY_TYPE, DISCARD, listed)
        options = [option for option in listed if game.price(option.subject).coins >= self.coins]
        if len(options) > 1 or is_secret(game, game.zones[hand(self.seat)]):
            return Decision(self.seat, DISCARD_COSTLY, options or [PASS])
        self.chosen(game, options[0] if options else PASS)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        absent = why_not_from(game, hand(self.seat), wish, DISCARD, "not_in_hand", DISCARD_COSTLY.rule)
        if absent is not None or wish.verb is not DISCARD:
            return absent
        return why_wrong_cost(game, wish.subject, Limit(ANY_COST.cost, UP_TO, self.coins))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            reveal_hand(game, self.seat)
        else:
            discard(game, self.seat, (game.find(hand(self.seat), option.subject),), hand(self.seat))


TAKE: Final = Verb("take", KINDS, A_KIND)
WHICH_INTO_HAND: Final = Question("put_into_hand", "G-TO-HAND-01")
TAKE_WHICH: Final = Question("take_artifact", "G-TAKE-01")
TRASH_IN_PLAY: Final = Question("trash_in_play", "G-CLEAN-UP-02")
DISCARD_COSTLY: Final = Question("discard_costly", "G-REVEAL-03", poker_face=True)
