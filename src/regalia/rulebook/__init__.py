"""The numbered rule statements, rulings and card catalogues: look-up, search and coverage."""

from regalia.rulebook.finder import search
from regalia.rulebook.library import (
    catalogue,
    differences,
    false_friends,
    ruling,
    rulings,
    statement,
    statements,
    vocabulary,
)
from regalia.rulebook.model import (
    GAMES,
    Difference,
    Entry,
    FalseFriend,
    Ruling,
    Statement,
    UnknownGame,
    UnknownRule,
    Word,
)

__all__ = [
    "GAMES",
    "Difference",
    "Entry",
    "FalseFriend",
    "Ruling",
    "Statement",
    "UnknownGame",
    "UnknownRule",
    "Word",
    "catalogue",
    "differences",
    "false_friends",
    "ruling",
    "rulings",
    "search",
    "statement",
    "statements",
    "vocabulary",
]
