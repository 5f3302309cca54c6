"""Moments: what characters and districts listen to. Which of them are in this game is the box's to know."""

from typing import Any, Final

from regalia.citadels.rules.table import NO_CARD, Citadels
from regalia.kernel.cards import NOBODY, Track
from regalia.kernel.options import Question
from regalia.kernel.windows import Happening, Reaction, open_window

NO_TRACK: Final = (NO_CARD, 0)


def happen(game: Citadels, moment: int, seat: int, card: int = NO_CARD, gold: int = 0) -> None:
    """Let all who listen act, and then players react. A moment nobody listens to costs a look at an empty list."""
    asks = False
    skyline = game.skyline[seat]
    for listener in game.box.listening[moment]:
        if skyline & listener.site == listener.site and listener.hear(game, seat, card, gold):
            asks = True
    if asks:
        turn_of = game.crown if game.active == NOBODY else game.active
        track = NO_TRACK if card == NO_CARD else game.track(card)
        open_window(game, Happened(turn_of, moment, seat, track, gold))


class Happened(Happening[Citadels]):
    """A moment that players may react to."""

    def __init__(self, turn_of: int, moment: int, seat: int, card: Track, gold: int) -> None:
        super().__init__(turn_of)
        self.moment: Final = moment
        self.seat: Final = seat
        self.card: Final = card
        self.gold: Final = gold

    def reactions(self, game: Citadels) -> list[Reaction[Any]]:
        return game.box.reacting[self.moment]

    def question(self, game: Citadels) -> Question:
        return game.box.questions[self.moment]
