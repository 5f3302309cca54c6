"""What environments of Dominion need to know of it."""

from typing import Final

from regalia.dominion.encoder import DominionEncoder
from regalia.dominion.rules.events import KIND
from regalia.dominion.rules.layout import ACTION, NIGHT, TREASURE, VICTORY, in_play
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.env.encoder import Encoder
from regalia.env.layout import PLAIN, Color
from regalia.env.tables import Tables
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup

SUBJECTS_OF_A_SEAT: Final[dict[str, int]] = {}  # no option names a seat
# Of OpenSpiel's game, with what they are unless they are given.
PARAMETERS: Final[dict[str, str | int | bool]] = {"players": 2, "kingdom": "first_game", "landscapes": 0}
COLORS: Final[list[tuple[int, Color]]] = [
    (TREASURE, (240, 205, 90)), (VICTORY, (130, 190, 120)), (NIGHT, (120, 120, 140)), (ACTION, (225, 222, 214)),
]  # fmt: skip


def encoder_for(setup: Setup, tables: Tables) -> Encoder:
    assert isinstance(setup, DominionSetup)
    return DominionEncoder(tables, setup.box)


def forget_secrets(game: Game) -> None:
    """All secrets are cards."""


def summary(game: Game, seat: int) -> str:
    """How many turns it had."""
    assert isinstance(game, Dominion)
    return f"{game.turns[seat]}"


def open_cards(game: Game, seat: int) -> list[tuple[str, int, Color]]:
    """The cards in play with the colours of their types."""
    assert isinstance(game, Dominion)
    kinds = [game.box.kind[card] for card in game.zones[in_play(seat)]]
    return [(KIND, kind, color_of(game.box.types[kind])) for kind in kinds]


def color_of(types: int) -> Color:
    for one, color in COLORS:
        if types & one:
            return color
    return PLAIN
