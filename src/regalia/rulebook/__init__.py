"""The numbered rule statements, rulings and card catalogues: look-up, search and coverage."""

from regalia.rulebook.finder import search
from regalia.rulebook.library import (
    books,
    catalogue,
    differences,
    false_friends,
    game_of,
    is_ruling,
    ruling,
    rulings,
    statement,
    statements,
    vocabulary,
)
from regalia.rulebook.model import (
    Difference,
    Entry,
    FalseFriend,
    Ruling,
    Statement,
    UnknownGame,
    UnknownRule,
    Word,
)
from regalia.rulebook.pages import Page, cites, pages_called, see_also, term
from regalia.rulebook.translations import told_in

__all__ = [
    "Difference",
    "Entry",
    "FalseFriend",
    "Page",
    "Ruling",
    "Statement",
    "UnknownGame",
    "UnknownRule",
    "Word",
    "books",
    "catalogue",
    "cites",
    "differences",
    "false_friends",
    "game_of",
    "is_ruling",
    "pages_called",
    "ruling",
    "rulings",
    "search",
    "see_also",
    "statement",
    "statements",
    "term",
    "told_in",
    "vocabulary",
]
