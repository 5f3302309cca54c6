"""Kingdom cards of Empires."""

from typing import Final

from regalia.dominion.rules.cards.empires_castles import CASTLES
from regalia.dominion.rules.cards.empires_instructions import (
    ENCHANTED,
    FORTUNE,
    BackToActions,
    DoubleCoins,
    GoldPerGladiator,
    PlayFromSupply,
    SetThreeAside,
    ShowOrLeave,
    ShowToLeft,
)
from regalia.dominion.rules.instructions import (
    GainUpTo,
    MayTrashThis,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    PlusTokens,
)
from regalia.dominion.rules.kinds import GOLD, KIND_OF
from regalia.dominion.rules.layout import COMMAND, DURATION, POINTS
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.promises import NextTurn
from regalia.dominion.rules.reactions import WhenGained

FORTUNE_GAINED: Final = WhenGained("fortune_gained", FORTUNE, GoldPerGladiator())
VILLA_GAINED: Final = WhenGained("villa_gained", KIND_OF["villa"], BackToActions())

EMPIRES: Final = [
    Card("engineer", (GainUpTo(4), MayTrashThis(GainUpTo(4)))),
    Card("overlord", (PlayFromSupply(COMMAND),)),
    Card("encampment", (PlusCards(2), PlusActions(2), ShowOrLeave()), gives=(GOLD,)),
    Card("enchantress", (NextTurn(PlusCards(2)),), replaces=ENCHANTED),
    Card("gladiator", (PlusCoins(2), ShowToLeft())),
    Card("villa", (PlusActions(2), PlusBuys(1), PlusCoins(1)), listeners=(VILLA_GAINED,)),
    Card("archive", (PlusActions(1), SetThreeAside())),
]

OVERLORD_NEWEST: Final = Card("overlord", (PlayFromSupply(COMMAND | DURATION),))

EMPIRES_IN_PILES: Final = [
    Card("plunder", (PlusCoins(2), PlusTokens(POINTS)), tokens=1 << POINTS),
    Card("fortune", (PlusBuys(1), DoubleCoins()), listeners=(FORTUNE_GAINED,), gives=(GOLD,)),
    *CASTLES,
]

SHEET: Final = Sheet(EMPIRES, EMPIRES_IN_PILES, printings={"overlord_newest": OVERLORD_NEWEST})
