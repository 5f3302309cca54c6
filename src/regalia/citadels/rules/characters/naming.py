"""Naming or marking other characters: everybody hears which, nobody is told who holds it (C-INFO-08)."""

from regalia.citadels.rules.table import Citadels
from regalia.kernel.options import Option, Verb
from regalia.kernel.reasons import Reason


def list_ranks(game: Citadels, verb: Verb, lowest: int, spared: int, menu: list[Option]) -> None:
    """The characters of the cast from a rank upwards, in play or not, but for a set (R-14, R-15, R-26)."""
    options = verb.options
    for rank in range(lowest, game.box.top_rank + 1):
        if spared >> rank & 1 == 0:
            menu.append(options[rank])


def why_not_named(game: Citadels, rank: int, lowest: int, spared: int, rule: str) -> Reason | None:
    """Why ``list_ranks`` leaves out a character; ``spared`` are the killed, the bewitched and those marked already."""
    if not 1 <= rank <= game.box.top_rank:
        return Reason("not_in_game", "C-CUSTOM-02")
    if rank < lowest:
        return Reason("own_character", rule) if rank == game.acting else Reason("rank_too_low", rule, (rank,))
    if spared >> rank & 1 == 0:
        return None
    if rank == game.killed:
        return Reason("killed", rule, (rank,))
    return Reason("bewitched", rule, (rank,)) if rank == game.bewitched else Reason("marked", rule, (rank,))


def out_of_reach(game: Citadels) -> int:
    """Whom rank 2 may not name: the killed and the bewitched character, as a set (C-THIEF-04, C-BLACKMAILER-12)."""
    return 1 << game.killed | 1 << game.bewitched
