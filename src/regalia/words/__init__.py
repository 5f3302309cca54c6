"""Every sentence a person reads. Rules hold no prose: they tell events, ask questions and list options; words say them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.games import door_of
from regalia.kernel.setup import Setup, SetupError

if TYPE_CHECKING:
    from regalia.words.game_words import GameWords


def words_for(
    setup: Setup, names: Sequence[str] = (), reader: int = -1, language: str = "en", card_names: str = ""
) -> "GameWords":
    """The words for a game and its reader: a seat, or -1 for a spectator; cards perhaps named in another language."""
    from regalia.words.game_words import GameWords  # imports Fluent: only where something is said

    if not door_of(setup.game).messages:
        raise SetupError("there are no words for {game}", "no_words", game=setup.game)
    return GameWords(setup, names, reader, language, card_names)
