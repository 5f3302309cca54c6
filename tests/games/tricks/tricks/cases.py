"""Cases about Tricks need nothing but what every game has."""

from typing import Final

from regalia.casebook.plain import PlainAdapter
from tricks.door import DOOR

ADAPTER: Final = PlainAdapter(DOOR)
