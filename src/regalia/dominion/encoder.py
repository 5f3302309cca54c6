"""Observations of Dominion: kinds have slots, since a game uses few of the many kinds there are."""

from regalia.dominion.encoder_layout import (
    DECK_CELLS,
    HEAPS_BEYOND,
    MARKS,
    MATS,
    ORDERED_BEYOND,
    PILE_TOKENS,
    TOP_CELLS,
    WAITING,
    DominionLayout,
)
from regalia.dominion.rules.kinds import NO_KIND, kind_in, number_in
from regalia.dominion.rules.knowledge import marks
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
    SEAT_ZONES,
    SHARED_ZONES,
    TOKENS,
    TRASH,
)
from regalia.dominion.rules.printed import Browsing
from regalia.dominion.rules.table import Dominion
from regalia.env.cells import BytesWriter, i64
from regalia.env.encoder import count, put
from regalia.env.layout import BACK, FIRST_FACE
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.game import Game
from regalia.kernel.views import View


class DominionEncoder(DominionLayout):
    """Writes what a seat sees into a row laid out as ``DominionLayout`` says."""

    def write(self, game: Game, viewer: int, out: BytesWriter) -> None:
        assert isinstance(game, Dominion)
        if game.box is not self.dealt:
            self.dealt = game.box
            self.cell_of = [self.slot_of[kind] for kind in game.box.kind]
        base: i64 = len(out)
        out.write(self.blank)
        me: i64 = viewer
        seats: i64 = self.seats
        decision = game.decision
        if decision is not None:
            self.put_seat(out, base + self.asked, decision.seat, me)
            out[base + self.question + self.question_of[decision.question.name]] = 1
        self.write_turn(game, me, out, base)
        self.write_table(game, viewer, out, base)
        share: i64 = base + self.first_seat
        seat = me
        while True:
            self.write_seat(game, seat, me, out, share)
            share += self.per_seat
            seat += 1
            if seat == seats:
                seat = 0
            if seat == me:
                break
        if self.mats_of_seat:
            self.write_mats(game, me, out, base + self.mats)
        if self.own_mats_of_seat:
            self.write_own_mats(game, me, out, base + self.own_mats)
        for number in range(len(game.on_piles)):
            put(out, base + self.embargo + number, game.on_piles[number])
        for at, zone in enumerate(self.box.trading):
            put(out, base + self.trade + at, 1 - (game.traded >> (zone - self.box.first_pile) & 1))
        self.write_discards(game, viewer, out, base)
        for both in game.gained:
            own = base + self.gained + self.distance(number_in(both), me) * self.backs
            count(out, own + self.slot_of[kind_in(both)])
        for both in game.played:
            share = self.share_of(number_in(both), me, base)
            count(out, share + self.played_at + self.slot_of[kind_in(both)])

    def write_view(self, view: View, out: BytesWriter) -> None:
        from regalia.dominion.view_encoder import write_view  # it reads what the encoder knows of the table

        write_view(self, view, out)

    def write_turn(self, game: Dominion, viewer: i64, out: BytesWriter, base: i64) -> None:
        """All the facts of the view (``dominion.knowledge.facts``) that are not about one seat."""
        slot_of = self.slot_of
        out[base + self.phase + game.phase] = 1
        put(out, base + self.actions, game.actions)
        put(out, base + self.buys, game.buys)
        put(out, base + self.coins, game.coins)
        put(out, base + self.potions, game.potions)
        put(out, base + self.hand_size, game.hand_size)
        put(out, base + self.plays_left, game.plays_left)
        self.put_seat(out, base + self.active, game.active, viewer)
        self.put_seat(out, base + self.regular, game.regular, viewer)
        self.put_seat(out, base + self.last_turn_of, game.last_turn_of, viewer)
        if game.turn_kind != NO_KIND:
            out[base + self.turn_kind + slot_of[game.turn_kind]] = 1
        if game.played:
            out[base + self.last_played + slot_of[kind_in(game.played[-1])]] = 1
        for kind in game.in_force:
            count(out, base + self.in_force + slot_of[kind])
        if game.pending:
            self.write_pending(game, viewer, out, base)
        for number, cell in enumerate(self.landscapes):
            held: i64 = game.held[number]
            if game.box.landscapes[number].types & LANDMARK:
                put(out, base + cell, held)
            elif held:
                for seat in range(self.seats):
                    if held >> i64(seat) & 1:
                        self.put_seat(out, base + cell, seat, viewer)

    def write_pending(self, game: Dominion, viewer: i64, out: BytesWriter, base: i64) -> None:
        slot_of = self.slot_of
        at: i64 = base + self.pending
        for later in game.pending[:WAITING]:
            put(out, at, 1 + self.distance(later.seat, viewer))
            put(out, at + 1, 1 + later.moment)
            put(out, at + 2, 1 + slot_of[later.kind])
            put(out, at + 3, later.every)
            put(out, at + 4, later.may)
            at += 5
        at = base + self.marks
        for mark in marks(game)[:MARKS]:
            whose, of, verb = mark[0], mark[1], mark[2]
            assert isinstance(whose, int) and isinstance(of, int) and isinstance(verb, str)
            put(out, at, 1 + self.distance(whose, viewer))
            put(out, at + 1, 1 + slot_of[of])
            put(out, at + 2, self.verb_numbers[verb] // 100)
            put(out, at + 3, 1 + self.verb_numbers[verb] % 100)
            at += 4

    def write_table(self, game: Dominion, viewer: int, out: BytesWriter, base: i64) -> None:
        box = game.box
        zones = game.zones
        cell_of = self.cell_of
        for card in zones[TRASH]:
            count(out, base + self.trash + cell_of[card])
            if game.turned and game.is_turned(card):
                count(out, base + self.turned + cell_of[card])
        self.write_open(zones[LEFT_OUT], out, base + self.left_out)
        zone = box.first_pile
        for cell in self.piles:
            put(out, base + cell, len(zones[zone]))
            zone += 1
        for number, shown in self.mixed:
            self.write_order(game.seen(box.first_pile + number, viewer), shown, out, base + self.piles[number] + 1)
        if box.has_beyond:
            ordered = len(ORDERED_BEYOND)
            for number in range(ordered):
                zone = box.beyond(ORDERED_BEYOND[number][0])
                if zones[zone]:
                    self.write_order(game.seen(zone, viewer), TOP_CELLS, out, base + self.beyond[number])
            for number in range(len(HEAPS_BEYOND)):
                zone = box.beyond(HEAPS_BEYOND[number][0])
                if zones[zone]:
                    self.write_heap(game.seen(zone, viewer), out, base + self.beyond[ordered + number])

    # What ``game.seen`` would list, without making a list of it. These lines must agree with ``dominion.knowledge.seen``.

    def write_open(self, pile: list[int], out: BytesWriter, at: i64) -> None:
        """Counts by kind of cards that all see."""
        cell_of = self.cell_of
        for card in pile:
            count(out, at + cell_of[card])

    def write_known(self, game: Dominion, pile: list[int], bit: i64, out: BytesWriter, at: i64) -> None:
        """Counts by kind, then how many backs."""
        cell_of = self.cell_of
        known = game.known
        backs: i64 = 0
        for card in pile:
            if known[card] & bit:
                count(out, at + cell_of[card])
            else:
                backs += 1
        if backs:
            put(out, at + self.backs, backs)

    def write_deck(self, game: Dominion, pile: list[int], bit: i64, out: BytesWriter, at: i64) -> None:
        """All cards of a deck from the top, face or back, and counts of those that are known."""
        cell_of = self.cell_of
        known = game.known
        put(out, at, len(pile))
        at += 1
        counts: i64 = at + DECK_CELLS
        for card in reversed(pile):
            if known[card] & bit:
                if at < counts:
                    put(out, at, FIRST_FACE + cell_of[card])
                count(out, counts + cell_of[card])
            elif at < counts:
                out[at] = BACK
            at += 1

    def write_top(self, game: Dominion, pile: list[int], bit: i64, out: BytesWriter, at: i64) -> None:
        """The cards on top of somebody's deck as far down as all are known, or else a back (``known_on_top``)."""
        cell_of = self.cell_of
        known = game.known
        seen: i64 = 0
        for card in reversed(pile):
            if not known[card] & bit:
                break
            seen += 1
            if seen <= DECK_CELLS:
                put(out, at + seen, FIRST_FACE + cell_of[card])
            count(out, at + 1 + DECK_CELLS + cell_of[card])
        if not seen:
            seen = 1
            out[at + 1] = BACK
        put(out, at, seen)

    def write_faces(self, faces: list[int], out: BytesWriter, at: i64) -> None:
        """A deck, from the list of what is seen of it."""
        put(out, at, len(faces))
        self.write_order(faces, DECK_CELLS, out, at + 1)
        for face in faces:
            if face != UNKNOWN:
                count(out, at + 1 + DECK_CELLS + self.slot_of[face])

    def write_order(self, faces: list[int], cells: i64, out: BytesWriter, at: i64) -> None:
        """From the top, which is the last of the faces."""
        for face in reversed(faces):
            if cells == 0:
                break
            if face == UNKNOWN:
                out[at] = BACK
            else:
                put(out, at, FIRST_FACE + self.slot_of[face])
            at += 1
            cells -= 1

    def write_heap(self, faces: list[int], out: BytesWriter, at: i64) -> None:
        for face in faces:
            if face == UNKNOWN:
                count(out, at + self.backs)
            else:
                count(out, at + self.slot_of[face])

    def write_seat(self, game: Dominion, seat: i64, viewer: i64, out: BytesWriter, share: i64) -> None:
        """All of a seat but its discard pile."""
        box = game.box
        zones = game.zones
        bit: i64 = 1 << viewer
        put(out, share, game.turns[seat])
        if game.tokens:
            self.write_tokens(game, seat, out, share + self.tokens_at)
        if game.deputies is None:
            self.put_seat(out, share + self.decides_at, seat, viewer)
        else:
            self.put_seat(out, share + self.decides_at, game.deputies[seat], viewer)
        first: i64 = SHARED_ZONES + SEAT_ZONES * seat
        pile = zones[first + DECK]
        if pile:
            if seat == viewer or box.open_counts:
                self.write_deck(game, pile, bit, out, share + self.deck_at)
            elif box.own_backs:
                self.write_faces(game.seen(int(first + DECK), int(viewer)), out, share + self.deck_at)
            else:
                self.write_top(game, pile, bit, out, share + self.deck_at)
        self.write_known(game, zones[first + HAND], bit, out, share + self.hand_at)
        self.write_open(zones[first + IN_PLAY], out, share + self.play_at)
        self.write_open(zones[first + ASIDE], out, share + self.aside_at)
        self.write_known(game, zones[first + FACE_DOWN], bit, out, share + self.face_down_at)

    def write_mats(self, game: Dominion, viewer: i64, out: BytesWriter, at: i64) -> None:
        box = game.box
        for seat in range(self.seats):
            share: i64 = at + self.distance(seat, viewer) * self.mats_of_seat
            for number in range(len(MATS)):
                self.write_open(game.zones[box.mat(seat, MATS[number][0])], out, share + number * self.backs)

    def write_own_mats(self, game: Dominion, viewer: i64, out: BytesWriter, at: i64) -> None:
        bit: i64 = 1 << viewer
        for seat in range(self.seats):
            share: i64 = at + self.distance(seat, viewer) * self.own_mats_of_seat
            for place in range(OWN_MATS):
                self.write_known(game, game.zones[game.box.own_mat(seat, place)], bit, out, share)
                share += self.backs + 1

    def write_discards(self, game: Dominion, viewer: int, out: BytesWriter, base: i64) -> None:
        """Only the top card of a discard pile is seen, unless somebody looks through it, or takes it up to shuffle."""
        box = game.box
        listed = box.asks_when_shuffling or (len(game.stack) > 0 and isinstance(game.stack[-1], Browsing))
        for seat in range(self.seats):
            zone = SHARED_ZONES + SEAT_ZONES * seat + DISCARD_PILE
            pile = game.zones[zone]
            if pile:
                share = self.share_of(seat, viewer, base)
                if listed:
                    faces = game.seen(zone, viewer)
                    self.write_order(faces, 1, out, share + self.discard_top_at)
                    self.write_heap(faces, out, share + self.discard_at)
                else:
                    cell: i64 = self.cell_of[pile[-1]]
                    put(out, share + self.discard_top_at, FIRST_FACE + cell)
                    count(out, share + self.discard_at + cell)
                    if box.open_counts:
                        put(out, share + self.discard_at + self.backs, len(pile) - 1)

    def write_tokens(self, game: Dominion, seat: i64, out: BytesWriter, at: i64) -> None:
        """Where a token lies on a pile, the number of the pile counts, from 1."""
        for sort in range(TOKENS):
            value = game.tokens[seat * TOKENS + sort]
            if sort in PILE_TOKENS and value:
                value += 1 - game.box.first_pile
            put(out, at + sort, value)
