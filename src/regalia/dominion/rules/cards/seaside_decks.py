"""Instructions of Seaside about decks: looked at, revealed, put onto."""

from typing import Final

from regalia.dominion.rules.from_hand import DISCARD, TOPDECK, TRASH_CARD, DiscardDownTo
from regalia.dominion.rules.instructions import Gain
from regalia.dominion.rules.kinds import CURSE
from regalia.dominion.rules.layout import DECK, NO_CARD, deck, face_down, hand, in_play
from regalia.dominion.rules.moving import discard, discard_top, faces_of, into_hand, reveal, topdeck, trash, when_discarded
from regalia.dominion.rules.playing import FollowOne
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.shuffling import is_ready_to_follow
from regalia.dominion.rules.sorting import LookAtTop, OneLookedAt, PutBack
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.events import EVERYBODY
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

# -- Ghost Ship, Sea Hag -------------------------------------------------------------------------------------------------


class TopdeckDownTo(DiscardDownTo):
    """Ghost Ship: with more cards in hand, the surplus goes onto the deck in an order of choice, the last one on top."""

    def verb(self) -> Verb:
        return TOPDECK

    def question(self) -> Question:
        return TOPDECK_SURPLUS

    def act(self, game: Dominion, seat: int, play: Play, cards: tuple[int, ...]) -> None:
        for card in cards:
            topdeck(game, seat, card, hand(seat), False, "G-TO-HAND-03")


class DiscardTopForCurse(Instruction):
    """Sea Hag: discard the top card of the deck, then a Curse is gained onto it, whether or not there was a card."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        game.push(FollowOne(Gain(CURSE, DECK), seat, play))
        card = discard_top(game, seat)
        if card != NO_CARD:
            when_discarded(game, seat, (card,))


# -- Lookout -------------------------------------------------------------------------------------------------------------


class LookTrashDiscard(LookAtTop):
    """Lookout: trash one of them, discard one, put the other back, in this order (G-LOOK-AT-02)."""

    def deciding(self, seat: int, cards: tuple[Track, ...]) -> Effect[Dominion]:
        return TrashOneLookedAt(seat, cards)


class TrashOneLookedAt(OneLookedAt):
    def verb(self) -> Verb:
        return TRASH_CARD

    def question(self) -> Question:
        return TRASH_OF_TOP

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.push(DiscardOneLookedAt(self.seat, game.tracks(others)))
        trash(game, self.seat, (card,), face_down(self.seat))


class DiscardOneLookedAt(OneLookedAt):
    def verb(self) -> Verb:
        return DISCARD

    def question(self) -> Question:
        return DISCARD_OF_TOP

    def act(self, game: Dominion, card: int, others: tuple[int, ...]) -> None:
        game.push(PutBack(self.seat, game.tracks(others)))
        discard(game, self.seat, (card,), face_down(self.seat))


# -- Pearl Diver ------------------------------------------------------------------------------------------------


class LookAtBottom(Instruction):
    """Pearl Diver: look at the bottom card of the deck; it may be put on top (G-LOOK-AT-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][0]
            game.show_card(card, game.eyes(seat))
            if game.journal is not None:
                game.tell("looks_at", "G-LOOK-AT-01", (seat, 1), faces_of(game, (card,)), 1 << seat)
            game.push(MayRaise(seat, game.track(card)))


class MayRaise(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, RAISE_BOTTOM, [TOPDECK.options[game.box.kind[self.card[0]]], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        """All the others under it, one by one, so that all see it is the bottom card and the others keep their order."""
        if option is PASS:
            return
        zone = deck(self.seat)
        for _ in range(len(game.zones[zone]) - 1):
            game.sink(zone, 0)
        if game.journal is not None:
            card = self.card[0]
            seen = EVERYBODY if game.known[card] == game.everyone else 1 << self.seat
            game.tell("topdecks", "G-LOOK-AT-01", (self.seat,), (game.face(card),), seen)


# -- Sea Chart -----------------------------------------------------------------------------------------------------------


class RevealTopIfCopy(Instruction):
    """Sea Chart: reveal the top card; into the hand if a copy of it is in play (G-SAME-CARD-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if not is_ready_to_follow(game, seat, 1, self, play):
            return
        if game.zones[deck(seat)] or game.reshuffle(seat):
            card = game.zones[deck(seat)][-1]
            game.push(TakeIfCopy(seat, game.track(card)))
            reveal(game, seat, card)


class TakeIfCopy(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def holds(self) -> tuple[Track, ...]:
        return (self.card,)

    def run(self, game: Dominion) -> Decision | None:
        card = self.card[0]
        if game.is_found(self.card) and game.find(in_play(self.seat), game.box.kind[card]) != NO_CARD:
            into_hand(game, self.seat, card, deck(self.seat))
        return None


TOPDECK_SURPLUS: Final = Question("topdeck_down_to", "G-TO-HAND-03", poker_face=True)
TRASH_OF_TOP: Final = Question("trash_of_top", "G-LOOK-AT-01", poker_face=True)
DISCARD_OF_TOP: Final = Question("discard_of_top", "G-LOOK-AT-01", poker_face=True)
RAISE_BOTTOM: Final = Question("raise_bottom", "G-LOOK-AT-01")
