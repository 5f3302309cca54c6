"""Canned phrases of the chat: ids that travel, and their texts for clients without catalogues of their own."""

from functools import cache
from typing import Final

from regalia.words.messages import LANGUAGES
from regalia.words.tongue import tongue

PHRASES: Final = (
    "hello",
    "good_luck",
    "well_played",
    "thanks",
    "sorry",
    "oops",
    "one_moment",
    "your_turn",
    "good_game",
    "another",
    "goodbye",
)


@cache
def in_all_languages() -> dict[str, dict[str, str]]:
    """Id -> language -> text.

    >>> in_all_languages()["oops"]["nl"]
    'Oeps!'
    """
    return {one: {language: tongue(language).say(f"phrase-{one}") for language in LANGUAGES} for one in PHRASES}
