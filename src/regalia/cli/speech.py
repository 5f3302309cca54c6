"""What the command speaks; every sentence of it goes through here."""

import os
from typing import Final

from regalia.kernel.setup import Setup
from regalia.words import words_for
from regalia.words.base import Words
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


def words_in(setup: Setup, reader: int) -> Words:
    """The words of a game for one of its readers."""
    return words_for(setup, reader=reader, language=spoken().language, card_names=spoken().names)
