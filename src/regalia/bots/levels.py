"""Opponents by strength, the same names in every game: easy, medium, hard, master."""

from typing import Any, ClassVar, Final

from regalia.games import door_of
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View

SLIPS: Final = 3  # of so many decisions an easy bot leaves one to chance
LEVELS: Final = ("easy", "medium", "hard", "master")


class Level:
    """The bot of this level in the game of the setup, as its door names it (``bots``)."""

    level: ClassVar[str] = ""

    def __init__(self, setup: Setup, seat: int, chance: Chance) -> None:
        from regalia.bots import make_bot

        players = door_of(setup.game).bots
        if self.level not in players:
            raise SetupError("{game} has no opponent of the level {level}", "level", game=setup.game, level=self.level)
        self.chance: Final = chance
        self.bot: Final[Any] = make_bot(players[self.level], setup, seat, chance)

    def choose(self, view: View) -> Option:
        option: Option = self.bot.choose(view)
        return option

    def best_so_far(self, view: View) -> Option | None:
        """What a bot that is still thinking would answer now."""
        ask = getattr(self.bot, "best_so_far", None)
        return None if ask is None else ask(view)


class Easy(Level):
    """Plays sensibly and slips now and then."""

    level: ClassVar[str] = "easy"

    def choose(self, view: View) -> Option:
        sensible = super().choose(view)
        if self.chance.below(SLIPS) == 0:
            return view.options[self.chance.below(len(view.options))]
        return sensible


class Medium(Level):
    level: ClassVar[str] = "medium"


class Hard(Level):
    level: ClassVar[str] = "hard"


class Master(Level):
    level: ClassVar[str] = "master"
