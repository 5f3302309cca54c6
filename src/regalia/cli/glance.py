"""What differs between the games on the screen, each game's part ``terminal``: the table at a glance, colours, commands."""

from collections.abc import Callable
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from regalia.cli.look import Painter
from regalia.games import door_of
from regalia.kernel.door import loaded
from regalia.kernel.options import Decision, Option
from regalia.kernel.views import View
from regalia.words.game_words import GameWords

PLAIN: Final = "regalia.cli.plain"


def terminal(words: GameWords) -> Any:
    """A game's own, or else what shows any game."""
    return loaded(door_of(words.game).terminal or PLAIN)


def table(view: View, words: GameWords, width: int) -> RenderableType:
    """Everything a player looks at before deciding."""
    shown: RenderableType = terminal(words).table(view, words, width)
    return shown


def purse(view: View, words: GameWords, width: int) -> Text:
    """The short form between two questions of one turn."""
    shown: Text = terminal(words).purse(view, words, width)
    return shown


def painter_for(words: GameWords) -> Painter:
    return Painter(words, terminal(words).styles(words))


def legend(words: GameWords) -> Text:
    """What the letters before cards mean."""
    shown: Text = terminal(words).legend(words)
    return shown


def commands(words: GameWords) -> dict[str, Callable[[Decision], Option | None]]:
    """What people may type instead of many answers: the next of them, as long as there is one."""
    found: dict[str, Callable[[Decision], Option | None]] = terminal(words).COMMANDS
    return found
