"""What a seat sees of a game of Citadels, unpacked once per decision so that judging is fast."""

from typing import Any, Final

from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.layout import (
    CIRCUS_TENT,
    FACE_DOWN,
    FACE_UP,
    KINDS,
    MONUMENT,
    SCHOOL_OF_MAGIC,
    SITE,
    THREATS,
    UNDER_MUSEUM,
    city,
    hand,
    ring,
    role,
    seat_of_place,
)
from regalia.citadels.rules.table import Citadels
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.options import Amounts, Option
from regalia.kernel.views import View

COST: Final = [district.cost for district in DISTRICTS]  # by title
KIND: Final = [district.kind for district in DISTRICTS]


class Seen:
    """Titles and numbers only. ``of_view`` is for the table; ``of_world`` for worlds a search has made up itself.

    Sets of titles and ranks are bit masks. What follows from the rest is worked out when it is first asked for.
    """

    me: int
    seats: int
    world: Citadels | None  # the source, if it is not a view
    view: View | None  # the source, if it is one
    zones: list[list[int]]  # the view's: faces
    gold: list[int]
    crown: int
    goal: int
    finished: list[int]
    cast: list[str]  # from rank 1 on
    revealed: list[int]
    called: int
    killed: int
    acting: int
    gathered: bool
    built: int
    limit: int
    tax: int
    protected: int
    flower_may_be: int
    flowered: int
    wagon_gold: list[int]
    pack: int  # the characters of one's first choice this round
    coins: list[int]  # by seat: beautified districts
    cities: list[list[int]]  # titles
    skylines: list[int]  # the same as sets
    sizes: list[int]
    hands: list[int]  # numbers of cards
    mine: list[int]  # the own hand
    roles: list[int]  # the own characters
    future: float  # how much of the game is left: see ``worth.future``
    standings: list[float]  # by seat: see ``worth.standing``; empty until somebody asks
    tallies: list[list[int]]  # by seat: districts of each type; empty until somebody asks

    def unpack(self, zones: list[list[int]]) -> None:
        """What follows from the zones; ``cities`` are laid out already."""
        seats = self.seats
        self.hands = [len(zones[hand(seat)]) for seat in range(seats)]
        self.roles = zones[role(self.me)]
        self.skylines = []
        self.sizes = []
        self.tallies = []
        largest = 0
        for seat in range(seats):
            skyline = 0
            for title in self.cities[seat]:
                skyline |= 1 << title
            self.skylines.append(skyline)
            self.tallies.append([])
            size = len(self.cities[seat]) + (skyline >> MONUMENT & 1)
            if zones[ring(seat)]:
                size += self.faces(ring(seat)).count(CIRCUS_TENT)
            self.sizes.append(size)
            if size > largest:
                largest = size
        self.future = 0.0 if self.finished else (self.goal - largest) / self.goal
        self.standings = []

    def faces(self, zone: int) -> list[int]:
        """What the seat sees of a zone, ``UNKNOWN`` for a back."""
        return self.zones[zone] if self.world is None else self.world.seen(zone, self.me)

    def amounts_of(self, option: Option) -> Amounts:
        """What an option that is offered costs or brings."""
        if self.view is not None:
            return self.view.amounts_of(option)
        assert self.world is not None
        return self.world.amounts(option)

    # -- small questions ---------------------------------------------------------------------------------------------------

    def has(self, seat: int, title: int) -> bool:
        """Whether a district of this title stands in the seat's city."""
        return self.skylines[seat] >> title & 1 == 1

    def left(self, seat: int) -> int:
        """Districts a city still lacks."""
        return max(0, self.goal - self.sizes[seat])

    def number(self, seat: int, kind: int) -> int:
        """Districts of a type as income counts them."""
        return self.kinds(seat)[kind] + (self.skylines[seat] >> SCHOOL_OF_MAGIC & 1)

    def kinds(self, seat: int) -> list[int]:
        found = self.tallies[seat]
        if not found:
            found = [0] * KINDS
            for title in self.cities[seat]:
                kind = KIND[title]
                if kind >= 0:
                    found[kind] = found[kind] + 1
            self.tallies[seat] = found
        return found

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def name(self, rank: int) -> str:
        return self.cast[rank - 1] if 0 < rank <= len(self.cast) else ""

    def in_cast(self, name: str) -> bool:
        return name in self.cast

    def in_museum(self) -> int:
        return len(self.faces(UNDER_MUSEUM))

    def site(self) -> list[int]:
        return self.faces(SITE)

    def hand_of(self, seat: int) -> list[int]:
        """Faces, ``UNKNOWN`` for a back."""
        return self.faces(hand(seat))

    def nobody_has(self) -> list[int]:
        """Characters known to be set aside."""
        return self.faces(FACE_UP) + [rank for rank in self.faces(FACE_DOWN) if rank != UNKNOWN]

    def is_last_round(self) -> bool:
        return bool(self.finished)


def mask(numbers: list[int]) -> int:
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def of_view(view: View) -> Seen:
    seen = Seen()
    facts: dict[str, Any] = view.facts
    seen.me = view.viewer
    seen.seats = view.seats
    seen.world = None
    seen.view = view
    seen.zones = view.zones
    seen.gold = facts["gold"]
    seen.crown = facts["crown"]
    seen.goal = facts["goal"]
    seen.finished = facts["finished"]
    seen.cast = facts["cast"]
    seen.revealed = facts["revealed"]
    seen.called = facts["called"]
    seen.killed = facts["killed"]
    seen.acting = facts["acting"]
    seen.gathered = facts["gathered"]
    seen.built = facts["built"]
    seen.limit = facts["limit"]
    seen.tax = facts["tax"]
    seen.protected = facts["protected"]
    seen.flower_may_be = mask(facts["flower_may_be_on"])
    seen.flowered = facts["flowered_threat"]
    seen.wagon_gold = facts["wagon_gold"]
    packs = facts["chosen_from"]
    seen.pack = mask(packs[0]) if packs else 0
    seen.coins = [0] * view.seats
    for place in facts["beautified"]:
        seen.coins[seat_of_place(place)] += 1
    seen.cities = [view.zones[city(seat)] for seat in range(view.seats)]
    seen.mine = view.zones[hand(view.viewer)]
    seen.unpack(view.zones)
    return seen


def of_world(world: Citadels, seat: int) -> Seen:
    """The same for a world of one's own making, without the cost of a whole view."""
    seen = Seen()
    box = world.box
    title_of = box.title
    seen.me = seat
    seen.seats = world.seats
    seen.world = world
    seen.view = None
    seen.zones = []
    seen.gold = world.gold
    seen.crown = world.crown
    seen.goal = world.goal
    seen.finished = world.finished
    seen.cast = box.cast_names
    seen.revealed = world.holder
    seen.called = world.called
    seen.killed = world.killed
    seen.acting = world.acting
    seen.gathered = world.gathered
    seen.built = world.built
    seen.limit = world.limit
    seen.tax = world.tax
    seen.protected = world.protected
    threats = world.markers[THREATS]
    seen.flower_may_be = threats.may_be
    seen.flowered = threats.seen_by(seat)
    seen.wagon_gold = world.wagon_gold
    seen.pack = world.packs[seat]
    seen.coins = [0] * world.seats
    for card in world.beautified:
        seen.coins[seat_of_place(world.place_number_anywhere(card))] += 1
    zones = world.zones
    seen.cities = [[title_of[card] for card in zones[city(other)]] for other in range(world.seats)]
    seen.mine = [title_of[card] for card in zones[hand(seat)]]
    seen.unpack(zones)
    return seen
