"""How things look in a terminal: the console, and colours that never carry meaning alone."""

import re
import shutil
from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from regalia.words.game_words import GameWords

WIDEST: Final = 100
QUIET: Final = "dim"
LOUD: Final = "bold"
DOT: Final = " · "
FEW: Final = 9  # lines that still stand one below the other
GAP: Final = 2


class Screen(Console):
    """A console that raises to the caller when the pipe is closed; the caller decides what to do."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console_for(stderr: bool = False) -> Console:
    """Colours only for a terminal that wants them (NO_COLOR); lines never longer than comfortable."""
    width = min(WIDEST, shutil.get_terminal_size((80, 24)).columns)
    return Screen(highlight=False, stderr=stderr, width=width)


def styled(text: str, style: str) -> Text:
    """Text whose style ends with it, whatever is put behind."""
    return Text.assemble((text, style))


def wrapped(parts: Iterable[Text], width: int, indent: int = 0, first: Text | None = None) -> Text:
    """Parts with a dot between them; lines break between parts, never inside one, and go on indented."""
    text = Text(" " * indent) if first is None else first.copy()
    used = max(indent, text.cell_len)
    text.append(" " * (used - text.cell_len))
    empty = True
    for part in parts:
        if not empty and used + len(DOT) + part.cell_len > width:
            text.append("\n" + " " * indent)
            used, empty = indent, True
        if not empty:
            text.append(DOT, QUIET)
            used += len(DOT)
        text.append_text(part)
        used += part.cell_len
        empty = False
    return text


class Hanging:
    """A paragraph that goes on below its own beginning; lines end where their words do."""

    def __init__(self, text: Text, first: Text) -> None:
        self.text: Final = text
        self.first: Final = first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        indent = self.first.cell_len
        for at, line in enumerate(self.text.wrap(console, options.max_width - indent)):
            line.rstrip()
            yield (self.first.copy() if at == 0 else Text(" " * indent)).append_text(line)


def in_columns(lines: list[Text], width: int) -> list[Text]:
    """Two columns, read downwards, where many lines are short enough for that."""
    longest = max(line.cell_len for line in lines)
    if len(lines) <= FEW or 2 * longest + GAP > width:
        return lines
    half = (len(lines) + 1) // 2
    rows = []
    for at in range(half):
        row = lines[at].copy()
        if at + half < len(lines):
            row.append(" " * (longest + GAP - row.cell_len)).append_text(lines[at + half])
        rows.append(row)
    return rows


class Painter:
    """Colours the names of cards and players in sentences."""

    def __init__(self, words: GameWords, styles: dict[str, str]) -> None:
        self.styles: Final = dict(styles)
        self.styles.update({name: LOUD for name in words.names})
        longest_first = sorted(map(re.escape, self.styles), key=len, reverse=True)
        self.pattern: Final = re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)")

    def paint(self, sentence: str) -> Text:
        text = Text(sentence)
        for found in self.pattern.finditer(sentence):
            text.stylize(self.styles[found.group()], *found.span())
        return text
