"""Any bot with a slip now and then: an opponent that stays as weak as it is, whatever becomes of the levels."""

from typing import Final

from regalia.bots import make_bot
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View


class Slipping:
    """Of ``slips`` decisions it leaves one to chance."""

    def __init__(self, setup: Setup, seat: int, chance: Chance, bot: str, slips: int) -> None:
        self.chance: Final = chance
        self.slips: Final = slips
        self.bot: Final = make_bot(bot, setup, seat, chance)

    def choose(self, view: View) -> Option:
        sensible = self.bot.choose(view)
        if self.chance.below(self.slips) == 0:
            return view.options[self.chance.below(len(view.options))]
        return sensible
