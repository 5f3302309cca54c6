"""The bot itself."""

from typing import Any, Final

from regalia.citadels.bots.heuristic.answers import decide
from regalia.citadels.bots.heuristic.seen import of_view
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.views import View


class Steward:
    """Judges every option on its own, by what the seat sees; draws lots only where being foreseen would hurt."""

    def __init__(self, setup: Setup, seat: int, chance: Chance) -> None:
        if not isinstance(setup, CitadelsSetup):
            raise SetupError("the bot {text!r} does not play {game}", "bot-game", text="steward", game=setup.game)
        self.setup: Final = setup
        self.seat: Final = seat
        self.chance: Final = chance

    def __reduce__(self) -> tuple[Any, ...]:
        return Steward, (self.setup, self.seat, self.chance)

    def choose(self, view: View) -> Option:
        return view.options[decide(of_view(view), view.options, self.chance)]
