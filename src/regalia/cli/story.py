"""What happened, as lines: turns begin at the margin, what is done in them stands below."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from regalia.cli.look import Painter
from regalia.words.game_words import GameWords, Seen

INDENT: Final = "  "


def story(seen: Iterable[Seen], words: GameWords, painter: Painter) -> list[Text]:
    return [Text("" if begins else INDENT).append_text(painter.paint(sentence)) for begins, sentence, _ in words.story(seen)]
