"""What happened, and who may know it."""

from typing import Any, Final

from regalia.kernel.arguments import Kind

HIDDEN: Final = None
EVERYBODY: Final = -1  # the audience of what is secret from nobody, spectators included

# What the kernel itself tells of cards, for clients that follow them from zone to zone. A "face" is of its zone's type; "faces"
# take all numbers that are left, as "numbers" do; "zone" is the place of a zone in the view's list.
MOVEMENTS: Final[dict[str, Kind]] = {
    "moves": Kind({"source": "zone", "target": "zone", "from_top": "flag", "to_bottom": "flag"}, {"card": "face"}),
    "moves_all": Kind({"source": "zone", "target": "zone", "number": "cards"}, {"cards": "faces"}),
    "shuffles": Kind({"zone": "zone"}),
    "shuffles_under": Kind({"source": "zone", "target": "zone"}),
    "picks": Kind({"zone": "zone"}, {"at": "number"}),
    "sinks": Kind({"zone": "zone", "below": "number"}),
    "shows": Kind({"zone": "zone"}, {"cards": "faces"}),
    "shows_card": Kind({"zone": "zone", "at": "number"}, {"card": "face"}),
    "shows_cards": Kind({"zone": "zone", "places": "numbers"}, {"cards": "faces"}),
}


class Event:
    """Everybody learns what is ``told``; only the audience (a set of seats, fixed at birth) learns the ``secret``.

    >>> from regalia.games import USUAL, new
    >>> game = new(USUAL, seats=4, seed=7)
    >>> heard = game.listen()
    >>> game.answer(game.decision.options[2])
    >>> [event] = [event for event in heard if event.kind == "chooses_character"]
    >>> event, event.seen_by(1)
    (chooses_character(0,)(3,) [C-SEL-17], ('chooses_character', 'C-SEL-17', (0,), None))

    ``kind`` names a sentence of the words; the numbers are its arguments, in the order the game's table of kinds gives.
    """

    def __init__(self, kind: str, rule: str, told: tuple[int, ...], secret: tuple[int, ...] = (), audience: int = 0) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.told: Final = told
        self.secret: Final = secret
        self.audience: Final = audience

    def seen_by(self, viewer: int) -> "tuple[str, str, tuple[int, ...], tuple[int, ...] | None]":
        """The event as one seat (or, with a negative number, a spectator) is told it."""
        may = self.audience >> viewer & 1 if viewer >= 0 else self.audience == EVERYBODY
        return self.kind, self.rule, self.told, self.secret if may or not self.secret else HIDDEN

    def __reduce__(self) -> tuple[Any, ...]:
        return Event, (self.kind, self.rule, self.told, self.secret, self.audience)

    def __repr__(self) -> str:
        return f"{self.kind}{self.told}{self.secret or ''} [{self.rule}]"
