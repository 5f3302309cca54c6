"""Kingdom cards of Hinterlands."""

from typing import Final

from regalia.dominion.gaining import GAIN, gain
from regalia.dominion.instructions import EachOther, Gain, PlusBuys, PlusCoins
from regalia.dominion.kinds import COPPER, CURSE, GOLD, KIND_OF
from regalia.dominion.layout import ACTION, CARD_DISCARDED, DECK, HAND, REACTION, TREASURE, VICTORY
from regalia.dominion.moving import reveal
from regalia.dominion.printed import Card, Instruction, Play
from regalia.dominion.reactions import OfItself, WhenGained
from regalia.dominion.table import Dominion
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
    Card("tunnel", 3, VICTORY | REACTION, points=2, listeners=(TUNNEL_DISCARDED,), gives=(GOLD,)),
    Card("nomad_camp", 4, ACTION, (PlusBuys(1), PlusCoins(2)), gained_to=DECK),
    Card("ill_gotten_gains", 5, TREASURE, (PlusCoins(1), MayGainCopper()), listeners=(CURSES_FOR_ALL,), gives=(COPPER, CURSE)),
]

GAIN_COPPER: Final = Question("gain_copper", "G-TO-HAND-02")
