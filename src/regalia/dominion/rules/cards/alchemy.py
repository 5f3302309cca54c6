"""Kingdom cards of Alchemy."""

from typing import Final

from regalia.dominion.rules.cards.alchemy_instructions import (
    POSSESSION,
    TRANSMUTE,
    GainForPossessed,
    PossessLeft,
    TrashToTransmute,
)
from regalia.dominion.rules.kinds import DUCHY, GOLD
from regalia.dominion.rules.layout import WOULD_GAIN
from regalia.dominion.rules.printed import Card

GAINED_BY_POSSESSOR: Final = GainForPossessed("gained_by_possessor", POSSESSION, WOULD_GAIN, must=True)

ALCHEMY: Final = [
    Card("transmute", (TrashToTransmute(),), gives=(DUCHY, TRANSMUTE, GOLD)),
    Card("possession", (PossessLeft(),), listeners=(GAINED_BY_POSSESSOR,)),
]

# Newest wording: no second extra turn in a row, and Debt goes to the possessor too.
POSSESSION_NEWEST: Final = Card("possession", (PossessLeft(once=True),), listeners=(GAINED_BY_POSSESSOR,), moves_debt=True)
