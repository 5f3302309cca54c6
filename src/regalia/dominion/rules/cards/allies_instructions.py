"""Instructions that only cards of Allies have."""

from typing import Final

from regalia.dominion.rules.choosing import OneMoreChoice
from regalia.dominion.rules.costs import ANY_COST, CHEAPER, Limit
from regalia.dominion.rules.from_hand import (
    PLAY,
    PUT_INTO_HAND,
    MayPlayFromHand,
    PickFromHand,
    TrashFromHand,
)
from regalia.dominion.rules.gaining import GAIN, ChooseFromTrash, ChooseGain, gain
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
)
from regalia.dominion.rules.kinds import CURSE, KIND_OF, KINDS
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    A_KIND,
    ACTION,
    ANY_TYPE,
    AUGUR,
    DISCARD_PILE,
    EXTRA_TURN,
    FAVORS,
    NO_CARD,
    REST_OF_TURN,
    SKIPS,
    TRASH,
    TREASURE,
    aside,
    deck,
    discard_pile,
    face_down,
    hand,
    in_play,
)
from regalia.dominion.rules.moving import (
    bottomdeck,
    discard,
    into_hand,
    put_deck_into_discard_pile,
    tell_revealed,
    topdeck,
    trash,
)
from regalia.dominion.rules.naming import NameCard
from regalia.dominion.rules.playing import FollowOne, play_from
from regalia.dominion.rules.printed import Browsing, Instruction, Play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.reasons import why_not_from
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import LookAtTop, OneLookedAt
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE, Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- rotating ------------------------------------------------------------------------------------------------------------------


class MayRotate(Instruction):
    """You may rotate the pile a kind belongs to; not asked where that would change nothing (G-ROTATE-01)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        pile = game.box.pile_of[self.kind]
        if pile != NOWHERE and len({game.box.kind[card] for card in game.zones[pile]}) > 1:
            game.push(ChooseToRotate(seat, pile))


class ChooseToRotate(Effect[Dominion]):
    def __init__(self, seat: int, pile: int) -> None:
        self.seat: Final = seat
        self.pile: Final = pile

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, ROTATE_OR_NOT, [ROTATE, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is ROTATE:
            rotate(game, self.seat, self.pile)


def rotate(game: Dominion, seat: int, pile: int) -> None:
    """The top card and the equal ones directly under it go to the bottom (G-ROTATE-01, -02)."""
    top = game.box.kind[game.zones[pile][-1]]
    while game.box.kind[game.zones[pile][-1]] == top:
        game.sink(pile, 0)
    if game.journal is not None:
        game.tell("rotates", "G-ROTATE-01", (seat, game.face(game.zones[pile][-1])))


# -- Augurs --------------------------------------------------------------------------------------------------------------------


class PlayTreasureOfDiscard(Instruction):
    """Herb Gatherer: the deck becomes the discard pile; look through it and perhaps play a Treasure (G-DISCARD-PILE-05)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        put_deck_into_discard_pile(game, seat)
        if game.zones[discard_pile(seat)]:
            game.show(discard_pile(seat), 1 << seat)
            game.push(ChooseTreasureOfDiscard(seat))


class ChooseTreasureOfDiscard(Browsing):
    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(discard_pile(self.seat), TREASURE, PLAY, options)
        if not options and not is_secret(game, game.zones[discard_pile(self.seat)]):
            return None
        options.append(PASS)
        return Decision(self.seat, PLAY_OF_DISCARD, options)

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_from(game, discard_pile(self.seat), wish, PLAY, "not_in_discard", PLAY_OF_DISCARD.rule, TREASURE)

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            card = game.find(discard_pile(self.seat), option.subject)
            game.move(card, discard_pile(self.seat), face_down(self.seat))  # nobody else sees from where in the pile
            play_from(game, self.seat, card, face_down(self.seat))


class GainAugur(Instruction):
    """Acolyte: an Augur, whatever it costs: the top card of their pile (G-SUPPLY-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseGain(seat, ANY_COST, AUGUR, DISCARD_PILE))


class NameForCurse(NameCard):
    """Sorceress: the top card of the deck goes to the hand; if it was named, the others gain a Curse."""

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.push(FollowOne(DrawNamed(kind), seat, play))


class DrawNamed(Instruction):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        for card in game.take_from_deck(seat, 1, aside(seat)):
            if game.box.kind[card] == self.kind:
                game.push(FollowOne(EachOther(Gain(CURSE)), seat, play))
            into_hand(game, seat, card, aside(seat))
            tell_revealed(game, seat, (card,))


class BottomFromHand(PickFromHand):
    """Sibyl: put a card from the hand under the deck, unseen by the others."""

    def verb(self) -> Verb:
        return BOTTOMDECK

    def question(self) -> Question:
        return BOTTOM_WHICH

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        bottomdeck(game, seat, cards[0], hand(seat))


# -- Odysseys ------------------------------------------------------------------------------------------------------------------


class VoyageTurn(Instruction):
    """Voyage: an extra turn after this one, if the turn before was another player's (G-EXTRA-TURN-01).

    ``newest``: it counts only whether the extra turn would be the third in a row.
    """

    def __init__(self, newest: bool = False) -> None:
        self.newest: Final = newest

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if self.newest or game.last_turn_of != seat:
            promise(game, Later(seat, EXTRA_TURN, VOYAGE, OnlySoManyPlays(3), play, False, self.newest))


class OnlySoManyPlays(Instruction):
    """In this turn only so many cards may be played from hand, of whatever types."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.plays_left = self.number


