"""War Chest, which gains no card that was named for it. Contraband needs no more than its name (``Card.bars_named``)."""

from typing import Final

from regalia.dominion.rules.costs import up_to
from regalia.dominion.rules.gaining import GAIN, ChooseGain
from regalia.dominion.rules.kinds import KIND_OF
from regalia.dominion.rules.layout import ANY_TYPE, DISCARD_PILE
from regalia.dominion.rules.naming import is_named
from regalia.dominion.rules.printed import Instruction, Play
from regalia.dominion.rules.table import Dominion
from regalia.kernel.options import Option
from regalia.kernel.reasons import Reason


class GainUnnamed(Instruction):
    """Gain a card costing up to so much that was not named for any War Chest this turn (G2-BAN-01)."""

    def __init__(self, coins: int) -> None:
        self.coins: Final = coins

    def follow(self, game: Dominion, seat: int, play: Play) -> None:
        game.push(ChooseUnnamed(seat, up_to(self.coins), ANY_TYPE, DISCARD_PILE))


class ChooseUnnamed(ChooseGain):
    def options(self, game: Dominion) -> list[Option]:
        listed = super().options(game)
        return [option for option in listed if not is_named(game, WAR_CHEST, option.subject)]

    def why_not(self, game: Dominion, wish: Option) -> Reason | None:
        found = super().why_not(game, wish)
        if found is None and wish.verb is GAIN and is_named(game, WAR_CHEST, wish.subject):
            return Reason("named", "G2-BAN-01", (wish.subject,))
        return found


WAR_CHEST: Final = KIND_OF["war_chest"]
