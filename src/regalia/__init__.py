"""Regalia: the royal card games, exactly by the book."""

from regalia.games import new, restore_game, setup_for, setup_from_json, start
from regalia.kernel.views import OPEN, SPECTATOR, View

__all__ = ["OPEN", "SPECTATOR", "View", "new", "restore_game", "setup_for", "setup_from_json", "start"]
__version__ = "0.1.0"
