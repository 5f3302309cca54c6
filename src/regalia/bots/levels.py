"""Opponents by strength, the same names in every game: easy, medium, hard."""

from typing import Any, ClassVar, Final

from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View

SLIPS: Final = 3  # of so many decisions an easy bot leaves one to chance
PATIENCE: Final = 1.2  # seconds a hard bot thinks about a decision: well below two, whatever else the machine does
LEVELS: Final = ("easy", "medium", "hard")


class Level:
    """Whoever plays at this level in the game of the setup."""

    players: ClassVar[dict[str, str]] = {}

    def __init__(self, setup: Setup, seat: int, chance: Chance) -> None:
        from regalia.bots import make_bot

        if setup.game not in self.players:
            known = tuple(self.players)
            raise SetupError("there is no opponent for {game}; expected one of {known}", "level", game=setup.game, known=known)
        self.chance: Final = chance
        self.bot: Final[Any] = make_bot(self.players[setup.game], setup, seat, chance)

    def choose(self, view: View) -> Option:
        option: Option = self.bot.choose(view)
        return option

    def best_so_far(self, view: View) -> Option | None:
        """What a bot that is still thinking would answer now."""
        ask = getattr(self.bot, "best_so_far", None)
        return None if ask is None else ask(view)


class Easy(Level):
    """Plays sensibly and slips now and then."""

    players: ClassVar[dict[str, str]] = {"citadels": "steward", "dominion": "basic"}

    def choose(self, view: View) -> Option:
        sensible = super().choose(view)
        if self.chance.below(SLIPS) == 0:
            return view.options[self.chance.below(len(view.options))]
        return sensible


class Medium(Level):
    players: ClassVar[dict[str, str]] = {"citadels": "steward", "dominion": "ultimate"}


class Hard(Level):
    players: ClassVar[dict[str, str]] = {"citadels": f"schemer?seconds={PATIENCE}", "dominion": f"schemer?seconds={PATIENCE}"}
