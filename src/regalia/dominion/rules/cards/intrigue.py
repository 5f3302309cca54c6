"""Kingdom cards of Intrigue."""

from typing import Final

from regalia.dominion.rules.cards.intrigue_instructions import (
    GainActionOfTrash,
    GainForBonus,
    IfActionsPlayed,
    PassLeft,
    RevealToChoose,
    TrashActionOfSupply,
    TrashToReplace,
)
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import TrashUpTo
from regalia.dominion.rules.instructions import MayTrashThis, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import CURSE, GOLD
from regalia.dominion.rules.printed import Card

PAWN: Final = Choose(
    2,
    (
        Alternative("plus_card", PlusCards(1)),
        Alternative("plus_action", PlusActions(1)),
        Alternative("plus_buy", PlusBuys(1)),
        Alternative("plus_coin", PlusCoins(1)),
    ),
)

LURKER: Final = Choose(
    1, (Alternative("trash_from_supply", TrashActionOfSupply()), Alternative("gain_from_trash", GainActionOfTrash()))
)

INTRIGUE: Final = [
    Card("lurker", (PlusActions(1), LURKER)),
    Card("pawn", (PAWN,)),
    Card("masquerade", (PlusCards(2), PassLeft(), TrashUpTo(1))),
    Card("conspirator", (PlusCoins(2), IfActionsPlayed(3))),
    Card("ironworks", (GainForBonus(),)),
    Card("mining_village", (PlusCards(1), PlusActions(2), MayTrashThis(PlusCoins(2)))),
    Card("courtier", (RevealToChoose(),), gives=(GOLD,)),
    Card("replace", (TrashToReplace(),), gives=(CURSE,)),
]

MASQUERADE_FIRST_EDITION: Final = Card("masquerade", (PlusCards(2), PassLeft(skips=False), TrashUpTo(1)))
