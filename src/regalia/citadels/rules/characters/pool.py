"""All characters there are, in the order of the booklets."""

from typing import Final

from regalia.citadels.rules.characters.rank_1 import ASSASSIN, MAGISTRATE, WITCH
from regalia.citadels.rules.characters.rank_2 import BLACKMAILER, SPY, THIEF
from regalia.citadels.rules.characters.rank_3 import MAGICIAN, SEER, WIZARD
from regalia.citadels.rules.characters.rank_4 import EMPEROR, KING, PATRICIAN
from regalia.citadels.rules.characters.rank_5 import ABBOT, BISHOP, CARDINAL
from regalia.citadels.rules.characters.rank_6 import ALCHEMIST, MERCHANT, TRADER
from regalia.citadels.rules.characters.rank_7 import ARCHITECT, NAVIGATOR, SCHOLAR
from regalia.citadels.rules.characters.rank_8 import DIPLOMAT, MARSHAL, WARLORD
from regalia.citadels.rules.characters.rank_9 import ARTIST, QUEEN, TAX_COLLECTOR
from regalia.citadels.rules.printed import Character
from regalia.kernel.guests import guest

CHARACTERS: Final[list[Character]] = [
    ASSASSIN, WITCH, MAGISTRATE,
    THIEF, SPY, BLACKMAILER,
    MAGICIAN, WIZARD, SEER,
    KING, EMPEROR, PATRICIAN,
    BISHOP, ABBOT, CARDINAL,
    MERCHANT, ALCHEMIST, TRADER,
    ARCHITECT, NAVIGATOR, SCHOLAR,
    WARLORD, DIPLOMAT, MARSHAL,
    QUEEN, ARTIST, TAX_COLLECTOR,
]  # fmt: skip
GUESTS: Final = "regalia.citadels"  # entry points of characters that installed packages bring
NAMED: Final = {character.name: character for character in CHARACTERS}


def character_of(name: str) -> Character | None:
    """By name: a printed one, or one of an installed package (entry point ``regalia.citadels``)."""
    if name not in NAMED:
        found = guest(GUESTS, name)
        if found is not None:
            enlist(found)
    return NAMED.get(name)


def enlist(character: Character) -> None:
    """Make somebody else's character known by name. Lots are still drawn among the printed ones."""
    if NAMED.setdefault(character.name, character) is not character:
        raise ValueError(f"there is a character called {character.name!r} already")
