"""Landscapes a player has for some time: taking States and Artifacts; turning up, taking and receiving Boons and Hexes.

A Boon or Hex that is taken, being followed or kept lies before a player, so that no shuffle of the discarded ones reaches it
(G-TAKE-01, -04, G-RECEIVE-01 … -03).
"""

from typing import Final

from regalia.dominion.instructions import EachOther
from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import A_KIND, BOON, BOON_DISCARDS, BOONS, HEX_DISCARDS, HEXES, KEPT_BOONS, NO_CARD
from regalia.dominion.playing import InOrder
from regalia.dominion.printed import Instruction, Play
from regalia.dominion.reasons import why_not_shown
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.reasons import Reason

# -- States and Artifacts ----------------------------------------------------------------------------------------------------


def take(game: Dominion, seat: int, kind: int, alone: bool) -> None:
    """Take a State or Artifact. ``alone``: there is only one, and whoever had it has it no more (G-TAKE-01, -03)."""
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
    game.push(PutAway(seat, card))
    for _ in range(times):
        game.push(Receive(seat, card))


class Receive(Effect[Dominion]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        kind = game.box.kind[self.card]
        if game.journal is not None:
            game.tell("receives", "G-RECEIVE-01", (self.seat, kind))
        InOrder(game.box.texts[kind]).follow(game, self.seat, Play(self.seat, self.card, game.moves[self.card]))
        return None


class PutAway(Effect[Dominion]):
    def __init__(self, seat: int, card: int) -> None:
        self.seat: Final = seat
        self.card: Final = card

    def run(self, game: Dominion) -> Decision | None:
        if not game.box.landscapes[game.box.landscape_of[game.box.kind[self.card]]].stays:
            put_away(game, self.seat, self.card)
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
            if not [later for later in game.pending if card in later.play.cards]:
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
        receive(game, seat, play.cards[0])


class ReceiveInOrder(Effect[Dominion]):
    """Receive several Boons that were taken, in an order of choice (G-RECEIVE-03)."""

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def run(self, game: Dominion) -> Decision | None:
        if len(self.cards) > 1:
            return Decision(self.seat, RECEIVE_WHICH, [RECEIVE.options[game.box.kind[card]] for card in self.cards])
        for card in self.cards:
            receive(game, self.seat, card)
        return None

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        return why_not_shown(game, self.cards, wish, RECEIVE, RECEIVE_WHICH.rule)

    def chosen(self, game: Dominion, option: Option) -> None:
        card = game.card_among(self.cards, option.subject)
        game.push(ReceiveInOrder(self.seat, tuple([other for other in self.cards if other != card])))
        receive(game, self.seat, card)


class OthersReceiveHex(Instruction):
    """Each other player receives the next Hex: one Hex for all of them, in turn order (G-RECEIVE-01)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        card = take_next(game, seat, HEXES)
        if card != NO_CARD:
            game.push(PutAway(seat, card))
            EachOther(ReceiveThis()).follow(game, seat, play.with_cards((card,)))


class ReceiveThis(Instruction):
    """The Hex lies before another player."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(Receive(seat, play.cards[0]))


RECEIVE: Final = Verb("receive", KINDS, A_KIND)
RECEIVE_WHICH: Final = Question("receive_which", "G-RECEIVE-03")
