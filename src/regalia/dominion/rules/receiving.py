"""Landscapes a player has for some time: taking States and Artifacts; turning up, taking and receiving Boons and Hexes.

A Boon or Hex that is taken, being followed or kept lies before a player, so that no shuffle of the discarded ones reaches it
(G-TAKE-01, -04, G-RECEIVE-01 … -03).
"""

from typing import Final

from regalia.dominion.rules.instructions import EachOther
from regalia.dominion.rules.kinds import KINDS
from regalia.dominion.rules.layout import A_KIND, BOON, BOON_DISCARDS, BOONS, HEX_DISCARDS, HEXES, KEPT_BOONS, NO_CARD
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.reasons import why_not_shown
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- States and Artifacts ----------------------------------------------------------------------------------------------------


def take(game: Dominion, seat: int, kind: int, alone: bool) -> None:
    """Take a State or Artifact. ``alone``: there is only one, and the previous holder loses it (G-TAKE-01, -03)."""
    at = game.box.landscape_of[kind]
    game.held[at] = 1 << seat if alone else game.held[at] | 1 << seat
    if game.journal is not None:
        game.tell("takes", "G-TAKE-01", (seat, kind))


def give_back(game: Dominion, seat: int, kind: int) -> None:
    at = game.box.landscape_of[kind]
    game.held[at] = game.held[at] & ~(1 << seat)
    if game.journal is not None:
        game.tell("gives_back", "G-TAKE-01", (seat, kind))


# -- Boons and Hexes -----------------------------------------------------------------------------------------------------------


def turn_up_next(game: Dominion, seat: int, pile: int, target: int) -> int:
    """The top Boon or Hex, after shuffling the discarded ones if need be; NO_CARD if none is left."""
    zone = game.box.beyond(pile)
    discards = game.box.beyond(pile + 1)
    if not game.zones[zone]:
        if not game.zones[discards]:
            return NO_CARD
        game.collect([discards], zone)
    card = game.draw(zone, target)
    if game.journal is not None:
        game.tell("turns_up", "G-RECEIVE-01", (seat, game.face(card)))
    return card


def take_next(game: Dominion, seat: int, pile: int) -> int:
    """It lies before the player, and nothing of it has happened yet (G-TAKE-04)."""
    return turn_up_next(game, seat, pile, game.box.mat(seat, KEPT_BOONS))


def receive(game: Dominion, seat: int, card: int, times: int = 1) -> None:
    """Follow a Boon or Hex that was taken; then it is put away, unless it stays until Clean-up (G-RECEIVE-01, -02)."""
    game.push(PutAway(seat, game.track(card)))
    for _ in range(times):
        game.push(Receive(seat, game.track(card)))


class Receive(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        card, moved = self.card
        kind = game.box.kind[card]
        if game.journal is not None:
            game.tell("receives", "G-RECEIVE-01", (self.seat, kind))
        InOrder(game.box.instructions[kind]).follow(game, self.seat, Play(self.seat, card, moved))
        return None


class PutAway(Effect[Dominion]):
    def __init__(self, seat: int, card: Track) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        card = self.card[0]
        if game.is_found(self.card) and not game.box.landscapes[game.box.landscape_of[game.box.kind[card]]].stays:
            put_away(game, self.seat, card)
        return None


def put_away(game: Dominion, seat: int, card: int) -> None:
    """From before a player to the discard pile of its own sort."""
    discards = BOON_DISCARDS if game.has_type(card, BOON) else HEX_DISCARDS
    if game.move(card, game.box.mat(seat, KEPT_BOONS), game.box.beyond(discards)) and game.journal is not None:
        game.tell("puts_away", "G-RECEIVE-02", (seat, game.face(card)))


def put_away_boons(game: Dominion) -> None:
    """In Clean-up: all Boons but those that are taken and not yet received (G-RECEIVE-02, G-TAKE-06)."""
    for seat in range(game.seats):
        for card in game.zones[game.box.mat(seat, KEPT_BOONS)][:]:
            if not [later for later in game.pending if game.track(card) in later.play.cards]:
                put_away(game, seat, card)


class ReceiveBoon(Instruction):
    """Receive a Boon: the next one, at once (G-RECEIVE-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = take_next(game, seat, BOONS)
        if card != NO_CARD:
            receive(game, seat, card)


class ReceiveTaken(Instruction):
    """Receive the Boon that was taken for later: the one this playing set aside (G-TAKE-06)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        for card in game.found(play.cards):
            receive(game, seat, card)


class ReceiveInOrder(Effect[Dominion]):
    """Receive several Boons that were taken, in an order of choice (G-RECEIVE-03)."""

    def __init__(self, seat: int, cards: tuple[Track, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        cards = game.found(self.cards)
        if len(cards) > 1:
            return Decision(self.seat, RECEIVE_WHICH, [RECEIVE.options[game.box.kind[card]] for card in cards])
        for card in cards:
            receive(game, self.seat, card)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, game.found(self.cards), wish, RECEIVE, RECEIVE_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        card = game.card_among(game.found(self.cards), option.subject)
        game.push(ReceiveInOrder(self.seat, tuple([other for other in self.cards if other[0] != card])))
        receive(game, self.seat, card)


class OthersReceiveHex(Instruction):
    """Each other player receives the next Hex: one Hex for all of them, in turn order (G-RECEIVE-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = take_next(game, seat, HEXES)
        if card != NO_CARD:
            game.push(PutAway(seat, game.track(card)))
            EachOther(ReceiveThis()).follow(game, seat, play.with_cards((game.track(card),)))


class ReceiveThis(Instruction):
    """The Hex lies before another player."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Receive(seat, play.cards[0]))


RECEIVE: Final = Verb("receive", KINDS, A_KIND)
RECEIVE_WHICH: Final = Question("receive_which", "G-RECEIVE-03")
