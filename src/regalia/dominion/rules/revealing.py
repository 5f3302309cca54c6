"""Revealing cards of the deck until one is found."""

from typing import Final

from regalia.dominion.rules.layout import NO_CARD, aside
from regalia.dominion.rules.moving import tell_revealed
from regalia.dominion.rules.shuffling import is_ready
from regalia.dominion.rules.table import Dominion
from regalia.kernel.cards import Track
from regalia.kernel.effects import Effect
from regalia.kernel.options import Decision


class RevealUntil(Effect[Dominion]):
    """Reveals the top card of the deck again and again, till it is the one that is wanted or there is none left.

    The revealed cards lie aside. Subclasses say which card is wanted, and what happens to it and to the others.
    """

    def __init__(self, seat: int, cards: tuple[Track, ...] = ()) -> None:
        self.seat: Final = seat
        self.cards: Final = cards

    def more(self, cards: tuple[Track, ...]) -> "RevealUntil":
        """The same with these cards revealed."""
        raise NotImplementedError

    def is_wanted(self, game: Dominion, card: int) -> bool:
        raise NotImplementedError

    def found(self, game: Dominion, cards: tuple[int, ...], wanted: int) -> None:
        """``wanted`` is the last of ``cards``, or NO_CARD."""
        raise NotImplementedError

    def run(self, game: Dominion) -> Decision | None:
        if not is_ready(game, self.seat, 1, self):
            return None
        taken = game.take_from_deck(self.seat, 1, aside(self.seat))
        cards = game.found(self.cards) + taken
        if taken and not self.is_wanted(game, taken[0]):
            game.push(self.more(game.tracks(cards)))
            return None
        self.found(game, cards, taken[0] if taken else NO_CARD)
        tell_revealed(game, self.seat, cards)  # what follows from revealing comes first
        return None
