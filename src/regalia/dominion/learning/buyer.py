"""A rule bot that asks somebody else what to buy and gain."""

from collections.abc import Collection
from typing import Final

from regalia.dominion.bots.rule_bot import RuleBot
from regalia.dominion.learning.shown import Shown, show
from regalia.kernel.chance import Chance
from regalia.kernel.options import Option
from regalia.kernel.setup import Setup
from regalia.kernel.views import View

NOTHING: Final = -1  # the kind of no card
UNASKED: Final = -2


class Asked(Exception):
    """What to buy is not said yet."""

    def __init__(self, shown: Shown) -> None:
        super().__init__("what to buy")
        self.shown: Final = shown


class Buyer(RuleBot):
    """``advise`` raises ``Asked`` when it is time to buy or gain; with ``told`` set to a kind it takes that."""

    def __init__(self, setup: Setup, seat: int, chance: Chance, patient: int = 0) -> None:
        super().__init__(setup, seat, chance, patient)
        self.told = UNASKED
        self.view: View | None = None

    def advise(self, view: View) -> Option:
        self.view = view
        return super().advise(view)

    def show(self, kinds: Collection[int]) -> Shown:
        view = self.view
        assert view is not None and view.question is not None
        gains = view.question.name == "gain"
        return show(self.memory, view, kinds, gains)

    def wanted(self, kinds: Collection[int]) -> int | None:
        if not kinds:
            return None
        if self.told == UNASKED:
            raise Asked(self.show(kinds))
        kind, self.told = self.told, UNASKED
        return None if kind == NOTHING else kind
