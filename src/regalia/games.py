"""The games there are, by name: how to choose a setup, read one, and start."""

from collections.abc import Callable
from typing import Any, Final

from regalia.citadels import choose as citadels_choose
from regalia.citadels import setup as citadels_setup
from regalia.dominion import choose as dominion_choose
from regalia.dominion import setup as dominion_setup
from regalia.kernel.game import Game
from regalia.kernel.record import Record, read_record
from regalia.kernel.setup import Setup, SetupError
from regalia.kernel.store import restore


class GameKind:
    """One game: its rules version and its ways in."""

    def __init__(
        self,
        name: str,
        rules: int,
        choose: Callable[..., Setup],
        setup_from_json: Callable[[dict[str, Any]], Setup],
        new: Callable[[Setup, bool], Game],
        blank: Callable[[Any], Game],
    ) -> None:
        self.name: Final = name
        self.rules: Final = rules
        self.choose: Final = choose
        self.setup_from_json: Final = setup_from_json
        self.new: Final = new
        self.blank: Final = blank


GAMES: Final = {
    "citadels": GameKind(
        "citadels",
        citadels_setup.RULES,
        citadels_choose.setup_for,
        citadels_setup.setup_from_json,
        citadels_setup.new_game,
        citadels_setup.blank_game,
    ),
    "dominion": GameKind(
        "dominion",
        dominion_setup.RULES,
        dominion_choose.setup_for,
        dominion_setup.setup_from_json,
        dominion_setup.new_game,
        dominion_setup.blank_game,
    ),
}


def kind_of(name: object) -> GameKind:
    if not isinstance(name, str) or name not in GAMES:
        raise SetupError("unknown game {game!r}; expected one of {known}", "game", game=str(name), known=tuple(GAMES))
    return GAMES[name]


def setup_for(game: str, **choices: Any) -> Setup:
    """Choose a setup: ``setup_for("citadels", edition="de", seats=5)``."""
    return kind_of(game).choose(**choices)


def setup_from_json(parts: dict[str, Any]) -> Setup:
    return kind_of(parts.get("game")).setup_from_json(parts)


def start(setup: Setup, listen: bool = False) -> Game:
    """Deal and begin the game a setup describes."""
    return kind_of(setup.game).new(setup, listen)


def new(game: str, **choices: Any) -> Game:
    """A new game in one line: ``new("citadels", edition="en", scenario="first_game", seats=4, seed=7)``."""
    return start(setup_for(game, **choices))


def restore_game(setup: Setup, stored: dict[str, Any]) -> Game:
    """The game that ``kernel.store.store`` wrote down."""
    return restore(kind_of(setup.game).blank(setup), stored)


def new_record(setup: Setup) -> Record:
    return Record(setup, kind_of(setup.game).rules)


def load_record(text: str) -> Record:
    return read_record(text, setup_from_json)
