"""Verbs of the glossary that move or show cards a player already has. The glossary keeps them apart, so do we."""

from typing import Any, Final

from regalia.dominion.rules.gaining import uncover
from regalia.dominion.rules.knowledge import may_be_among
from regalia.dominion.rules.later import Later
from regalia.dominion.rules.layout import (
    CARD_DISCARDED,
    CARD_REVEALED,
    CARD_TRASHED,
    CLEAN_UP,
    END_OF_TURN,
    NO_CARD,
    TAVERN,
    TRASH,
    aside,
    deck,
    discard_pile,
    hand,
    in_play,
)
from regalia.dominion.rules.playing import Together
from regalia.dominion.rules.printed import Instruction, Listener, Play
from regalia.dominion.rules.promises import promise
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import NOWHERE
from regalia.kernel.dealing import CARD
from regalia.kernel.events import EVERYBODY
from regalia.kernel.windows import Reaction, open_window


def faces_of(game: Dominion, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([game.face(card) for card in cards])


class CardsTrashed(Together):
    def number(self) -> int:
        return CARD_TRASHED


class CardsDiscarded(Together):
    """Outside Clean-up; "put into the discard pile" and gaining are no discarding (G-DISCARD-08, -09)."""

    def number(self) -> int:
        return CARD_DISCARDED

    def reactions(self, game: Dominion) -> list[Reaction[Any]]:
        """Also those of cards that are not among them, for all that is seen of it."""
        heard = super().reactions(game)
        return heard + [reaction for reaction in game.box.unseen_discards if reaction not in heard]


class CardsRevealed(Together):
    """By an effect that says reveal (G-REVEAL-01)."""

    def number(self) -> int:
        return CARD_REVEALED


def is_heard(game: Dominion, moment: int, cards: tuple[int, ...]) -> bool:
    listening = game.box.listening[moment]
    for card in cards:
        if listening[game.box.kind[card]]:
            return True
    return False


def is_heard_unseen(game: Dominion, seat: int, cards: tuple[int, ...]) -> bool:
    """Whether, for all the table knows, a card that reacts to it was discarded (G-DISCARD-04)."""
    if len(cards) > 1 and not game.setup.tells_by_asking:
        for reaction in game.box.unseen_discards:
            if isinstance(reaction, Listener) and may_be_among(game, seat, game.tracks(cards), reaction.kind):
                return True
    return False


def when_discarded(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    """All cards that react to being discarded do so outside Clean-up only."""
    if game.phase == CLEAN_UP:
        return
    if is_heard(game, CARD_DISCARDED, cards) or (game.box.unseen_discards and is_heard_unseen(game, seat, cards)):
        open_window(game, CardsDiscarded(game.active, game.box.kind[cards[0]], seat, game.tracks(cards)))


def discard(game: Dominion, seat: int, cards: tuple[int, ...], source: int) -> None:
    """All at one time; the last lies on top, and only that one has to be seen (G-DISCARD-01, -03, -04)."""
    if not cards:
        return
    target = discard_pile(seat)
    for card in cards[:-1]:
        game.move(card, source, target)
    game.move(cards[-1], source, target, False, game.everyone)
    if game.journal is not None:
        told = (seat, len(cards), game.face(cards[-1]))  # G-DISCARD-05
        game.tell("discards", "G-DISCARD-03", told, faces_of(game, cards), 1 << seat)
    when_discarded(game, seat, cards)


def discard_top(game: Dominion, seat: int) -> int:
    """Discard the top card of the deck: that too is discarding (G-DISCARD-02). What follows is left to ``when_discarded``."""
    cards = game.take_from_deck(seat, 1, discard_pile(seat))
    if not cards:
        return NO_CARD
    game.turn_up(seat)
    if game.journal is not None:
        game.tell("discards", "G-DISCARD-02", (seat, 1, game.face(cards[0])), faces_of(game, cards), 1 << seat)
    return cards[0]


def trash(game: Dominion, seat: int, cards: tuple[int, ...], source: int) -> bool:
    """For all to see. True if something was trashed; what is not where it is expected stays (G-TRASH-01, G-LOST-TRACK-02)."""
    trashed: list[int] = []
    spared = game.deputies is not None and game.deputies[seat] != seat and source < game.box.first_pile
    for card in cards:
        if game.lift(card, source, aside(seat) if spared else TRASH):
            trashed.append(card)
    if not trashed:
        return False
    if spared:
        spare(game, seat, tuple(trashed))
    else:
        order = [game.face(card) << 20 | card for card in game.zones[TRASH]]  # no matter to the rules (G-TRASH-PILE-03)
        order.sort()  # by face first: the numbers of cards are nobody's business
        game.zones[TRASH] = [key & CARD for key in order]
    if source == discard_pile(seat):
        game.turn_up(seat)
    elif source >= game.box.first_pile:
        uncover(game, source)
    if game.journal is not None:
        game.tell("trashes", "G-TRASH-01", (seat, *faces_of(game, tuple(trashed))))
    if is_heard(game, CARD_TRASHED, tuple(trashed)):
        open_window(game, CardsTrashed(game.active, game.box.kind[trashed[0]], seat, game.tracks(tuple(trashed))))
    return True


def spare(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    """In a turn another player decides the own trashed cards are only set aside till it ends; trashed they are all the same."""
    play = Play(seat, NO_CARD, 0).with_cards(game.tracks(cards))
    promise(game, Later(seat, END_OF_TURN, game.turn_kind, PUT_SPARED_BACK, play))


class PutSparedBack(Instruction):
    """Into the discard pile, which is neither discarding nor gaining (G-DISCARD-09)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        cards = game.found(play.cards)
        for card in cards:
            game.move(card, aside(seat), discard_pile(seat))
        game.turn_up(seat)
        if game.journal is not None:
            game.tell("puts_spared_back", "G-DISCARD-09", (seat, *faces_of(game, cards)))


PUT_SPARED_BACK: Final = PutSparedBack()


def topdeck(game: Dominion, seat: int, card: int, source: int, shown: bool, rule: str) -> None:
    """Put a card onto its owner's deck, in the sight of all or only of the owner."""
    watchers = game.everyone if shown else game.eyes(seat)
    game.lift(card, source, deck(seat), watchers)
    if source == discard_pile(seat):
        game.turn_up(seat)
    if game.journal is not None:
        game.tell("topdecks", rule, (seat,), (game.face(card),), EVERYBODY if shown else watchers)


def bottomdeck(game: Dominion, seat: int, card: int, source: int) -> None:
    """Put a card under its owner's deck, unseen by the others where it was not seen before."""
    if game.move(card, source, deck(seat), True) and game.journal is not None:
        game.tell("bottomdecks", "G-TO-HAND-03", (seat,), (game.face(card),), 1 << seat)


def set_aside(game: Dominion, seat: int, card: int, source: int) -> None:
    """Face up, and not in play (G-SET-ASIDE-01)."""
    if not game.lift(card, source, aside(seat)):
        return
    if source == discard_pile(seat):
        game.turn_up(seat)
    if game.journal is not None:
        game.tell("sets_aside", "G-SET-ASIDE-01", (seat, game.face(card)))


def reveal(game: Dominion, seat: int, card: int) -> None:
    """Show a card to all; it stays where it is (G-REVEAL-01)."""
    game.show_card(card, game.everyone)
    tell_revealed(game, seat, (card,))


def tell_revealed(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    """These cards of the player were revealed, wherever they lie now (G-REVEAL-01, G-DISCARD-12)."""
    if cards:
        say_revealed(game, seat, cards)
        when_revealed(game, seat, cards)


def say_revealed(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    """What is seen first is told first: before the cards are moved, and before what follows from revealing them."""
    if cards and game.journal is not None:
        game.tell("reveals", "G-REVEAL-01", (seat, *faces_of(game, cards)))


def when_revealed(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    if is_heard(game, CARD_REVEALED, cards):
        open_window(game, CardsRevealed(game.active, game.box.kind[cards[0]], seat, game.tracks(cards)))


def reveal_hand(game: Dominion, seat: int, rule: str = "G-REVEAL-02") -> None:
    """Show the whole hand, for most cards to prove that an instruction cannot be followed (G-REVEAL-02)."""
    game.show(hand(seat), game.everyone)
    cards = tuple(game.zones[hand(seat)])
    if game.journal is not None:
        game.tell("reveals_hand", rule, (seat, *sorted(faces_of(game, cards))))  # the order of a hand is private
    when_revealed(game, seat, cards)


def discard_revealed(game: Dominion, seat: int, cards: tuple[int, ...], source: int) -> None:
    """Both revealed and discarded (G-DISCARD-10, -12): what is discarded was seen before."""
    for card in cards:
        game.show_card(card, game.everyone)
    if cards and game.journal is not None:
        game.tell("reveals", "G-REVEAL-01", (seat, *faces_of(game, cards)))
    discard(game, seat, cards, source)
    when_revealed(game, seat, cards)


def put_deck_into_discard_pile(game: Dominion, seat: int) -> None:
    """Not a discard (G-DISCARD-09)."""
    if game.zones[deck(seat)]:
        game.move_all(deck(seat), discard_pile(seat))
        game.turn_up(seat)
        if game.journal is not None:
            game.tell("puts_deck_into_discard", "G-DISCARD-09", (seat,))


def into_hand(game: Dominion, seat: int, card: int, source: int, by: int = 0) -> bool:
    """Put a card of one's own into the hand: no gain (G-TO-HAND-04). ``by``: seats that see which card it is."""
    if not game.lift(card, source, hand(seat), by):
        return False
    if source == discard_pile(seat):
        game.turn_up(seat)
    if game.journal is not None:
        seen = EVERYBODY if game.everyone in (game.sight[source], by) else 1 << seat
        game.tell("puts_into_hand", "G-TO-HAND-04", (seat,), (game.face(card),), seen)
    return True


def to_tavern(game: Dominion, seat: int, card: int, source: int) -> bool:
    """Onto the Tavern mat, to be called later (G-CALL-01)."""
    if not game.lift(card, source, game.box.mat(seat, TAVERN)):
        return False
    if game.journal is not None:
        game.tell("puts_on_tavern", "G-CALL-01", (seat, game.face(card)))
    return True


def call(game: Dominion, seat: int, card: int) -> None:
    """From the Tavern mat into play; it is not played (G-CALL-01)."""
    game.move(card, game.box.mat(seat, TAVERN), in_play(seat))
    if game.journal is not None:
        game.tell("calls", "G-CALL-01", (seat, game.face(card)))


def return_to_pile(game: Dominion, seat: int, card: int, source: int) -> bool:
    """Onto the pile where it lay when the game began; a card without a pile stays (G-RETURN-03, -04, -05)."""
    home = game.box.home[card]
    if home == NOWHERE or not game.lift(card, source, home, game.everyone):
        return False
    uncover(game, home)
    if game.journal is not None:
        game.tell("returns", "G-RETURN-03", (seat, game.face(card)))
    return True
