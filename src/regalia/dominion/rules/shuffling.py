"""Shuffling where it lets a player place cards (G-SHUFFLE-01 … -04).

The discard pile is shuffled under what is left of the deck. So a shuffle that an instruction will need may come first: the
cards that are left are still drawn before the shuffled ones. An instruction asks ``is_ready`` before it touches the deck.

A Listener of the moment SHUFFLING (``seat == about.turn_of`` shuffles) is offered before the shuffle. It lists one plain
option, shows the pile (``about.zone``) to its player and asks with an ``AboutToShuffle`` effect (see ``ChooseToPlace``). Then:

- ``onto_shuffled``: a card of the discard pile goes on top of the shuffled cards, below the rest of the deck: it is put under
  the deck at once, and the shuffle comes below it (Star Chart, Order of Astrologers).
- ``keep_out``: cards of the pile are taken out and wait face down; after the shuffle their player follows an
  instruction, with them as ``play.cards``. ``IntoDiscardPile`` (Order of Masons) and ``AmongShuffled`` (Stash) are here.
"""

from typing import Final

from regalia.dominion.rules.kinds import KINDS, NO_KIND
from regalia.dominion.rules.knowledge import is_secret
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import A_KIND, ANY_TYPE, SHUFFLED, SHUFFLING, deck, discard_pile, face_down
from regalia.dominion.rules.playing import FollowOne, Moment
from regalia.dominion.rules.printed import Browsing, Instruction, Play, no_play
from regalia.dominion.rules.reasons import why_not_from
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason
from regalia.kernel.windows import open_window


def is_ready(game: Dominion, seat: int, number: int, again: Effect[Dominion]) -> bool:
    """Whether ``number`` cards can be taken from the deck without asking anybody; if not, ``again`` runs afterwards."""
    if not game.box.asks_when_shuffling or len(game.zones[deck(seat)]) >= number or not game.zones[discard_pile(seat)]:
        return True
    game.push(again)
    open_window(game, Shuffling(seat, NO_KIND, discard_pile(seat)))
    return False


def is_ready_to_follow(game: Dominion, seat: int, number: int, instruction: Instruction, play: Play) -> bool:
    return not game.box.asks_when_shuffling or is_ready(game, seat, number, FollowOne(instruction, seat, play))


class Shuffling(Moment):
    """A player is about to shuffle: the discard pile under the deck, or the deck itself; ``zone`` says which."""

    def __init__(self, turn_of: int, kind: int, zone: int) -> None:
        super().__init__(turn_of, kind)
        self.zone: Final = zone

    def number(self) -> int:
        return SHUFFLING

    def settled(self, game: Dominion, marked: int) -> None:
        seat = self.turn_of
        if self.zone == deck(seat):
            game.shuffle(self.zone)
            game.lose_track(self.zone)
        else:
            game.shuffle_under(self.zone, deck(seat))
        if game.journal is not None:
            game.tell("reshuffles", "G-SHUFFLE-01", (seat,))
        kept = [later for later in game.pending if later.moment == SHUFFLED and later.seat == seat]
        if kept:
            game.pending = [later for later in game.pending if later not in kept]
            for later in reversed(kept):  # what was taken out first is placed first
                game.push(FollowOne(later.then, seat, later.play))


# -- what may be done with cards of the pile -----------------------------------------------------------------------------------


def shuffle_deck(game: Dominion, seat: int) -> None:
    """Shuffle the deck as it is, with whatever was put into it."""
    about = Shuffling(seat, NO_KIND, deck(seat))
    if game.box.asks_when_shuffling:
        open_window(game, about)
    else:
        about.settled(game, 0)


def onto_shuffled(game: Dominion, seat: int, zone: int, kind: int, card: int) -> None:
    """Under the deck now, and thereby on top of the cards that are shuffled under it (G-SHUFFLE-03).

    Where the deck itself is shuffled the card waits and is put on it afterwards.
    """
    if zone == deck(seat):
        keep_out(game, seat, zone, kind, (card,), OntoDeck())
    else:
        game.move(card, zone, deck(seat), True, 1 << seat)
    if game.journal is not None:
        game.tell("picks_for_top", "G-SHUFFLE-03", (seat,), (game.face(card),), 1 << seat)


def keep_out(game: Dominion, seat: int, zone: int, kind: int, cards: tuple[int, ...], then: Instruction) -> None:
    """Taken out of ``zone`` before the shuffle, because of ``kind``, and placed by ``then`` after it (G-SHUFFLE-02)."""
    for card in cards:
        game.move(card, zone, face_down(seat), False, 1 << seat)
    game.pending.append(Later(seat, SHUFFLED, kind, then, no_play(seat).with_cards(game.tracks(cards))))


class IntoDiscardPile(Instruction):
    """The cards are put into the discard pile after the shuffle; not a discard (G-SHUFFLE-04, G-DISCARD-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            game.move(card, face_down(seat), discard_pile(seat))
        game.turn_up(seat)


class OntoDeck(Instruction):
    """The cards are put onto the deck after it was shuffled (G-SHUFFLE-03)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            game.move(card, face_down(seat), deck(seat), False, 1 << seat)


class AmongShuffled(Instruction):
    """The cards go into the deck, on so many of the shuffled cards; where is seen by all (G-SHUFFLE-02)."""

    def __init__(self, below: int) -> None:
        self.below: Final = below

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            game.move(card, face_down(seat), deck(seat))
            game.sink(deck(seat), self.below)


def kinds_to_shuffle(game: Dominion, zone: int) -> int:
    """How many different cards are in the pile: with one kind only there is nothing to choose."""
    return len({game.box.kind[card] for card in game.zones[zone]})


class AboutToShuffle(Browsing):
    """A question about the cards of the pile that will be shuffled, because of ``kind``. Show it before: ``game.show``."""

    def __init__(self, seat: int, zone: int, kind: int) -> None:
        super().__init__(seat)
        self.zone: Final = zone
        self.kind: Final = kind

    def browses(self) -> bool:
        return self.zone == discard_pile(self.seat)

    def missing(self) -> str:
        """The reason for what is not among them."""
        return "not_in_discard" if self.browses() else "not_shown"


class ChooseToPlace(AboutToShuffle):
    """Which of the cards goes on top of the shuffled ones."""

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_kinds(self.zone, ANY_TYPE, PUT_ON_SHUFFLED, options)
        if len(options) > 1 or is_secret(game, game.zones[self.zone]):
            return Decision(self.seat, WHICH_ON_SHUFFLED, options)
        if options:
            self.chosen(game, options[0])
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_from(game, self.zone, wish, PUT_ON_SHUFFLED, self.missing(), WHICH_ON_SHUFFLED.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        onto_shuffled(game, self.seat, self.zone, self.kind, game.find(self.zone, option.subject))


def choose_to_place(game: Dominion, seat: int, zone: int, kind: int) -> None:
    """Let ``seat`` look through the pile and pick the card."""
    game.show(zone, 1 << seat)
    game.push(ChooseToPlace(seat, zone, kind))


PUT_ON_SHUFFLED: Final = Verb("put_on_shuffled", KINDS, A_KIND)
WHICH_ON_SHUFFLED: Final = Question("put_on_shuffled", "G-SHUFFLE-03", poker_face=True)
