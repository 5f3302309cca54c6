"""What environments of Dominion need to know of it."""

from typing import Final

from regalia.dominion.encoder import DominionEncoder
from regalia.dominion.rules.box import Box
from regalia.dominion.rules.events import KIND
from regalia.dominion.rules.instructions import PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import KIND_NAMES, KINDS
from regalia.dominion.rules.layout import A_KIND, ACTION, NIGHT, TREASURE, TYPE_NAMES, VICTORY, in_play
from regalia.dominion.rules.printed import Card, Landscape
from regalia.dominion.rules.setup import DominionSetup
from regalia.dominion.rules.table import Dominion
from regalia.env.encoder import Encoder
from regalia.env.layout import ANYTHING_ELSE, FIRST_FACE, MOST, PLAIN, Color
from regalia.env.slots import NONE, Slots
from regalia.env.tables import Tables
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup, SetupError

SUBJECTS_OF_A_SEAT: Final[dict[str, int]] = {}  # no option names a seat
# Of OpenSpiel's game, with what they are unless they are given.
PARAMETERS: Final[dict[str, str | int | bool]] = {"players": 2, "kingdom": "first_game", "landscapes": 0}
COLORS: Final[list[tuple[int, Color]]] = [
    (TREASURE, (240, 205, 90)), (VICTORY, (130, 190, 120)), (NIGHT, (120, 120, 140)), (ACTION, (225, 222, 214)),
]  # fmt: skip


SLOTS: Final = 128  # of kinds: those of a game in the order of their numbers, then empty ones
ELSE: Final = MOST - FIRST_FACE  # the slot of what is not in the game but may be named; so the codes of all slots fit a cell
TYPES: Final = [(bit, name) for bit, name in enumerate(TYPE_NAMES) if name]
GIVES: Final = [
    ("plus_cards", PlusCards), ("plus_actions", PlusActions), ("plus_buys", PlusBuys), ("plus_coins", PlusCoins),
]  # fmt: skip


def encoder_for(setup: Setup, tables: Tables) -> Encoder:
    assert isinstance(setup, DominionSetup)
    return DominionEncoder(tables, setup.box, slots_of(setup.box))


def slots_of(box: Box) -> Slots:
    """The cards and landscapes of a game. A Black Market deck may have more than there is room for."""
    landscape_of = {landscape.kind: landscape for landscape in box.landscapes}
    kinds = sorted({*box.present, *landscape_of})
    if len(kinds) > ELSE:
        raise SetupError(
            "environments have room for {most} kinds of cards, this game has {number}: make the Black Market deck smaller",
            "slots",
            number=len(kinds),
            most=ELSE,
        )
    slot_of = [ELSE] * KINDS
    names = [""] * SLOTS
    names[ELSE] = ANYTHING_ELSE
    for slot, kind in enumerate(kinds):
        slot_of[kind] = slot
        names[slot] = KIND_NAMES[kind]
    columns = [*[name for _, name in TYPES], "coins", "potions", "debt", "points", *[name for name, _ in GIVES]]
    features = [features_of(landscape_of.get(kind, box.printed[kind])) for kind in kinds]
    empty = SLOTS - len(kinds)
    return Slots(A_KIND, kinds + [NONE] * empty, slot_of, names, columns, features + [[0] * len(columns)] * empty)


def features_of(thing: Card | Landscape) -> list[int]:
    """What is printed on it: types, cost, fixed points, and what playing it gives whatever else it does."""
    types = [thing.types >> bit & 1 for bit, _ in TYPES]
    cost = [thing.cost.coins, thing.cost.potions, thing.cost.debt, thing.points]
    plain = [line for line in thing.play if isinstance(line, PlusCards | PlusActions | PlusBuys | PlusCoins)]
    gives = [sum([line.number for line in plain if isinstance(line, sort)]) for _, sort in GIVES]
    return types + cost + gives


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
