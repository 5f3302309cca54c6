"""Kingdom cards of Hinterlands."""

from typing import Final

from regalia.dominion.rules.cards.hinterlands_instructions import (
    DUCHESS_WITH_DUCHY,
    SCHEME_TOPDECKS,
    SCHEME_TOPDECKS_CHOSEN,
    TRADER_EXCHANGES,
    TRADER_GAINS,
    ChooseToKeep,
    LookMayDiscard,
    MayGainCopper,
    RevealForGold,
    TrashForSilvers,
)
from regalia.dominion.rules.instructions import (
    EachOther,
    EachPlayer,
    Gain,
    PlusActions,
    PlusBuys,
    PlusCards,
    PlusCoins,
    ThisTurn,
)
from regalia.dominion.rules.kinds import COPPER, CURSE, DUCHY, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import CARD_DISCARDED, DECK
from regalia.dominion.rules.printed import Card
from regalia.dominion.rules.promises import AtCleanUp
from regalia.dominion.rules.reactions import OfItself, WhenGained

TUNNEL_DISCARDED: Final = OfItself("reveal_tunnel", KIND_OF["tunnel"], CARD_DISCARDED, RevealForGold(), must=False)
CURSES_FOR_ALL: Final = WhenGained("ill_gotten_gained", KIND_OF["ill_gotten_gains"], EachOther(Gain(CURSE)))

HINTERLANDS: Final = [
    Card("duchess", (PlusCoins(2), EachPlayer(LookMayDiscard())), listeners=(DUCHESS_WITH_DUCHY,), gives=(DUCHY,)),
    Card("scheme", (PlusCards(1), PlusActions(1), ThisTurn()), listeners=(SCHEME_TOPDECKS,)),
    Card("trader", (TrashForSilvers(),), listeners=(TRADER_EXCHANGES,), gives=(SILVER,)),
    Card("tunnel", listeners=(TUNNEL_DISCARDED,), gives=(GOLD,)),
    Card("nomad_camp", (PlusBuys(1), PlusCoins(2)), gained_to=DECK),
    Card("ill_gotten_gains", (PlusCoins(1), MayGainCopper()), listeners=(CURSES_FOR_ALL,), gives=(COPPER, CURSE)),
]

HINTERLANDS_PRINTINGS: Final = {
    "scheme_first_edition": Card(
        "scheme", (PlusCards(1), PlusActions(1), AtCleanUp(ChooseToKeep(), may=False)), listeners=(SCHEME_TOPDECKS_CHOSEN,)
    ),
    "trader_first_edition": Card("trader", (TrashForSilvers(),), listeners=(TRADER_GAINS,), gives=(SILVER,)),
}
