"""What is promised for a later moment: Durations, what waits for Clean-up, extra turns."""

from typing import TYPE_CHECKING, Final

from regalia.dominion.rules.layout import DUE
from regalia.dominion.rules.printed import Instruction, Play
from regalia.kernel.dealing import UNTOLD
from regalia.kernel.native import Numbers
from regalia.kernel.values import Value

if TYPE_CHECKING:
    from regalia.dominion.rules.table import Dominion


class Named(Instruction):
    """A name that holds until this turn ends: of a card that may not be bought, or not be gained by some effect (G2-BAN-02)."""

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def follow(self, game: "Dominion", seat: int, play: Play) -> None:
        """Nothing happens when it ends."""


class Later(Value):
    """``then`` is followed by ``seat`` when ``moment`` comes, because of ``kind`` (a card or landscape) and ``play``.

    ``every``: each time the moment comes, for the rest of the game (G-SIMULTANEOUS-06). ``may``: only if the player likes;
    an extra turn only if it is not the third in a row.
    A card in play stays there as long as something of its playing is still to come (G-CLEAN-UP-06).
    """

    def __init__(
        self, seat: int, moment: int, kind: int, then: Instruction, play: Play, every: bool = False, may: bool = False
    ) -> None:
        self.seat: Final = seat
        self.moment: Final = moment
        self.kind: Final = kind
        self.then: Final = then
        self.play: Final = play
        self.every: Final = every
        self.may: Final = may

    def due(self) -> "Later":
        return Later(self.seat, DUE, self.kind, self.then, self.play, False, self.may)

    def renamed(self, other: dict[int, int], moves: Numbers) -> "Later":
        """The same in a world in which cards are others; ``moves`` says which of them were lost before."""
        cards = tuple(
            [
                (other.get(card, card), UNTOLD if card in other and moves[card] == moved else moved)
                for card, moved in self.play.cards
            ]
        )
        if cards == self.play.cards:
            return self
        return Later(self.seat, self.moment, self.kind, self.then, self.play.with_cards(cards), self.every, self.may)
