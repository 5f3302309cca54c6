"""Personality names for opponents of a level, in the language that is spoken."""

from collections.abc import Sequence
from typing import Final

from regalia.words.tongue import Tongue

LEVELS: Final = ("easy", "medium", "hard", "master")


def player_names(bots: Sequence[str], tongue: Tongue) -> list[str]:
    """By seat: the name of an opponent of a level, or the usual name for the seat."""
    usual = tongue.say("names").split(",")
    names = []
    for seat, bot in enumerate(bots):
        level = bot.partition("?")[0]
        names.append(tongue.say(f"opponents-{level}").split(",")[seat] if level in LEVELS else usual[seat])
    return names
