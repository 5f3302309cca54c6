"""Kingdom cards of Dark Ages."""

from typing import Final

from regalia.dominion.rules.cards.base_instructions import TopdeckFromDiscard
from regalia.dominion.rules.cards.dark_ages_instructions import (
    CULTIST,
    GAIN_RUINS,
    LookAtThree,
    MayEmptyDeck,
    PlayTwiceAndTrash,
    RevealUntilCosts,
    RobGrave,
    TrashActionToGain,
    TrashHovel,
)
from regalia.dominion.rules.cards.dark_ages_knights import KNIGHTS
from regalia.dominion.rules.choosing import Alternative, Choose
from regalia.dominion.rules.from_hand import MayPlayOne
from regalia.dominion.rules.instructions import (
    EachOther,
    Gain,
    GainCheaper,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ReturnThis,
)
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import (
    CARD_BOUGHT,
    CARD_GAINED,
    CARD_TRASHED,
)
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import OfItself
from regalia.dominion.rules.sorting import LookDiscardAllOrNone

CATACOMBS_TRASHED: Final = OfItself("catacombs_trashed", KIND_OF["catacombs"], CARD_TRASHED, GainCheaper(), must=True)
GRAVEROBBER: Final = Choose(1, (Alternative("rob_grave", RobGrave()), Alternative("trash_action", TrashActionToGain())))
CULTIST_TRASHED: Final = OfItself("cultist_trashed", CULTIST, CARD_TRASHED, PlusCards(3), must=True)

OVERGROWN_TRASHED: Final = OfItself(
    "overgrown_estate_trashed", KIND_OF["overgrown_estate"], CARD_TRASHED, PlusCards(1), must=True
)

HOVEL: Final = KIND_OF["hovel"]
TRASH_HOVEL: Final = TrashHovel("trash_hovel", HOVEL, CARD_GAINED)
TRASH_HOVEL_ON_BUY: Final = TrashHovel("trash_hovel_bought", HOVEL, CARD_BOUGHT)
SPOILS: Final = KIND_OF["spoils"]

DARK_AGES: Final = [
    Card("sage", (PlusActions(1), RevealUntilCosts(3))),
    Card("marauder", (Gain(SPOILS), EachOther(GAIN_RUINS)), gives=(SPOILS,)),
    Card("procession", (PlayTwiceAndTrash(),)),
    Card("scavenger", (PlusCoins(2), MayEmptyDeck(), TopdeckFromDiscard(may=False))),
    Card("catacombs", (LookAtThree(),), listeners=(CATACOMBS_TRASHED,)),
    Card("cultist", (PlusCards(2), EachOther(GAIN_RUINS), MayPlayOne(CULTIST)), listeners=(CULTIST_TRASHED,)),
    Card("graverobber", (GRAVEROBBER,)),
]

RUINS_CARDS: Final = [
    Card("abandoned_mine", (PlusCoins(1),)),
    Card("ruined_library", (PlusCards(1),)),
    Card("ruined_market", (PlusBuys(1),)),
    Card("ruined_village", (PlusActions(1),)),
    Card("survivors", (LookDiscardAllOrNone(2),)),
]

DARK_AGES_IN_PILES: Final = RUINS_CARDS + KNIGHTS

DARK_AGES_BESIDE: Final = [
    Card("spoils", (PlusCoins(3), ReturnThis())),
    Card("necropolis", (PlusActions(2),)),
    Card("hovel", listeners=(TRASH_HOVEL,)),
    Card("overgrown_estate", listeners=(OVERGROWN_TRASHED,)),
]

HOVEL_FIRST_PRINTING: Final = Card("hovel", listeners=(TRASH_HOVEL_ON_BUY,))

SHEET: Final = Sheet(DARK_AGES, DARK_AGES_IN_PILES, DARK_AGES_BESIDE, printings={"hovel_first_printing": HOVEL_FIRST_PRINTING})
