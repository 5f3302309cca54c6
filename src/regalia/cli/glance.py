"""What differs between the games on the screen: the table at a glance, the short form of it, colours and their legend."""

from rich.console import RenderableType
from rich.text import Text

from regalia.citadels.districts.catalogue import DISTRICTS
from regalia.citadels.words import CitadelsWords
from regalia.cli import dominion_table
from regalia.cli import table as citadels_table
from regalia.cli.look import STYLES, Painter, kind_text
from regalia.dominion.words import DominionWords
from regalia.kernel.views import View
from regalia.words.base import Words


def table(view: View, words: Words, width: int) -> RenderableType:
    """Everything a player looks at before deciding."""
    if isinstance(words, DominionWords):
        return dominion_table.table(view, words, width)
    assert isinstance(words, CitadelsWords)
    return citadels_table.table(view, words, width)


def purse(view: View, words: Words, width: int) -> Text:
    """The short form between two questions of one turn."""
    if isinstance(words, DominionWords):
        return dominion_table.purse(view, words, width)
    assert isinstance(words, CitadelsWords)
    return citadels_table.purse(view, words, width)


def painter_for(words: Words) -> Painter:
    if isinstance(words, DominionWords):
        return Painter(words, dominion_table.styles(words))
    return Painter(words, {words.card(title).text: STYLES[printed.kind] for title, printed in enumerate(DISTRICTS)})


def legend(words: Words) -> Text:
    """What the letters before cards mean."""
    if isinstance(words, DominionWords):
        return dominion_table.legend(words)
    assert isinstance(words, CitadelsWords)
    return Text("  ").join(kind_text(kind, words) for kind in STYLES if kind >= 0)
