"""The door of Tricks. Nothing here loads the rules."""

from typing import Final

from regalia.kernel.choices import Flag, Number, One
from regalia.kernel.door import Door

DOOR: Final = Door(
    name="tricks",
    rules=2,
    seats=range(2, 5),
    choices=(Number("seats", 2, 4, 3), Number("hand", 3, 5, 5), Flag("trumps"), One("passing", "neighbours", "left")),
    engine="tricks.rules.engine:ENGINE",
    events="tricks.rules.events:EVENTS",
    reasons="tricks.rules.events:REASONS",
    brings="tricks.rules.events:BRINGS",
    zones={"*": "card"},
    laps="tricks",
    tie_break=("bid",),
    facts={"leader": "seat", "trump": "suit", "bids": "number", "tricks": "number"},
    statements="tricks/statements.json",
    messages="tricks.messages",
    bots={"easy": "random", "medium": "schemer?iterations=30", "hard": "schemer?iterations=200"},
)
