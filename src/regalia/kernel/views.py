"""What one viewer may know. The only way out of a game."""

from typing import TYPE_CHECKING, Any, Final

from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import NOTHING, Amounts, Option, Question
from regalia.kernel.worlds import Worlds

if TYPE_CHECKING:
    from regalia.kernel.game import Game

SPECTATOR: Final = -1  # sees what all seats see
OPEN: Final = -2  # sees everything; only once the game is over


class View:
    """A snapshot for a seat, a spectator, or (once the game is over) everyone. It never changes once made.

    >>> from regalia.games import USUAL, new
    >>> view = new(USUAL, seats=4, seed=7).view(1)
    >>> view.asked, view.options, view.zone("hand_0"), view.zone("hand_1")
    (0, [], [-1, -1, -1, -1], [28, 38, 7, 12])
    >>> view  # doctest: +ELLIPSIS
    <View of seat 1, seat 0 is asked choose_character; deck 52 backs, face_up [8, 6], face_down 1 back, ...>

    - ``zones``: by number (``zone_names`` names them) the faces the viewer sees, ``UNKNOWN`` (-1) for a back;
    - ``facts``: everything else the viewer may know, by name, as the game lists it;
    - ``amounts``: by option, what it costs or brings;
    - ``asked``: the seat that must decide, ``question`` why, and ``options`` what it may answer, if that is the viewer;
    - ``worlds``: for search, if the harness hands them out (``bots.shown``); copies of a view have none.
    """

    viewer: int
    seats: int
    zone_names: list[str]
    zones: list[list[int]]
    facts: dict[str, Any]
    asked: int
    question: Question | None
    options: list[Option]
    amounts: list[Amounts]
    worlds: Worlds | None

    def __init__(self, game: "Game | None", viewer: int) -> None:
        """Without a game it is empty, for ``view_from`` to fill."""
        self.worlds = None
        if game is None:
            return
        if viewer == OPEN:
            if game.decision is not None:
                raise PermissionError("the open view is for games that are over; ask for a seat's view or a spectator's")
        elif not SPECTATOR <= viewer < game.seats:
            raise ValueError(f"unknown viewer {viewer}; expected a seat from 0 to {game.seats - 1} or a spectator (-1)")
        self.viewer = viewer
        self.seats = game.seats
        self.zone_names = game.zone_names()
        if viewer == OPEN:
            self.zones = [[game.face(card) for card in zone] for zone in game.zones]
        else:
            self.zones = [game.seen(zone, viewer) for zone in range(len(game.zones))]
        self.facts = game.facts(viewer)
        for name, fact in self.facts.items():
            if isinstance(fact, list):
                self.facts[name] = settled(fact)
        decision = game.decision
        self.asked = -1 if decision is None else decision.seat
        self.question = None if decision is None else decision.question
        self.options = decision.options[:] if decision is not None and decision.seat == viewer else []
        self.amounts = [game.amounts(option) for option in self.options]

    def zone(self, name: str) -> list[int]:
        """The faces the viewer sees in a zone, by its name."""
        return self.zones[self.zone_names.index(name)]

    def __reduce__(self) -> tuple[Any, ...]:
        asked = self.asked, self.question, self.options, self.amounts
        return view_from, (self.viewer, self.seats, self.zone_names, self.zones, self.facts, *asked)

    def amounts_of(self, option: Option) -> Amounts:
        """Costs and gains of an option; nothing for one that is not offered."""
        return self.amounts[self.options.index(option)] if option in self.options else NOTHING

    def json(self) -> dict[str, object]:
        """The documented form that leaves the program."""
        return {
            "viewer": self.viewer,
            "seats": self.seats,
            "zones": dict(zip(self.zone_names, self.zones, strict=True)),
            "facts": self.facts,
            "asked": self.asked,
            "question": None if self.question is None else self.question.name,
            "options": [[option.verb.name, option.subject] for option in self.options],
            "amounts": self.amounts,
        }

    def text(self) -> str:
        """One line that differs whenever anything the viewer is shown differs."""
        return repr(self.json())

    def __repr__(self) -> str:
        """Who looks, what is asked, and the cards: the faces it sees, and how many backs."""
        who = "everything" if self.viewer == OPEN else "a spectator" if self.viewer == SPECTATOR else f"seat {self.viewer}"
        question = self.question
        asked = "over" if question is None else f"seat {self.asked} is asked {question.name}"
        if self.options:
            asked += f": {self.options}"
        piles = [f"{self.zone_names[zone]} {faces(pile)}" for zone, pile in enumerate(self.zones) if pile]
        return f"<View of {who}, {asked}; {', '.join(piles)}; {len(self.facts)} facts>"


def view_from(
    viewer: int,
    seats: int,
    zone_names: list[str],
    zones: list[list[int]],
    facts: dict[str, Any],
    asked: int,
    question: Question | None,
    options: list[Option],
    amounts: list[Amounts],
) -> View:
    """A view from its parts: one that was copied or pickled."""
    view = View(None, viewer)
    view.viewer = viewer
    view.seats = seats
    view.zone_names = zone_names
    view.zones = zones
    view.facts = facts
    view.asked = asked
    view.question = question
    view.options = options
    view.amounts = amounts
    return view


def faces(pile: list[int]) -> str:
    """A pile in short: backs alone are counted."""
    if any([face != UNKNOWN for face in pile]):
        return repr(pile)
    return "1 back" if len(pile) == 1 else f"{len(pile)} backs"


def settled(fact: list[Any]) -> list[Any]:
    """A copy of a fact that the game cannot change any more."""
    copied = fact[:]
    for at, part in enumerate(copied):
        if isinstance(part, list):
            copied[at] = settled(part)
    return copied
