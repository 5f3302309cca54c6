"""The games there are, by name: ours, and those that installed packages bring (entry points ``regalia.games``)."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from regalia.kernel.door import Door
from regalia.kernel.game import Game
from regalia.kernel.record import Record, read_record
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.store import restore

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

OURS: Final = ("citadels", "dominion")
USUAL: Final = OURS[0]  # where nobody says which


def door_of(name: object) -> Door:
    """The door of a game, by its name; an unknown name is refused with the list of known ones.

    >>> door_of(USUAL).seats
    range(2, 9)
    """
    return known_door(name if isinstance(name, str) else str(name))


@cache
def known_door(name: str) -> Door:
    if name in OURS:
        found: Door = import_module(f"regalia.{name}.door").DOOR
        return found
    for entry in installed():
        if entry.name == name:
            brought: Door = entry.load()
            return brought
    raise SetupError("unknown game {game!r}; expected one of {known}", "game", game=name, known=tuple(names()))


def names() -> list[str]:
    """All there are; asking for one by its name looks no further than it must.

    >>> set(OURS) <= set(names())
    True
    """
    return [*OURS, *sorted(entry.name for entry in installed())]


@cache
def installed() -> "tuple[EntryPoint, ...]":
    """Looked for once: what every installed package declares is read from its files."""
    from importlib.metadata import entry_points  # 20 ms that our own games do not need

    return tuple(entry_points(group="regalia.games"))


def setup_for(game: str, **choices: Any) -> Setup:
    """Choose a setup; choices left out have their defaults, and a combination that does not fit is refused.

    >>> setup_for("citadels", edition="de", seats=5).seats
    5
    """
    chosen: Setup = door_of(game).part("engine").setup_for(**choices)
    return chosen


def setup_from_json(parts: dict[str, Any]) -> Setup:
    """The setup that ``Setup.json`` wrote down.

    >>> setup = setup_for(USUAL, seats=4, seed=7)
    >>> setup_from_json(setup.json()) == setup
    True
    """
    read: Setup = door_of(parts.get("game")).part("engine").setup_from_json(parts)
    return read


def start(setup: Setup, listen: bool = False) -> Game:
    """Deal and begin the game a setup describes, or take it up at the position the setup lays out.

    >>> setup = setup_for(USUAL, seats=4, seed=7)
    >>> start(setup) == start(setup), start(setup) == start(setup.reseeded(8))
    (True, False)
    """
    if setup.position:
        laid = restore_game(setup, setup.position)
        if listen:
            laid.listen()
        return laid
    begun: Game = door_of(setup.game).part("engine").new_game(setup, listen)
    return begun


def new(game: str, **choices: Any) -> Game:
    """A new game in one line.

    >>> game = new("citadels", edition="en", scenario="first_game", seats=4, seed=7)
    >>> game.decision.seat, len(game.decision.options)
    (0, 5)
    """
    return start(setup_for(game, **choices))


def restore_game(setup: Setup, stored: dict[str, Any]) -> Game:
    """The game that ``Game.json`` wrote down.

    >>> game = new(USUAL, seats=4, seed=7)
    >>> restore_game(game.setup, game.json()) == game
    True
    """
    return restore(door_of(setup.game).part("engine").blank_game(setup), stored)


def new_record(setup: Setup) -> Record:
    """An empty record, to be kept beside a game of this setup.

    >>> game = new(USUAL, seats=4, seed=7)
    >>> record = new_record(game.setup)
    >>> record.answer(game, 2)
    >>> record.answers
    [2]
    """
    return Record(setup, door_of(setup.game).rules)


def load_record(text: str) -> Record:
    """The record that ``Record.text`` wrote down, or ``RecordError``.

    >>> setup = setup_for(USUAL, seats=4, seed=7)
    >>> load_record(new_record(setup).text()).setup == setup
    True
    """
    return read_record(text, setup_from_json)
