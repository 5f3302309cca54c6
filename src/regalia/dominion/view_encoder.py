"""Observations of Dominion from a view, cell by cell what ``DominionEncoder.write`` reads from the game."""

from typing import Any

from regalia.dominion.encoder import DominionEncoder
from regalia.dominion.encoder_layout import (
    HEAPS_BEYOND,
    MARKS,
    MATS,
    ORDERED_BEYOND,
    PILE_TOKENS,
    TOP_CELLS,
    WAITING,
)
from regalia.dominion.rules.kinds import NO_KIND
from regalia.dominion.rules.layout import (
    ASIDE,
    DECK,
    DISCARD_PILE,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    LANDMARK,
    LEFT_OUT,
    OWN_MATS,
    PHASE_NAMES,
    TOKENS,
    TRASH,
    seat_zone,
)
from regalia.env.cells import BytesWriter
from regalia.env.encoder import count, put
from regalia.kernel.views import View

NUMBERS = ("actions", "buys", "coins", "potions", "hand_size", "plays_left")
SEATS = ("active", "regular", "last_turn_of")


def write_view(encoder: DominionEncoder, view: View, out: BytesWriter) -> None:
    base = len(out)
    out.write(encoder.blank)
    if view.question is not None:
        encoder.put_seat(out, base + encoder.asked, view.asked, view.viewer)
        out[base + encoder.question + encoder.question_of[view.question.name]] = 1
    write_turn(encoder, view, out, base)
    write_table(encoder, view, out, base)
    for seat in range(encoder.seats):
        write_seat(encoder, view, seat, out, encoder.share_of(seat, view.viewer, base))
        if encoder.mats_of_seat:
            at = base + encoder.mats + encoder.distance(seat, view.viewer) * encoder.mats_of_seat
            for number, (mat, _) in enumerate(MATS):
                encoder.write_heap(view.zones[encoder.box.mat(seat, mat)], out, at + number * encoder.backs)
        for place in range(OWN_MATS if encoder.own_mats_of_seat else 0):
            at = base + encoder.own_mats + encoder.distance(seat, view.viewer) * encoder.own_mats_of_seat
            encoder.write_heap(view.zones[encoder.box.own_mat(seat, place)], out, at + place * (encoder.backs + 1))
    for number, pile in enumerate(encoder.box.piles if encoder.box.marks_piles else []):
        put(out, base + encoder.embargo + number, view.facts["embargo"].get(pile.name, 0))
    for number, zone in enumerate(encoder.box.trading):
        name = encoder.box.piles[zone - encoder.box.first_pile].name
        put(out, base + encoder.trade + number, int(name in view.facts["trade_tokens"]))
    for seat, kind in view.facts.get("gained", []):
        at = base + encoder.gained + encoder.distance(seat, view.viewer) * encoder.backs
        count(out, at + encoder.slot_of[kind])
    for seat, kind in view.facts["played"]:
        count(out, encoder.share_of(seat, view.viewer, base) + encoder.played_at + encoder.slot_of[kind])


def write_turn(encoder: DominionEncoder, view: View, out: BytesWriter, base: int) -> None:
    facts: dict[str, Any] = view.facts
    slot_of = encoder.slot_of
    named = encoder.layout.named
    out[base + encoder.phase + PHASE_NAMES.index(facts["phase"])] = 1
    for name in NUMBERS:
        put(out, base + named[name].start, facts[name])
    for name in SEATS:
        encoder.put_seat(out, base + named[name].start, facts[name], view.viewer)
    if facts["turn_kind"] != NO_KIND:
        out[base + encoder.turn_kind + slot_of[facts["turn_kind"]]] = 1
    if facts["played"]:
        out[base + encoder.last_played + slot_of[facts["played"][-1][1]]] = 1
    for kind in facts["in_force"]:
        count(out, base + encoder.in_force + slot_of[kind])
    for at, (seat, moment, kind, every, may) in enumerate(facts["pending"][:WAITING]):
        row = (1 + encoder.distance(seat, view.viewer), 1 + moment, 1 + slot_of[kind], int(every), int(may))
        for column, value in enumerate(row):
            put(out, base + encoder.pending + len(row) * at + column, value)
    if facts["pending"]:
        for at, (seat, kind, verb) in enumerate(facts["marks"][:MARKS]):
            number = encoder.verb_numbers[verb]
            marked = (1 + encoder.distance(seat, view.viewer), 1 + slot_of[kind], number // 100, 1 + number % 100)
            for column, value in enumerate(marked):
                put(out, base + encoder.marks + len(marked) * at + column, value)
    for landscape, cell in zip(encoder.box.landscapes, encoder.landscapes, strict=True):
        held = facts["held"][landscape.name]
        if landscape.types & LANDMARK:
            put(out, base + cell, held)
        else:
            for seat in range(encoder.seats):
                if held >> seat & 1:
                    encoder.put_seat(out, base + cell, seat, view.viewer)


def write_table(encoder: DominionEncoder, view: View, out: BytesWriter, base: int) -> None:
    box = encoder.box
    encoder.write_heap(view.zones[TRASH], out, base + encoder.trash)
    encoder.write_heap(view.facts["turned"], out, base + encoder.turned)
    encoder.write_heap(view.zones[LEFT_OUT], out, base + encoder.left_out)
    for number, cell in enumerate(encoder.piles):
        put(out, base + cell, len(view.zones[box.first_pile + number]))
    for number, shown in encoder.mixed:
        encoder.write_order(view.zones[box.first_pile + number], shown, out, base + encoder.piles[number] + 1)
    if box.has_beyond:
        for number, (place, _) in enumerate(ORDERED_BEYOND):
            encoder.write_order(view.zones[box.beyond(place)], TOP_CELLS, out, base + encoder.beyond[number])
        for number, (place, _) in enumerate(HEAPS_BEYOND, len(ORDERED_BEYOND)):
            encoder.write_heap(view.zones[box.beyond(place)], out, base + encoder.beyond[number])


def write_seat(encoder: DominionEncoder, view: View, seat: int, out: BytesWriter, share: int) -> None:
    facts: dict[str, Any] = view.facts
    put(out, share, facts["turns"][seat])
    if facts["tokens"]:
        for sort in range(TOKENS):
            value = facts["tokens"][seat * TOKENS + sort]
            on_pile = sort in PILE_TOKENS and value
            put(out, share + encoder.tokens_at + sort, value + 1 - encoder.box.first_pile if on_pile else value)
    encoder.put_seat(out, share + encoder.decides_at, facts["deputies"][seat], view.viewer)
    deck = view.zones[seat_zone(seat, DECK)]
    if deck:
        encoder.write_faces(deck, out, share + encoder.deck_at)
    discards = view.zones[seat_zone(seat, DISCARD_PILE)]
    encoder.write_order(discards, 1, out, share + encoder.discard_top_at)
    heaps = (encoder.discard_at, encoder.hand_at, encoder.play_at, encoder.aside_at, encoder.face_down_at)
    for place, at in zip((DISCARD_PILE, HAND, IN_PLAY, ASIDE, FACE_DOWN), heaps, strict=True):
        encoder.write_heap(view.zones[seat_zone(seat, place)], out, share + at)
