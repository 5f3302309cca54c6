"""Where everything lies in a row of Dominion's observations."""

from typing import Final

from regalia.dominion.rules.box import Box
from regalia.dominion.rules.layout import (
    ACTION_TOKEN,
    BLACK_MARKET_DECK,
    BOON_DISCARDS,
    BOONS,
    BUY_TOKEN,
    CARD_TOKEN,
    COIN_TOKEN,
    EXILE,
    HEX_DISCARDS,
    HEXES,
    KEPT_BOONS,
    LANDMARK,
    OWN_MAT_NAMES,
    OWN_MATS,
    PHASE_NAMES,
    TAVERN,
    TOKEN_NAMES,
    UNUSED,
)
from regalia.env.cells import BytesWriter, i64
from regalia.env.encoder import Encoder
from regalia.env.layout import CODES, COUNTS, NUMBER, ROWS, SEAT, SET, Layout, positions
from regalia.env.slots import Slots
from regalia.env.tables import Tables

DECK_CELLS: Final = 48  # cards of a deck in their order from the top; of all that is known deeper down the counts tell
WAITING: Final = 24  # entries of what waits for later, the oldest first
MARKS: Final = 12
TOP_CELLS: Final = 64  # the most cards of a mixed pile or a Boons deck that are shown in their order
PILE_TOKENS: Final = (CARD_TOKEN, ACTION_TOKEN, BUY_TOKEN, COIN_TOKEN)
ORDERED_BEYOND: Final = [(BOONS, "boons"), (HEXES, "hexes"), (BLACK_MARKET_DECK, "black_market")]
HEAPS_BEYOND: Final = [(BOON_DISCARDS, "boon_discards"), (HEX_DISCARDS, "hex_discards"), (UNUSED, "unused")]
HEAPS: Final = ["discard", "hand", "play", "aside", "face_down"]
MATS: Final = [(TAVERN, "tavern"), (EXILE, "exile"), (KEPT_BOONS, "kept_boons")]


