"""Gaining: from a pile to a place of the gainer, and the time that follows (G-GAIN-01 … -12)."""

from typing import Final

from regalia.dominion.kinds import KINDS
from regalia.dominion.layout import A_KIND, CARD_GAINED, DISCARD_PILE, NO_CARD, deck, seat_zone
from regalia.dominion.playing import Moment
from regalia.dominion.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision, Option, Question, Verb
from regalia.kernel.windows import open_window


def gain(game: Dominion, seat: int, kind: int, place: int = DISCARD_PILE) -> int:
    """The top card of its pile; NO_CARD if there is none of that kind (G-GAIN-01, -03)."""
    if not game.is_available(kind):
        return NO_CARD
    target = seat_zone(seat, place)
    card = game.draw(game.box.pile_of[kind], target)
    if game.journal is not None:
        game.tell("gains", "G-GAIN-01" if place == DISCARD_PILE else "G-GAIN-03", (seat, kind, place))
    if game.box.listening[CARD_GAINED][kind]:
        open_window(game, CardGained(game.active, kind, seat, card, target, game.moves[card]))
    return card


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
    """Gain a card of the Supply that has one of the types and costs up to ``coins``, if there is one (G-SUPPLY-02)."""

    def __init__(self, seat: int, coins: int, types: int, place: int) -> None:
        self.seat: Final = seat
        self.coins: Final = coins
        self.types: Final = types
        self.place: Final = place

    def run(self, game: Dominion) -> Decision | None:
        options: list[Option] = []
        game.list_supply(self.coins, self.types, GAIN, options)
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
