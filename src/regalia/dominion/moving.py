"""Verbs of the glossary that move or show cards a player already has. The glossary keeps them apart, so do we."""

from regalia.dominion.layout import CARD_DISCARDED, CARD_TRASHED, NO_CARD, TRASH, aside, deck, discard_pile, hand
from regalia.dominion.playing import Together
from regalia.dominion.table import Dominion
from regalia.kernel.cards import NOWHERE
from regalia.kernel.events import EVERYBODY
from regalia.kernel.windows import open_window


def faces_of(game: Dominion, cards: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([game.face(card) for card in cards])


class CardsTrashed(Together):
    def number(self) -> int:
        return CARD_TRASHED


class CardsDiscarded(Together):
    """Outside Clean-up; "put into the discard pile" and gaining are no discarding (G-DISCARD-08, -09)."""

    def number(self) -> int:
        return CARD_DISCARDED


def is_heard(game: Dominion, moment: int, cards: tuple[int, ...]) -> bool:
    listening = game.box.listening[moment]
    for card in cards:
        if listening[game.box.kind[card]]:
            return True
    return False


def when_discarded(game: Dominion, seat: int, cards: tuple[int, ...]) -> None:
    if is_heard(game, CARD_DISCARDED, cards):
        open_window(game, CardsDiscarded(game.active, game.box.kind[cards[0]], seat, cards))


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
    for card in cards:
        if game.lift(card, source, TRASH):
            trashed.append(card)
    if not trashed:
        return False
    game.zones[TRASH].sort()  # its order does not matter (G-TRASH-PILE-03)
    if source == discard_pile(seat):
        game.turn_up(seat)
    if game.journal is not None:
        game.tell("trashes", "G-TRASH-01", (seat, *faces_of(game, tuple(trashed))))
    if is_heard(game, CARD_TRASHED, tuple(trashed)):
        open_window(game, CardsTrashed(game.active, game.box.kind[trashed[0]], seat, tuple(trashed)))
    return True


def topdeck(game: Dominion, seat: int, card: int, source: int, shown: bool, rule: str) -> None:
    """Put a card onto its owner's deck, in the sight of all or only of the owner."""
    watchers = game.everyone if shown else 1 << seat
    game.lift(card, source, deck(seat), watchers)
    if source == discard_pile(seat):
        game.turn_up(seat)
    if game.journal is not None:
        game.tell("topdecks", rule, (seat,), (game.face(card),), EVERYBODY if shown else watchers)


def set_aside(game: Dominion, seat: int, card: int, source: int) -> None:
    """Face up, and not in play (G-SET-ASIDE-01)."""
    game.move(card, source, aside(seat))
    if game.journal is not None:
        game.tell("sets_aside", "G-SET-ASIDE-01", (seat, game.face(card)))


def reveal(game: Dominion, seat: int, card: int) -> None:
    """Show a card to all; it stays where it is (G-REVEAL-01)."""
    game.show_card(card, game.everyone)
    if game.journal is not None:
        game.tell("reveals", "G-REVEAL-01", (seat, game.face(card)))


def reveal_hand(game: Dominion, seat: int) -> None:
    """Prove by showing the hand that an instruction cannot be followed (G-REVEAL-02)."""
    game.show(hand(seat), game.everyone)
    if game.journal is not None:
        faces = sorted(faces_of(game, tuple(game.zones[hand(seat)])))  # the order of a hand is private
        game.tell("reveals_hand", "G-REVEAL-02", (seat, *faces))


def return_to_pile(game: Dominion, seat: int, card: int, source: int) -> bool:
    """Onto the pile where it lay when the game began; a card without a pile stays (G-RETURN-03, -04, -05)."""
    home = game.box.home[card]
    if home == NOWHERE or not game.lift(card, source, home):
        return False
    if game.journal is not None:
        game.tell("returns", "G-RETURN-03", (seat, game.face(card)))
    return True