class DominionLayout(Encoder):
    """Zones as counts by slot, with a number for backs; decks and piles of several kinds keep their order.

    What depends on the kingdom (landscapes, piles, mats) comes last: what is before ``kingdom_at`` is alike in all of them.
    """

    def __init__(self, tables: Tables, box: Box, slots: Slots) -> None:
        seats = box.seats
        layout = Layout("dominion", tables.version, seats)
        self.seats: Final = seats
        self.box: Final = box
        self.question_of: Final = tables.question_of
        self.verb_numbers: Final = {row.name: number for number, row in enumerate(tables.rows)}
        names = slots.names
        self.slot_of: Final[list[int]] = slots.slot_of
        self.backs: Final = len(names)  # how far behind its counts the number of backs of a zone lies
        self.asked: Final = layout.add("asked", SEAT)
        self.question: Final = layout.add("question", SET, tables.questions)
        self.phase: Final = layout.add("phase", SET, PHASE_NAMES)
        self.actions: Final = layout.add("actions", NUMBER)
        self.buys: Final = layout.add("buys", NUMBER)
        self.coins: Final = layout.add("coins", NUMBER)
        self.potions: Final = layout.add("potions", NUMBER)
        self.hand_size: Final = layout.add("hand_size", NUMBER)
        self.plays_left: Final = layout.add("plays_left", NUMBER)
        self.active: Final = layout.add("active", SEAT)
        self.regular: Final = layout.add("regular", SEAT)
        self.last_turn_of: Final = layout.add("last_turn_of", SEAT)
        self.turn_kind: Final = layout.add("turn_kind", SET, names, "kinds")
        self.last_played: Final = layout.add("last_played", SET, names, "kinds")
        self.in_force: Final = layout.add("in_force", COUNTS, names, "kinds")
        self.turned: Final = layout.add("turned", COUNTS, names, "kinds")
        self.trash: Final = layout.add("trash", COUNTS, names, "kinds")
        self.left_out: Final = layout.add("left_out", COUNTS, names, "kinds")
        self.pending: Final = layout.add("pending", ROWS, rows(WAITING, ["seat", "moment", "kind", "every", "may"]), "pending")
        self.marks: Final = layout.add("marks", ROWS, rows(MARKS, ["seat", "kind", "verb_hundreds", "verb"]), "marks")
        self.first_seat: Final = layout.size
        offsets: list[int] = []
        for seat in range(seats):
            offsets = [layout.add("turns", NUMBER, seat=seat)]
            offsets.append(layout.add("tokens", COUNTS, TOKEN_NAMES, "tokens", seat))
            offsets.append(layout.add("decides", SEAT, seat=seat))
            offsets.append(layout.add("played", COUNTS, names, "kinds", seat))
            offsets.append(layout.add("deck_cards", NUMBER, seat=seat))
            layout.add("deck", CODES, positions(DECK_CELLS), "kinds", seat, names)
            layout.add("deck_known", COUNTS, names, "kinds", seat)
            offsets.append(layout.add("discard_top", CODES, positions(1), "kinds", seat, names))
            for called in HEAPS:
                offsets.append(layout.add(called, COUNTS, names, "kinds", seat))
                layout.add(f"{called}_backs", NUMBER, seat=seat)
        self.per_seat: Final = (layout.size - self.first_seat) // seats
        # where the parts of a seat lie within its share
        at = [offset - offsets[0] for offset in offsets]
        self.tokens_at: Final = at[1]
        self.decides_at: Final = at[2]
        self.played_at: Final = at[3]
        self.deck_at: Final = at[4]
        self.discard_top_at: Final = at[5]
        self.discard_at: Final = at[6]
        self.hand_at: Final = at[7]
        self.play_at: Final = at[8]
        self.aside_at: Final = at[9]
        self.face_down_at: Final = at[10]
        self.kingdom_at: Final = layout.size
        self.landscapes: Final[list[int]] = []
        for landscape in box.landscapes:
            name = f"landscape_{landscape.name}"
            counted = landscape.types & LANDMARK != 0
            self.landscapes.append(layout.add(name, NUMBER) if counted else layout.add(name, SET, positions(seats), "seats"))
        self.piles: Final[list[int]] = []
        self.mixed: Final[list[tuple[int, int]]] = []  # piles of several kinds, and how many cells show their order
        for number, pile in enumerate(box.piles):
            self.piles.append(layout.add(f"pile_{pile.name}", NUMBER))
            if len(set(pile.kinds)) > 1:
                shown = min(TOP_CELLS, len(pile.kinds))
                self.mixed.append((number, shown))
                layout.add(f"pile_{pile.name}_order", CODES, positions(shown), "kinds", faces=names)
        self.beyond: Final[list[int]] = []
        if box.has_beyond:
            for place, called in ORDERED_BEYOND:
                cells = positions(len(box.laid[box.beyond(place)]))
                self.beyond.append(layout.add(called, CODES, cells, "kinds", faces=names))
            for _, called in HEAPS_BEYOND:
                self.beyond.append(layout.add(called, COUNTS, names, "kinds"))
                layout.add(f"{called}_backs", NUMBER)
        self.mats: Final = layout.size
        self.mats_of_seat: Final = len(MATS) * len(names) if box.has_beyond else 0
        if box.has_beyond:
            for seat in range(seats):
                for _, called in MATS:
                    layout.add(called, COUNTS, names, "kinds", seat)
        self.own_mats: Final = layout.size
        self.own_mats_of_seat: Final = OWN_MATS * (len(names) + 1) if box.has_own_mats else 0
        if box.has_own_mats:
            for seat in range(seats):
                for called in OWN_MAT_NAMES:
                    layout.add(called, COUNTS, names, "kinds", seat)
                    layout.add(f"{called}_backs", NUMBER, seat=seat)
        self.embargo: Final = layout.size
        if box.marks_piles:
            for pile in box.piles:
                layout.add(f"embargo_{pile.name}", NUMBER)
        self.trade: Final = layout.size
        for zone in box.trading:  # 1: the Trade Route token still lies on it
            layout.add(f"trade_{box.piles[zone - box.first_pile].name}", NUMBER)
        self.gained: Final = layout.size
        if box.logs_gains:
            for seat in range(seats):
                layout.add("gained", COUNTS, names, "kinds", seat)
        self.dealt: Box | None = None  # whose cards are in the table
        self.cell_of: list[int] = []  # by card: the slot of its kind
        super().__init__(layout, slots)

    def distance(self, seat: i64, viewer: i64) -> i64:
        distance = seat - viewer
        if distance < 0:
            distance += self.seats
        return distance

    def share_of(self, seat: i64, viewer: i64, base: i64) -> i64:
        """Where the part of the row about a seat begins."""
        return base + self.first_seat + self.distance(seat, viewer) * self.per_seat

    def put_seat(self, out: BytesWriter, at: i64, seat: i64, viewer: i64) -> None:
        if seat >= 0:
            out[at + self.distance(seat, viewer)] = 1


def rows(number: int, columns: list[str]) -> list[str]:
    return [f"{row}_{column}" for row in range(number) for column in columns]
