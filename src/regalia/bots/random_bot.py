"""The bot every other one has to beat."""

from typing import Final

from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View


class RandomBot:
    """Every option is equally likely."""

    def __init__(self, setup: Setup, seat: int, chance: Chance) -> None:
        self.chance: Final = chance

    def choose(self, view: View) -> Option:
        return view.options[self.chance.below(len(view.options))]
