"""The crown: who holds it calls the ranks and chooses first (C-CROWN-01)."""

from regalia.citadels.rules.layout import CROWN_MOVED
from regalia.citadels.rules.moments import happen
from regalia.citadels.rules.table import Citadels


def move_crown(game: Citadels, seat: int, rule: str) -> None:
    if game.journal is not None:
        game.tell("takes_crown", rule, (seat,))
    if game.crown == seat:
        return  # C-CROWN-07; only a change of holder counts for others, too (R-D3.24)
    game.crown = seat
    happen(game, CROWN_MOVED, seat)
