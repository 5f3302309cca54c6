"""Every sentence a person reads. Rules hold no prose: they tell events, ask questions and list options; words say them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regalia.games import door_of
from regalia.kernel.door import loaded
from regalia.kernel.setup import Setup, SetupError

if TYPE_CHECKING:
    from regalia.words.game_words import Words

PLAIN: Final = "regalia.words.plain:PlainWords"  # what speaks of a game without words of its own


def words_for(setup: Setup, names: Sequence[str] = (), reader: int = -1, language: str = "en", card_names: str = "") -> "Words":
    """The words for a game and its reader: a seat, or -1 for a spectator; cards perhaps named in another language."""
    door = door_of(setup.game)
    if not door.messages:
        raise SetupError("there are no words for {game}", "no_words", game=setup.game)
    found: Words = loaded(door.words or PLAIN)(setup, names, reader, language, card_names)
    return found
