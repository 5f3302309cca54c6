"""What a game would write that has no wishes of its own: its setup, from the choices its door declares; zones by their names.

Such a game has a table (a ``PlainGame``) and an engine (``ENGINE = PlainEngine(DOOR, …)``, the part ``engine`` of the door).
Every copy looks for the attributes it copies; a game that is to be fast writes these parts itself.
"""

from collections.abc import Callable, Mapping, Sequence
from inspect import Parameter, Signature, get_annotations
from typing import Any, Final, Generic, TypeVar

from regalia.kernel.chance import FAST
from regalia.kernel.choices import Choice, Flag, Number, One
from regalia.kernel.door import Door, loaded
from regalia.kernel.game import Game
from regalia.kernel.numbers import numbers
from regalia.kernel.setup import POSITION, Setup, SetupError, check_entries

NOBODY_LOOKS: Final = "nobody"
OWNER_LOOKS: Final = "owner"
ALL_LOOK: Final = "all"
Lists = Mapping[str, Mapping[str, Any]]  # by name: the ids that choices are made from, and what they stand for


class Zones:
    """The zones of a table by name, with the seats that look into them: shared ones, then the same for every seat.

    >>> from regalia.kernel.plain import NOBODY_LOOKS, OWNER_LOOKS, Zones
    >>> zones = Zones({"stock": NOBODY_LOOKS}, {"hand": OWNER_LOOKS})
    >>> zones.names(2), zones.sight(2), zones.of_seat("hand")(1)
    (['stock', 'hand_0', 'hand_1'], [0, 1, 2], 2)
    """

    def __init__(self, shared: Mapping[str, str], of_seats: Mapping[str, str]) -> None:
        self.shared: Final = shared
        self.of_seats: Final = of_seats

    def names(self, seats: int) -> list[str]:
        """The names of the zones, by number."""
        return [*self.shared, *(f"{name}_{seat}" for seat in range(seats) for name in self.of_seats)]

    def sight(self, seats: int) -> list[int]:
        """The seats that look into each, by number."""
        everyone = (1 << seats) - 1
        sets = [{NOBODY_LOOKS: 0, OWNER_LOOKS: 1 << seat, ALL_LOOK: everyone} for seat in range(seats)]
        shared = [everyone if looks == ALL_LOOK else 0 for looks in self.shared.values()]
        return shared + [looking[looks] for looking in sets for looks in self.of_seats.values()]

    def of_seat(self, name: str) -> Callable[[int], int]:
        """The number of this zone, by seat."""
        first, step = len(self.shared) + list(self.of_seats).index(name), len(self.of_seats)
        return lambda seat: first + step * seat


class PlainSetup(Setup):
    """The chosen values, by the names of the door's choices; each within its bounds, or from its list.

    >>> from regalia.kernel.choices import Number
    >>> from regalia.kernel.door import Door
    >>> from regalia.kernel.plain import NOBODY_LOOKS, PlainEngine, PlainGame, Zones
    >>> door = Door("race", 1, range(2, 5), (Number("seats", 2, 4, 2),), "", "", "", "", {}, "")
    >>> deck = Zones({"deck": NOBODY_LOOKS}, {})
    >>> engine = PlainEngine(door, PlainGame, lambda game: None, deck, "card", {"card": ("tortoise", "hare")}, {})
    >>> setup = engine.setup_for(seats=3, seed=7)
    >>> setup.chosen, setup.reseeded(8).seed, engine.setup_from_json(setup.json()) == setup
    ({'seats': 3}, 8, True)
    >>> engine.setup_for(seats=5)
    Traceback (most recent call last):
    regalia.kernel.setup.SetupError: seats is a number from 2 to 4, not 5
    """

    def __init__(self, engine: "PlainEngine[Any]", seed: int, chance: str, chosen: Mapping[str, Any]) -> None:
        for choice in engine.door.choices:
            check(choice, chosen[choice.name], engine.listed)
        super().__init__(engine.door.name, chosen["seats"], seed, chance)
        self.engine: Final = engine
        self.chosen: Final = chosen

    def json(self) -> dict[str, object]:
        return self.paper({"game": self.game, **self.chosen, "seed": self.seed, "chance": self.chance})

    def reseeded(self, seed: int) -> "PlainSetup":
        return PlainSetup(self.engine, seed, self.chance, self.chosen)

    def blank(self) -> "PlainGame":
        table: PlainGame = self.engine.blank_game(self)
        return table

    def __reduce__(self) -> tuple[Any, ...]:
        return taken_up, (self.engine.door.engine, self.json())


