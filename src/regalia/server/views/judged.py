"""What somebody thinks of choosing, judged by the rules before a table is opened: what a form shows beside each choice."""

from typing import Any

from regalia.games import door_of, setup_for
from regalia.kernel.choices import Choice, One, Several
from regalia.kernel.door import Door
from regalia.server.api_types import Checked, CheckTable
from regalia.server.tables.requests import RequestRefused, check_table
from regalia.server.types import choices_json, game_of


def judged(wanted: CheckTable) -> Checked:
    door = door_of(game_of(wanted.choices))
    chosen = choices_json(wanted.choices)
    found = Checked(open=left_open(door, chosen))
    try:
        check_table(wanted.choices, wanted.options, wanted.bots)
    except RequestRefused as refusal:
        found.code, found.args = refusal.code, refusal.args_
        if refusal.code == "bad_setup":
            return found
    found.follows = follows(door, chosen)
    return found


def left_open(door: Door, chosen: dict[str, Any]) -> dict[str, list[str]]:
    """What the rules leave to the players, whatever they have named already."""
    ask = getattr(door.part("engine"), "open_choices", None)
    if ask is None:
        return {}
    kept = {one.name: chosen[one.name] for one in door.choices if chosen[one.name] != one.default and not is_named(one, chosen)}
    return {name: list(ids) for name, ids in ask(kept).items()}


def is_named(choice: Choice, chosen: dict[str, Any]) -> bool:
    """Whether it names one where none is needed unless it is open."""
    return isinstance(choice, One) and choice.default is None and chosen[choice.name] not in choice.words


def follows(door: Door, chosen: dict[str, Any]) -> dict[str, list[str]]:
    made = setup_for(door.name, **chosen).json()
    found: dict[str, list[str]] = {}
    for choice in door.choices:
        comes_to = made.get(choice.name)
        if isinstance(choice, Several) and is_left(choice, chosen[choice.name]) and isinstance(comes_to, list):
            found[choice.name] = [str(name) for name in comes_to]
    return found


def is_left(choice: Several, value: object) -> bool:
    """Whether it names nothing itself, nor has it drawn by lot."""
    return value is None or (bool(choice.sets) and isinstance(value, str) and value not in choice.words)
