"""The crown: who holds it calls the ranks and chooses first (C-CROWN-01)."""

from regalia.citadels.rules.layout import THRONE_ROOM
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import NOBODY


def move_crown(game: Citadels, seat: int, rule: str) -> None:
    """Only a change of holder counts for the Throne Room (D-THRONEROOM-01, R-D3.24)."""
    if game.journal is not None:
        game.tell("takes_crown", rule, (seat,))
    if game.crown == seat:
        return  # C-CROWN-07
    game.crown = seat
    if game.box.titles >> THRONE_ROOM & 1:
        owner = game.owner(THRONE_ROOM)
        if owner != NOBODY:
            game.gain(owner, 1, "D-THRONEROOM-01")
