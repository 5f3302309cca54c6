"""What environments of Citadels need to know of it."""

from typing import Final

from regalia.citadels.encoder import CitadelsEncoder
from regalia.citadels.rules.events import TITLE
from regalia.citadels.rules.layout import A_PLACE, A_SEAT, A_SEAT_AND_KIND, KINDS, NO_KIND, TITLES, city
from regalia.citadels.rules.setup import CitadelsSetup
from regalia.citadels.rules.table import Citadels
from regalia.env.encoder import Encoder
from regalia.env.layout import PLAIN, Color
from regalia.env.tables import Tables
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup

# By what a verb is about: how many subjects in a row name the same seat.
SUBJECTS_OF_A_SEAT: Final = {A_PLACE: 2 * TITLES, A_SEAT_AND_KIND: KINDS, A_SEAT: 1}
PARAMETERS: Final[dict[str, str | int | bool]] = {  # of OpenSpiel's game, with what they are unless they are given
    "players": 4, "edition": "en", "scenario": "first_game", "cast": "", "uniques": "", "rank_9": "", "action_cards": False,
}  # fmt: skip
# noble, religious, trade, military, unique
COLORS: Final[list[Color]] = [(240, 205, 90), (130, 170, 225), (130, 190, 120), (215, 120, 105), (185, 140, 205)]
assert len(COLORS) == KINDS


def encoder_for(setup: Setup, tables: Tables) -> Encoder:
    assert isinstance(setup, CitadelsSetup)
    return CitadelsEncoder(tables, setup.seats)


def forget_secrets(game: Game) -> None:
    """The facts that are a seat's own (C-INFO-05)."""
    assert isinstance(game, Citadels)
    game.markers = [markers.blank() for markers in game.markers]
    game.packs = [0] * len(game.packs)


def summary(game: Game, seat: int) -> str:
    """Its gold."""
    assert isinstance(game, Citadels)
    return f"{game.gold[seat]}"


def open_cards(game: Game, seat: int) -> list[tuple[str, int, Color]]:
    """The districts of a city with the colours of their types."""
    assert isinstance(game, Citadels)
    districts = [(game.box.title[card], game.box.kind[card]) for card in game.zones[city(seat)]]
    return [(TITLE, title, PLAIN if kind == NO_KIND else COLORS[kind]) for title, kind in districts]
