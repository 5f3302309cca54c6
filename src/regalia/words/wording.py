"""How a game's numbers are said: declared by the game, completed from its door, read by ``GameWords`` and by the page."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, TypedDict

from regalia.games import door_of
from regalia.kernel.arguments import FLAG, MOOD, NUMBER, ORDER, OTHER, SEAT, Kind
from regalia.kernel.door import Door
from regalia.kernel.options import PASS, Option
from regalia.kernel.reasons import REASONS as SHARED_REASONS
from regalia.kernel.views import View

PLAIN: Final = (NUMBER, ORDER, FLAG, MOOD)  # said as the numbers they are
# What an event may look and sound like at a table: a character answers, is struck, gold moves, a card is laid down, breaks, an
# honour or a token passes on, cards are drawn, a pile is shuffled, something is complete.
MOMENTS: Final = ("call", "strike", "gold", "place", "break", "honour", "draw", "shuffle", "complete")


class Saying(TypedDict, total=False):
    """How the numbers of one type are said; with nothing in it they are said as numbers.

    A thing has an id, which takes the place of the ``*``: ``{"name": "chess-piece-*", "by": "piece"}``.
    """

    seat: bool  # a player
    amount: str  # so many of this unit
    name: str  # the message of a thing's name, with its grammar
    message: str  # that of a thing without grammar
    by: str  # the list of ``numbers`` with the ids
    chosen: str  # or the list of the setup, whose first has the number 1
    several: str  # a plural takes all numbers that are left: of this type
    grouped: bool  # of which equal ones are said once, with their number
    counted: str  # the thing is said as an amount, if the sentence is told this argument, too: how many of it
    plus: int  # what is added before it is said
    upon: str  # a flag: if it is set, the argument of this name is said by ``message``


@dataclass(frozen=True, slots=True)
class Run:
    """Events of one player, one after the other, that are one sentence: what they are about is listed, what they bring added.

    ``only``: those about one of these ids. ``told``: the arguments of ``message``: the player, the list, the sum.
    """

    event: str
    about: str
    only: tuple[str, ...]
    brings: str
    message: str
    told: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Implied:
    """An event that needs no sentence after another one of the same player about the same thing."""

    event: str
    after: str
    rule: str


@dataclass(frozen=True, slots=True)
class Merge:
    """Events whose sentences are told together."""

    runs: tuple[Run, ...] = ()
    implied: tuple[Implied, ...] = ()


@dataclass(frozen=True, slots=True)
class Moment:
    """How an event is shown where people look at a table; what it is shown with, the page finds by these names.

    ``shows``: one of ``MOMENTS``. ``of``: the argument that is seen or counted. ``source`` and ``target``: where it comes from
    and goes to, as ``place:argument``: the place is the stem of a zone, a fact or a type of numbers, or an argument that names
    one; the argument is the seat or the thing whose place it is. ``word``: the message that says what has become of it.
    """

    shows: str
    of: str = ""
    source: str = ""
    target: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True)
class Declared:
    """What a game may say of its words: the part ``words`` of its door. Types that are not in ``said`` are said as usual.

    ``heads``: events that begin something new, ``headings``: those of them that head a part of the story; ``ends``: verbs that
    leave it at that; ``repeats``: questions that come again card by card, so that answers can be chosen all at once;
    ``confirmed``: verbs, or what options are about, that a person chooses first and then confirms; ``costs``: the amounts of an
    option that are one price, the usual one first; ``behind``: what a question is told that is the card behind it;
    ``exists``: whether there is such a thing as an option is about, where that does not follow from its number; ``moments``:
    by event, how it is shown at a table; ``low``: zones that are worth a look once no more than so many cards are left.
    """

    heads: tuple[str, ...] = ()
    headings: tuple[str, ...] = ()
    ends: tuple[str, ...] = (PASS.verb.name,)
    repeats: tuple[str, ...] = ()
    confirmed: tuple[str, ...] = ()
    said: Mapping[str, Saying] = field(default_factory=dict)
    costs: tuple[str, ...] = ()
    behind: str = ""
    merge: Merge = Merge()
    moments: Mapping[str, Moment] = field(default_factory=dict)
    low: Mapping[str, int] = field(default_factory=dict)
    exists: Callable[[Any, Option, View], bool] | None = None


NOTHING: Final = Declared()


@dataclass(frozen=True, slots=True)
class Wording:
    """A game's words, complete.

    ``said``: for every type of argument; ``asks``: what a question is told; ``about``: the parts of what an option is about, by
    the name of its verb or by what it is about.
    """

    game: str
    declared: Declared
    events: Mapping[str, Kind]
    reasons: Mapping[str, Kind]
    brings: Kind
    purse: Kind
    asks: Kind
    about: Mapping[str, Kind]
    factors: Mapping[str, Mapping[str, int]]
    said: Mapping[str, Saying]

    def parts(self, option: Option) -> Kind:
        """What an option is about, each part by its name and type; usually one, called as its type."""
        about = option.verb.about
        found = self.about.get(option.verb.name) or self.about.get(about)
        return found or Kind({about: about} if about else {})

    def apart(self, option: Option) -> dict[str, int]:
        """The number of each part."""
        parts = list(self.parts(option).told)
        factors = self.factors.get(option.verb.about)
        if factors is None:
            return {part: option.subject for part in parts}
        found, left = {}, option.subject
        for part in parts:
            found[part], left = divmod(left, factors[part])
        return found

    def types(self, how: str) -> tuple[str, ...]:
        """Those said in one way."""
        return tuple(of for of, saying in self.said.items() if how in saying)


@cache
def wording_of(game: str) -> Wording:
    door = door_of(game)
    declared: Declared = door.part("words") if door.words else NOTHING
    asks: Kind = door.part("asks") if door.asks else Kind(door.facts)
    purse: Kind = door.part("purse") if door.purse else Kind({})
    about: dict[str, Kind] = door.part("about") if door.about else {}
    events, reasons, brings = door.part("events"), door.part("reasons"), door.part("brings")
    kinds = [*SHARED_REASONS.values(), *events.values(), *reasons.values(), brings, purse, asks, *about.values()]
    types = [of for kind in kinds for of in (*kind.told.values(), *kind.secret.values())]
    types += [of for run in declared.merge.runs for of in run.told.values()]
    said = sayings(door, dict.fromkeys([*types, *door.facts.values(), *door.zones.values()]), declared.said)
    factors = door.part("factors") if door.factors else {}
    return Wording(game, declared, events, reasons, brings, purse, asks, about, factors, said)


def sayings(door: Door, types: Iterable[str], declared: Mapping[str, Saying]) -> dict[str, Saying]:
    """Seats are players, what lies in zones are cards, other things have messages of their own, anything else is an amount."""
    faces, numbers = door.zones.values(), door.part("engine").numbers()
    found: dict[str, Saying] = {}
    for of in types:
        if of in declared:
            found[of] = declared[of]
        elif of in (SEAT, OTHER):
            found[of] = {"seat": True}
        elif of in PLAIN:
            found[of] = {}
        elif of in faces:
            found[of] = {"name": f"{door.name}-card-*", "by": of}
        elif of in numbers:
            found[of] = {"message": f"{door.name}-{of}-*", "by": of}
        else:
            found[of] = {"amount": of}
    return found