def check(choice: Choice, found: Any, lists: Lists) -> None:
    """Whether a game may be set up so."""
    if isinstance(choice, Number) and not (type(found) is int and choice.least <= found <= choice.most):
        raise SetupError("{choice} is a number from {least} to {most}, not {found!r}", "choice-number",
                         choice=choice.name, least=choice.least, most=choice.most, found=found)  # fmt: skip
    known = (*lists[choice.of], *choice.words) if isinstance(choice, One) else (True, False)
    fits = found in known if isinstance(choice, One) else type(found) is bool  # 1 equals True, but it is neither yes nor no
    if not isinstance(choice, Number) and not fits:
        raise SetupError("{choice} is one of {known}, not {found!r}", "choice-one",
                         choice=choice.name, known=tuple(map(str, known)), found=found)  # fmt: skip


def taken_up(engine: str, paper: dict[str, Any]) -> Setup:
    """A setup from its pickle."""
    kept: PlainEngine[Any] = loaded(engine)
    return kept.setup_from_json(paper)


class PlainGame(Game):
    """A table whose own attributes, found by their annotations, are public numbers and lists of numbers.

    A game adds ``sheet``, ``laps`` and ``ended_by``, and where it has one ``tie_break``.

    >>> from regalia.kernel.choices import Number
    >>> from regalia.kernel.door import Door
    >>> from regalia.kernel.plain import OWNER_LOOKS, NOBODY_LOOKS, PlainEngine, PlainGame, Zones
    >>> door = Door("race", 1, range(2, 5), (Number("seats", 2, 4, 2),), "", "", "", "", {}, "")
    >>> class Race(PlainGame):
    ...     ahead: list[int]
    ...
    ...     def sheet(self, seat):
    ...         return {"fields": self.ahead[seat]}
    ...
    ...     def laps(self):
    ...         return {}
    >>> def deal(game):
    ...     game.ahead = [3 + seat for seat in range(game.seats)]
    >>> stable = Zones({"deck": NOBODY_LOOKS}, {"hand": OWNER_LOOKS})
    >>> engine = PlainEngine(door, Race, deal, stable, "card", {"card": ("tortoise", "hare")}, {})
    >>> game = engine.new_game(engine.setup_for())
    >>> game.facts(0), game.order(1), game.zone_names(), game.copy() == game
    ({'ahead': [3, 4]}, [1, 0], ['deck', 'hand_0', 'hand_1'], True)
    >>> game.outcome()["winners"], game.outcome()["totals"]
    ([1], [3, 4])
    """

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat by where they come from."""
        raise NotImplementedError

    def tie_break(self, seat: int) -> int:
        """Of equal points, more of this wins; seats with equally much share the victory."""
        return 0

    def plain_setup(self) -> PlainSetup:
        """Its setup, as the kind it is."""
        assert isinstance(self.setup, PlainSetup)
        return self.setup

    def chosen(self, name: str) -> Any:
        """A choice that was made before play."""
        return self.plain_setup().chosen[name]

    def order(self, first: int) -> list[int]:
        """All seats, from this one on."""
        return [(first + step) % self.seats for step in range(self.seats)]

    def copy(self) -> "PlainGame":
        twin = type(self)()
        self.copy_shared(twin)
        for name in get_annotations(type(self)):
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, list) else value)
        return twin

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        """All cards a seat does not know have the same back."""
        return [[card for card in range(len(self.known)) if not self.known[card] >> viewer & 1]]

    def facts(self, viewer: int) -> dict[str, object]:
        return {name: getattr(self, name) for name in get_annotations(type(self))}

    def zone_names(self) -> list[str]:
        return self.plain_setup().engine.zones.names(self.seats)

    def standings(self) -> dict[str, object]:
        """Most points, then more of what breaks ties."""
        sheets = [self.sheet(seat) for seat in range(self.seats)]
        ranks = [(sum(sheets[seat].values()), self.tie_break(seat)) for seat in range(self.seats)]
        totals, breaks = [total for total, _ in ranks], [second for _, second in ranks]
        winners = [seat for seat in range(self.seats) if ranks[seat] == max(ranks)]
        return {"winners": winners, "totals": totals, "tie_break": breaks, "sheets": sheets, **self.laps()}

    def laps(self) -> dict[str, object]:
        """The count that the door's ``laps`` names."""
        raise NotImplementedError


P = TypeVar("P", bound=PlainGame)


