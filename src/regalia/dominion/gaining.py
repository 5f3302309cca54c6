"""Gaining: from a pile to a place of the gainer, and the time that follows (G-GAIN-01 … -12)."""

from typing import Final

from regalia.dominion.costs import Limit
from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import A_KIND, CARD_GAINED, DISCARD_PILE, NO_CARD, TRASH, deck, seat_zone
from regalia.dominion.playing import Moment
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.windows import open_window


def gain(game: Dominion, seat: int, kind: int, place: int = DISCARD_PILE) -> int:
    """The top card of its pile; NO_CARD if there is none of that kind (G-GAIN-01, -03)."""
    if not game.is_available(kind):
        return NO_CARD
    if place == DISCARD_PILE:
        place = game.box.gained_to[kind]
    card = game.draw(game.box.pile_of[kind], seat_zone(seat, place))
    gained(game, seat, card, place)
    return card


def gain_from_trash(game: Dominion, seat: int, card: int) -> None:
    """A card that was not the player's, so that this too is gaining (G-GAIN-02, G-TO-HAND-02)."""
    place = game.box.gained_to[game.box.kind[card]]
    game.move(card, TRASH, seat_zone(seat, place))
    gained(game, seat, card, place)


def gained(game: Dominion, seat: int, card: int, place: int) -> None:
    """The card lies where it was gained to."""
    kind = game.box.kind[card]
    if game.journal is not None:
        game.tell("gains", "G-GAIN-01" if place == DISCARD_PILE else "G-GAIN-03", (seat, kind, place))
    if game.box.listening[CARD_GAINED][kind]:
        open_window(game, CardGained(game.active, kind, seat, card, seat_zone(seat, place), game.moves[card]))


class CardGained(Moment):
    """``zone`` is the place the card was gained to, ``moved`` how often it had moved by then."""

    def __init__(self, turn_of: int, kind: int, gainer: int, card: int, zone: int, moved: int) -> None:
        super().__init__(turn_of, kind)
        self.gainer: Final = gainer
        self.card: Final = card
        self.zone: Final = zone
        self.moved: Final = moved

    def number(self) -> int:
        return CARD_GAINED

    def is_tracked(self, game: Dominion) -> bool:
        """Still where it was gained to; there it may be covered, but not on a deck (G-LOST-TRACK-03, -05, -06, -07)."""
        if game.moves[self.card] != self.moved:
            return False
        return self.zone != deck(self.gainer) or game.zones[self.zone][-1] == self.card


class ChooseGain(Effect[Dominion]):
    """Gain a card of the Supply that has one of the types and a cost within the limit, if there is one (G-SUPPLY-02)."""

    def __init__(self, seat: int, limit: Limit, types: int, place: int) -> None:
        self.seat: Final = seat
        self.limit: Final = limit
        self.types: Final = types
        self.place: Final = place

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_supply(self.limit, self.types, GAIN, options)
        if not options:
            return None
        if len(options) == 1:
            self.chosen(game, options[0])
            return None
        return Decision(self.seat, GAIN_WHICH, options)

    def chosen(self, game: Dominion, option: Option) -> None:
        gain(game, self.seat, option.subject, self.place)


GAIN: Final = Verb("gain", KINDS, A_KIND)
GAIN_WHICH: Final = Question("gain", "G-SUPPLY-02")
