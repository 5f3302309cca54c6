"""What happened, and who may know it."""

from typing import Any, Final

HIDDEN: Final = None
EVERYBODY: Final = -1  # the audience of what is secret from nobody, spectators included


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
