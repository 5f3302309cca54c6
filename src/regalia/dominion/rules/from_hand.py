"""Instructions about cards of the hand: picked one by one, then done to all of them at one time."""

from typing import Final

from regalia.dominion.rules.costs import UP_TO, more_than
from regalia.dominion.rules.gaining import ChooseGain
from regalia.dominion.rules.kinds import KINDS, NO_KIND
from regalia.dominion.rules.knowledge import is_secret_hand, is_suspected
from regalia.dominion.rules.layout import A_KIND, ANY_TYPE, DISCARD_PILE, NO_CARD, hand
from regalia.dominion.rules.moving import discard, topdeck, trash
from regalia.dominion.rules.playing import FollowOne, PlayHere, may_play_from_hand, play_from
from regalia.dominion.rules.printed import NO_TRACK, Instruction, Play
from regalia.dominion.rules.reasons import why_not_in_hand
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.native import mypyc_attr
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class PickFromHand(Instruction):
    """Pick cards of the hand and do something to all of them at one time. Subclasses say how many, which, and what."""

    def verb(self) -> Verb:
        raise NotImplementedError

    def question(self) -> Question:
        raise NotImplementedError

    def allowed(self) -> int:
        """A card with one of these types may be picked."""
        return ANY_TYPE

    def barred(self) -> int:
        """But none with one of these (G-NON-VICTORY-02)."""
        return 0

    def least(self, game: Dominion, seat: int) -> int:
        """How many must be picked, if there are so many."""
        return 1

    def most(self, game: Dominion, seat: int) -> int:
        return 1

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        """Everything is picked; never called without cards."""
        raise NotImplementedError

    def nothing(self, game: Dominion, seat: int, play: Play) -> None:
        """Nothing was picked."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        most = self.most(game, seat)
        if most > 0:
            game.push(Picking(self, seat, play, self.least(game, seat), most, ()))


class Picking(Effect[Dominion]):
    """Small questions, one act. What leaves no choice, as all can see, is not asked."""

    def __init__(
        self, instruction: PickFromHand, seat: int, play: Play, least: int, most: int, cards: tuple[Track, ...]
    ) -> None:
        self.instruction: Final = instruction
        self.seat: Final = seat
        self.play: Final = play
        self.least: Final = least
        self.most: Final = most
        self.cards: Final = cards

    def holds(self) -> tuple[Track, ...]:
        return self.cards

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        if len(self.cards) < self.most:
            game.list_kinds(
                hand(self.seat), self.instruction.allowed(), self.instruction.verb(), options, game.found(self.cards)
            )
            barred = self.instruction.barred()
            if barred:
                options = [option for option in options if not game.types()[option.subject] & barred]
        may = len(self.cards) >= self.least
        if not options or (len(options) == 1 and not may):
            if not self.is_secret(game, may):
                if options:
                    self.chosen(game, options[0])
                else:
                    self.act(game)
                return None
        if may or not options:
            options.append(PASS)
        return Decision(self.seat, self.instruction.question(), options)

    def is_secret(self, game: Dominion, may: bool) -> bool:
        """Whether another hand would have more to choose from, or less; how many cards are picked all have seen."""
        left = len(game.zones[hand(self.seat)]) - len(self.cards)
        if left < (1 if may else 2) or len(self.cards) >= self.most:
            return False
        return is_secret_hand(game, self.seat, self.instruction.allowed(), self.instruction.barred())

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        if wish.verb is not self.instruction.verb():
            return None
        rule = self.instruction.question().rule
        absent = why_not_in_hand(game, self.seat, wish.subject, rule, game.found(self.cards))
        if absent is not None:
            return absent
        types = game.types()[wish.subject]
        fits = types & self.instruction.allowed() and not types & self.instruction.barred()
        return None if fits else Reason("wrong_type", rule, (wish.subject,))

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is PASS:
            self.act(game)
            return
        card = game.pick(hand(self.seat), option.subject, game.found(self.cards))
        game.push(Picking(self.instruction, self.seat, self.play, self.least, self.most, (*self.cards, game.track(card))))

    def act(self, game: Dominion) -> None:
        cards = game.found(self.cards)
        if cards:
            self.instruction.act(game, self.seat, self.play, cards)
        else:
            self.instruction.nothing(game, self.seat, self.play)


class TrashFromHand(PickFromHand):
    """Trash a card of the hand (G-TRASH-01). Subclasses say how many, which, and what follows from it."""

    def verb(self) -> Verb:
        return TRASH_CARD

    def question(self) -> Question:
        return TRASH_WHICH

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        trash(game, seat, cards, hand(seat))


class DiscardDownTo(PickFromHand):
    """Nothing with so many cards or fewer; else exactly the surplus (G-DISCARD-06, -07)."""

    def __init__(self, size: int) -> None:
        self.size: Final = size

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_SURPLUS

    def least(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)]) - self.size

    def most(self, game: Dominion, seat: int) -> int:
        return len(game.zones[hand(seat)]) - self.size

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        discard(game, seat, cards, hand(seat))


class DiscardFromHand(PickFromHand):
    """Discard so many cards, or those there are; ``then`` follows if it were so many. ``optional``: a single one, or none."""

    def __init__(self, number: int, types: int = ANY_TYPE, then: Instruction | None = None, optional: bool = False) -> None:
        self.number: Final = number
        self.types: Final = types
        self.then: Final = then
        self.optional: Final = optional

    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_WHICH

    def allowed(self) -> int:
        return self.types

    def least(self, game: Dominion, seat: int) -> int:
        return 0 if self.optional else self.number

    def most(self, game: Dominion, seat: int) -> int:
        return self.number

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if self.then is not None and len(cards) == self.number:
            game.push(FollowOne(self.then, seat, play))
        discard(game, seat, cards, hand(seat))


class TrashUpTo(TrashFromHand):
    """Trash from none to so many cards of the hand; ``then`` follows if any was trashed (G-TRASH-01)."""

    def __init__(self, number: int, types: int = ANY_TYPE, then: Instruction | None = None, except_types: int = 0) -> None:
        self.number: Final = number
        self.types: Final = types
        self.then: Final = then
        self.except_types: Final = except_types

    def allowed(self) -> int:
        return self.types

    def barred(self) -> int:
        return self.except_types

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return self.number

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if self.then is not None:
            game.push(FollowOne(self.then, seat, play))
        trash(game, seat, cards, hand(seat))


class TrashSome(TrashFromHand):
    """Trash so many cards of the hand, or those there are; ``then`` follows if it were so many (G-TRASH-01)."""

    def __init__(self, number: int, then: Instruction | None = None) -> None:
        self.number: Final = number
        self.then: Final = then

    def least(self, game: Dominion, seat: int) -> int:
        return self.number

    def most(self, game: Dominion, seat: int) -> int:
        return self.number

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if self.then is not None and len(cards) == self.number:
            game.push(FollowOne(self.then, seat, play))
        trash(game, seat, cards, hand(seat))


class TopdeckFromHand(PickFromHand):
    """Put so many cards from the hand onto the deck, unseen by the others, the last one on top."""

    def __init__(self, number: int = 1) -> None:
        self.number: Final = number

    def verb(self) -> Verb:
        return TOPDECK

    def question(self) -> Question:
        return TOPDECK_WHICH

    def least(self, game: Dominion, seat: int) -> int:
        return self.number

    def most(self, game: Dominion, seat: int) -> int:
        return self.number

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for card in cards:
            topdeck(game, seat, card, hand(seat), False, "G-TO-HAND-03")


class MayPlayFromHand(PickFromHand):
    """You may play a card of the hand so many times, without using Actions (G-PLAY-02, -14)."""

    def __init__(self, types: int, times: int) -> None:
        self.types: Final = types
        self.times: Final = times

    def verb(self) -> Verb:
        return PLAY

    def question(self) -> Question:
        return PLAY_WHICH

    def allowed(self) -> int:
        return self.types

    def least(self, game: Dominion, seat: int) -> int:
        return 0

    def most(self, game: Dominion, seat: int) -> int:
        return 1 if may_play_from_hand(game, seat) else 0

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for _ in range(self.times - 1):
            game.push(PlayHere(seat, (cards[0], game.moves[cards[0]] + 1), play.track()))  # it moves into play
        play_from(game, seat, cards[0], hand(seat), play.track() if self.times > 1 else NO_TRACK)


class MayPlayOne(Instruction):
    """Cultist, Sauna, Avanto: a card of this kind may be played from the hand, without an Action (G-PLAY-02)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        has_one = game.find(hand(seat), self.kind) != NO_CARD
        if may_play_from_hand(game, seat) and (has_one or is_suspected(game, seat, self.kind)):
            game.push(ChooseToPlayOne(seat, self.kind))


