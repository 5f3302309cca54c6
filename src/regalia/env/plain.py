"""The environment of any game, from its door: cells for whatever a seat sees of zones and typed facts.

It reads what a view is made of, so it is as honest as the view; a game that is to be fast brings an encoder of its own.
"""

import re
from typing import Any, Final

from regalia.env.cells import BytesWriter
from regalia.env.encoder import Encoder
from regalia.env.layout import COUNTS, MOST, NUMBER, PLAIN, SEAT, SET, Color, Layout
from regalia.env.tables import Tables
from regalia.games import door_of, start
from regalia.kernel.arguments import SEAT as A_SEAT
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.game import Game
from regalia.kernel.setup import Setup
from regalia.kernel.views import SPECTATOR, View

SUBJECTS_OF_A_SEAT: Final[dict[str, int]] = {A_SEAT: 1}
OF_A_SEAT: Final = re.compile(r"(.+)_(\d+)")
TABLE: Final = -1


class PlainEncoder(Encoder):
    """Counts of faces and a number of backs for every zone: those of the table, then seat by seat from the observer on."""

    def __init__(self, setup: Setup, tables: Tables) -> None:
        door = door_of(setup.game)
        self.setup: Final = setup
        self.numbers: Final[dict[str, list[str]]] = door.part("engine").numbers()
        self.question_of: Final = tables.question_of
        self.types: Final = door.facts
        self.zone_types: Final = door.zones
        self.backs_at: Final[dict[int, int]] = {}  # by where the faces of a zone begin
        view = start(setup).view(SPECTATOR)
        zones = [OF_A_SEAT.fullmatch(name) for name in view.zone_names]
        named = [(zone[1], int(zone[2])) if zone else (name, TABLE) for name, zone in zip(view.zone_names, zones, strict=True)]
        layout = Layout(setup.game, tables.version, setup.seats)
        self.asked: Final = layout.add("asked", SEAT)
        self.question: Final = layout.add("question", SET, tables.questions, "question")
        self.facts: Final = {name: self.add_fact(layout, name) for name in self.types if not isinstance(view.facts[name], list)}
        self.zone_at: Final[dict[tuple[int, int], int]] = {}  # by number of the zone and distance of its seat
        for zone, (place, seat) in enumerate(named):
            if seat == TABLE:
                self.zone_at[zone, 0] = self.add_zone(layout, place, TABLE)
        self.seat_facts: Final[dict[tuple[str, int], int]] = {}
        self.owner: Final = [seat for _, seat in named]
        for distance in range(setup.seats):
            for name in self.types:
                if isinstance(view.facts[name], list):
                    self.seat_facts[name, distance] = layout.add(name, NUMBER, seat=distance)
            for place in dict.fromkeys(place for place, seat in named if seat != TABLE):
                at = self.add_zone(layout, place, distance)
                self.zone_at.update({(zone, distance): at for zone, (other, _) in enumerate(named) if other == place})
        super().__init__(layout)

    def add_fact(self, layout: Layout, name: str) -> int:
        of = self.types[name]
        if of == A_SEAT:
            return layout.add(name, SEAT)
        return layout.add(name, SET, self.numbers[of], f"{of}s") if of in self.numbers else layout.add(name, NUMBER)

    def add_zone(self, layout: Layout, place: str, seat: int) -> int:
        of = self.zone_types.get(place) or self.zone_types["*"]
        at = layout.add(place, COUNTS, self.numbers[of], f"{of}s", seat)
        self.backs_at[at] = layout.add(f"{place}_backs", NUMBER, seat=seat)
        return at

    def write(self, game: Game, viewer: int, out: BytesWriter) -> None:
        decision = game.decision
        asked, question = (-1, "") if decision is None else (decision.seat, decision.question.name)
        zones = [game.seen(zone, viewer) for zone in range(len(self.owner))]
        out.write(self.cells(viewer, asked, question, game.facts(viewer), zones))

    def write_view(self, view: View, out: BytesWriter) -> None:
        question = "" if view.question is None else view.question.name
        out.write(self.cells(view.viewer, view.asked, question, view.facts, view.zones))

    def cells(self, viewer: int, asked: int, question: str, facts: dict[str, Any], zones: list[list[int]]) -> bytes:
        seats = self.setup.seats
        cells = bytearray(self.size)
        if asked >= 0:
            cells[self.asked + (asked - viewer) % seats] = 1
            cells[self.question + self.question_of[question]] = 1
        for name, at in self.facts.items():
            self.write_fact(cells, name, at, facts[name], viewer)
        for (name, distance), at in self.seat_facts.items():
            cells[at] = within(facts[name][(viewer + distance) % seats])
        for zone, owner in enumerate(self.owner):
            at = self.zone_at[zone, 0 if owner == TABLE else (owner - viewer) % seats]
            for face in zones[zone]:
                if face != UNKNOWN:
                    cells[at + face] += 1
            cells[self.backs_at[at]] = min(MOST, zones[zone].count(UNKNOWN))
        return bytes(cells)

    def write_fact(self, cells: bytearray, name: str, at: int, value: object, viewer: int) -> None:
        assert isinstance(value, int)
        if self.types[name] == A_SEAT and value >= 0:
            cells[at + (value - viewer) % self.setup.seats] = 1
        elif self.types[name] in self.numbers and value >= 0:
            cells[at + value] = 1
        elif self.types[name] not in self.numbers:
            cells[at] = within(value)


def within(value: int) -> int:
    """A number that fits a cell; one that is not known yet counts as nothing."""
    return max(0, min(MOST, value))


def encoder_for(setup: Setup, tables: Tables) -> Encoder:
    return PlainEncoder(setup, tables)


def forget_secrets(game: Game) -> None:
    """All secrets are cards."""


def summary(game: Game, seat: int) -> str:
    return ""


def open_cards(game: Game, seat: int) -> list[tuple[str, int, Color]]:
    """What everybody sees of a seat's zones."""
    door = door_of(game.setup.game)
    mine = [(zone, door.face_type(name)) for zone, name in enumerate(game.zone_names()) if name.endswith(f"_{seat}")]
    return [(of, face, PLAIN) for zone, of in mine for face in game.seen(zone, SPECTATOR) if face != UNKNOWN]
