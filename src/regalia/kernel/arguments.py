"""What the numbers of an event stand for: every game lists its kinds of events with their arguments, in their order."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

# Types of arguments every game knows.
SEAT: Final = "seat"
OTHER: Final = "other"  # a seat that is never the reader's
CARDS: Final = "cards"  # a number of cards, said with its unit
NUMBER: Final = "number"
ORDER: Final = "order"  # 1 for the first; chooses between sentences and is not said
MOOD: Final = "mood"  # a word that chooses between sentences and is not said
FLAG: Final = "flag"  # chooses between sentences and is not said


class Kind:
    """``told`` to everybody, ``secret`` only to the audience: name of the argument -> its type.

    >>> from regalia.kernel.arguments import CARDS, SEAT, Kind
    >>> kind = Kind({"seat": SEAT, "count": CARDS}, {"face": "card"})
    >>> kind.seats()
    ['seat']
    """

    def __init__(self, told: Mapping[str, str], secret: Mapping[str, str] | None = None) -> None:
        self.told: Final = MappingProxyType(dict(told))
        self.secret: Final = MappingProxyType(dict(secret or {}))

    def seats(self) -> list[str]:
        """The arguments that may be the reader."""
        return [name for name, of in self.told.items() if of == SEAT]
