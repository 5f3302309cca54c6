"""Shuffling where it lets a player place cards (G-SHUFFLE-01 … -04).

The discard pile is shuffled under what is left of the deck. So a shuffle that an instruction will need may come first: the
cards that are left are still drawn before the shuffled ones. An instruction asks ``is_ready`` before it touches the deck.

A Listener of the moment SHUFFLING (``seat == about.turn_of`` shuffles) is offered before the shuffle. It lists one plain
option, shows the pile to its player and asks with a ``Browsing`` effect (see ``ChooseToPlace``). Then:

- ``onto_shuffled``: a card of the discard pile goes on top of the shuffled cards, below the rest of the deck: it is put under
  the deck at once, and the shuffle comes below it (Star Chart, Order of Astrologers).
- ``keep_out``: cards of the discard pile are taken out and wait face down; after the shuffle their player follows an
  instruction, with them as ``play.cards``. ``IntoDiscardPile`` (Order of Masons) and ``AmongShuffled`` (Stash) are here.
"""

from typing import Final

from regalia.dominion.kinds import KINDS, NO_KIND
from regalia.dominion.later import Later
from regalia.dominion.layout import A_KIND, ANY_TYPE, SHUFFLED, SHUFFLING, deck, discard_pile, face_down
from regalia.dominion.playing import FollowOne, Moment
from regalia.dominion.printed import Browsing, Instruction, Play, no_play
from regalia.dominion.reasons import why_not_from
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import open_window


def is_ready(game: Dominion, seat: int, number: int, again: Effect[Dominion]) -> bool:
    """Whether ``number`` cards can be taken from the deck without asking anybody; if not, ``again`` runs afterwards."""
    if not game.box.asks_when_shuffling or len(game.zones[deck(seat)]) >= number or not game.zones[discard_pile(seat)]:
        return True
    game.push(again)
    open_window(game, Shuffling(seat, NO_KIND))
    return False


def is_ready_to_follow(game: Dominion, seat: int, number: int, instruction: Instruction, play: Play) -> bool:
    return is_ready(game, seat, number, FollowOne(instruction, seat, play))


class Shuffling(Moment):
    """A player is about to shuffle the discard pile under the deck."""

    def number(self) -> int:
        return SHUFFLING

    def settled(self, game: Dominion, marked: int) -> None:
        seat = self.turn_of
        game.shuffle_under(discard_pile(seat), deck(seat))
        if game.journal is not None:
            game.tell("reshuffles", "G-SHUFFLE-01", (seat,))
        kept = [later for later in game.pending if later.moment == SHUFFLED and later.seat == seat]
        if kept:
            game.pending = [later for later in game.pending if later not in kept]
            for later in reversed(kept):  # what was taken out first is placed first
                game.push(FollowOne(later.then, seat, later.play))


# -- what may be done with cards of the pile -----------------------------------------------------------------------------------


def onto_shuffled(game: Dominion, seat: int, card: int) -> None:
    """Under the deck now, and thereby on top of the cards that are shuffled under it (G-SHUFFLE-03)."""
    game.move(card, discard_pile(seat), deck(seat), True, 1 << seat)
    if game.journal is not None:
        game.tell("picks_for_top", "G-SHUFFLE-03", (seat,), (game.face(card),), 1 << seat)


def keep_out(game: Dominion, seat: int, kind: int, cards: tuple[int, ...], then: Instruction) -> None:
    """Taken out before the shuffle, because of ``kind``, and placed by ``then`` after it (G-SHUFFLE-02)."""
    for card in cards:
        game.move(card, discard_pile(seat), face_down(seat), False, 1 << seat)
    game.pending.append(Later(seat, SHUFFLED, kind, then, no_play(seat).with_cards(cards)))


class IntoDiscardPile(Instruction):
    """The cards are put into the discard pile after the shuffle; not a discard (G-SHUFFLE-04, G-DISCARD-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in play.cards:
            game.move(card, face_down(seat), discard_pile(seat))
        game.turn_up(seat)


class AmongShuffled(Instruction):
    """The cards go into the deck, on so many of the shuffled cards; where is seen by all (G-SHUFFLE-02)."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in play.cards:
            game.move(card, face_down(seat), deck(seat))
            game.sink(deck(seat), self.below)


def kinds_to_shuffle(game: Dominion, seat: int) -> int:
    """How many different cards are in the discard pile: with one kind only there is nothing to choose."""
    return len({game.box.kind[card] for card in game.zones[discard_pile(seat)]})


class ChooseToPlace(Browsing):
    """Which card of the discard pile goes on top of the shuffled ones. Show the pile before: ``game.show``."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(discard_pile(self.seat), ANY_TYPE, PUT_ON_SHUFFLED, options)
        if len(options) > 1:
            return Decision(self.seat, WHICH_ON_SHUFFLED, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_from(game, discard_pile(self.seat), wish, PUT_ON_SHUFFLED, "not_in_discard", WHICH_ON_SHUFFLED.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        onto_shuffled(game, self.seat, game.find(discard_pile(self.seat), option.subject))


def choose_to_place(game: Dominion, seat: int) -> None:
    """Let ``seat`` look through the discard pile and pick the card."""
    game.show(discard_pile(seat), 1 << seat)
    game.push(ChooseToPlace(seat))


class DrawCards(Effect[Dominion]):
    """Draw so many cards, after any shuffle that asks."""

    def __init__(self, seat: int, cards: int) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if is_ready(game, self.seat, game.less_token(self.seat, self.cards), self):
            game.draw_cards(self.seat, self.cards)
        return None


PUT_ON_SHUFFLED: Final = Verb("put_on_shuffled", KINDS, A_KIND)
WHICH_ON_SHUFFLED: Final = Question("put_on_shuffled", "G-SHUFFLE-03")
