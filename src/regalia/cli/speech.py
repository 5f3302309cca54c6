"""What the command speaks; every sentence of it goes through here."""

import os
from collections.abc import Sequence
from typing import Final

from regalia.kernel.setup import Setup
from regalia.words import words_for
from regalia.words.game_words import GameWords
from regalia.words.opponents import player_names
from regalia.words.tongue import Tongue, preferred, tongue

LANGUAGE: Final = "REGALIA_LANGUAGE"  # in the environment, as --language
CARD_NAMES: Final = "REGALIA_CARD_NAMES"  # as --card-names
_spoken: Final[list[Tongue]] = []


def speak(language: str = "", card_names: str = "") -> None:
    """Choose the language of everything that follows, and that of the names of cards."""
    chosen = preferred(language or os.environ.get(LANGUAGE, ""))
    _spoken[:] = [tongue(chosen, (card_names or os.environ.get(CARD_NAMES, "")).lower())]


def spoken() -> Tongue:
    if not _spoken:
        speak()
    return _spoken[0]


def say(message: str, /, **arguments: object) -> str:
    return spoken().say(message, **arguments)


def figure(value: float, digits: int = 0) -> str:
    """A figure as the language writes it: 28,053 or 28.053."""
    return spoken().number(value, digits)


def percent(share: float, digits: int = 0) -> str:
    return spoken().percent(share, digits)


def words_in(setup: Setup, reader: int, bots: Sequence[str] = ()) -> GameWords:
    """The words of a game for one of its readers; opponents of a level have names of their own."""
    names = player_names(bots, spoken()) if bots else ()
    return words_for(setup, names, reader, spoken().language, spoken().names)
