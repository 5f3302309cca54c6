"""Kingdom cards of Hinterlands."""

from typing import Final

from regalia.dominion.rules.cards.hinterlands_instructions import (
    DUCHESS_WITH_DUCHY,
    SCHEME_TOPDECKS,
    SCHEME_TOPDECKS_CHOSEN,
    TRADER_EXCHANGES,
    TRADER_GAINS,
    ChooseToKeep,
    EachPlayer,
    LookMayDiscard,
    TrashForSilvers,
)
from regalia.dominion.rules.gaining import GAIN, gain
from regalia.dominion.rules.instructions import EachOther, Gain, PlusActions, PlusBuys, PlusCards, PlusCoins, ThisTurn
from regalia.dominion.rules.kinds import COPPER, CURSE, DUCHY, GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import CARD_DISCARDED, DECK, HAND
from regalia.dominion.rules.moving import reveal
from regalia.dominion.rules.printed import Card, Instruction, Play
from regalia.dominion.rules.promises import AtCleanUp
from regalia.dominion.rules.reactions import OfItself, WhenGained
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import SeatEffect
from regalia.kernel.options import PASS, Decision, Option, Question


class RevealForGold(Instruction):
    """Tunnel: reveal it, wherever it was discarded from, to gain a Gold (G-DISCARD-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        reveal(game, seat, play.card)
        gain(game, seat, GOLD)


class MayGainCopper(Instruction):
    """Ill-Gotten Gains: a Copper may be gained to the hand (G-TO-HAND-02)."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.is_available(COPPER):
            game.push(ChooseToGainCopper(seat))


class ChooseToGainCopper(SeatEffect[Dominion]):
    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, GAIN_COPPER, [GAIN.options[COPPER], PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            gain(game, self.seat, COPPER, HAND)


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

GAIN_COPPER: Final = Question("gain_copper", "G-TO-HAND-02")
