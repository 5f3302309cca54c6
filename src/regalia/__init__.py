"""Regalia: the royal card games, exactly by the book.

>>> import regalia
>>> game = regalia.new("citadels", seats=4, seed=7)
>>> game.decision.seat, len(game.decision.options)
(0, 5)

"""

from regalia.games import load_record, new, new_record, restore_game, setup_for, setup_from_json, start
from regalia.kernel.chance import Chance
from regalia.kernel.events import Event
from regalia.kernel.game import Game
from regalia.kernel.options import Decision, Option
from regalia.kernel.record import Record
from regalia.kernel.setup import Setup
from regalia.kernel.views import OPEN, SPECTATOR, View

__all__ = [
    "OPEN",
    "SPECTATOR",
    "Chance",
    "Decision",
    "Event",
    "Game",
    "Option",
    "Record",
    "Setup",
    "View",
    "__version__",
    "load_record",
    "new",
    "new_record",
    "restore_game",
    "setup_for",
    "setup_from_json",
    "start",
]
__version__ = "0.1.0"
