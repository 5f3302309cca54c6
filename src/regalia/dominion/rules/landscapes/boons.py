"""Boons: what a player who receives one follows (G-RECEIVE-01). Some stay until Clean-up (G-RECEIVE-02)."""

from typing import Final

from regalia.dominion.rules.cards.base_instructions import TopdeckFromDiscard
from regalia.dominion.rules.from_hand import DiscardFromHand, TrashUpTo
from regalia.dominion.rules.instructions import Gain, GainUpTo, PlusActions, PlusBuys, PlusCards, PlusCoins
from regalia.dominion.rules.kinds import GOLD, KIND_OF, SILVER
from regalia.dominion.rules.layout import TREASURE, hand
from regalia.dominion.rules.printed import Instruction, Landscape, Play, Sheet
from regalia.dominion.rules.promises import AtEndOfTurn
from regalia.dominion.rules.sorting import LookAndDiscard
from regalia.dominion.rules.table import Dominion
from regalia.kernel.effects import Effect
from regalia.kernel.options import PASS, Decision, Option, Question, Verb

# -- The Sky's Gift ----------------------------------------------------------------------------------------------------------


class MayDiscardThree(Instruction):
    """The Sky's Gift: discard 3 cards for a Gold; with fewer they are discarded for nothing. Nothing less may be chosen."""

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        if game.zones[hand(seat)]:
            game.push(ChooseToDiscardThree(seat, play))


class ChooseToDiscardThree(Effect[Dominion]):
    def __init__(self, seat: int, play: Play) -> None:
        self.seat: Final = seat
        self.play: Final = play

    def run(self, game: Dominion) -> Decision | None:
        return Decision(self.seat, DISCARD_THREE_OR_NOT, [DISCARD_THREE, PASS])

    def chosen(self, game: Dominion, option: Option) -> None:
        if option is not PASS:
            DiscardFromHand(3, then=Gain(GOLD)).follow(game, self.seat, self.play)


DISCARD_THREE: Final = Verb("discard_three").of(0)
DISCARD_THREE_OR_NOT: Final = Question("discard_three", "G-RECEIVE-01")

WILL_O_WISP: Final = KIND_OF["will_o_wisp"]

BOON_CARDS: Final[list[Landscape]] = [
    Landscape("the_earths_gift", text=(DiscardFromHand(1, TREASURE, GainUpTo(4), optional=True),)),
    Landscape("the_fields_gift", text=(PlusActions(1), PlusCoins(1)), stays=True),
    Landscape("the_flames_gift", text=(TrashUpTo(1),)),
    Landscape("the_forests_gift", text=(PlusBuys(1), PlusCoins(1)), stays=True),
    Landscape("the_moons_gift", text=(TopdeckFromDiscard(may=True),)),
    Landscape("the_mountains_gift", text=(Gain(SILVER),), gives=(SILVER,)),
    Landscape("the_rivers_gift", text=(AtEndOfTurn(PlusCards(1)),), stays=True),  # G-CLEAN-UP-11
    Landscape("the_seas_gift", text=(PlusCards(1),)),
    Landscape("the_skys_gift", text=(MayDiscardThree(),), gives=(GOLD,)),
    Landscape("the_suns_gift", text=(LookAndDiscard(4),)),
    Landscape("the_swamps_gift", text=(Gain(WILL_O_WISP),), gives=(WILL_O_WISP,)),
    Landscape("the_winds_gift", text=(PlusCards(2), DiscardFromHand(2))),
]

SHEET: Final = Sheet(BOON_CARDS)
