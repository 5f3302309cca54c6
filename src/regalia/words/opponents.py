"""Names for opponents, in the language that is spoken: of a level by their seats, of somebody in particular their own."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from regalia.games import OURS, door_of
from regalia.words.tongue import Tongue

LEVELS: Final = ("easy", "medium", "hard", "master")


@cache
def personas() -> tuple[str, ...]:
    """Who is somebody in particular in one of our games: another bot with options (``Door.bots``)."""
    every = [(name, address) for game in OURS for name, address in door_of(game).bots.items()]
    return tuple(name for name, address in every if ":" not in address and name[0] != "." and name not in LEVELS)


def player_names(bots: Sequence[str], tongue: Tongue) -> list[str]:
    """By seat: the name of an opponent of a level or of somebody in particular, or the usual name for the seat."""
    usual = tongue.say("names").split(",")
    names: list[str] = []
    for seat, bot in enumerate(bots):
        name = bot.partition("?")[0]
        if name in LEVELS:
            names.append(tongue.say(f"opponents-{name}").split(",")[seat])
        elif name in personas():
            called = tongue.say(f"opponents-{name}")
            before = [other.partition("?")[0] for other in bots[:seat]].count(name)
            names.append(f"{called} {before + 1}" if before else called)
        else:
            names.append(usual[seat])
    return names