class SetupFor:
    """The choices of a door as parameters of a function: ``setup_for(seats=4, seed=7)``.

    >>> from regalia.kernel.choices import Number
    >>> from regalia.kernel.door import Door
    >>> from regalia.kernel.plain import NOBODY_LOOKS, PlainEngine, PlainGame, Zones
    >>> door = Door("race", 1, range(2, 5), (Number("seats", 2, 4, 2),), "", "", "", "", {}, "")
    >>> deck = Zones({"deck": NOBODY_LOOKS}, {})
    >>> engine = PlainEngine(door, PlainGame, lambda game: None, deck, "card", {"card": ("tortoise", "hare")}, {})
    >>> engine.setup_for.defaults, engine.setup_for(seats=4, seed=7).seats
    ({'seats': 2}, 4)
    >>> engine.setup_for(players=4)
    Traceback (most recent call last):
    TypeError: unknown choices: players
    """

    def __init__(self, engine: "PlainEngine[Any]") -> None:
        self.engine: Final = engine
        self.defaults: Final = {choice.name: choice.default for choice in engine.door.choices}
        assert all(isinstance(choice, Number | One | Flag) for choice in engine.door.choices), (
            "other choices need a setup of their own"
        )
        parameters = {**self.defaults, "seed": 0, "chance": FAST}
        self.__signature__ = Signature(
            [Parameter(name, Parameter.KEYWORD_ONLY, default=default) for name, default in parameters.items()]
        )

    def __call__(self, seed: int = 0, chance: str = FAST, **chosen: Any) -> PlainSetup:
        if unknown := chosen.keys() - self.defaults.keys():
            raise TypeError(f"unknown choices: {', '.join(sorted(unknown))}")
        return PlainSetup(self.engine, seed, chance, {**self.defaults, **chosen})


class PlainEngine(Generic[P]):
    """The ways in: choosing, reading and beginning a game.

    ``deal`` gives every attribute of a table its first value, deals the cards, which all lie in the first zone, and pushes
    the first effects. ``faces``: by type of a number, the ids behind it; those of ``cards`` are cards with a face of their own.
    ``listed``: by name of a list, its ids and the values they stand for.

    >>> from regalia.kernel.choices import Number
    >>> from regalia.kernel.door import Door
    >>> from regalia.kernel.plain import OWNER_LOOKS, NOBODY_LOOKS, PlainEngine, PlainGame, Zones
    >>> door = Door("race", 1, range(2, 5), (Number("seats", 2, 4, 2),), "", "", "", "", {}, "")
    >>> def deal(game):
    ...     game.shuffle(0)
    ...     for seat in range(game.seats):
    ...         game.draw(0, 1 + seat)
    >>> stable = Zones({"deck": NOBODY_LOOKS}, {"hand": OWNER_LOOKS})
    >>> engine = PlainEngine(door, PlainGame, deal, stable, "card", {"card": ("tortoise", "hare", "snail")}, {})
    >>> engine.numbers()
    {'card': ['tortoise', 'hare', 'snail']}
    >>> game = engine.new_game(engine.setup_for(seats=2, seed=7))
    >>> [len(zone) for zone in game.zones], game.view(0).zone("hand_1")
    ([1, 1, 1], [-1])
    """

    def __init__(
        self,
        door: Door,
        table: type[P],
        deal: Callable[[P], None],
        zones: Zones,
        cards: str,
        faces: Mapping[str, Sequence[str]],
        listed: Lists,
    ) -> None:
        self.door: Final = door
        self.table: Final = table
        self.deal: Final = deal
        self.zones: Final = zones
        self.cards: Final = cards
        self.faces: Final = faces
        self.listed: Final = listed
        self.RULES: Final = door.rules
        self.setup_for: Final = SetupFor(self)

    def setup_from_json(self, parts: dict[str, Any]) -> Setup:
        """The setup that ``PlainSetup.json`` wrote down."""
        known = self.setup_for().json()
        check_entries(parts, known, needed={"seats"})
        found = self.setup_for(**{name: parts[name] for name in known if name in parts and name != "game"})
        found.position = dict(parts.get(POSITION, {}))
        return found

    def blank_game(self, setup: Setup) -> P:
        """The table before anything is dealt: all cards lie in the first zone."""
        game = self.table()
        game.sit_down(setup)
        cards = len(self.faces[self.cards])
        sight = self.zones.sight(setup.seats)
        game.lay_zones(len(sight))
        game.sight = numbers(sight)
        game.zones[0] = list(range(cards))
        game.place, game.moves, game.known = numbers([0] * cards), numbers([0] * cards), numbers([0] * cards)
        return game

    def new_game(self, setup: Setup, listen: bool = False) -> P:
        """A table that is dealt and asks its first question."""
        game = self.blank_game(setup)
        if listen:
            game.listen()
        self.deal(game)
        game.proceed()
        return game

    def lists(self) -> dict[str, dict[str, dict[str, Any]]]:
        """The lists that choices are made from."""
        return {name: {one: {} for one in entries} for name, entries in self.listed.items()}

    def numbers(self) -> dict[str, list[str]]:
        """By type of a number: the ids behind it."""
        return {kind: list(ids) for kind, ids in self.faces.items()}
