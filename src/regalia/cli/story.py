"""What happened, as lines: turns begin at the margin, what is done in them stands below."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from regalia.cli.look import Painter
from regalia.words.citadels import Seen, Words

HEADS: Final = ("round_begins", "reveals", "nobody_answers", "witch_resumes", "game_over")
INDENT: Final = "  "


def story(seen: Iterable[Seen], words: Words, painter: Painter) -> list[Text]:
    lines = []
    for event in seen:
        sentence = words.event(event)
        if sentence:
            margin = "" if event[0] in HEADS else INDENT
            lines.append(Text(margin).append_text(painter.paint(sentence)))
    return lines
