"""Everything chosen before play. Immutable, and JSON on paper."""

from typing import TYPE_CHECKING, Any, Final

from regalia.kernel.chance import FAST, SEALED
from regalia.kernel.native import mypyc_attr
from regalia.kernel.refusals import Refusal

if TYPE_CHECKING:
    from regalia.kernel.game import Game


POSITION: Final = "position"  # the entry of a setup on paper that a laid-out position stands in


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupError(Refusal):
    """A setup that the rules refuse; the message names the rule and the possible choices.

    >>> from regalia.games import USUAL, setup_for
    >>> setup_for(USUAL, seats=9)  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    regalia.kernel.setup.SetupError: ... is for 2 to 8 players, not 9 (C-SETUP-20)
    """


def check_entries(parts: dict[str, Any], known: dict[str, object], needed: set[str]) -> None:
    """Whether a setup on paper has the entries it must have and no others."""
    if surplus := sorted(set(parts) - set(known) - {POSITION}):
        raise SetupError(
            "unknown entries in the setup: {surplus}; expected {known}",
            "setup-surplus",
            surplus=tuple(surplus),
            known=tuple(sorted(known)),
        )
    if missing := sorted(needed - set(parts)):
        raise SetupError("the setup lacks {missing}", "setup-missing", missing=tuple(missing))
    check_chance(parts.get("seed", 0), parts.get("chance", FAST))


def check_chance(seed: object, chance: object) -> None:
    """Whether cards can be drawn by them. On paper they may be anything."""
    if chance not in (FAST, SEALED):
        raise SetupError(
            "unknown kind of chance {chance!r}; expected one of {known}", "chance", chance=chance, known=(FAST, SEALED)
        )
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:  # in this order: compiled, an int is no bool any more
        raise SetupError("a seed is a number from 0 upwards, not {seed!r}", "seed", seed=seed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """The choices of all games: number of seats, seed, kind of chance. Each game adds its own.

    >>> from regalia.games import USUAL, setup_for, setup_from_json
    >>> setup = setup_for(USUAL, seats=5, seed=7)
    >>> setup.seats, setup.seed, setup.chance, setup.reseeded(8).seed
    (5, 7, 'fast', 8)
    >>> setup_from_json(setup.json()) == setup
    True

    Every seat that might react, as far as the table knows, is asked, and a seat with nothing can only pass: that is the poker
    face of every table. ``tells_by_asking`` asks only seats with a choice, for simulations: then being asked reveals the hand.

    ``position``: a game of this setup as ``store`` wrote it down, to begin from instead of dealing; another seed drops it.
    """

    def __init__(self, game: str, seats: int, seed: int, chance: str, tells_by_asking: bool = False) -> None:
        check_chance(seed, chance)
        self.game: Final = game
        self.seats: Final = seats
        self.seed: Final = seed
        self.chance: Final = chance
        self.tells_by_asking: Final = tells_by_asking
        self.position: dict[str, Any] = {}

    def at(self, position: dict[str, Any]) -> "Setup":
        """The same choices, to begin from a position; none: to be dealt."""
        found = self.reseeded(self.seed)
        found.position = position
        return found

    def paper(self, chosen: dict[str, object]) -> dict[str, object]:
        """The choices, and the position if there is one, for a game's ``json``."""
        return {**chosen, POSITION: self.position} if self.position else chosen

    def json(self) -> dict[str, object]:
        """The setup as JSON; the game's own reader turns it back into an equal setup."""
        raise NotImplementedError

    def reseeded(self, seed: int) -> "Setup":
        """The same choices with another seed."""
        raise NotImplementedError

    def blank(self) -> "Game":
        """The table before anything is dealt; restored games start here."""
        raise NotImplementedError

    def __copy__(self) -> "Setup":
        return self  # it never changes

    def __deepcopy__(self, memo: Any) -> "Setup":
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setup) and self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.game, self.seats, self.seed))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.json()})"
