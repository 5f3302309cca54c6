"""Naming or marking other characters: everybody hears which, nobody is told who holds it (C-INFO-08)."""

from regalia.citadels.table import Citadels
from regalia.kernel.options import Option, Verb


def list_ranks(game: Citadels, verb: Verb, lowest: int, spared: int, menu: list[Option]) -> None:
    """The characters of the cast from a rank upwards, in play or not, but for a set (R-14, R-15, R-26)."""
    options = verb.options
    for rank in range(lowest, game.box.top_rank + 1):
        if spared >> rank & 1 == 0:
            menu.append(options[rank])
