"""Worlds sampled from a seat's information set, for players that search."""

from typing import TYPE_CHECKING, Final

from regalia.kernel.chance import Chance
from regalia.kernel.setup import Setup

if TYPE_CHECKING:
    from regalia.kernel.game import Game


class Worlds:
    """Handed to a searching bot, beside its view. ``deal`` gives worlds and nothing else: the game itself stays inside.

    A dealt world is a function of the seat's information set and of the chance it is dealt with, so it tells nothing more
    (``tests/laws/test_dealt_worlds.py``). The game is copied, so a search that goes on too long sees no later move; the
    seed of its setup, which would tell every card, is left out.

    >>> from regalia.bots import shown
    >>> from regalia.games import USUAL, new
    >>> from regalia.kernel.chance import Chance
    >>> view = shown(new(USUAL, seats=4, seed=7))
    >>> world = view.worlds.deal(Chance(1))
    >>> world.view(0).text() == view.text(), world.setup.seed
    (True, 0)
    """

    def __init__(self, game: "Game", seat: int) -> None:
        self._game: Final = game.copy()
        self._seat: Final = seat
        self._setup: Setup | None = None

    def __repr__(self) -> str:
        return f"<Worlds of seat {self._seat}>"

    def deal(self, chance: Chance) -> "Game":
        """One world, the caller's own to play on; ``NoWorld`` if the open question is asked in none that was dealt."""
        world = self._game.determinize(self._seat, chance)
        if self._setup is None:
            self._setup = self._game.setup.reseeded(0)
        world.setup = self._setup
        return world


class OneWorld(Worlds):
    """The same world at every deal: games that are played on in it differ only by later events."""

    def deal(self, chance: Chance) -> "Game":
        return self._game.copy()
