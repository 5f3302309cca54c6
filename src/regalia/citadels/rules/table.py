"""What lies on the table, and the verbs every rule uses: gain, pay, take, draw, discard, count."""

from typing import Final

from regalia.citadels.rules import knowledge
from regalia.citadels.rules.layout import (
    A_PLACE,
    A_SEAT,
    A_TITLE,
    ACROBAT,
    CITIES,
    DECK,
    FIRST_DISTRICT,
    MONUMENT,
    PACK,
    SEAT_ZONES,
    THE_CIRCUS_TENT,
    UNDER_MUSEUM,
    city,
    drawn,
    hand,
    is_beautified_place,
    owner_of,
    place_of,
    ring,
    role,
    seat_of_place,
    title_of_place,
)
from regalia.citadels.rules.markers import Markers
from regalia.citadels.rules.printed import UNBUILDABLE, Box, Offer
from regalia.citadels.rules.scoring import standings
from regalia.kernel.cards import NOBODY
from regalia.kernel.chance import Chance
from regalia.kernel.game import Game
from regalia.kernel.native import i64
from regalia.kernel.options import NOTHING, Amounts, Decision, Option, Verb
from regalia.kernel.reasons import Reason

NO_CARD: Final = -1


class Citadels(Game):
    """All that changes during a game of Citadels. Sets of seats, ranks and titles are bit masks."""

    box: Box
    gold: list[int]
    crown: int
    round: int
    goal: int  # districts that complete a city: the box's, or one less with the Bell Tower
    skyline: list[int]  # by seat: the titles in its city
    finished: list[int]  # seats whose city is complete, in that order
    complete: int  # the same seats as a set
    beautified: list[int]  # cards with an Artist's coin on them
    tax: int  # gold on the Tax Collector's reminder card
    # this round
    chose_first: int  # the crown may have moved since (C-CALL-08)
    packs: list[int]  # by lap and seat: the characters this seat chose from
    called: int  # the last rank called
    call_open: bool  # whether it may still be answered: Rasputin is asked first
    holder: list[int]  # by rank: the seat that turned this character up
    hit: int  # ranks that were named or marked, whatever became of it
    killed: int
    robbed: int
    thief: int
    bewitched: int
    witch: int
    witch_played: bool  # an action card before her turn was put on hold
    witch_bonus: int  # what that card added to her building limit
    markers: list[Markers]  # by rank: those its character laid on others
    protected: int  # the seat the Bishop protects
    acrobat: bool  # the Acrobat took the crown: no heir gets it (R-D4.4)
    late_crown: int  # the seat whose rank 4 character moves the crown at the end of the round
    # this turn
    active: int
    acting: int  # the rank the active seat plays: its own, or the bewitched one
    gathered: bool
    used: int  # slots of offers taken
    limit: int  # building limit
    built: int  # districts that counted towards it
    any_built: bool
    warrant_met: bool  # the first district a warrant could take was paid for
    building_costs: int
    played_action: bool
    unhindered: bool  # Rasputin lies before the active player
    # action cards on the table
    wagons: list[int]  # by place on the table: the card there, NO_CARD where one was cashed in
    wagon_gold: list[int]

    # Interpreted, slots are faster than the dictionary that so many attributes would need; compiled, they are ignored.
    __slots__ = (
        "acrobat", "acting", "active", "any_built", "beautified", "bewitched", "box", "building_costs", "built",
        "call_open", "called", "chose_first", "complete", "crown", "finished", "gathered", "goal", "gold", "hit",
        "holder", "killed", "late_crown", "limit", "markers", "packs", "played_action", "protected", "robbed", "round",
        "skyline", "tax", "thief", "unhindered", "used", "wagon_gold", "wagons", "warrant_met", "witch", "witch_bonus",
        "witch_played",
    )  # fmt: skip

    # -- verbs: gold -------------------------------------------------------------------------------------------------

    def gain(self, seat: int, gold: int, rule: str) -> None:
        """From the bank, which never runs dry (C-INFO-03)."""
        self.gold[seat] = self.gold[seat] + gold
        if self.journal is not None:
            self.tell("gains_gold", rule, (seat, gold))

    def pay(self, seat: int, gold: int, rule: str) -> None:
        """To the bank (C-TURN-21)."""
        self.gold[seat] = self.gold[seat] - gold
        if self.journal is not None:
            self.tell("pays", rule, (seat, gold))

    def take_gold(self, seat: int, victim: int, gold: int, rule: str) -> None:
        self.gold[victim] = self.gold[victim] - gold
        self.gold[seat] = self.gold[seat] + gold
        if self.journal is not None:
            self.tell("takes_gold", rule, (seat, victim, gold))

    # -- verbs: cards ------------------------------------------------------------------------------------------------

    def gain_cards(self, seat: int, number: int, rule: str) -> None:
        """From the deck into the hand (C-TURN-19); a short deck gives what it has (R-03)."""
        target = hand(seat)
        deck = self.zones[DECK]
        if number > len(deck):
            number = len(deck)
            rule = "R-03"
        self.draw_several(DECK, target, number)
        if self.journal is not None:
            faces = tuple([self.face(card) for card in self.zones[target][len(self.zones[target]) - number :]])
            self.tell("gains_cards", rule, (seat, number), faces, 1 << seat)

    def discard(self, card: int, source: int) -> None:
        """Face down to the bottom of the deck (C-TURN-17)."""
        self.move(card, source, DECK, True)

    def find(self, zone: int, title: int) -> int:
        """A card of this title in a zone, or NO_CARD."""
        titles = self.box.title
        for card in self.zones[zone]:
            if titles[card] == title:
                return card
        return NO_CARD

    def pick(self, zone: int, title: int, skip: tuple[int, ...]) -> int:
        """A card of this title in a zone that is not among ``skip``."""
        titles = self.box.title
        for card in self.zones[zone]:
            if titles[card] == title and card not in skip:
                return card
        return NO_CARD

    def list_titles(self, zone: int, verb: Verb, options: list[Option], skip: tuple[int, ...] = ()) -> None:
        """One option per title in the zone: two Taverns are one choice."""
        listed: i64 = 0
        bits = self.box.bit
        titles = self.box.title
        choices = verb.made or verb.options
        card: i64
        for card in self.zones[zone]:
            bit = bits[card]
            if not listed & bit and (not skip or card not in skip):
                listed |= bit
                options.append(choices[titles[card]])

    def list_seen(self, zone: int, verb: Verb, options: list[Option]) -> None:
        """The same of a hand somebody else looks into, by title: the order its cards came in is nobody else's (C-INFO-02)."""
        self.list_titles(zone, verb, options)
        options.sort(key=subject_of)

    # -- cities ------------------------------------------------------------------------------------------------------

    def has(self, seat: int, title: int) -> bool:
        """Whether a district of this title stands in the seat's city."""
        return self.skyline[seat] >> title & 1 == 1

    def owner(self, title: int) -> int:
        """Whose city holds this title; NOBODY if none does. For uniques: there is one copy."""
        for seat in range(self.seats):
            if self.skyline[seat] >> title & 1:
                return seat
        return NOBODY

    def count(self, seat: int, kind: int) -> int:
        number = 0
        kinds = self.box.kind
        for card in self.zones[city(seat)]:
            if kinds[card] == kind:
                number += 1
        return number

    def cost(self, card: int) -> int:
        """Its building cost, for good one higher if beautified (C-ARTIST-02)."""
        return self.box.cost[card] + (1 if self.beautified and card in self.beautified else 0)

    def size(self, seat: int) -> int:
        """Districts towards completing the city (D-MONUMENT-02, A-CIRCUSTENT-02)."""
        number = len(self.zones[CITIES + SEAT_ZONES * seat]) + (self.skyline[seat] >> MONUMENT & 1)
        if self.box.titles & THE_CIRCUS_TENT:
            number += knowledge.tents(self, seat)
        return number

    def is_complete(self, seat: int) -> bool:
        return self.complete >> seat & 1 == 1

    def check_complete(self, seat: int) -> None:
        """Complete at the moment it holds the required number, however it got there; reached is reached (decision 2)."""
        if self.size(seat) >= self.goal and self.complete >> seat & 1 == 0:
            self.complete |= 1 << seat
            self.finished.append(seat)
            if self.journal is not None:
                self.tell("completes_city", "D-COMPLETE-09", (seat, len(self.finished)))

    def enter(self, card: int, source: int, seat: int) -> None:
        """A district comes into a city from another city or the site."""
        self.move(card, source, CITIES + SEAT_ZONES * seat)
        self.skyline[seat] = self.skyline[seat] | 1 << self.box.title[card]
        self.check_complete(seat)

    def leave(self, card: int, seat: int) -> None:
        """A district is about to leave a city."""
        title = self.box.title[card]
        for other in self.zones[city(seat)]:
            if other != card and self.box.title[other] == title:
                return  # one of the same name stays
        self.skyline[seat] = self.skyline[seat] & ~(1 << title)

    def list_places(self, seat: int, verb: Verb, options: list[Option], skip: list[int]) -> None:
        """One option per district of a city that can be told from the others."""
        cards = self.zones[city(seat)]
        self.list_districts(seat, [card for card in cards if card not in skip] if skip else cards, verb, options)

    def list_districts(self, seat: int, cards: list[int], verb: Verb, options: list[Option]) -> None:
        """The same for some districts of a city."""
        listed = 0
        listed_with_coin = 0
        titles = self.box.title
        choices = verb.options
        for card in cards:
            title = titles[card]
            if self.beautified and card in self.beautified:
                if listed_with_coin >> title & 1 == 0:
                    listed_with_coin |= 1 << title
                    options.append(choices[place_of(seat, title, True)])
            elif listed >> title & 1 == 0:
                listed |= 1 << title
                options.append(choices[place_of(seat, title, False)])

    def place_number(self, seat: int, card: int) -> int:
        return place_of(seat, self.box.title[card], card in self.beautified)

    def place_number_anywhere(self, card: int) -> int:
        return self.place_number(owner_of(self.place[card]), card)

    def card_at(self, place: int) -> int:
        """The district a place number names."""
        title = title_of_place(place)
        coin = is_beautified_place(place)
        for card in self.zones[city(seat_of_place(place))]:
            if self.box.title[card] == title and (card in self.beautified) == coin:
                return card
        return NO_CARD

    # -- characters --------------------------------------------------------------------------------------------------

    def find_role(self, rank: int) -> int:
        """The seat that holds this character, face down or up. For the rules only: views go through ``known``."""
        return owner_of(self.place[rank])

    # -- law ---------------------------------------------------------------------------------------------------------

    def face(self, card: int) -> int:
        """Characters show their rank, others their title: identical cards look identical, whatever their numbers."""
        return card if card < FIRST_DISTRICT else self.box.title[card]

    def seen(self, zone: int, viewer: int) -> list[int]:
        if not self.zones[zone]:
            return []
        faces = Game.seen(self, zone, viewer)
        if zone == PACK:
            faces.sort()  # kept in the order of ranks, which would tell who knows one card something about the other
        return faces

    def copy(self) -> "Citadels":
        twin = Citadels()
        self.copy_shared(twin)
        twin.box = self.box
        twin.gold = self.gold[:]
        twin.crown = self.crown
        twin.round = self.round
        twin.goal = self.goal
        twin.skyline = self.skyline[:]
        twin.finished = self.finished[:]
        twin.complete = self.complete
        twin.beautified = self.beautified[:]
        twin.tax = self.tax
        twin.chose_first = self.chose_first
        twin.packs = self.packs[:]
        twin.called = self.called
        twin.call_open = self.call_open
        twin.holder = self.holder[:]
        twin.hit = self.hit
        twin.killed = self.killed
        twin.robbed = self.robbed
        twin.thief = self.thief
        twin.bewitched = self.bewitched
        twin.witch = self.witch
        twin.witch_played = self.witch_played
        twin.witch_bonus = self.witch_bonus
        twin.markers = self.markers[:]
        twin.protected = self.protected
        twin.acrobat = self.acrobat
        twin.late_crown = self.late_crown
        twin.active = self.active
        twin.acting = self.acting
        twin.gathered = self.gathered
        twin.used = self.used
        twin.limit = self.limit
        twin.built = self.built
        twin.any_built = self.any_built
        twin.warrant_met = self.warrant_met
        twin.building_costs = self.building_costs
        twin.played_action = self.played_action
        twin.unhindered = self.unhindered
        twin.wagons = self.wagons[:]
        twin.wagon_gold = self.wagon_gold[:]
        return twin

    def worth_of(self, option: Option) -> Amounts:
        """What the district costs that an option is about, coins on it included; how many cards a player has (C-INFO-01)."""
        about = option.verb.about
        if about == A_PLACE:
            return {"cost": self.box.districts[title_of_place(option.subject)].cost + int(is_beautified_place(option.subject))}
        if about == A_TITLE and option.subject < ACROBAT:
            cost = self.box.districts[option.subject].cost
            return NOTHING if cost == UNBUILDABLE else {"cost": cost}
        if about == A_SEAT:
            return {"hand": len(self.zones[hand(option.subject)])}
        return NOTHING

    def facts(self, viewer: int) -> dict[str, object]:
        return knowledge.facts(self, viewer)

    def settled_for(self, viewer: int) -> Game:
        return knowledge.before_last_choice(self, viewer)

    def indistinguishable(self, viewer: int) -> list[list[int]]:
        return knowledge.indistinguishable(self, viewer)

    def renamed(self, cards: list[int], dealt: list[int]) -> None:
        if cards and cards[0] < FIRST_DISTRICT:
            knowledge.rename_packs(self, cards, dealt)

    def deal_secrets(self, viewer: int, chance: Chance) -> None:
        knowledge.deal_secrets(self, viewer, chance)

    def waiting(self, seat: int, decision: Decision) -> Reason:
        if decision.seat == self.active:
            return Reason("not_your_turn", "C-CALL-01", (self.active,))
        return super().waiting(seat, decision)

    def asked_otherwise(self, wish: Option, decision: Decision) -> Reason:
        of_a_turn = isinstance(wish.verb, Offer) or wish.verb.name == "end_turn"
        if of_a_turn and decision.seat != self.active:
            return Reason("only_in_turn", "C-TURN-01")
        return super().asked_otherwise(wish, decision)

    def ended_by(self) -> str:
        return "C-END-03"

    def standings(self) -> dict[str, object]:
        return standings(self)

    def derived(self) -> tuple[str, ...]:
        return ("box",)

    def zone_names(self) -> list[str]:
        return ZONE_NAMES[: len(self.zones)]


def subject_of(option: Option) -> int:
    return option.subject


def _zone_names() -> list[str]:
    names = ["deck", "face_up", "face_down", "pack", "site", "under_museum"]
    for seat in range(8):
        names += [f"hand_{seat}", f"city_{seat}", f"role_{seat}", f"drawn_{seat}", f"ring_{seat}"]
    return names


ZONE_NAMES: Final = _zone_names()
assert ZONE_NAMES[UNDER_MUSEUM] == "under_museum" and ZONE_NAMES[ring(7)] == "ring_7"
assert ZONE_NAMES[role(2)] == "role_2" and ZONE_NAMES[drawn(1)] == "drawn_1" and ZONE_NAMES[city(0)] == "city_0"
