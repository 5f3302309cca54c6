"""What every encoder of observations does: write what one seat may know into a row of small numbers."""

from typing import Final

from regalia.env.cells import BytesWriter, i64, u8
from regalia.env.layout import MOST, Layout
from regalia.env.slots import Slots
from regalia.kernel.game import Game
from regalia.kernel.native import mypyc_attr
from regalia.kernel.views import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """``write`` appends one row; nothing of it depends on what the viewer does not know (see tests/env/test_layouts.py).

    ``write_view`` makes the same row from a view: what a player at a table has. Reading the game is only the faster way.
    """

    def __init__(self, layout: Layout, slots: Slots | None = None) -> None:
        self.layout: Final = layout
        self.slots: Final = slots or Slots()
        self.size: Final = layout.size
        self.blank: Final = bytes(layout.size)

    def write(self, game: Game, viewer: int, out: BytesWriter) -> None:
        raise NotImplementedError

    def write_view(self, view: View, out: BytesWriter) -> None:
        raise NotImplementedError

    def row(self, game: Game, viewer: int) -> bytes:
        out = BytesWriter()
        self.write(game, viewer, out)
        return out.getvalue()

    def row_of(self, view: View) -> bytes:
        out = BytesWriter()
        self.write_view(view, out)
        return out.getvalue()


def put(out: BytesWriter, at: i64, value: i64) -> None:
    if value > MOST:  # not in one expression: mypyc boxes those that mix machine words with numbers
        value = MOST
    cell = u8(value)  # first of all, as mypyc works out twice what is written
    out[at] = cell


def count(out: BytesWriter, at: i64) -> None:
    """One more."""
    cell = out[at]
    if cell < MOST:
        cell += 1
        out[at] = cell


def put_set(out: BytesWriter, at: i64, members: i64) -> None:
    """A set of small numbers as one cell each."""
    while members:
        if members & 1:
            out[at] = 1
        members >>= 1
        at += 1
