"""Observations of Citadels: the layout depends on the number of seats alone, so one learner can play every cast."""

from typing import Any, Final

from regalia.citadels.rules.characters.pool import CHARACTERS
from regalia.citadels.rules.districts.catalogue import DISTRICTS
from regalia.citadels.rules.layout import (
    DECK,
    FACE_DOWN,
    FACE_UP,
    FIRST_DISTRICT,
    PACK,
    RANKS,
    SEAT_ZONES,
    SHARED_ZONES,
    SITE,
    THREATS,
    TITLES,
    UNDER_MUSEUM,
    WARRANTS,
    city,
    drawn,
    hand,
    owner_of,
    ring,
    role,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.printed import Box
from regalia.citadels.rules.table import Citadels
from regalia.env.cells import BytesWriter, i64
from regalia.env.encoder import Encoder, count, put, put_set
from regalia.env.layout import BACK, CODES, COUNTS, FIRST_FACE, FLAG, NUMBER, SEAT, SET, Layout, positions
from regalia.env.tables import Tables
from regalia.kernel.cards import UNKNOWN
from regalia.kernel.game import Game
from regalia.kernel.views import View

DECK_SIZE: Final = 96  # more than all district and action cards a game can have
WAGONS: Final = 40  # as released; those on the table have the first places
CHARACTER_NAMES: Final = [who.name for who in CHARACTERS]
CHARACTER_OF: Final = {name: number for number, name in enumerate(CHARACTER_NAMES)}
TITLE_NAMES: Final = [printed.name for printed in DISTRICTS]
RANK_NAMES: Final = [str(rank) for rank in range(RANKS)]
assert len(TITLE_NAMES) == TITLES


class CitadelsEncoder(Encoder):
    """Zones as sets or counts of faces, with a number for backs; only the deck and the middle keep their order.

    With ``room`` for more seats than there are, rows of tables of any size look alike; nobody sits on the last ones.
    """

    def __init__(self, tables: Tables, seats: int, room: int = 0) -> None:
        room = room or seats
        layout = Layout("citadels", tables.version, room)
        self.seats: Final = seats
        self.question_of: Final = tables.question_of
        self.asked: Final = layout.add("asked", SEAT)
        self.question: Final = layout.add("question", SET, tables.questions)
        self.cast: Final = layout.add("cast", SET, CHARACTER_NAMES, "characters")
        self.round: Final = layout.add("round", NUMBER)
        self.goal: Final = layout.add("goal", NUMBER)
        self.tax: Final = layout.add("tax", NUMBER)
        self.gathered: Final = layout.add("gathered", FLAG)
        self.built: Final = layout.add("built", NUMBER)
        self.limit: Final = layout.add("limit", NUMBER)
        self.crown: Final = layout.add("crown", SEAT)
        self.active: Final = layout.add("active", SEAT)
        self.thief: Final = layout.add("thief", SEAT)
        self.witch: Final = layout.add("witch", SEAT)
        self.magistrate: Final = layout.add("magistrate", SEAT)
        self.blackmailer: Final = layout.add("blackmailer", SEAT)
        self.protected: Final = layout.add("protected", SEAT)
        self.acting: Final = layout.add("acting", SET, RANK_NAMES, "ranks")
        self.called: Final = layout.add("called", SET, RANK_NAMES, "ranks")
        self.killed: Final = layout.add("killed", SET, RANK_NAMES, "ranks")
        self.robbed: Final = layout.add("robbed", SET, RANK_NAMES, "ranks")
        self.bewitched: Final = layout.add("bewitched", SET, RANK_NAMES, "ranks")
        self.warrants: Final = layout.add("warrants", SET, RANK_NAMES, "ranks")
        self.signed: Final = layout.add("signed_warrant", SET, RANK_NAMES, "ranks")
        self.threats: Final = layout.add("threats", SET, RANK_NAMES, "ranks")
        self.flower: Final = layout.add("flowered_threat", SET, RANK_NAMES, "ranks")
        self.flower_may_be: Final = layout.add("flower_may_be_on", SET, RANK_NAMES, "ranks")
        self.first_pack: Final = layout.add("first_chosen_from", SET, RANK_NAMES, "ranks")
        self.second_pack: Final = layout.add("then_chosen_from", SET, RANK_NAMES, "ranks")
        self.face_up: Final = layout.add("face_up", SET, RANK_NAMES, "ranks")
        self.pack: Final = layout.add("pack", SET, RANK_NAMES, "ranks")
        self.pack_backs: Final = layout.add("pack_backs", NUMBER)
        self.face_down: Final = layout.add("face_down", CODES, positions(RANKS), "ranks", faces=RANK_NAMES)
        self.site: Final = layout.add("site", COUNTS, TITLE_NAMES, "titles")
        self.museum: Final = layout.add("museum", COUNTS, TITLE_NAMES, "titles")
        self.museum_backs: Final = layout.add("museum_backs", NUMBER)
        self.deck: Final = layout.add("deck", CODES, positions(DECK_SIZE), "titles", faces=TITLE_NAMES)
        self.wagon_owners: Final = layout.add("wagon_owners", CODES, positions(WAGONS), "wagons", faces=positions(room))
        self.wagon_gold: Final = layout.add("wagon_gold", COUNTS, positions(WAGONS), "wagons")
        self.first_seat: Final = layout.size
        for seat in range(room):
            layout.add("gold", NUMBER, seat=seat)
            layout.add("finished", NUMBER, seat=seat)
            layout.add("hand", COUNTS, TITLE_NAMES, "titles", seat)
            layout.add("hand_backs", NUMBER, seat=seat)
            layout.add("city", COUNTS, TITLE_NAMES, "titles", seat)
            layout.add("coins", COUNTS, TITLE_NAMES, "titles", seat)
            layout.add("role", SET, RANK_NAMES, "ranks", seat)
            layout.add("role_backs", NUMBER, seat=seat)
            layout.add("revealed", SET, RANK_NAMES, "ranks", seat)
            layout.add("drawn", COUNTS, TITLE_NAMES, "titles", seat)
            layout.add("drawn_backs", NUMBER, seat=seat)
            layout.add("ring", COUNTS, TITLE_NAMES, "titles", seat)
        self.per_seat: Final = (layout.size - self.first_seat) // room
        # where the parts of a seat lie within its share
        named = layout.named
        start = self.first_seat
        self.gold_at: Final = named["gold_0"].start - start
        self.finished_at: Final = named["finished_0"].start - start
        self.hand_at: Final = named["hand_0"].start - start
        self.city_at: Final = named["city_0"].start - start
        self.coins_at: Final = named["coins_0"].start - start
        self.role_at: Final = named["role_0"].start - start
        self.revealed_at: Final = named["revealed_0"].start - start
        self.drawn_at: Final = named["drawn_0"].start - start
        self.ring_at: Final = named["ring_0"].start - start
        self.box: Box | None = None  # whose cast is in the template
        self.template = b""
        super().__init__(layout)

    def write(self, game: Game, viewer: int, out: BytesWriter) -> None:
        assert isinstance(game, Citadels)
        if game.box is not self.box:
            self.box = game.box
            self.template = self.template_for(game.box.cast_names)
        base: i64 = len(out)
        out.write(self.template)
        me: i64 = viewer
        seats: i64 = self.seats
        self.write_question(game, me, out, base)
        self.write_round(game, me, out, base)
        self.write_middle(game, me, out, base)
        share: i64 = base + self.first_seat
        seat = me
        while True:
            self.write_seat(game, seat, 1 << me, out, share)
            share += self.per_seat
            seat += 1
            if seat == seats:
                seat = 0
            if seat == me:
                break
        for at, one in enumerate(game.finished):
            put(out, self.share_of(one, me, base) + self.finished_at, at + 1)
        for rank, holder in enumerate(game.holder):
            if holder >= 0:
                out[self.share_of(holder, me, base) + self.revealed_at + rank] = 1
        for card in game.beautified:
            owner = owner_of(game.place[card])
            if owner >= 0:
                count(out, self.share_of(owner, me, base) + self.coins_at + game.box.title[card])

    def template_for(self, cast: list[str]) -> bytes:
        """A row in which only what never changes during a game is written."""
        row = bytearray(self.blank)
        for name in cast:
            row[self.cast + CHARACTER_OF[name]] = 1
        return bytes(row)

    def share_of(self, seat: i64, viewer: i64, base: i64) -> i64:
        """Where the part of the row about a seat begins."""
        distance = seat - viewer
        if distance < 0:
            distance += self.seats
        return base + self.first_seat + distance * self.per_seat

    def put_seat(self, out: BytesWriter, at: i64, seat: i64, viewer: i64) -> None:
        if seat >= viewer:
            out[at + seat - viewer] = 1
        elif seat >= 0:
            out[at + seat - viewer + self.seats] = 1

    def write_question(self, game: Citadels, viewer: i64, out: BytesWriter, base: i64) -> None:
        decision = game.decision
        if decision is not None:
            self.put_seat(out, base + self.asked, decision.seat, viewer)
            out[base + self.question + self.question_of[decision.question.name]] = 1

    def write_round(self, game: Citadels, viewer: i64, out: BytesWriter, base: i64) -> None:
        """All the facts of the view (``citadels.knowledge.facts``) that are not about one seat."""
        put(out, base + self.round, game.round)
        put(out, base + self.goal, game.goal)
        put(out, base + self.tax, game.tax)
        if game.gathered:
            out[base + self.gathered] = 1
        put(out, base + self.built, game.built)
        put(out, base + self.limit, game.limit)
        self.put_seat(out, base + self.crown, game.crown, viewer)
        self.put_seat(out, base + self.active, game.active, viewer)
        self.put_seat(out, base + self.thief, game.thief, viewer)
        self.put_seat(out, base + self.witch, game.witch, viewer)
        warrants, threats = game.markers[WARRANTS], game.markers[THREATS]
        self.put_seat(out, base + self.magistrate, warrants.seat, viewer)
        self.put_seat(out, base + self.blackmailer, threats.seat, viewer)
        self.put_seat(out, base + self.protected, game.protected, viewer)
        out[base + self.acting + game.acting] = 1
        out[base + self.called + game.called] = 1
        out[base + self.killed + game.killed] = 1
        out[base + self.robbed + game.robbed] = 1
        out[base + self.bewitched + game.bewitched] = 1
        put_set(out, base + self.warrants, warrants.ranks)
        put_set(out, base + self.threats, threats.ranks)
        put_set(out, base + self.flower_may_be, threats.may_be)
        if viewer == warrants.seat:  # C-INFO-05
            out[base + self.signed + warrants.true] = 1
        if viewer == threats.seat:
            out[base + self.flower + threats.true] = 1
        put_set(out, base + self.first_pack, game.packs[viewer])
        put_set(out, base + self.second_pack, game.packs[self.seats + viewer])
        for number, card in enumerate(game.wagons):
            if card >= 0:
                distance: i64 = owner_of(game.place[card]) - viewer
                if distance < 0:
                    distance += self.seats
                put(out, base + self.wagon_owners + number, FIRST_FACE + distance)
            put(out, base + self.wagon_gold + number, game.wagon_gold[number])

    def write_middle(self, game: Citadels, viewer: i64, out: BytesWriter, base: i64) -> None:
        zones = game.zones
        known = game.known
        title = game.box.title
        bit: i64 = 1 << viewer
        for rank in zones[FACE_UP]:
            out[base + self.face_up + rank] = 1
        self.write_ranks(game, zones[PACK], bit, out, base + self.pack)
        pile = zones[FACE_DOWN]
        at: i64 = base + self.face_down + len(pile)
        for rank in pile:
            at -= 1
            if known[rank] & bit:
                put(out, at, FIRST_FACE + rank)
            else:
                out[at] = BACK
        if zones[SITE]:
            self.write_cards(game, zones[SITE], bit, out, base + self.site)
        if zones[UNDER_MUSEUM]:
            self.write_cards(game, zones[UNDER_MUSEUM], bit, out, base + self.museum)
        pile = zones[DECK]
        at = base + self.deck + len(pile)
        for card in pile:
            at -= 1
            if known[card] & bit:
                put(out, at, FIRST_FACE + title[card])
            else:
                out[at] = BACK

    def write_ranks(self, game: Citadels, pile: list[int], bit: i64, out: BytesWriter, at: i64) -> None:
        """One cell for each rank, then how many backs."""
        known = game.known
        backs: i64 = 0
        for rank in pile:
            if known[rank] & bit:
                out[at + rank] = 1
            else:
                backs += 1
        if backs:
            put(out, at + RANKS, backs)

    def write_cards(self, game: Citadels, pile: list[int], bit: i64, out: BytesWriter, at: i64) -> None:
        """Counts by title, then how many backs."""
        known = game.known
        title = game.box.title
        backs: i64 = 0
        for card in pile:
            if known[card] & bit:
                count(out, at + title[card])
            else:
                backs += 1
        if backs:
            put(out, at + TITLES, backs)

    def write_seat(self, game: Citadels, seat: i64, bit: i64, out: BytesWriter, share: i64) -> None:
        put(out, share + self.gold_at, game.gold[seat])
        zones = game.zones
        first: i64 = SHARED_ZONES + SEAT_ZONES * seat  # the zones of a seat: hand, city, role, drawn, ring
        self.write_cards(game, zones[first], bit, out, share + self.hand_at)
        self.write_cards(game, zones[first + 1], bit, out, share + self.city_at)
        self.write_ranks(game, zones[first + 2], bit, out, share + self.role_at)
        if zones[first + 3]:
            self.write_cards(game, zones[first + 3], bit, out, share + self.drawn_at)
        if zones[first + 4]:
            self.write_cards(game, zones[first + 4], bit, out, share + self.ring_at)

    # The same from a view: the lines follow those above.

    def write_view(self, view: View, out: BytesWriter) -> None:
        facts: dict[str, Any] = view.facts
        zones = view.zones
        base: i64 = len(out)
        me: i64 = view.viewer
        out.write(self.template_for(facts["cast"]))
        if view.question is not None:
            self.put_seat(out, base + self.asked, view.asked, me)
            out[base + self.question + self.question_of[view.question.name]] = 1
        self.write_facts(facts, me, out, base)
        for rank in zones[FACE_UP]:
            out[base + self.face_up + rank] = 1
        self.write_faces(zones[PACK], RANKS, out, base + self.pack)
        self.write_order(zones[FACE_DOWN], out, base + self.face_down)
        self.write_faces(zones[SITE], TITLES, out, base + self.site)
        self.write_faces(zones[UNDER_MUSEUM], TITLES, out, base + self.museum)
        self.write_order(zones[DECK], out, base + self.deck)
        for seat in range(self.seats):
            share = self.share_of(seat, me, base)
            put(out, share + self.gold_at, facts["gold"][seat])
            self.write_faces(zones[hand(seat)], TITLES, out, share + self.hand_at)
            self.write_faces(zones[city(seat)], TITLES, out, share + self.city_at)
            self.write_faces(zones[role(seat)], RANKS, out, share + self.role_at)
            self.write_faces(zones[drawn(seat)], TITLES, out, share + self.drawn_at)
            self.write_faces(zones[ring(seat)], TITLES, out, share + self.ring_at)
        for at, one in enumerate(facts["finished"]):
            put(out, self.share_of(one, me, base) + self.finished_at, at + 1)
        for rank, holder in enumerate(facts["revealed"]):
            if holder >= 0:
                out[self.share_of(holder, me, base) + self.revealed_at + rank] = 1
        for place in facts["beautified"]:
            count(out, self.share_of(seat_of_place(place), me, base) + self.coins_at + title_of_place(place))

    def write_facts(self, facts: dict[str, Any], viewer: i64, out: BytesWriter, base: i64) -> None:
        put(out, base + self.round, facts["round"])
        put(out, base + self.goal, facts["goal"])
        put(out, base + self.tax, facts["tax"])
        put(out, base + self.gathered, int(facts["gathered"]))
        put(out, base + self.built, facts["built"])
        put(out, base + self.limit, facts["limit"])
        self.put_seat(out, base + self.crown, facts["crown"], viewer)
        self.put_seat(out, base + self.active, facts["active"], viewer)
        self.put_seat(out, base + self.thief, facts["thief"], viewer)
        self.put_seat(out, base + self.witch, facts["witch"], viewer)
        self.put_seat(out, base + self.magistrate, facts["magistrate"], viewer)
        self.put_seat(out, base + self.blackmailer, facts["blackmailer"], viewer)
        self.put_seat(out, base + self.protected, facts["protected"], viewer)
        self.put_ranks(out, base + self.acting, [facts["acting"]])
        self.put_ranks(out, base + self.called, [facts["called"]])
        self.put_ranks(out, base + self.killed, [facts["killed"]])
        self.put_ranks(out, base + self.robbed, [facts["robbed"]])
        self.put_ranks(out, base + self.bewitched, [facts["bewitched"]])
        self.put_ranks(out, base + self.warrants, facts["warrants"])
        self.put_ranks(out, base + self.threats, facts["threats"])
        self.put_ranks(out, base + self.flower_may_be, facts["flower_may_be_on"])
        if viewer == facts["magistrate"]:
            self.put_ranks(out, base + self.signed, [facts["signed_warrant"]])
        if viewer == facts["blackmailer"]:
            self.put_ranks(out, base + self.flower, [facts["flowered_threat"]])
        self.put_ranks(out, base + self.first_pack, facts["chosen_from"][0])
        self.put_ranks(out, base + self.second_pack, facts["chosen_from"][1])
        for number, owner in enumerate(facts["wagon_owners"]):
            if owner >= 0:
                put(out, base + self.wagon_owners + number, FIRST_FACE + (owner - viewer) % self.seats)
            put(out, base + self.wagon_gold + number, facts["wagon_gold"][number])

    def put_ranks(self, out: BytesWriter, at: i64, ranks: list[int]) -> None:
        for rank in ranks:
            out[at + rank] = 1

    def write_faces(self, faces: list[int], backs: i64, out: BytesWriter, at: i64) -> None:
        """Counts by face, then how many backs."""
        for face in faces:
            count(out, at + (backs if face == UNKNOWN else face))

    def write_order(self, faces: list[int], out: BytesWriter, at: i64) -> None:
        """From the top, which is the last of the faces."""
        for face in reversed(faces):
            put(out, at, BACK if face == UNKNOWN else FIRST_FACE + face)
            at += 1


assert FIRST_DISTRICT == RANKS
assert (hand(1), city(1), role(1), drawn(1), ring(1)) == tuple(range(hand(1), hand(1) + SEAT_ZONES))
