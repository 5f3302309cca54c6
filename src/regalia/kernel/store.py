"""A game as JSON and back, at any decision; its fingerprint; comparing games. All by reflection: nothing can be forgotten."""

import hashlib
import inspect
import json
from typing import TYPE_CHECKING, Any, Final

from regalia.kernel.chance import Chance, chance_from
from regalia.kernel.numbers import NUMBERS, stored_numbers
from regalia.kernel.refusals import Refusal
from regalia.kernel.values import Value

if TYPE_CHECKING:
    from regalia.kernel.events import Event
    from regalia.kernel.game import Game
    from regalia.kernel.setup import Setup

UNSTORED: Final = (
    "setup",
    "buries",
    "decision",
    "journal",
    "shares_rows",
    "sight",
    "first_shared_zone",
)  # follow from the setup and the stack, or are not state; ``Game.derived`` names a game's own
ROWS: Final = ("known", "moves", "place")  # a number for every card


class DamagedState(Refusal):
    """A stored game that cannot be read; the message says where.

    >>> from regalia.games import USUAL, new, restore_game
    >>> game = new(USUAL, seats=4, seed=7)
    >>> stored = {name: value for name, value in game.json().items() if name != "stack"}
    >>> restore_game(game.setup, stored)
    Traceback (most recent call last):
    regalia.kernel.store.DamagedState: the stored game lacks stack
    """


def attributes(thing: object) -> list[str]:
    """The names of all attributes of a game, compiled or not."""
    names: set[str] = set()
    for kind in type(thing).__mro__:
        names.update(getattr(kind, "__mypyc_attrs__", ()))
        names.update(inspect.get_annotations(kind))
    return sorted(names - {"__dict__"})


def encode(thing: Any) -> Any:
    if isinstance(thing, Value):
        return {"is": type(thing).__name__, "of": [encode(field) for field in thing.fields()]}
    if isinstance(thing, Chance):
        return {"chance": thing.kind(), "state": thing.state()}
    if isinstance(thing, (list, tuple)):
        return [encode(part) for part in thing]
    if isinstance(thing, NUMBERS):
        row: Any = thing
        return list(row)
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    raise TypeError(f"{thing!r} cannot be part of a game: expected numbers, words, lists and values")


def decode(stored: Any, in_value: bool = False) -> Any:
    if isinstance(stored, list):
        parts = [decode(part, in_value) for part in stored]
        return tuple(parts) if in_value else parts
    if isinstance(stored, dict):
        if "chance" in stored:
            return chance_from(stored["chance"], stored["state"])
        kind = value_classes().get(stored["is"])
        if kind is None:
            raise DamagedState("unknown effect {effect!r} on the stack", "state-effect", effect=stored["is"])
        return kind(*[decode(field, True) for field in stored["of"]])
    return stored


def value_classes() -> dict[str, Any]:
    """Every class of values there is, by name."""
    found: dict[str, Any] = {}
    waiting: list[Any] = [Value]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            other = found.setdefault(kind.__name__, kind)
            assert other is kind, f"two kinds of values are called {kind.__name__}"
            waiting.append(kind)
    return found


def stored_names(game: "Game") -> list[str]:
    """The attributes a game is stored by."""
    left_out = {*UNSTORED, *game.derived()}
    return [name for name in attributes(game) if name not in left_out]


def store(game: "Game") -> dict[str, Any]:
    """The whole state of a game but for its setup."""
    return {name: encode(getattr(game, name)) for name in stored_names(game)}


def restore(blank: "Game", stored: dict[str, Any]) -> "Game":
    """Fill a new game of the same setup with a stored state and ask its question again."""
    expected = stored_names(blank)
    if missing := [name for name in expected if name not in stored]:
        raise DamagedState("the stored game lacks {missing}", "state-missing", missing=tuple(missing))
    if surplus := [name for name in stored if name not in expected]:
        raise DamagedState(
            "the stored game has {surplus}, which this version does not know", "state-surplus", surplus=tuple(surplus)
        )
    for name in expected:
        try:
            kept = decode(stored[name])
            setattr(blank, name, stored_numbers(kept, len(getattr(blank, name))) if name in ROWS else kept)
        except DamagedState:
            raise
        except (TypeError, ValueError, KeyError, IndexError) as problem:
            raise DamagedState("{entry!r} of the stored game is damaged", "state-damaged", entry=name) from problem
    blank.ask_again()
    return blank


def revived(setup: "Setup", stored: dict[str, Any], journal: "list[Event] | None") -> "Game":
    """A game from its pickle: rows of machine words cannot be pickled, the stored state can."""
    game = restore(setup.blank(), stored)
    game.journal = journal
    return game


def canonical(game: "Game") -> str:
    """Equal games, and only they, have equal texts."""
    state = {"setup": game.setup.json(), "state": store(game)}
    return json.dumps(state, sort_keys=True, separators=(",", ":"))


def fingerprint(game: "Game") -> str:
    """The same on every machine, compiled or not, for the same game."""
    return hashlib.blake2b(canonical(game).encode(), digest_size=8).hexdigest()


def same(one: "Game", other: "Game") -> bool:
    """Whether two games are in the same state and ask the same question."""
    return canonical(one) == canonical(other) and repr(one.decision) == repr(other.decision)
