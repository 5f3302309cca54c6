"""Every sentence a person reads. Rules hold no prose: they tell events, ask questions and list options; words say them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from regalia.kernel.setup import Setup, SetupError

if TYPE_CHECKING:
    from regalia.words.base import Words


def words_for(setup: Setup, names: Sequence[str] = (), reader: int = -1, language: str = "en", card_names: str = "") -> "Words":
    """The words for a game and its reader: a seat, or -1 for a spectator; cards perhaps named in another language."""
    from regalia.citadels.setup import CitadelsSetup
    from regalia.dominion.setup import DominionSetup
    from regalia.words.citadels import CitadelsWords
    from regalia.words.dominion import DominionWords

    if isinstance(setup, CitadelsSetup):
        return CitadelsWords(setup, names, reader, language, card_names)
    if isinstance(setup, DominionSetup):
        return DominionWords(setup, names, reader, language, card_names)
    raise SetupError("there are no words for {game}", "no_words", game=setup.game)
