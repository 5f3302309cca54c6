"""Cards of Nocturne: Kingdom cards, and what lies beside them: Heirlooms, Spirits, Bats, Zombies."""

from typing import Final

from regalia.dominion.rules.cards.nocturne_instructions import (
    IMP,
    LOST_IN_THE_WOODS,
    VAMPIRE,
    AsideTillEndOfTurn,
    DiscardBoonForTwo,
    ExchangeThis,
    GainByGains,
    GainNoVampire,
    ImpOrHexes,
    MayPlayNew,
    PlayFromTrash,
    RevealTopIfCheap,
    SetActionAside,
    SpyOnTop,
    TakeBoon,
    ThreeBoons,
    TrashForSpirit,
    TrashTopToGain,
)
from regalia.dominion.rules.from_hand import DiscardFromHand, TrashUpTo
from regalia.dominion.rules.instructions import Gain, PlusActions, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import CURSE, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import (
    ACTION,
    CARD_DISCARDED,
    CARD_TRASHED,
    GAINS,
)
from regalia.dominion.rules.playing import InOrder
from regalia.dominion.rules.printed import Card, Sheet
from regalia.dominion.rules.reactions import MovesItself, OfItself, WhenGained
from regalia.dominion.rules.receiving import OthersReceiveHex

BAT: Final = KIND_OF["bat"]
GHOST: Final = KIND_OF["ghost"]
HAUNTED_MIRROR: Final = KIND_OF["haunted_mirror"]
CEMETERY: Final = KIND_OF["cemetery"]
BLESSED_VILLAGE: Final = KIND_OF["blessed_village"]
FAITHFUL_HOUND: Final = KIND_OF["faithful_hound"]
ZOMBIES: Final = (KIND_OF["zombie_apprentice"], KIND_OF["zombie_mason"], KIND_OF["zombie_spy"])
SPIRITS: Final = (KIND_OF["will_o_wisp"], IMP, GHOST)

BLESSED_VILLAGE_GAINED: Final = WhenGained("blessed_village_gained", BLESSED_VILLAGE, TakeBoon())
CEMETERY_GAINED: Final = WhenGained("cemetery_gained", CEMETERY, TrashUpTo(4))
HOUND_DISCARDED: Final = MovesItself("set_aside_hound", FAITHFUL_HOUND, CARD_DISCARDED, AsideTillEndOfTurn(), must=False)
MIRROR_TRASHED: Final = OfItself(
    "mirror_trashed", HAUNTED_MIRROR, CARD_TRASHED, DiscardFromHand(1, ACTION, Gain(GHOST), optional=True), must=True
)

NOCTURNE: Final[list[Card]] = [
    Card("pixie", (PlusCards(1), PlusActions(1), DiscardBoonForTwo()), heirloom=KIND_OF["goat"]),
    Card("faithful_hound", (PlusCards(2),), listeners=(HOUND_DISCARDED,)),
    Card("fool", (ThreeBoons(),), gives=(LOST_IN_THE_WOODS,), heirloom=KIND_OF["lucky_coin"]),
    Card("blessed_village", (PlusCards(1), PlusActions(2)), listeners=(BLESSED_VILLAGE_GAINED,)),
    Card("cemetery", listeners=(CEMETERY_GAINED,), gives=(GHOST,), heirloom=HAUNTED_MIRROR),
    Card("devils_workshop", (GainByGains(),), gives=(IMP, GOLD), tokens=1 << GAINS),
    Card("exorcist", (TrashForSpirit(),), gives=SPIRITS),
    Card("necromancer", (PlayFromTrash(),), gives=ZOMBIES),
    Card("tormentor", (PlusCoins(2), ImpOrHexes()), gives=(IMP, CURSE)),
    Card("vampire", (OthersReceiveHex(), GainNoVampire(), ExchangeThis(BAT)), gives=(BAT, CURSE)),
]
NOCTURNE_BESIDE: Final[list[Card]] = [
    Card("bat", (TrashUpTo(2, then=ExchangeThis(VAMPIRE)),)),
    Card("goat", (PlusCoins(1), TrashUpTo(1))),
    Card("lucky_coin", (PlusCoins(1), Gain(SILVER)), gives=(SILVER,)),
    Card("haunted_mirror", (PlusCoins(1),), listeners=(MIRROR_TRASHED,), gives=(GHOST,)),
    Card("will_o_wisp", (PlusCards(1), PlusActions(1), RevealTopIfCheap(2))),
    Card("imp", (PlusCards(2), MayPlayNew())),
    Card("ghost", (SetActionAside(),)),
    Card("zombie_apprentice", (TrashUpTo(1, ACTION, InOrder((PlusCards(3), PlusActions(1)))),)),
    Card("zombie_mason", (TrashTopToGain(),)),
    Card("zombie_spy", (PlusCards(1), PlusActions(1), SpyOnTop(1))),
]

SHEET: Final = Sheet(NOCTURNE, NOCTURNE_BESIDE)