class ChooseToPlayOne(Effect[Dominion]):
    def __init__(self, seat: int, kind: int) -> None:
        self.seat: Final = seat
        self.kind: Final = kind

    def run(self, game: Dominion) -> Decision | None:
        has_one = game.find(hand(self.seat), self.kind) != NO_CARD
        return Decision(self.seat, PLAY_WHICH, [PLAY.options[self.kind], PASS] if has_one else [PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            play_from(game, self.seat, game.find(hand(self.seat), self.kind), hand(self.seat))


class TrashToGain(TrashFromHand):
    """Trash a card of the hand and gain one that costs up to so much more, or exactly (G-GAIN-01, G-TO-HAND-02)."""

    def __init__(
        self,
        more: int,
        types: int = ANY_TYPE,
        place: int = DISCARD_PILE,
        optional: bool = False,
        how: int = UP_TO,
        besides: int = NO_KIND,
    ) -> None:
        self.more: Final = more
        self.types: Final = types  # the types of both cards
        self.place: Final = place
        self.optional: Final = optional
        self.how: Final = how
        self.besides: Final = besides  # no card of this kind is gained

    def allowed(self) -> int:
        return self.types

    def least(self, game: Dominion, seat: int) -> int:
        return 0 if self.optional else 1

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        limit = more_than(game.box.kind[cards[0]], self.more, self.how)
        game.push(ChooseGain(seat, limit, self.types, self.place, besides=self.besides))
        trash(game, seat, cards, hand(seat))  # what follows from it comes before the gain (G-TRASH-04)


PLAY: Final = Verb("play", KINDS, A_KIND)
DISCARD: Final = Verb("discard", KINDS, A_KIND)
TRASH_CARD: Final = Verb("trash", KINDS, A_KIND)
REVEAL: Final = Verb("reveal", KINDS, A_KIND)
TOPDECK: Final = Verb("topdeck", KINDS, A_KIND)
PUT_INTO_HAND: Final = Verb("put_into_hand", KINDS, A_KIND)
SET_ASIDE: Final = Verb("set_aside", KINDS, A_KIND)
PLAY_WHICH: Final = Question("play_from_hand", "G-PLAY-02", poker_face=True)
DISCARD_WHICH: Final = Question("discard_from_hand", "G-DISCARD-01", poker_face=True)
DISCARD_SURPLUS: Final = Question("discard_down_to", "G-DISCARD-07", poker_face=True)
TRASH_WHICH: Final = Question("trash_from_hand", "G-TRASH-01", poker_face=True)
TOPDECK_WHICH: Final = Question("topdeck_from_hand", "G-TO-HAND-03", poker_face=True)
