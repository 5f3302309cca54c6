"""Why a player may or may not do what it wishes: a name, the rule behind it and numbers, as events have them."""

from typing import Final

from regalia.kernel.arguments import OTHER, Kind
from regalia.kernel.values import Value


class Reason(Value):
    """``name`` names a sentence of the words; the numbers are its arguments, in the order the table of reasons gives.

    >>> from regalia.games import USUAL, new
    >>> from regalia.kernel.options import PASS
    >>> game = new(USUAL, seats=4, seed=7)
    >>> game.explain(0, PASS), game.explain(1, PASS)
    (Reason('must_choose', 'C-SEL-17', ()), Reason('waiting', 'C-SEL-17', (0,)))
    """

    def __init__(self, name: str, rule: str, told: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.told: Final = told

    def is_legal(self) -> bool:
        """Whether it may be done."""
        return self.name == LEGAL


LEGAL: Final = "legal"  # it is offered now; the rule is the one that asks

# What every game can answer.
REASONS: Final[dict[str, Kind]] = {
    LEGAL: Kind({}),
    "over": Kind({}),
    "waiting": Kind({"asked": OTHER}),
    "asked_otherwise": Kind({}),  # the question is about something else
    "not_among": Kind({}),  # the question is about this, but not of this one
    "must_choose": Kind({}),  # passing is not offered
    "reacted": Kind({}),
    "cannot_react": Kind({}),
}
