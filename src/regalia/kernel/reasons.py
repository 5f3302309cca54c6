"""Why a player may or may not do what it wishes: a name, the rule behind it and numbers, as events have them."""

from typing import Final

from regalia.kernel.arguments import OTHER, Kind
from regalia.kernel.values import Value


class Reason(Value):
    """``name`` names a sentence of the words; the numbers are its arguments, in the order the table of reasons gives."""

    def __init__(self, name: str, rule: str, told: tuple[int, ...] = ()) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.told: Final = told

    def is_legal(self) -> bool:
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