class GainActionNotInPlay(Instruction):
    """Sunken Treasure: an Action of which there is no copy in play (G-SAME-CARD-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseNotInPlay(seat, ANY_COST, ACTION, DISCARD_PILE))


class ChooseNotInPlay(ChooseGain):
    def options(self, game: Dominion) -> list[Option]:
        listed: list[Option] = []
        game.list_supply(self.limit, self.types, GAIN, listed)
        return [option for option in listed if game.find(in_play(self.seat), option.subject) == NO_CARD]

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        reason = super().why_not(game, wish)
        if reason is not None or wish.verb is not GAIN or game.find(in_play(self.seat), wish.subject) == NO_CARD:
            return reason
        return Reason("copy_in_play", "G-SAME-CARD-01", (wish.subject,))


# -- Townsfolk -----------------------------------------------------------------------------------------------------------------


class TakeOneOf(LookAtTop):
    """Miller: one goes to the hand, the others are discarded."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return ChooseToTake(seat, cards)


class ChooseToTake(OneLookedAt):
    def verb(self) -> Verb:
        return PUT_INTO_HAND

    def question(self) -> Question:
        return TAKE_WHICH

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        into_hand(game, self.seat, card, face_down(self.seat))
        discard(game, self.seat, others, face_down(self.seat))


class PlayWithMoreChoice(MayPlayFromHand):
    """Elder: when the Action gives its player a choice this turn, one more may be chosen (G-CHOOSE-06)."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        mark = Play(seat, cards[0], game.moves[cards[0]] + 1)  # as it will lie in play
        promise(game, Later(seat, REST_OF_TURN, KIND_OF["elder"], OneMoreChoice(), mark))
        super().act(game, seat, play, cards)


# -- Wizards -------------------------------------------------------------------------------------------------------------------


class TrashToLearn(TrashFromHand):
    """Student: trash a card; for a Treasure +1 Favor, and this card goes onto the deck."""

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        if game.has_type(cards[0], TREASURE):
            game.push(FollowOne(FavorAndTopdeck(), seat, play))
        trash(game, seat, cards, hand(seat))


def is_in_play(game: Dominion, play: Play) -> bool:
    """Whether the card that was played is still there (G-LOST-TRACK-02, -03)."""
    return game.moves[play.card] == play.moved and game.place[play.card] == in_play(play.seat)


class FavorAndTopdeck(Instruction):
    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.add_tokens(seat, FAVORS, 1)
        if is_in_play(game, play):
            topdeck(game, seat, play.card, in_play(seat), True, "G-THIS-CARD-01")


class ThisIntoHand(Instruction):
    """Conjurer: this card, not the one it gained, goes from play to the hand (G-THIS-CARD-04)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if is_in_play(game, play):
            into_hand(game, seat, play.card, in_play(seat))


class GuessTop(NameCard):
    """Sorcerer: name the top card of the own deck, or gain a Curse; without a card to reveal, too."""

    def named(self, game: Dominion, seat: int, play: Play, kind: int) -> None:
        game.push(FollowOne(RevealGuessed(kind), seat, play))


class RevealGuessed(Instruction):
    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if not game.zones[deck(seat)] and not game.reshuffle(seat):
            gain(game, seat, CURSE)
            return
        card = game.zones[deck(seat)][-1]
        if game.box.kind[card] != self.kind:
            game.push(FollowOne(Gain(CURSE), seat, play))
        game.show_card(card, game.everyone)
        tell_revealed(game, seat, (card,))


class SkipTurn(Instruction):
    """Lich: the next turn of this player does not take place (G-SKIP-TURN-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.add_tokens(seat, SKIPS, 1)


class LeaveTrash(Instruction):
    """Lich, when trashed: it is discarded from the trash, then a cheaper card is gained from there (G-GAIN-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseFromTrash(seat, Limit(game.price(game.box.kind[play.card]), CHEAPER), ANY_TYPE))
        if game.moves[play.card] == play.moved and game.place[play.card] == TRASH:
            discard(game, seat, (play.card,), TRASH)


VOYAGE: Final = KIND_OF["voyage"]
ROTATE: Final = Verb("rotate").of(0)
BOTTOMDECK: Final = Verb("bottomdeck", KINDS, A_KIND)
ROTATE_OR_NOT: Final = Question("rotate", "G-ROTATE-01")
PLAY_OF_DISCARD: Final = Question("play_from_discard", "G-DISCARD-PILE-05", poker_face=True)
BOTTOM_WHICH: Final = Question("bottomdeck_from_hand", "G-TO-HAND-03", poker_face=True)
TAKE_WHICH: Final = Question("take_looked_at", "G-LOOK-AT-01", poker_face=True)
