"""All characters there are, in the order of the booklets."""

from typing import Final

from regalia.citadels.characters.rank_1 import ASSASSIN, MAGISTRATE, WITCH
from regalia.citadels.characters.rank_2 import BLACKMAILER, SPY, THIEF
from regalia.citadels.characters.rank_3 import MAGICIAN, SEER, WIZARD
from regalia.citadels.characters.rank_4 import EMPEROR, KING, PATRICIAN
from regalia.citadels.characters.rank_5 import ABBOT, BISHOP, CARDINAL
from regalia.citadels.characters.rank_6 import ALCHEMIST, MERCHANT, TRADER
from regalia.citadels.characters.rank_7 import ARCHITECT, NAVIGATOR, SCHOLAR
from regalia.citadels.characters.rank_8 import DIPLOMAT, MARSHAL, WARLORD
from regalia.citadels.characters.rank_9 import ARTIST, QUEEN, TAX_COLLECTOR
from regalia.citadels.printed import Character

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
NAMED: Final = {character.name: character for character in CHARACTERS}
