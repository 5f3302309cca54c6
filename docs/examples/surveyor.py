"""A fan-made character that listens to a moment (see CONTRIBUTING.md). It is in no pool and no edition."""

from typing import Final

from regalia.citadels.rules.layout import BUILT
from regalia.citadels.rules.printed import Character, Listener
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY


class Survey(Listener):
    """A gold for every district somebody else builds, once she was called and until the round is over."""

    def hear(self, game: Citadels, seat: int, card: int, gold: int) -> bool:
        surveyor = game.holder[3]
        if surveyor not in (NOBODY, seat):
            game.gain(surveyor, 1, "FAN-SURVEYOR-01")
        return False


SURVEYOR: Final = Character("surveyor", 3, listeners=(Survey(BUILT),))
