"""What a seat sees of a game of Citadels, unpacked once per decision so that judging is fast."""

from typing import Any, Final

from regalia.citadels.districts.catalogue import DISTRICTS
from regalia.citadels.layout import (
    CIRCUS_TENT,
    DECK,
    FACE_DOWN,
    FACE_UP,
    KINDS,
    MONUMENT,
    RANKS,
    SCHOOL_OF_MAGIC,
    SITE,
    UNDER_MUSEUM,
    city,
    drawn,
    hand,
    ring,
    role,
    seat_of_place,
)
from regalia.citadels.table import Citadels
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.views import View

COST: Final = [district.cost for district in DISTRICTS]  # by title
KIND: Final = [district.kind for district in DISTRICTS]


class Seen:
    """Titles and numbers only. ``of_view`` is for the table; ``of_world`` for worlds a search has made up itself."""

    me: int
    seats: int
    zones: list[list[int]]  # faces
    gold: list[int]
    crown: int
    goal: int
    round: int
    finished: list[int]
    cast: list[str]  # by rank, "" for none
    revealed: list[int]
    called: int
    killed: int
    bewitched: int
    robbed: int
    acting: int
    gathered: bool
    built: int
    limit: int
    tax: int
    active: int
    protected: int
    flower_may_be: list[int]
    flowered: int
    wagon_gold: list[int]
    pack: list[int]  # the characters of one's first choice this round
    coins: list[int]  # by seat: beautified districts
    cities: list[list[int]]  # titles
    sizes: list[int]
    hands: list[int]  # numbers of cards
    mine: list[int]  # the own hand
    roles: list[int]  # the own characters

    def unpack(self) -> None:
        """What follows from the zones."""
        zones = self.zones
        self.cities = [zones[city(seat)] for seat in range(self.seats)]
        self.hands = [len(zones[hand(seat)]) for seat in range(self.seats)]
        self.mine = zones[hand(self.me)]
        self.roles = zones[role(self.me)]
        self.sizes = []
        for seat in range(self.seats):
            number = len(self.cities[seat]) + (1 if MONUMENT in self.cities[seat] else 0)
            for title in zones[ring(seat)]:
                if title == CIRCUS_TENT:
                    number += 1
            self.sizes.append(number)

    # -- small questions ---------------------------------------------------------------------------------------------------

    def left(self, seat: int) -> int:
        """Districts a city still lacks."""
        return max(0, self.goal - self.sizes[seat])

    def number(self, seat: int, kind: int) -> int:
        """Districts of a type as income counts them."""
        found = 1 if SCHOOL_OF_MAGIC in self.cities[seat] else 0
        for title in self.cities[seat]:
            if KIND[title] == kind:
                found += 1
        return found

    def kinds(self, seat: int) -> list[int]:
        found = [0] * KINDS
        for title in self.cities[seat]:
            if KIND[title] >= 0:
                found[KIND[title]] += 1
        return found

    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.me]

    def name(self, rank: int) -> str:
        return self.cast[rank] if rank < len(self.cast) else ""

    def in_cast(self, name: str) -> bool:
        return name in self.cast

    def drawn(self) -> list[int]:
        return self.zones[drawn(self.me)]

    def deck(self) -> int:
        return len(self.zones[DECK])

    def in_museum(self) -> int:
        return len(self.zones[UNDER_MUSEUM])

    def site(self) -> list[int]:
        return self.zones[SITE]

    def hand_of(self, seat: int) -> list[int]:
        """Faces, ``UNKNOWN`` for a back."""
        return self.zones[hand(seat)]

    def nobody_has(self) -> list[int]:
        """Characters known to be set aside."""
        return self.zones[FACE_UP] + [rank for rank in self.zones[FACE_DOWN] if rank != UNKNOWN]

    def is_last_round(self) -> bool:
        return bool(self.finished)


def of_view(view: View) -> Seen:
    seen = Seen()
    facts: dict[str, Any] = view.facts
    seen.me = view.viewer
    seen.seats = view.seats
    seen.zones = view.zones
    seen.gold = facts["gold"]
    seen.crown = facts["crown"]
    seen.goal = facts["goal"]
    seen.round = facts["round"]
    seen.finished = facts["finished"]
    seen.cast = ["", *facts["cast"]]
    seen.revealed = facts["revealed"]
    seen.called = facts["called"]
    seen.killed = facts["killed"]
    seen.bewitched = facts["bewitched"]
    seen.robbed = facts["robbed"]
    seen.acting = facts["acting"]
    seen.gathered = facts["gathered"]
    seen.built = facts["built"]
    seen.limit = facts["limit"]
    seen.tax = facts["tax"]
    seen.active = facts["active"]
    seen.protected = facts["protected"]
    seen.flower_may_be = facts["flower_may_be_on"]
    seen.flowered = facts["flowered_threat"]
    seen.wagon_gold = facts["wagon_gold"]
    packs = facts["chosen_from"]
    seen.pack = packs[0] if packs else []
    seen.coins = [0] * view.seats
    for place in facts["beautified"]:
        seen.coins[seat_of_place(place)] += 1
    seen.unpack()
    return seen


def of_world(world: Citadels, seat: int) -> Seen:
    """The same for a world of one's own making, without the cost of a view. Hidden hands stay backs."""
    seen = Seen()
    box = world.box
    title_of = box.title
    seen.me = seat
    seen.seats = world.seats
    zones: list[list[int]] = []
    for number, zone in enumerate(world.zones):
        if number == FACE_UP or number == role(seat):
            zones.append(zone)
        elif number == FACE_DOWN:
            zones.append([rank for rank in zone if world.known[rank] >> seat & 1])
        elif number == DECK or not zone:
            zones.append(zone)
        elif zone[0] < RANKS:
            zones.append([UNKNOWN] * len(zone))
        elif world.sight[number] >> seat & 1:
            zones.append([title_of[card] for card in zone])
        else:
            zones.append([title_of[card] if world.known[card] >> seat & 1 else UNKNOWN for card in zone])
    seen.zones = zones
    seen.gold = world.gold
    seen.crown = world.crown
    seen.goal = world.goal
    seen.round = world.round
    seen.finished = world.finished
    seen.cast = [who.name for who in box.cast]
    seen.revealed = world.holder
    seen.called = world.called
    seen.killed = world.killed
    seen.bewitched = world.bewitched
    seen.robbed = world.robbed
    seen.acting = world.acting
    seen.gathered = world.gathered
    seen.built = world.built
    seen.limit = world.limit
    seen.tax = world.tax
    seen.active = world.active
    seen.protected = world.protected
    seen.flower_may_be = [rank for rank in range(RANKS) if world.flower_may_be >> rank & 1]
    seen.flowered = world.flower if world.blackmailer == seat else 0
    seen.wagon_gold = world.wagon_gold
    pack = world.packs[seat]
    seen.pack = [rank for rank in range(RANKS) if pack >> rank & 1]
    seen.coins = [0] * world.seats
    for card in world.beautified:
        seen.coins[seat_of_place(world.place_number_anywhere(card))] += 1
    seen.unpack()
    return seen
